import { findDateSpan } from '../dates/date-span.ts';
import { median } from '../lines/median.ts';
import type { SourceLine, SourceSpan } from '../source.ts';
import { cutBullet, opensWithIcon } from './bullets.ts';
import type { Row } from './rows.ts';
import { type Run, rightOf } from './runs/run.ts';
import { hasSpaceBetween, joinRuns } from './segments.ts';

/** The usual distance of two lines, in font sizes, where a column has only one. */
const USUAL_LEADING = 1.2;
/** Of the font size. */
const FAR = 0.55;
/** Characters of a date and the place beside it. */
const LONGEST_DATES = 70;

export function toLines(rows: readonly Row[], page: number, column: number): SourceLine[] {
  const lines = rows.flatMap(splitAtBullets).map((row) => toLine(row, page, column));
  const leading = usualLeading(lines);
  return lines.map((line, index) => ({ ...line, gapAbove: gapAbove(lines[index - 1], line, leading) }));
}

/** A bullet in the middle of a row opens a list beside the text; one between two words only separates them. */
function splitAtBullets(row: Row): Row[] {
  const parts: Row[] = [[]];
  row.forEach((segment, index) => {
    const before = row[index - 1];
    const next = row[index + 1];
    const cut = cutBullet(segment.runs);
    const standsAlone = cut !== null && cut.length === 0;
    const gapAfter = standsAlone && next ? next.x - rightOf(segment) : 0;
    const opens = before && cut !== null && !opensWithIcon(segment.runs) && segment.x - rightOf(before) > 2 * gapAfter;
    if (opens && !(standsAlone && !next)) parts.push([segment]);
    else parts.at(-1)!.push(segment);
  });
  return parts.filter((part) => part.length > 0);
}

const isDated = (text: string): boolean => findDateSpan(text) !== null && text.length < LONGEST_DATES;

function toLine(row: Row, page: number, column: number): SourceLine {
  const all = row.flatMap((segment) => segment.runs);
  const cut = cutBullet(all);
  const runs = cut === null || cut.length === 0 ? all : cut;
  const left = Math.min(...runs.map((run) => run.x));
  const size = sizeOfMost(runs);
  return {
    text: joinRuns(runs),
    spans: toSpans(runs, new Set(row.slice(1).map((segment) => segment.runs[0]!))),
    page,
    x: left,
    y: row[0]!.y,
    width: Math.max(...runs.map(rightOf)) - left,
    height: Math.max(...runs.map((run) => run.size)),
    size,
    bold: mostly(runs, (run) => run.bold),
    italic: mostly(runs, (run) => run.italic),
    bullet: cut !== null && cut.length > 0 && !(opensWithIcon(all) && isDated(joinRuns(cut))),
    headingLevel: null,
    gapAbove: 0,
    column,
  };
}

/** Neighbours in one style are one span; another cell begins with a tab. */
function toSpans(runs: readonly Run[], cellStarts: ReadonlySet<Run>): SourceSpan[] {
  const spans: SourceSpan[] = [];
  let before: Run | undefined;
  for (const run of runs) {
    const span = spans.at(-1);
    const startsCell = before !== undefined && cellStarts.has(run);
    const text = `${before && hasSpaceBetween(before, run) ? ' ' : ''}${run.text}`;
    if (span && !startsCell && sameStyle(span, run) && !isFar(before!, run)) {
      span.text += text;
      span.width = rightOf(run) - span.x;
    } else {
      spans.push({ ...styleOf(run), text: startsCell ? `\t${run.text}` : text, x: run.x, width: run.width });
    }
    before = run;
  }
  return spans;
}

/** Further apart than words are, though not as far as the cells of a row. */
const isFar = (before: Run, run: Run): boolean =>
  run.x > before.x && run.x - rightOf(before) > FAR * Math.min(before.size, run.size);

const styleOf = ({ size, bold, italic, href }: Run): Omit<SourceSpan, 'text' | 'x' | 'width'> => ({
  size,
  bold,
  italic,
  href,
});

function sameStyle(span: SourceSpan, run: Run): boolean {
  return (
    span.bold === run.bold &&
    span.italic === run.italic &&
    span.href === run.href &&
    Math.abs(span.size - run.size) < 0.5
  );
}

function mostly(runs: readonly Run[], has: (run: Run) => boolean): boolean {
  const length = (some: readonly Run[]) => some.reduce((sum, run) => sum + run.text.length, 0);
  return length(runs.filter(has)) > length(runs) / 2;
}

function sizeOfMost(runs: readonly Run[]): number {
  return runs.reduce((most, run) => (run.text.length > most.text.length ? run : most)).size;
}

/** The distance of baselines that most lines keep, in font sizes. */
function usualLeading(lines: readonly SourceLine[]): number {
  const distances = lines.slice(1).map((line, index) => (line.y - lines[index]!.y) / line.size);
  const near = distances.filter((distance) => distance > 0.8 && distance < 2);
  return near.length === 0 ? USUAL_LEADING : median(near);
}

function gapAbove(before: SourceLine | undefined, line: SourceLine, leading: number): number {
  if (!before) return 0;
  const white = line.y - before.y - leading * line.size;
  return Math.max(0, white / (leading * line.size));
}
