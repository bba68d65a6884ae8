/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a salary that the
 * posting asks for. It is the applicant's own voice: cleaned of typing errors, only of what serves the employer, and
 * never a claim of a career that the profile does not bear out.
 */
import { cleanText } from '../../../typesetting/clean.ts';
import { fold } from '../../../vocabulary/words.ts';
import { capitalised } from '../templates.ts';
import { answersIn } from './answers.ts';
import { isUnsupported } from './claims.ts';
import { clausesForEmployer, type Silence, type ToldClause } from './clauses.ts';
import { calmed, inItsCase } from './letter-case.ts';
import { isOfTheirHouse, isRelated } from './related.ts';
import { spelled } from './spelling.ts';
import { type ContextWords, contextWordsFor, isOfAnotherLanguage } from './words.ts';

const MAX_READ_CHARACTERS = 20_000;
const MAX_SENTENCES = 7;
const MAX_WORDS = 90;
const MAX_SENTENCE_WORDS = 35;
/** "I am moving" says neither where nor when. */
const MIN_WORDS_OF_MOVE = 4;

export interface ContextSources {
  lang: string;
  /** The text of the profile, which what is said of a career must be found in. */
  profile: string;
  posting: string;
  /** Names as they are written elsewhere: in the profile, the posting, the company's page, the request. */
  names: string;
}

export interface ContextSentence {
  text: string;
  /** Whether it names somebody who sent the applicant, or what ties him to the employer: that opens a letter best. */
  isReferral: boolean;
  /** Whether it answers what the posting asks applicants to write of. */
  isAnswer: boolean;
}

/** Why a sentence of the context is not told. */
export type WhyNotTold = Silence | 'language' | 'unfinished' | 'unsupported' | 'long';

/** A sentence of the context in the applicant's own words, and what the letter makes of it. */
export interface ContextNote {
  text: string;
  told: string[];
  /** Null where it is told. */
  why: WhyNotTold | null;
}

export interface ContextReading {
  sentences: ContextSentence[];
  notes: ContextNote[];
}

export function readContext(context: string | null, sources: ContextSources): ContextReading {
  if (context === null) return { sentences: [], notes: [] };
  const words = contextWordsFor(sources.lang);
  const written = cutIntoSentences(cleanText(context, MAX_READ_CHARACTERS), words).filter((one) => /\p{L}/u.test(one));
  const isForeign = (sentence: string): boolean => isOfAnotherLanguage(sentence, sources.lang);
  const own = written.filter((sentence) => !isForeign(sentence));
  const spelt = own.map((sentence) => spelled(calmed(sentence), words));
  const answers = answersIn(spelt, sources.posting, words);
  const made = clausesForEmployer(spelt, words, sources.posting).map(
    ({ clauses, silence }, at): Omit<ContextNote, 'text'> => {
      const answer = answers.get(at);
      if (answer !== undefined && silence !== 'asked' && !isUnsupported(answer, sources.profile, true))
        return { told: [inItsCase(answer, words, sources.names)], why: null };
      const agreed = agreedIn(spelt[at]!, words);
      if (agreed !== null && !isUnsupported(agreed, sources.profile))
        return { told: [`${capitalised(inItsCase(tidied(agreed), words, sources.names))}.`], why: null };
      const whole = clauses.flatMap((clause) => asSentence(clause, words, sources.names));
      const said = upToDash(rightly(spelt[at]!.replace(/[.!]+$/, ''), words));
      // What is told in part is told whole where it is one sentence.
      const isWhole = silence === 'unrelated' || (silence === null && !said.includes(', '));
      const isTheirs = silence !== 'asked' && isOfTheirHouse(said, sources.posting, words);
      const isTie = silence === null && whole.length === 0 && words.kinds.tie.test(said) && isPlain(said, words);
      const isMeant = isTheirs || isTie || (isWhole && isRelated(said, sources.posting, words));
      if (isMeant && !isUnsupported(said, sources.profile))
        return { told: [`${capitalised(inItsCase(tidied(said), words, sources.names))}.`], why: null };
      const borne = whole.filter((sentence) => !isUnsupported(sentence, sources.profile));
      return {
        told: borne,
        why: silence ?? (whole.length === 0 ? 'unfinished' : borne.length === 0 ? 'unsupported' : null),
      };
    },
  );
  const told = [...new Set(made.flatMap((one) => one.told))];
  const stories = new Set(made.flatMap((one, at) => (answers.has(at) ? one.told : [])));
  const kept = [
    ...stories,
    ...short(
      told.filter((one) => !stories.has(one)),
      words,
    ),
  ];
  const noteOf = new Map(own.map((text, at) => [text, made[at]!]));
  return {
    sentences: withReferrals(kept, words).map((one) => ({ ...one, isAnswer: stories.has(one.text) })),
    notes: written.map((text) => {
      const { told, why } = noteOf.get(text) ?? { told: [], why: 'language' as const };
      const said = told.filter((sentence) => kept.includes(sentence));
      return { text, told: said, why: said.length > 0 ? null : (why ?? 'long') };
    }),
  };
}

