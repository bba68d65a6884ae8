/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a salary that the
 * posting asks for. It is the applicant's own voice: cleaned of typing errors, without what was meant for us and what
 * those remarks refer to, and never a claim of a career that the profile does not bear out.
 */
import { cleanText } from '../../typesetting/clean.ts';
import { isUnsupported } from './context-claims.ts';
import { type ContextWords, contextWordsFor, isOfAnotherLanguage } from './context-words.ts';
import { calmed, inItsCase } from './letter-case.ts';
import { capitalised } from './templates.ts';

const MAX_READ_CHARACTERS = 20_000;
const MAX_SENTENCES = 6;
const MAX_WORDS = 90;
const MAX_SENTENCE_WORDS = 40;

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
  /** Whether it names somebody who sent the applicant: that opens a letter best. */
  isReferral: boolean;
}

export function contextSentences(context: string | null, sources: ContextSources): ContextSentence[] {
  if (context === null) return [];
  const words = contextWordsFor(sources.lang);
  const said = cutIntoSentences(cleanText(context, MAX_READ_CHARACTERS), words)
    .filter((sentence) => !isOfAnotherLanguage(sentence, sources.lang))
    .map((sentence) => forTheEmployer(calmed(sentence), words, sources))
    .filter((sentence) => sentence !== null)
    .flatMap((sentence) => asWritten(sentence, words, sources.names))
    .filter((sentence) => !isUnsupported(sentence, sources.profile));
  return short([...new Set(said)], words).map((text) => ({
    text,
    isReferral: words.referral.test(text) && isOfSomebody(text),
  }));
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|st|dr|mr|mrs|ms|prof|no|nr|ca|inc|ltd|co|jr|sr|dept|approx|e\.g|i\.e|z\.b)\.$/iu;

/** A full stop ends a sentence whatever case the next one begins in. */
function cutIntoSentences(text: string, words: ContextWords): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const part of line.trim().split(/(?<=[.!?])\s+/u)) {
      // "zum 1. April": the full stop makes the number an ordinal.
      if (sentences.length > 0 && /\d\.$/.test(sentences.at(-1)!) && opensWithMonth(part, words))
        open = sentences.pop()!;
      open = open === '' ? part : `${open} ${part}`;
      if (ABBREVIATION.test(open)) continue;
      sentences.push(open);
      open = '';
    }
    if (open !== '') sentences.push(open);
  }
  return sentences.flatMap((sentence) => cutRunOn(sentence, words));
}

function opensWithMonth(text: string, { months }: ContextWords): boolean {
  return months.some((month) => text.toLowerCase().startsWith(month.toLowerCase()));
}

/** "I can start in May, I have my own tools": two sentences, unless the first leans on the second. */
function cutRunOn(sentence: string, words: ContextWords): string[] {
  const parts = sentence.split(new RegExp(`[,;]\\s+(?=${words.subject}(?:['’]\\p{L}+)?\\s)`, 'iu'));
  if (words.join.test(sentence)) return [sentence];
  if (parts.length > 1) return parts;
  const notes = sentence.split(/;\s+/);
  return notes.length > 1 ? notes : notesIn(sentence, words);
}

/** "relocating in June, referred by Ann, need no visa" */
function notesIn(sentence: string, words: ContextWords): string[] {
  const notes = sentence.split(/,\s+/);
  const isNote = (note: string): boolean => words.notes.some(([found]) => found.test(note));
  return notes.length > 1 && notes.every(isNote) ? notes : [sentence];
}

const TO_A_MACHINE =
  /^(?:system|assistant|user|developer|human|ai)\s*:|\b(?:previous|above|prior|these|all) instructions?\b|\b(?:language model|chatgpt|llm|prompt|jailbreak|as an ai)\b|\byou are (?:now|an?)\b/i;
const NO_PROSE = /[<>{}[\]#\\]|https?:|\bwww\.|\?$/;
/** "Key skills: Python, SQL" is a line of a form. */
const LABEL = /^\p{Lu}[\p{L} ]{2,24}: (?!\p{Ll})/u;
/** Where a clause of its own may begin. */
const CLAUSES =
  /(,?\s+(?:and|but|so|und|aber|et|mais|y|pero)\s+(?=(?:please|pls|bitte|keep|leave|don['’]?t|do not)\b)|,\s+|;\s+|\s+but\s+)/iu;

/** What of a sentence is meant for the employer; null when nothing is. */
function forTheEmployer(sentence: string, words: ContextWords, sources: ContextSources): string | null {
  const bare = sentence.replace(words.mention[0], words.mention[1]).replace(words.wrapped, '');
  if (TO_A_MACHINE.test(bare) || NO_PROSE.test(bare) || LABEL.test(bare) || words.back.test(bare)) return null;
  if (words.salary.test(bare) && !words.salaryAsked.test(sources.posting)) return null;
  const kept = withoutRemarks(bare.replace(words.reason, ''), words);
  return kept.split(/\s+/).length < 2 ? null : kept;
}

/** Clauses that speak to us, or of what is private, go; the others stay with what joins them. */
function withoutRemarks(sentence: string, words: ContextWords): string {
  const parts = sentence.split(CLAUSES);
  const isRemark = (clause: string): boolean =>
    words.toUs.some((opening) => opening.test(clause)) || words.private.test(clause);
  let kept = '';
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at]!.replace(words.wrapped, '');
    if (isRemark(clause)) continue;
    kept += kept === '' ? clause : parts[at - 1]! + clause;
  }
  return kept.replace(/[\s,;:–-]+$/, '').trim();
}

function asWritten(raw: string, words: ContextWords, names: string): string[] {
  const note = words.notes.find(([found]) => found.test(raw));
  const sentence = note === undefined ? raw : lowered(raw).replace(note[0], note[1]);
  const plain = sentence
    .replace(/\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/[!.]*$/, '')
    .trim();
  if (plain === '') return [];
  const written = inItsCase(spelled(plain, words), words, names);
  return [`${capitalised(written)}.`];
}

/** What stood first no longer does. */
function lowered(note: string): string {
  return /^\p{Lu}\p{Ll}/u.test(note) ? note[0]!.toLowerCase() + note.slice(1) : note;
}

function spelled(sentence: string, words: ContextWords): string {
  return words.spelling.reduce(
    (text, [found, instead]) =>
      text.replace(found, (whole, ...groups) =>
        instead === '@month'
          ? (words.months.find((month) => month.toLowerCase().startsWith(String(groups[0]).toLowerCase())) ?? whole)
          : instead.replace('$1', String(groups[0])),
      ),
    sentence,
  );
}

/** A name, and not the applicant alone, is what makes a referral. */
function isOfSomebody(sentence: string): boolean {
  return /(?<=\s|^)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u.test(sentence);
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
