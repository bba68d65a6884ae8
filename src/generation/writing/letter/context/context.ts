/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a salary that the
 * posting asks for. It is the applicant's own voice: told sentence by sentence and cleaned of typing errors, without what is
 * private or meant for us, and never a claim of a career that the profile does not bear out.
 */
import { cleanText } from '../../../typesetting/clean.ts';
import { answersIn } from './answers.ts';
import { isUnsupported } from './claims.ts';
import { bannedBy, type Clause, cutIntoClauses } from './clauses.ts';
import { calmed, inItsCase } from './letter-case.ts';
import { namesSomebody, sentencesOf } from './sentences.ts';
import { spelled } from './spelling.ts';
import { askedWords, isNearlyRelated, isOfKind, type Judge, type Silence, toldOf, YOURS } from './untold.ts';
import { type ContextWords, contextWordsFor, isOfAnotherLanguage } from './words.ts';

const MAX_READ_CHARACTERS = 20_000;
const MAX_SENTENCES = 8;
const MAX_WORDS = 110;

export interface ContextSources {
  lang: string;
  /** The text of the profile, which what is said of a career must be found in. */
  profile: string;
  posting: string;
  /** Names as they are written elsewhere: in the profile, the posting, the company's page, the request. */
  names: string;
}

/**
 * Where in the letter a sentence stands: who sent the applicant or what he knows of the house opens it, why he applies and what he can
 * and cannot stands before his papers, and when and where he can work stands last.
 */
export type Place = 'opening' | 'reason' | 'answer' | 'practical';

export interface ContextSentence {
  text: string;
  place: Place;
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
  /** What asks to have something of the profile told: "mention the thesis". */
  asks: string[];
  /** Stems of the words that each order not to name something has: "don't name the victim or the wire amount". */
  bans: ReadonlySet<string>[];
}

export function readContext(context: string | null, sources: ContextSources): ContextReading {
  if (context === null) return { sentences: [], notes: [], asks: [], bans: [] };
  const words = contextWordsFor(sources.lang);
  const written = cutIntoSentences(cleanText(context, MAX_READ_CHARACTERS), words).filter((one) => /\p{L}/u.test(one));
  const isForeign = (sentence: string): boolean => isOfAnotherLanguage(sentence, sources.lang);
  const own = written.filter((sentence) => !isForeign(sentence));
  const spelt = own.map((sentence) => spelled(calmed(sentence), words));
  const answers = answersIn(spelt, sources.posting, words);
  const { sentences: cut, forbidden } = cutIntoClauses(spelt, words);
  const asked = askedWords(sources.posting);
  const judge = {
    words,
    asked,
    posting: sources.posting,
    forbidden,
    salaryAsked: words.salaryAsked.test(sources.posting),
  };
  const made = cut.map((all, at): Omit<ContextNote, 'text'> => {
    const { clauses, silence } = toldOf(agreed(all, words), judge);
    const answer = answers.get(at);
    if (answer !== undefined && silence !== 'asked' && !isUnsupported(answer, sources.profile, true))
      return { told: [inItsCase(answer, words, sources.names)], why: null };
    const spelling = { words, asked, names: sources.names, isBorne: () => true };
    const isBorne = (sentence: string): boolean => !isUnsupported(sentence, sources.profile);
    const told = sentencesOf(clauses, { ...spelling, isBorne });
    const isUnborne = told.length === 0 && sentencesOf(clauses, spelling).length > 0;
    const why = silence ?? (isUnborne ? 'unsupported' : told.length === 0 ? 'unfinished' : null);
    const isWished = clauses.some((one) => one.isWished);
    const says = isWished || told.length === 0 || told.some((sentence) => isOfInterest(sentence, judge));
    return says ? { told, why } : { told: [], why: 'unrelated' };
  });
  withSequels(made, cut, spelt);
  withoutOrphans(made, words);
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
  const isBehind = (text: string, last: string): boolean =>
    made.some((one) => one.told.indexOf(text) > 0 && one.told[one.told.indexOf(text) - 1] === last);
  return {
    sentences: placed(kept, stories, isBehind, words),
    bans: spelt.flatMap((sentence) => bannedBy(sentence, words)),
    asks: spelt.filter((sentence) => words.asksFor.test(sentence) && !words.order.test(sentence)),
    notes: written.map((text) => {
      const { told, why } = noteOf.get(text) ?? { told: [], why: 'language' as const };
      const said = told.filter((sentence) => kept.includes(sentence));
      return { text, told: said, why: said.length > 0 ? null : (why ?? 'long') };
    }),
  };
}

