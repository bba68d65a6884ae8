import type { Line } from '../lines/line.ts';

/** Of all letters: with so many of Vietnamese, the text is. */
const VIETNAMESE = 0.05;

/** The weights were learned from languages in the Latin script, none of them far from the others; beyond them the rules know more. */
export function isLearnedScript(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  return count(/\p{sc=Latin}/gu) >= all / 2 && count(/[\u1ea0-\u1ef9ơưăđ]/giu) <= VIETNAMESE * all;
}
