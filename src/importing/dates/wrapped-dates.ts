/** A narrow column breaks spans of time: "September 2013 –" above "July 2016". */
import { isPresent } from '../../base/written-dates.ts';
import { type Cell, type Line, withCells } from '../lines/line.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { findDateSpan, findDateSpans } from './date-span.ts';
import { isDateLabel } from './labels.ts';

const SAME_EDGE = 3;
const NO_GAP = 0.5;
const MAX_ROWS = 4;
const LONGEST_SPAN = 60;

export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined = lines.map(joinBeside);
  for (let at = 0; at < joined.length; at++) {
    const broken = brokenDate(joined.slice(at, at + MAX_ROWS));
    if (broken === null) continue;
    const { cells, whole } = broken;
    const line = joined[at]!;
    joined[at] = withCells(
      line,
      line.cells.map((cell) => (cell === cells[0] ? whole : cell)),
    );
    const below = joined.slice(at + 1, at + cells.length).flatMap((other) => {
      const rest = other.cells.filter((cell) => !cells.includes(cell));
      return rest.length > 0 ? [{ ...withCells(other, rest), bullet: other.bullet }] : [];
    });
    joined.splice(at + 1, cells.length - 1, ...below);
  }
  return joined;
}

/** A wide blank within a span of time is no border between cells. */
function joinBeside(line: Line): Line {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    return next !== undefined && isBroken([cell.text, next.text]);
  });
  return at === -1 ? line : withCells(line, line.cells.toSpliced(at, 2, joinCells(line.cells.slice(at, at + 2))));
}

/**
 * Some pages set the end of a span under its start, beside two lines of text or one. Lists have a date on each of their
 * lines as well, so only pairs of dated lines count.
 */
export function joinStackedDates(lines: readonly Line[]): Line[] {
  const dates = lines.map(dateBeside);
  const starts = startsOfPairs(lines, dates);
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]];
    if (!next || !starts.has(at)) {
      joined.push(line);
      continue;
    }
    const [start, end] = [dates[at]!.cell, dates[at + 1]!.cell];
    const text = `${start.text} – ${end.text}`;
    const whole: Cell = { ...start, text, spans: [{ ...start.spans[0]!, text }] };
    const rest = next.cells.filter((cell) => cell !== end);
    joined.push(
      withCells(
        line,
        line.cells.map((cell) => (cell === start ? whole : cell)),
      ),
    );
    if (rest.length > 0) joined.push(withCells(next, rest));
    at++;
  }
  return joined;
}

/** Lines with dates that follow each other directly are a pair, or pairs that go back in time, or a list. */
function startsOfPairs(lines: readonly Line[], dates: readonly (DateBeside | null)[]): Set<number> {
  const starts = new Set<number>();
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (dates[to]) to++;
    const run = Array.from({ length: Math.floor((to - from) / 2) }, (_, pair) => from + 2 * pair);
    const arePairs = (to - from) % 2 === 0 && run.every((at) => isPair(dates[at], dates[at + 1]));
    const goBack = run.every((at) => at === from || dates[at]!.date < dates[at - 2]!.date);
    if (arePairs && goBack && run.some((at) => lines[at]!.cells.length > 1)) for (const at of run) starts.add(at);
    from = to;
  }
  return starts;
}

interface DateBeside {
  date: string;
  cell: Cell;
}

/** Later than any date. */
const NOW = '9999';

/** A single date at either end of a line, or the word for now. */
function dateBeside(line: Line): DateBeside | null {
  if (line.bullet) return null;
  const cell = [line.cells[0], line.cells.at(-1)].find((one) => one && (isDateLabel(one.text) || isPresent(one.text)));
  if (cell && isPresent(cell.text)) return { date: NOW, cell };
  const span = cell ? findDateSpan(cell.text) : null;
  return cell && span?.single && typeof span.end === 'string' ? { date: span.end, cell } : null;
}

const isPair = (start: DateBeside | null | undefined, end: DateBeside | null | undefined): boolean =>
  !!start && !!end && start.date !== NOW && start.date <= end.date && standsUnder(end.cell, start.cell);

/** The cells of one column that are a span together, from the first line down; null where there are none. */
function brokenDate(lines: readonly Line[]): { cells: Cell[]; whole: Cell } | null {
  const [first] = lines;
  if (!first || first.bullet || first.whole) return null;
  for (const begin of first.cells) {
    const cells = cellsUnder(begin, lines);
    for (let count = 2; count <= cells.length; count++) {
      const parts = cells.slice(0, count);
      if (isBroken(parts.map(({ text }) => text))) return { cells: parts, whole: joinCells(parts) };
    }
  }
  return null;
}

function cellsUnder(begin: Cell, [first, ...below]: readonly Line[]): Cell[] {
  const cells = [begin];
  for (const line of below) {
    const next = line.cells.find((cell) => standsUnder(cell, cells.at(-1)!));
    if (!next || line.page !== first!.page || line.gapAbove > NO_GAP) break;
    cells.push(next);
  }
  return cells;
}

const middle = ({ x, right }: Cell): number => (x + right) / 2;
const standsUnder = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.x - above.x) < SAME_EDGE ||
  Math.abs(cell.right - above.right) < SAME_EDGE ||
  Math.abs(middle(cell) - middle(above)) < SAME_EDGE;

/** Together they are one span, and neither the first nor the last of them is one alone. */
function isBroken(texts: readonly string[]): boolean {
  const whole = joinTexts(texts);
  if (whole.length > LONGEST_SPAN || !isDateLabel(whole) || !isClosedSpan(whole)) return false;
  if (isClosedSpan(texts[0]!) || isClosedSpan(texts.at(-1)!)) return false;
  // Two years, one above the other, are the dates of two lines.
  return !texts.every((text) => /^\d{4}$/.test(text));
}

function isClosedSpan(text: string): boolean {
  const [span, ...more] = findDateSpans(text);
  return span !== undefined && more.length === 0 && !span.single && span.end !== 'open';
}

const joinTexts = (texts: readonly string[]): string => texts.reduce(joinWrapped);

function joinCells(cells: readonly Cell[]): Cell {
  const text = joinTexts(cells.map((cell) => cell.text));
  return { ...cells[0]!, text, spans: [{ ...cells[0]!.spans[0]!, text }] };
}
