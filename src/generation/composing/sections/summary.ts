/**
 * The top of the page, told at several lengths: the page takes the longest that has room. What the person is and for how long,
 * or his own summary where it speaks for this job, what came of his work, and the papers that are asked for. The person's words are
 * shortened only at the ends of sentences, and those with a pronoun for the person are left out.
 */
import type { Fact } from '../../../base/profile.ts';
import { weightIn } from '../../matching/posting-weight.ts';
import type { Posting } from '../../reading/posting.ts';
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

const LENGTHS = [310, 250, 210, 175, 150, 125, 100];
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

/** About three lines. */
const ROOM = 310;
const ROOM_FOR_PAPERS = 50;
/** What came of somebody's work stands below, too: here only where he says little of himself. */
const SHORT_SUMMARY = 110;

/** What the page may begin with, best first; only one of them is printed. */
export function summaryAlternatives(context: PageContext): Line[] {
  const experience = context.hasOpening ? experienceSentence(context) : null;
  const owns = ownAlternatives(context);
  const tellsTime = owns.some(({ text }) => TELLS_TIME.test(text));
  const beginnings = [...owns.filter((own) => tellsTime || !isSaidBy(experience, own)), ...(tellsTime ? [] : [null])]
    .map((own) => [tellsTime ? null : experience, own].filter((line) => line !== null))
    .filter((lines) => lines.length > 0)
    .map(together);
  const restOf = (said: string): { results: Line | null; papers: Line | null } => {
    if (!context.hasOpening) return { results: null, papers: null };
    const room = ROOM - said.length;
    const results = said.length > SHORT_SUMMARY ? null : resultsSentence(context, room - ROOM_FOR_PAPERS);
    const papers = papersSentence(context, room - (results?.text.length ?? 0));
    return { results, papers: papers !== null && isSaidIn(said, papers.text) ? null : papers };
  };
  if (beginnings.length === 0) {
    const { results, papers } = restOf('');
    const hasDegree = context.profile.education.some(({ id }) => papers?.ids.includes(id));
    return results === null || papers === null || !hasDegree ? [] : [together([papers, results])];
  }
  return beginnings.map((beginning) => {
    const { results, papers } = restOf(beginning.text);
    return together([beginning, results, papers].filter((line) => line !== null));
  });
}

/** "Nurse with 12 years of experience. Nurse with heart and mind." */
function isSaidBy(experience: Line | null, own: Line): boolean {
  if (experience === null) return false;
  const opensAlike = own.text.startsWith(/^[\p{L}-]+/u.exec(experience.text)?.[0] ?? '-');
  return opensAlike || isSaidIn(experience.text, own.text) || isSaidIn(own.text, experience.text);
}

function together(lines: readonly Line[]): Line {
  return { text: joined(lines.map(({ text }) => text)), ids: lines.flatMap(({ ids }) => ids) };
}

/** What the person says of himself, where it speaks for this job. */
function ownAlternatives({ profile, posting, fit }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || (fit.canTell && fit.of(fact.id) < SPEAKS_FOR_THIS_JOB)) return [];
  const weigh = weightIn(posting);
  const sentences = sentencesOf(fact.text)
    .map(withoutSubject)
    .filter(
      (sentence) =>
        ![PRONOUN, PRONOUN_ABROAD, SHORTHAND].some((pattern) => pattern.test(sentence)) &&
        !EMPTY.test(fold(sentence)) &&
        (!AIM.test(fold(sentence)) || weigh(sentence) >= WEIGHT_OF_AIM) &&
        (!fit.canTell || weigh(sentence) >= LEAST_WEIGHT),
    );
  const time = sentences.find((sentence) => TELLS_TIME.test(sentence));
  const whole = alternativesOf(fact, sentences, posting).filter(
    ({ text }) => wordsOf(text).length >= MIN_WORDS && (time === undefined || TELLS_TIME.test(text)),
  );
  return whole.length === 0 && time !== undefined ? [{ text: time, ids: [fact.id] }] : whole;
}

/** "I am calm in a crisis" as a page says it; as it is where he speaks of himself a second time. */
function withoutSubject(sentence: string): string {
  const said = capitalised(
    sentence.replace(
      /^I (?!like|love|enjoy|believe|want|think|feel|hope|know)(?:am (?:an? )?|have (?=\p{L}+(?:ed|en) ))?/u,
      '',
    ),
  );
  return PRONOUN.test(said) || /(?<!\p{L})(?:am|was|have)(?!\p{L})/u.test(said) ? sentence : said;
}

/** Whatever it says, for whoever wants it on the page all the same. */
export function summaryByHand({ profile, posting, added }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || !added.has(fact.id)) return [];
  return [...alternativesOf(fact, sentencesOf(fact.text), posting), { text: fact.text, ids: [fact.id] }].filter(
    ({ text }) => text !== '',
  );
}

function alternativesOf(fact: Fact, sentences: readonly string[], posting: Posting): Line[] {
  const texts = LENGTHS.map((length) => withinLength(sentences, weightIn(posting), length));
  return [...new Set(texts)].map((text) => ({ text, ids: [fact.id] }));
}

/** Chinese and Japanese leave no space between sentences. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (/[。！？]$/.test(text) ? text + next : `${text} ${next}`), '').trimStart();
}

type Weigh = (sentence: string) => number;

/** The sentences that fit the job best, as many as there is room for, in the order in which the person wrote them. */
function withinLength(sentences: readonly string[], weigh: Weigh, length: number): string {
  const kept = new Set<string>();
  let used = 0;
  for (const sentence of sentences.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (used + sentence.length > length) continue;
    kept.add(sentence);
    used += sentence.length + 1;
  }
  return joined(sentences.filter((sentence) => kept.has(sentence)));
}
