import { isDateLabel } from '../dates/labels.ts';
import type { Cell, Line } from '../lines/line.ts';
import type { SourceSpan } from '../source.ts';

const SAME_EDGE = 3;
const NO_GAP = 0.3;
const LONGEST_NAME = 160;

/** A long name that had no room on its line goes on right below where it began. */
export function joinWrappedNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const at = before ? wrappedCell(before, line) : -1;
    if (before && at !== -1) joined[joined.length - 1] = joinCell(before, at, line);
    else joined.push(line);
  }
  return joined;
}

/** Index of the cell above that the line goes on with; -1 where there is none. */
function wrappedCell(before: Line, line: Line): number {
  const [only, ...more] = line.cells;
  if (!only || more.length > 0 || line.bullet || before.bullet || before.whole || line.page !== before.page) return -1;
  if (line.gapAbove > NO_GAP) return -1;
  if (before.cells.length === 1 && isNameInBold(before.cells[0]!, only)) {
    return hadNoRoom(before.cells[0]!, only, before.margin) && before.column === line.column ? 0 : -1;
  }
  if (/^\p{Ll}|[.;]$/u.test(only.text)) return -1;
  // Only beside a date is it certain that the line above is no text.
  if (!before.cells.some((cell) => isDateLabel(cell.text))) return -1;
  return before.cells.findIndex((cell, index) => {
    const room = before.cells[index + 1]?.x ?? before.margin;
    return Math.abs(cell.x - only.x) < SAME_EDGE && hadNoRoom(cell, only, room) && goesOnInStyle(cell, only);
  });
}

/** What is all bold names something; text is not. */
const isNameInBold = (cell: Cell, next: Cell): boolean =>
  [...cell.spans, ...next.spans].every((span) => span.bold && span.size === cell.size) &&
  Math.abs(cell.x - next.x) < SAME_EDGE &&
  cell.text.length + next.text.length < LONGEST_NAME;

function hadNoRoom(cell: Cell, next: Cell, room: number): boolean {
  const firstWord = next.text.split(' ')[0]!.length + 1;
  const perCharacter = (next.right - next.x) / Math.max(1, next.text.length);
  return cell.right + firstWord * perCharacter > room && cell.right < room + 1;
}

function goesOnInStyle(cell: Cell, next: Cell): boolean {
  const [last, first] = [cell.spans.at(-1), next.spans[0]];
  return last?.bold === first?.bold && last?.italic === first?.italic && last?.size === first?.size;
}

function joinCell(before: Line, at: number, line: Line): Line {
  const next = line.cells[0]!;
  const cells = before.cells.map((cell, index) => {
    if (index !== at) return cell;
    const blank: SourceSpan = { ...next.spans[0]!, text: ' ' };
    return { ...cell, text: `${cell.text} ${next.text}`, spans: [...cell.spans, blank, ...next.spans] };
  });
  return { ...before, cells, text: cells.map((cell) => cell.text).join(' ') };
}
