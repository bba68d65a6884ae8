import type { Line } from '../structure/line.ts';

/** The weights know the Latin script alone; of others the rules know more. */
export function isLatin(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return latin >= letters / 2;
}
