/** A narrow column breaks spans of time: "September 2013 –" above "July 2016". */
import { isPresent } from '../../base/written-dates.ts';
import { type Cell, type Line, withCells } from '../structure/line.ts';
import { findDateSpan } from './date-span.ts';
import { isDateLabel } from './labels.ts';

const SAME_EDGE = 3;
const NO_GAP = 0.5;

export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const pair = before ? brokenDate(before, line) : null;
    if (!before || !pair) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = withCells(
      before,
      before.cells.map((cell) => (cell === pair.begin ? pair.whole : cell)),
    );
    const rest = line.cells.filter((cell) => cell !== pair.end);
    if (rest.length > 0) joined.push({ ...withCells(line, rest), bullet: line.bullet });
  }
  return joined;
}

/**
 * Some pages set the end of a span under its start, in the margin beside two lines of text. Lists have a date on each of
 * their lines as well, so only pairs of dated lines count.
 */
export function joinStackedDates(lines: readonly Line[]): Line[] {
  const dates = lines.map(marginDate);
  const opens = (at: number): boolean => isPair(dates[at], dates[at + 1]) && !dates[at - 1] && !dates[at + 2];
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]];
    if (!next || !opens(at)) {
      joined.push(line);
      continue;
    }
    const [start, end] = [line.cells[0]!, next.cells[0]!];
    const text = `${start.text} – ${end.text}`;
    const whole: Cell = { ...start, text, spans: [{ ...start.spans[0]!, text }] };
    joined.push(withCells(line, [whole, ...line.cells.slice(1)]), withCells(next, next.cells.slice(1)));
    at++;
  }
  return joined;
}

interface MarginDate {
  date: string;
  x: number;
}

/** A single date in a margin, with text beside it. */
function marginDate(line: Line): MarginDate | null {
  const [first, second] = line.cells;
  if (!first || !second || line.bullet || !isDateLabel(first.text)) return null;
  const span = findDateSpan(first.text);
  return span?.single && typeof span.end === 'string' ? { date: span.end, x: first.x } : null;
}

const isPair = (start: MarginDate | null | undefined, end: MarginDate | null | undefined): boolean =>
  !!start && !!end && start.date <= end.date && Math.abs(start.x - end.x) < SAME_EDGE;

function brokenDate(before: Line, line: Line): { begin: Cell; end: Cell; whole: Cell } | null {
  if (before.bullet || before.whole || line.page !== before.page || line.gapAbove > NO_GAP) return null;
  for (const begin of before.cells) {
    const end = line.cells.find((cell) => standsUnder(cell, begin));
    if (end && isBroken(begin.text, end.text)) return { begin, end, whole: joinCells(begin, end) };
  }
  return null;
}

const standsUnder = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.x - above.x) < SAME_EDGE || Math.abs(cell.right - above.right) < SAME_EDGE;

/** Together they are a span, and neither is one alone. */
function isBroken(begin: string, end: string): boolean {
  const whole = `${begin} ${end}`;
  if (!isDateLabel(whole) || findDateSpan(whole)?.single !== false) return false;
  const first = findDateSpan(begin);
  const isOpen = first !== null && (first.single || first.end === 'open');
  const isRest = isPresent(end.replace(/^[\s–—-]+/u, '')) || findDateSpan(end)?.single === true;
  return isOpen && isRest && /[-–—]\s*$|\s(?:to|bis|à|a|al|tot|até)$|[-–—]\s*\p{L}+\.?$/u.test(begin);
}

function joinCells(begin: Cell, end: Cell): Cell {
  const text = `${begin.text} ${end.text}`;
  return { ...begin, text, spans: [{ ...begin.spans[0]!, text }] };
}
