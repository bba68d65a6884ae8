/**
 * Scripts in which one letter takes its shape from its neighbours are read back with letters doubled, or in another order
 * within a syllable. They are compared by what survives: their base letters in order, and their numbers.
 */
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { normOf, tokensOf } from '../quoting/tokens.ts';
import type { Records } from './records.ts';

const NOISY =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const NOISY_LETTERS = new RegExp(`(?=\\p{L})${NOISY.source}`, 'gu');
/** Read back, a text has at most so many times its letters. */
const MOST_DOUBLED = 2.6;
const LEAST_SHARE = 0.5;

export function isNoisy(text: string): boolean {
  return NOISY.test(text);
}

function baseLetters(text: string): string[] {
  return text.normalize('NFC').match(NOISY_LETTERS) ?? [];
}

const NOISY_CHUNK = new RegExp(`(?:${NOISY.source}|\\p{M})(?:${NOISY.source}|[\\p{M}\\s])*`, 'gu');

/** The sentence without those of its noisy words that the profile has. */
export function withoutNoisy(sentence: string, records: Records): string {
  const sources = lettersOf(records).map(baseLetters);
  return sentence.replace(NOISY_CHUNK, (chunk) => {
    const shown = baseLetters(chunk);
    return sources.some((source) => source.length > 0 && isSame(shown, source)) ? ' ' : chunk;
  });
}

function lettersOf(records: Records): string[] {
  return [
    ...records.entries.map((entry) => entry.fields.flatMap((field) => field.forms.slice(0, 1)).join(' ')),
    ...records.entries.flatMap((entry) => entry.fields.flatMap((field) => field.forms)),
    ...records.entries.flatMap((entry) => entry.facts.map((fact) => fact.text)),
    ...records.list.flatMap((item) => item.forms),
  ];
}

/** Whether the line is some text of the profile, as well as that can be told. */
export function isNoisyText(line: string, records: Records): boolean {
  const shown = baseLetters(line);
  const wanted = lettersOf(records);
  return (
    isLatinPartSourced(line, wanted) &&
    (isListOfNoisy(line, wanted) || wanted.some((text) => isSame(shown, baseLetters(text))))
  );
}

function isListOfNoisy(line: string, wanted: readonly string[]): boolean {
  const pieces = line
    .split(/[,:;·|•]/)
    .map(baseLetters)
    .filter((piece) => piece.length > 0);
  const sources = wanted.map(baseLetters);
  return pieces.every((piece) => sources.some((source) => isSame(piece, source)));
}

/** Some of the letters of the source, or of its beginning, in their order; not many more than it has. */
function isSame(shown: readonly string[], source: readonly string[]): boolean {
  if (shown.length === 0) return true;
  if (source.length === 0 || shown.length > MOST_DOUBLED * source.length + 1) return false;
  let found = 0;
  for (const letter of shown) if (found < source.length && letter === source[found]) found++;
  return found >= LEAST_SHARE * Math.min(source.length, shown.length);
}

/** What is not noisy on such a line, numbers above all, is compared as everywhere. */
function isLatinPartSourced(line: string, wanted: readonly string[]): boolean {
  const sources = new Set(wanted.flatMap((text) => tokensOf(text).map((token) => token.norm)));
  return tokensOf(line.replace(new RegExp(`(?:${NOISY.source}|\\p{M})+`, 'gu'), ' ')).every(
    (token) =>
      sources.has(token.norm) || (!token.isNumber && isFunctionWord(token.raw)) || sources.has(normOf(token.raw)),
  );
}
