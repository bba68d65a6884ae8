/** What the headings of a document look like. */

import type { Line } from '../lines/line.ts';
import { median } from '../lines/median.ts';
import { headingKind } from './headings.ts';
import { isSmallHeading } from './small-headings.ts';

export const MAX_HEADING_LENGTH = 60;
export const SAME_SIZE = 0.03;
export const LARGER_THAN_BODY = 1.08;

export interface HeadingStyle {
  size: number;
  bold: boolean;
  capitals: boolean;
  level: number | null;
  /** They end with a colon. */
  colon: boolean;
  /** A picture or a dot stands before them. */
  marked: boolean;
  bodySize: number;
  /** Told from the body text by the eye. */
  distinct: boolean;
}

export function mayBeHeading(line: Line): boolean {
  return line.cells.length === 1 && line.text.length <= MAX_HEADING_LENGTH && !/[.,;]$/.test(line.text);
}

/** A sidebar may set its headings otherwise than the main column; a column without certain ones follows the whole. */
export function headingStyles(lines: readonly Line[]): (column: number) => HeadingStyle | null {
  const whole = headingStyle(lines);
  const columns = Map.groupBy(lines, (line) => line.column);
  const styles = new Map([...columns].map(([column, own]) => [column, headingStyle(own) ?? whole]));
  return (column) => styles.get(column) ?? null;
}

/** "Technologies:" under every job: a section has its heading once. */
function repeatedTexts(lines: readonly Line[]): ReadonlySet<string> {
  const written = Map.groupBy(lines, ({ text }) => text);
  return new Set([...written].flatMap(([text, own]) => (own.length > 1 ? [text] : [])));
}

/** What most of the certain headings look like. */
function headingStyle(lines: readonly Line[]): HeadingStyle | null {
  const repeated = repeatedTexts(lines);
  const certain = lines.filter((line) => {
    if (isSmallHeading(line.text) || repeated.has(line.text)) return false;
    const kind = mayBeHeading(line) ? headingKind(line.text) : null;
    return kind === 'work' || kind === 'education' || kind === 'skills' || kind === 'projects';
  });
  if (certain.length === 0) return null;
  const size = median(certain.map((line) => line.size));
  const most = (has: (line: Line) => boolean) => certain.filter(has).length > certain.length / 2;
  const bold = most((line) => line.bold);
  const capitals = most((line) => isCapitals(line.text));
  const body = bodySize(lines);
  const boldBody = lines.filter((line) => line.bold).length > lines.length / 2;
  return {
    size,
    bold,
    capitals,
    level: certain.find((line) => line.headingLevel !== null)?.headingLevel ?? null,
    colon: most((line) => line.text.endsWith(':')),
    marked: most((line) => line.bullet),
    bodySize: body,
    distinct: size > LARGER_THAN_BODY * body || capitals || (bold && !boldBody),
  };
}

/** The size that most letters have. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [10, 0])[0];
}

export const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Looks like the certain headings. */
export function isSetLike(line: Line, style: HeadingStyle): boolean {
  if (style.level !== null && line.headingLevel !== null) return line.headingLevel === style.level;
  return (
    Math.abs(line.size - style.size) <= SAME_SIZE * style.size &&
    line.bold === style.bold &&
    isCapitals(line.text) === style.capitals
  );
}

/** Looks like them, and they like nothing else. */
export const stands = (line: Line, style: HeadingStyle | null): boolean =>
  style?.distinct === true && isSetLike(line, style);

export const isLarger = (line: Line, style: HeadingStyle): boolean =>
  style.distinct && line.headingLevel === null && line.size > style.size * (1 + SAME_SIZE);