/** Whether it serves the employer, or speaks of what the posting speaks of or of whom the sentence before names. */
function isOfInterest(sentence: string, { words, asked }: Judge): boolean {
  const serves =
    isOfKind(sentence, words) || words.salary.test(sentence) || words.goesBack.test(sentence) || YOURS.test(sentence);
  return serves || isNearlyRelated(sentence, asked);
}

/** "…, happy for this to be mentioned": what stands before it is wished. */
function agreed(clauses: readonly Clause[], { consent }: ContextWords): readonly Clause[] {
  const at = clauses.findIndex(
    ({ text, joint }) => consent.test(`${joint}${text}`) && text.replace(consent, '') !== text,
  );
  return at < 1 ? clauses : clauses.slice(0, at).map((clause) => ({ ...clause, isWished: !clause.isSilent }));
}

/** "My dad got a bill that nobody could understand. It turned out to be an error.", where the first is wished. */
function withSequels(
  made: Omit<ContextNote, 'text'>[],
  cut: readonly (readonly Clause[])[],
  spelt: readonly string[],
): void {
  let isWished = false;
  for (const [at, { told, why }] of made.entries()) {
    const isSequel: boolean = isWished && told.length === 0 && why === 'unfinished' && /^It \p{L}/u.test(spelt[at]!);
    if (isSequel) made[at] = { told: [spelt[at]!], why: null };
    isWished = isSequel || (told.length > 0 && cut[at]!.some((clause) => clause.isWished));
  }
}

/** "He is well now", "I ought to declare that": where nothing is told of what it means. */
function withoutOrphans(made: Omit<ContextNote, 'text'>[], words: ContextWords): void {
  for (const [at, { told }] of made.entries()) {
    const [first] = told;
    if (at === 0 || first === undefined) continue;
    const before = made[at - 1]!.told;
    const isOfNobody = words.sequel.test(first) && !before.some((one) => namesSomebody(one, words));
    const isOfNothing = before.length === 0 && words.pronoun.test(first.split(/[.,;]/)[0]!);
    if (isOfNobody || isOfNothing) made[at] = { told: told.slice(1), why: told.length > 1 ? null : 'unfinished' };
  }
}

/** Of one sentence of the note: "I want days. I have been on nights for years." */
function placed(
  texts: readonly string[],
  stories: ReadonlySet<string>,
  isBehind: (text: string, last: string) => boolean,
  words: ContextWords,
): ContextSentence[] {
  const all: ContextSentence[] = [];
  for (const [at, text] of texts.entries()) {
    const last = all.at(-1);
    const own = stories.has(text) ? 'answer' : placeOf(text, texts.slice(0, at), words);
    const isOfLast = last !== undefined && isBehind(text, last.text);
    const explains = isOfLast && own === 'reason' && words.kinds.hours.test(last.text);
    // "AWS is my weak spot. I am studying for the certificate."
    const mends = isOfLast && own === 'practical' && words.kinds.study.test(text);
    all.push({ text, place: explains || mends ? last.place : own });
  }
  return all;
}

function placeOf(text: string, before: readonly string[], words: ContextWords): Place {
  const { kinds, gap, salary } = words;
  const last = before.at(-1);
  // "She told me …", "We worked together there": behind the sentence that names her.
  const isBehind = last !== undefined && words.goesBack.test(text) && isReferral(last, words);
  if (isBehind || isReferral(text, words)) return 'opening';
  const { start, move, permit, hours, licence, study, confidential } = kinds;
  if (kinds.tie.test(text)) return 'opening';
  if (kinds.motive.test(text)) return 'reason';
  const isOfPay = salary.test(text) && !words.family.test(text);
  const isPractical =
    isOfPay || [gap, start, move, permit, hours, licence, study, confidential].some((kind) => kind.test(text));
  return isPractical ? 'practical' : 'reason';
}

/** A name, and not the applicant alone, is what makes a referral. */
const isReferral = (text: string, { kinds }: ContextWords): boolean =>
  kinds.referral.test(text) && NAMES_SOMEBODY.test(text);

const NAMES_SOMEBODY = /(?<=\s|^)\p{Lu}[\p{L}'’.-]+\s+\p{Lu}[\p{L}'’-]+/u;

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

/** All of it when it is short, else first what opens and ends the letter. */
function short(sentences: readonly string[], words: ContextWords): string[] {
  const places = sentences.map((text, at) => placeOf(text, sentences.slice(0, at), words));
  const kept = new Set<string>();
  let room = MAX_WORDS;
  for (const isUrgent of [true, false]) {
    for (const [at, sentence] of sentences.entries()) {
      const length = sentence.split(' ').length;
      if ((places[at] !== 'reason') !== isUrgent || kept.size === MAX_SENTENCES || length > room) continue;
      room -= length;
      kept.add(sentence);
    }
  }
  return sentences.filter((sentence) => kept.has(sentence));
}