/** "…, happy for this to be mentioned": what stands before it, but for what stands in brackets. */
function agreedIn(sentence: string, words: ContextWords): string | null {
  const said = sentence.replace(words.consent, '');
  const whole = rightly(said.replace(/\s*\([^()]*\)/g, '').trim(), words);
  const isSentence = words.finite.test(whole) && words.firstPerson.test(whole);
  return said === sentence || !isSentence || whole.split(' ').length > MAX_SENTENCE_WORDS ? null : whole;
}

/** What is too long for a letter, as far as a dash. */
function upToDash(sentence: string): string {
  return sentence.split(' ').length <= MAX_SENTENCE_WORDS ? sentence : sentence.replace(/\s[-–—]\s.*$/u, '');
}

function withReferrals(sentences: readonly string[], words: ContextWords): Omit<ContextSentence, 'isAnswer'>[] {
  let isReferral = false;
  return sentences.map((text) => {
    // "She told me …" stays with the sentence that names her.
    isReferral = words.kinds.referral.test(text) && (isReferral || isOfSomebody(text));
    return { text, isReferral: isReferral || words.kinds.tie.test(text) };
  });
}

const ABBREVIATION =
  /(?:^|[\s(])(?:(?<!(?:et|und|and|y|klasse|permis|carnet|class|part) )\p{L}|st|dr|mr|mrs|ms|prof|no|nr|ca|inc|ltd|co|jr|sr|dept|approx|incl|e\.g|i\.e|z\.b)\.$/iu;

/** A full stop ends a sentence whatever case the next one begins in. */
function cutIntoSentences(text: string, words: ContextWords): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    const parts = line.trim().split(/(?<=[.!?]\)?)\s+/u);
    for (const [at, part] of parts.entries()) {
      // "zum 1. April": the full stop makes the number an ordinal.
      if (sentences.length > 0 && /\d\.$/.test(sentences.at(-1)!) && opensWithMonth(part, words))
        open = sentences.pop()!;
      open = open === '' ? part : `${open} ${part}`;
      if (ABBREVIATION.test(open) && !/^I(?!\p{L})/u.test(parts[at + 1] ?? '')) continue;
      sentences.push(open);
      open = '';
    }
    if (open !== '') sentences.push(open);
  }
  return sentences;
}

function opensWithMonth(text: string, { months }: ContextWords): boolean {
  return months.some((month) => text.toLowerCase().startsWith(month.toLowerCase()));
}

