/**
 * Cuts a section into its entries. A template sets all its entries alike, so the first one, which begins right under the
 * section's heading, tells how many lines stand above the date and what the first line looks like.
 */

import type { Line } from '../lines/line.ts';
import { looksAlike } from '../lines/looks-alike.ts';
import type { Entry } from './entry.ts';
import { type Anchor, findAnchors } from './entry-dates.ts';
import { linesBelow, pullText, withoutDateCells } from './entry-header.ts';
import { type EntryRow, toEntryRows } from './entry-rows.ts';
import { splitUndated } from './undated.ts';

const MAX_LINES_ABOVE = 4;
/** White space that separates entries, in line heights. */
const BIG_GAP = 0.6;

/** `singles`: whether entries of this section may have one date only, as degrees and publications do. */
export function toEntries(lines: readonly Line[], { singles = false } = {}): Entry[] {
  const rows = toEntryRows(lines);
  const anchors = findAnchors(rows, singles);
  if (anchors.length === 0) return splitUndated(undatedEntry(rows));
  const starts = entryStarts(rows, anchors);
  const lead = rows.slice(0, starts[0]);
  const entries = anchors.map((anchor, index) =>
    toEntry(rows.slice(starts[index], starts[index + 1]), anchor, anchor.at - starts[index]!),
  );
  return [...(lead.length > 0 ? [undatedEntry(lead)] : []), ...entries].flatMap(splitUndated);
}

const undatedEntry = (rows: readonly EntryRow[]): Entry => ({
  header: [],
  span: null,
  spanLine: null,
  body: rows.map(({ line }) => line),
  asides: rows.flatMap(({ asides }) => asides),
});

/** For each anchor the index of its entry's first row. */
function entryStarts(rows: readonly EntryRow[], anchors: readonly Anchor[]): number[] {
  const first = anchors[0]!;
  const usual = rowsAbove(rows, first.at, 0);
  const model = rows[first.at - usual]!.line;
  return anchors.map(({ at }, index) => {
    if (index === 0) return at - usual;
    const floor = anchors[index - 1]!.at + 1;
    const most = rowsAbove(rows, at, floor);
    return at - bestAbove(rows, at, most, usual, model, floor);
  });
}

/** How many rows directly above could belong to the header. */
function rowsAbove(rows: readonly EntryRow[], at: number, floor: number): number {
  let count = 0;
  while (count < MAX_LINES_ABOVE && at - count - 1 >= floor && !rows[at - count - 1]!.body) count++;
  return count;
}

/** As many rows as the first entry has, if they look alike; else as many as look like a beginning. */
function bestAbove(
  rows: readonly EntryRow[],
  at: number,
  most: number,
  usual: number,
  model: Line,
  floor: number,
): number {
  // What the format itself calls a heading begins an entry, whatever the first one looks like.
  const heading = rows.slice(at - most, at + 1).findIndex(({ line }) => line.headingLevel !== null);
  if (heading !== -1) return most - heading;
  for (let count = Math.min(most, usual); count >= 0; count--) {
    if (looksAlike(rows[at - count]!.line, model)) return count;
  }
  if (usual === 0) return 0;
  const gap = rows.slice(at - most + 1, at + 1).findLastIndex(({ line }) => line.gapAbove > BIG_GAP);
  if (gap !== -1) return Math.min(most, most - 1 - gap);
  return at - most === floor && most > usual ? 0 : Math.min(most, usual);
}

function toEntry(rows: readonly EntryRow[], anchor: Anchor, dateAt: number): Entry {
  const lines = rows.map(({ line }) => line);
  const headerEnd = anchor.aside ? dateAt : dateAt + 1 + linesBelow(rows, dateAt);
  const { dateLine, text } = pullText(lines[dateAt]!, lines[headerEnd], dateAt > 0);
  const header = lines.slice(0, headerEnd).map((line, index) => withoutDateCells(index === dateAt ? dateLine : line));
  return {
    header: header.filter((line) => line.text !== ''),
    span: anchor.span,
    spanLine: lines[dateAt]!,
    body: [...text, ...lines.slice(headerEnd)],
    asides: rows.flatMap(({ asides }) => asides),
  };
}
