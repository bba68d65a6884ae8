/**
 * pdf.js turns the text of Arabic round letter by letter, and with it the letters inside a ligature, so that "for" reads
 * "fro". The glyphs that the page draws still say which letters belong together.
 */
import type { Operators } from './pdf-js.ts';

/** What pdf.js calls the operator. */
const SHOW_TEXT = 44;
const MAX_WORDS = 5000;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Words as pdf.js tells them → as they are written, for those with a ligature in them. */
export function ligatureWords({ fnArray, argsArray }: Operators): Map<string, string> {
  const words = new Map<string, string>();
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== SHOW_TEXT || words.size >= MAX_WORDS) continue;
    for (const word of drawnWords(argsArray[index])) {
      const told = [...word.join('')].reverse().join('');
      const written = word.toReversed().join('');
      if (told !== written) words.set(told, written);
    }
  }
  return words;
}

/** The letters of each glyph, in the order in which they stand from left to right. */
function drawnWords(values: unknown): string[][] {
  const [glyphs] = Array.isArray(values) ? (values as unknown[]) : [];
  if (!Array.isArray(glyphs)) return [];
  const words: string[][] = [[]];
  for (const glyph of glyphs as unknown[]) {
    const letters = (glyph as { unicode?: unknown } | null)?.unicode;
    if (typeof letters !== 'string') continue;
    if (letters.trim() === '') words.push([]);
    else words.at(-1)!.push(letters);
  }
  return words.filter((word) => word.some((letters) => letters.length > 1 && RIGHT_TO_LEFT.test(letters)));
}

export const withLigatures = (text: string, words: ReadonlyMap<string, string>): string =>
  words.size === 0 ? text : text.replace(/\S+/gu, (word) => words.get(word) ?? word);