/** The clause with a subject and a verb; nothing where it has none. */
function asSentence({ text: said, limit, isWished }: ToldClause, words: ContextWords, names: string): string[] {
  const text = isWished ? words.reader.reduce((raw, [found, instead]) => raw.replace(found, instead), said) : said;
  const frame = words.frames.find(([found]) => found.test(text));
  const framed = frame === undefined ? text : lowered(text, words).replace(...frame);
  const right = rightly(framed + limit, words);
  const first = upToRunOn(right, words);
  if (
    (words.kinds.move.test(first) && first.split(' ').length < MIN_WORDS_OF_MOVE) ||
    !words.finite.test(first) ||
    words.others.test(first) ||
    !isSaidBySomebody(first, words)
  )
    return [];
  // "Relocation is not a maybe": in the tone of a note.
  if (NO_MAYBE.test(first)) return [];
  return [`${capitalised(inItsCase(tidied(first), words, names))}.`];
}

const NO_MAYBE = /^\p{L}+ (?:is not|isn['’]t) an? (?!problem|issue|concern)/iu;

/** One statement about the writer, with nothing in it that is private or meant for us. */
function isPlain(said: string, { statement, private: isPrivate, toUs, order }: ContextWords): boolean {
  const isLong = said.split(' ').length > MAX_SENTENCE_WORDS;
  return statement.test(said) && !isLong && ![isPrivate, toUs, order].some((pattern) => pattern.test(said));
}

const rightly = (text: string, { grammar }: ContextWords): string =>
  grammar.reduce((raw, [found, instead]) => raw.replace(found, instead), text);

/** "I graduate in May it does not get in the way" is two sentences; the first is told. */
function upToRunOn(text: string, { runOn }: ContextWords): string {
  const at = runOn.exec(text)?.index ?? 0;
  return at > 0 ? text.slice(0, at).trim() : text;
}

/** The writer speaks of himself, or of what an employer asks for; "Notice: …" and "just the foremen" are notes. */
function isSaidBySomebody(text: string, { firstPerson, kinds, gap }: ContextWords): boolean {
  if (/^\p{L}+: |^(?:just|only|also|not|no need)(?!\p{L})/iu.test(text)) return false;
  const { referral, start, hours, move, permit, licence } = kinds;
  return (
    /^(?:please|bitte)(?!\p{L})/iu.test(text) ||
    [firstPerson, gap, referral, start, hours, move, permit, licence].some((kind) => kind.test(text))
  );
}

/** Without what is left of a form or of another clause: "(2024)", "permis B oui", a comma at the end. */
function tidied(text: string): string {
  return text
    .replace(/\s*\((?:19|20)\d\d\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:[,;:]\s*|(?<!say)\s)(?:oui|yes|ja|sí)[\s,;:]*$|[\s,;:]+$/iu, '');
}

/** What stood first no longer does. */
function lowered(note: string, { lexicon }: ContextWords): string {
  const [first] = note.split(' ');
  return /^\p{Lu}\p{Ll}/u.test(note) && lexicon.get(fold(first!)) !== first
    ? note[0]!.toLowerCase() + note.slice(1)
    : note;
}

/** A name, and not the applicant alone, is what makes a referral. */
function isOfSomebody(sentence: string): boolean {
  return /(?<=\s|^)\p{Lu}[\p{L}'’.-]+\s+\p{Lu}[\p{L}'’-]+/u.test(sentence);
}

/** All of it when it is short, else what the applicant says of himself. */
function short(sentences: readonly string[], { firstPerson }: ContextWords): string[] {
  const length = (sentence: string): number => sentence.split(' ').length;
  const all = sentences.reduce((sum, sentence) => sum + length(sentence), 0);
  const told = all <= MAX_WORDS ? sentences : sentences.filter((sentence) => firstPerson.test(sentence));
  const kept: string[] = [];
  let room = MAX_WORDS;
  for (const sentence of told) {
    if (kept.length === MAX_SENTENCES || length(sentence) > Math.min(MAX_SENTENCE_WORDS, room)) continue;
    room -= length(sentence);
    kept.push(sentence);
  }
  return kept;
}
