/** The dates that tell the entries of a section apart. */
import { type DateSpan, findDateSpan } from '../dates/date-span.ts';
import { isDateLabel } from '../dates/labels.ts';
import type { Line } from '../lines/line.ts';
import { type EntryRow, headerDate } from './entry-rows.ts';

export interface Anchor {
  /** Index of the row with the date. */
  at: number;
  span: DateSpan;
  /** The date stood in the margin of a line that belongs to the text. */
  aside: boolean;
}

/** A line further to the right than this belongs to the text, whatever date it has. */
const DEEP_INDENT = 12;

/** `singles`: whether entries of this section may have one date only, as degrees and publications do. */
export function findAnchors(rows: readonly EntryRow[], singles: boolean): Anchor[] {
  const found = rows.flatMap((row, at) => anchorOf(row, at) ?? []);
  const first = found.find(({ aside }) => !aside);
  const level = found.filter(({ at, aside }) => aside || !first || isLevel(rows[at]!.line, rows[first.at]!.line));
  if (singles || level.every(({ span }) => span.single)) return level;
  // Where spans date the entries, a single date is only a word of the text, unless it is all that its line says.
  return level.filter(
    ({ at, span }) => !span.single || isDateLabel(rows[at]!.line.text) || standsApart(rows[at]!.line),
  );
}

function anchorOf({ line, body, asides }: EntryRow, at: number): Anchor | null {
  const marginal = asides.map(findDateSpan).find((span) => span !== null);
  if (marginal) return { at, span: marginal, aside: true };
  const span = body ? null : headerDate(line);
  return span ? { at, span, aside: false } : null;
}

const isLevel = (line: Line, first: Line): boolean =>
  line.x <= first.x + DEEP_INDENT ||
  line.column !== first.column ||
  line.bold ||
  standsApart(line) ||
  isDateLabel(line.text);

const standsApart = (line: Line): boolean => line.cells.length > 1 && line.cells.some((cell) => isDateLabel(cell.text));
