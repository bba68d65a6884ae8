/**
 * The top of the page, told at several lengths: the page takes the longest that has room. What the person is and for how long,
 * or his own summary where it speaks for this job; where he says nothing of himself, what came of his work and the papers that are
 * asked for. The person's words are shortened only at the ends of sentences.
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
const ROOM = 330;
const ROOM_FOR_PAPERS = 50;

/** What the page may begin with, best first; only one of them is printed. Who speaks for himself needs no words of ours. */
export function summaryAlternatives(context: PageContext): Line[] {
  const experience = context.hasOpening ? experienceSentence(context) : null;
  const owns = ownAlternatives(context);
  if (owns.some(({ text }) => TELLS_TIME.test(text))) return owns;
  const told = owns.filter((own) => !isSaidBy(experience, own));
  if (told.length > 0) return told.map((own) => together([experience, own].filter((line) => line !== null)));
  if (!context.hasOpening) return [];
  const results = resultsSentence(context, ROOM - (experience?.text.length ?? 0) - ROOM_FOR_PAPERS);
  const room = ROOM - [experience, results].reduce((sum, line) => sum + (line?.text.length ?? 0), 0);
  const papers = papersSentence(context, room);
  if (experience !== null) {
    const isSaid = papers !== null && isSaidIn(experience.text, papers.text);
    return [together([experience, results, isSaid ? null : papers].filter((line) => line !== null))];
  }
  const hasDegree = context.profile.education.some(({ id }) => papers?.ids.includes(id));
  return results === null || papers === null || !hasDegree ? [] : [together([papers, results])];
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

/** What the person says of himself, where it speaks for this job: whole where there is room, else what says most of it. */
function ownAlternatives({ profile, posting, fit }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || (fit.canTell && fit.of(fact.id) < SPEAKS_FOR_THIS_JOB)) return [];
  const weigh = weightIn(posting);
  const sentences = inPageVoice(sentencesOf(fact.text)).filter(
    (sentence) =>
      !SHORTHAND.test(sentence) &&
      !EMPTY.test(fold(sentence)) &&
      (!AIM.test(fold(sentence)) || weigh(sentence) >= WEIGHT_OF_AIM),
  );
  const speaking = sentences.filter((sentence) => !fit.canTell || weigh(sentence) >= LEAST_WEIGHT);
  if (speaking.length === 0) return [];
  const whole = withinLength(sentences, weigh, ROOM);
  const alternatives = [...new Set([whole, ...shorterOf(speaking, weigh)])];
  const time = sentences.find((sentence) => TELLS_TIME.test(sentence));
  const told = alternatives.filter(
    (text) => wordsOf(text).length >= MIN_WORDS && (time === undefined || TELLS_TIME.test(text)),
  );
  return (told.length === 0 && time !== undefined ? [time] : told).map((text) => ({ text, ids: [fact.id] }));
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
  const texts = [...new Set(shorterOf(sentencesOf(fact.text), weightIn(posting))), fact.text];
  return texts.filter((text) => text !== '').map((text) => ({ text, ids: [fact.id] }));
}

function shorterOf(sentences: readonly string[], weigh: Weigh): string[] {
  return LENGTHS.map((length) => withinLength(sentences, weigh, length));
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
