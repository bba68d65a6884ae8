/**
 * The top of the page, told at several lengths: the page takes the longest that has room. The person's words are shortened only
 * at the ends of sentences.
 */
import { weightIn } from '../../matching/posting-weight.ts';
import type { Line } from '../../typesetting/page.ts';
import emptyPhrases from '../../vocabulary/word-lists/empty-phrases.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import { WEIGHT_OF_AIM } from '../../writing/letter/aim.ts';
import { capitalised } from '../../writing/letter/templates.ts';
import { sentencesOf } from '../../writing/sentences.ts';
import type { PageContext } from '../context.ts';
import { experienceSentence, isSaidIn, papersSentence, resultsSentence } from './qualifications.ts';
import { PRONOUN, PRONOUN_ABROAD } from './results.ts';

/** What anybody could say of himself says nothing to whoever reads. */
const EMPTY = anyOf(emptyPhrases.empty.join('; '));
/** What somebody seeks does where it is this job. */
const AIM = anyOf(emptyPhrases.aims.join('; '));
/** One that fits less speaks for another job. */
const SPEAKS_FOR_THIS_JOB = 0.45;
/** What a sentence says of the posting; one that says less could stand on any page. */
const LEAST_WEIGHT = 1.3;
/** "8 years exp. (CSR → TL)" */
const SHORTHAND = /→|\s\+\s|\p{Ll}{2}\.(?=\s[\p{Ll}(])/u;
/** "Designer who codes." is a label, no summary. */
const MIN_WORDS = 6;

/** "22 yrs in the trade", "Driver since 2004": how long is said already. */
const TELLS_TIME = /\b(?:years?|yrs?|since|jahren?|seit|ans|depuis|años|desde)\b/iu;

/** About three lines; shorter where the page has less room. */
const LENGTHS = [330, 250, 175, 125];
const ROOM_FOR_RESULTS = 200;
const ROOM_FOR_PAPERS = 90;
/** What the person says that is clearly of this job comes before results, as far as there is room for both. */
const ROOM_FOR_OWN = 210;

interface OwnSentence extends Line {
  /** What it says of the posting. */
  weight: number;
}

/**
 * What the page may begin with, best first; only one of them is printed. Who applies and for how long, the best results and the
 * papers that are asked for; and as much of what he says of himself as there is room for.
 */
export function summaryAlternatives(context: PageContext): Line[] {
  const own = ownSentences(context);
  const isWhole = ({ text }: Line): boolean => wordsOf(text).length >= MIN_WORDS;
  const time = own.find((one) => TELLS_TIME.test(one.text) && isWhole(one)) ?? null;
  const experience = time === null && context.hasOpening ? experienceSentence(context) : null;
  const said = own.filter((one) => experience === null || !isSaidBy(experience, one));
  const [heaviest] = said.filter((one) => isWhole(one) && speaks(context, one)).toSorted(byWeight);
  const first = time ?? experience ?? heaviest ?? null;
  if (first === null) return context.hasOpening ? openedByPapers(context) : [];
  const lines = LENGTHS.filter((room) => room >= first.text.length).map((room) => within(context, first, said, room));
  return lines.filter((line, at) => lines.findIndex(({ text }) => text === line.text) === at);
}

const byWeight = (a: OwnSentence, b: OwnSentence): number => b.weight - a.weight;

/** `first` whatever there is room for; then results and papers, and what else the person says, in his own order. */
function within(context: PageContext, first: Line, own: readonly OwnSentence[], room: number): Line {
  let left = room - first.text.length;
  const take = (line: Line | null): Line[] => {
    if (line === null || line.text.length + 1 > left) return [];
    left -= line.text.length + 1;
    return [line];
  };
  const fitting = own.filter((one) => speaks(context, one)).toSorted(byWeight);
  const told = new Set<Line>([first]);
  for (const one of fitting.filter((other) => other !== first))
    if (one.weight >= WEIGHT_OF_AIM && room - left + one.text.length < ROOM_FOR_OWN)
      for (const line of take(one)) told.add(line);
  const resultsIn = (most: number): Line | null => (context.hasOpening ? resultsSentence(context, most) : null);
  const results = take(resultsIn(Math.min(ROOM_FOR_RESULTS, left - ROOM_FOR_PAPERS)));
  const papers = context.hasOpening ? papersSentence(context, left) : null;
  const held = papers === null || isSaidIn(first.text, papers.text) ? [] : take(papers);
  const others = own.filter((one) => !fitting.includes(one));
  for (const one of [...fitting, ...others]) if (!told.has(one)) for (const line of take(one)) told.add(line);
  const opening = own.some((one) => one === first) ? [] : [first];
  return together([...opening, ...own.filter((one) => told.has(one)), ...results, ...held]);
}

const speaks = ({ fit }: PageContext, { weight }: OwnSentence): boolean => !fit.canTell || weight >= LEAST_WEIGHT;

/** Who says nothing of himself, and has no calling that we could name, has a degree that is asked for. */
function openedByPapers(context: PageContext): Line[] {
  const results = resultsSentence(context, LENGTHS[0]! - ROOM_FOR_PAPERS);
  const papers = papersSentence(context, LENGTHS[0]! - (results?.text.length ?? 0));
  const hasDegree = context.profile.education.some(({ id }) => papers?.ids.includes(id));
  return results === null || papers === null || !hasDegree ? [] : [together([papers, results])];
}

/** "Nurse with 12 years of experience. Nurse with heart and mind." */
function isSaidBy(experience: Line, own: Line): boolean {
  const opensAlike = own.text.startsWith(/^[\p{L}-]+/u.exec(experience.text)?.[0] ?? '-');
  return opensAlike || isSaidIn(experience.text, own.text) || isSaidIn(own.text, experience.text);
}

function together(lines: readonly Line[]): Line {
  return { text: joined(lines.map(({ text }) => text)), ids: [...new Set(lines.flatMap(({ ids }) => ids))] };
}

/** What the person says of himself, where it speaks for this job. */
function ownSentences(context: PageContext): OwnSentence[] {
  const { profile, posting, fit } = context;
  const fact = profile.basics.summary;
  if (fact === null || (fit.canTell && fit.of(fact.id) < SPEAKS_FOR_THIS_JOB)) return [];
  const weigh = weightIn(posting);
  const own = inPageVoice(sentencesOf(fact.text))
    .map((text) => ({ text, ids: [fact.id], weight: weigh(text) }))
    .filter(
      ({ text, weight }) =>
        !SHORTHAND.test(text) && ((!EMPTY.test(fold(text)) && !AIM.test(fold(text))) || weight >= WEIGHT_OF_AIM),
    );
  return own.some((one) => speaks(context, one)) ? own : [];
}

const IN_FIRST_PERSON = [PRONOUN, PRONOUN_ABROAD, /(?<!\p{L})(?:am|was|have)(?!\p{L})/u];

/** "I am calm in a crisis" as a page says it; as the person says it where he cannot be left out of every sentence. */
function inPageVoice(sentences: readonly string[]): readonly string[] {
  const said = sentences.map((sentence) =>
    capitalised(sentence.replace(/^I (?:am (?:an? )?|have (?=\p{L}+(?:ed|en) |led ))/u, '')),
  );
  return said.some((sentence) => IN_FIRST_PERSON.some((sign) => sign.test(sentence))) ? sentences : said;
}

/** Whatever it says, for whoever wants it on the page all the same. */
export function summaryByHand({ profile, posting, added }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || !added.has(fact.id)) return [];
  const weigh = weightIn(posting);
  const texts = LENGTHS.map((length) => withinLength(sentencesOf(fact.text), weigh, length));
  return [...new Set([...texts, fact.text])].filter((text) => text !== '').map((text) => ({ text, ids: [fact.id] }));
}

/** Chinese and Japanese leave no space between sentences. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (/[。！？]$/.test(text) ? text + next : `${text} ${next}`), '').trimStart();
}

/** The sentences that fit the job best, as many as there is room for, in the order in which the person wrote them. */
function withinLength(sentences: readonly string[], weigh: (sentence: string) => number, length: number): string {
  const kept = new Set<string>();
  let used = 0;
  for (const sentence of sentences.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (used + sentence.length > length) continue;
    kept.add(sentence);
    used += sentence.length + 1;
  }
  return joined(sentences.filter((sentence) => kept.has(sentence)));
}
