/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a gap. It comes as
 * prose, as notes or as wishes to a writer; it goes into the letter in the applicant's own voice, and never at length.
 */
import { cleanText } from '../../typesetting/clean.ts';
import { sentencesOf } from '../sentences.ts';
import { sentenceFrom } from './context-notes.ts';

const MAX_READ_CHARACTERS = 20_000;
const MAX_WORDS = 75;
const MAX_SENTENCES = 5;
const MAX_SENTENCE_WORDS = 40;

const TELLING =
  /\b(?:referr|recommend|introduc|relocat|mov(?:e|ing)|gap|leave|visa|sponsor|permit|available|availab|notice|start|remote|commut|return|career change|transition|certif|graduat|met\b|spoke|live)/i;

export function contextSentences(context: string | null): string[] {
  if (context === null) return [];
  const sentences = cleanText(context, MAX_READ_CHARACTERS)
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .flatMap(notesIn)
    .map((sentence) => sentenceFrom(sentence.trim()))
    .filter((sentence) => sentence !== null);
  return [...new Set(keepShort(sentences))];
}

/** Short notes are often parted by semicolons: "open to hybrid work; notice period 4 weeks". */
function notesIn(sentence: string): string[] {
  const notes = sentence.split(/;\s+/);
  return notes.length > 1 && notes.every((note) => note.split(' ').length <= 8) ? notes : [sentence];
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
