import { findDateSpan } from '../dates/date-span.ts';
import type { Line } from '../lines/line.ts';

/** Points. */
const SAME_EDGE = 4;
/** Of the outer bullets, that must stand beside a date or right above one. */
const DATED = 0.7;

/** A list of lists: the bullets of the outer one begin entries, and only those of the inner one are items. */
export function withoutEntryBullets(lines: readonly Line[]): readonly Line[] {
  const left = Math.min(...lines.filter(({ bullet }) => bullet).map(({ x }) => x));
  const isOuter = ({ bullet, x }: Line): boolean => bullet && x - left < SAME_EDGE;
  if (!lines.some((line) => line.bullet && !isOuter(line))) return lines;
  const outer = [...lines.keys()].filter((index) => isOuter(lines[index]!));
  const dated = outer.filter((index) => isDated(lines[index]!) || isDatedText(lines[index + 1]));
  if (dated.length < DATED * outer.length) return lines;
  return lines.map((line) => (isOuter(line) ? { ...line, bullet: false } : line));
}

const isDated = ({ text }: Line): boolean => findDateSpan(text) !== null;

const isDatedText = (line: Line | undefined): boolean => line !== undefined && !line.bullet && isDated(line);
