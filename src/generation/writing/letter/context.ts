/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a gap. It comes as
 * prose, as notes or as wishes to a writer; it goes into the letter in the applicant's own voice, and never at length.
 */
import { cleanText } from '../../typesetting/clean.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { isUnsupported } from './context-claims.ts';
import { isNote, sentenceFrom } from './context-notes.ts';

const MAX_READ_CHARACTERS = 60_000;
const MAX_WORDS = 75;
const MAX_SENTENCES = 5;
const MAX_SENTENCE_WORDS = 40;

const TELLING =
  /\b(?:referr|recommend|introduc|relocat|mov(?:e|ing)|gap|leave|visa|sponsor|permit|available|availab|notice|start|remote|commut|return|career change|transition|certif|graduat|met\b|spoke|live)/i;

/** `own` is the text of the profile, which what is said of a career must be found in. */
export function contextSentences(context: string | null, own = ''): string[] {
  if (context === null) return [];
  const sentences = cleanText(context, MAX_READ_CHARACTERS)
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .flatMap(notesIn)
    .filter((sentence) => !isForeign(sentence))
    .map((sentence) => sentenceFrom(calm(sentence.trim())))
    .filter((sentence) => sentence !== null)
    .filter((sentence) => !isUnsupported(sentence, own));
  return [...new Set(keepShort(sentences))];
}

/** Short notes are often parted by semicolons, or by commas: "open to hybrid work; notice period 4 weeks". */
function notesIn(sentence: string): string[] {
  const notes = sentence.split(/;\s+/);
  if (notes.length > 1 && notes.every((note) => note.split(' ').length <= 8)) return notes;
  const parts = sentence.split(/,\s+/);
  return parts.length > 1 && parts.every(isNote) ? parts : [sentence];
}

const FOREIGN =
  /(?<!\p{L})(?:ich|und|der|die|das|nicht|mich|zum|für|je|suis|vous|pour|avec|est|les|des|une|yo|soy|estoy|para|una|los|las|por|het|een|voor|sono|della)(?!\p{L})/giu;

/** A sentence in another language than the letter's. */
function isForeign(sentence: string): boolean {
  return (sentence.match(FOREIGN)?.length ?? 0) > 1;
}

const MONTHS =
  /(?<=\b(?:in|since|from|until|by|of|early|late) )(?:january|february|march|april|june|july|august|september|october|november|december)\b/g;

/** What was typed in haste, as it would be written in a letter: no pictures, no shouting, "I" and months in capitals. */
function calm(sentence: string): string {
  const plain = sentence
    .replace(/\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!?.]*!+$/, '.')
    .replace(/(?<=^|\s)i(?=\s|['’])/g, 'I')
    .replace(MONTHS, (month) => month[0]!.toUpperCase() + month.slice(1));
  return /\p{Ll}/u.test(plain) || !plain.includes(' ') ? plain : plain.replace(/\p{L}+/gu, asWord);
}

function asWord(shouted: string): string {
  const small = shouted.toLowerCase();
  const isName =
    shouted.length > 1 &&
    !/ly$/.test(small) &&
    !isFunctionWord(small) &&
    !isPostingWord(small) &&
    verbOf(small) === null;
  return isName ? shouted[0] + small.slice(1) : small;
}

/** Everything when it is short; else the sentences that tell something a hiring manager must know. */
function keepShort(sentences: readonly string[]): string[] {
  if (wordCount(sentences) <= MAX_WORDS && sentences.length <= MAX_SENTENCES) return [...sentences];
  const fits = (sentence: string): boolean => wordCount([sentence]) <= MAX_SENTENCE_WORDS;
  const telling = sentences.filter((sentence) => TELLING.test(sentence) && fits(sentence));
  const own = sentences.filter((sentence) => /\bI\b/.test(sentence) && fits(sentence));
  const wanted = new Set<string>();
  for (const sentence of [...telling, ...own]) {
    if (wanted.size >= MAX_SENTENCES || wordCount([...wanted, sentence]) > MAX_WORDS) continue;
    wanted.add(sentence);
  }
  return sentences.filter((sentence) => wanted.has(sentence));
}

function wordCount(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
}
