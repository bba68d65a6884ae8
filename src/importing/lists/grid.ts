/** Lists that are set in lines, grids or columns → their pieces, with wrapped lines joined. */
import type { Cell, Line } from '../lines/line.ts';
import { median } from '../lines/median.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { SLASHES } from './split-list.ts';

export interface Piece {
  text: string;
  cell: Cell;
  /** The line it begins on. */
  line: Line;
}

interface Open extends Piece {
  last: Line;
}

const SAME_COLUMN = 4;
/** Distances of lines that differ by less, in font sizes, look equal. */
const SAME_DISTANCE = 0.12;
const LOOSEST_LEADING = 1.8;
const APART = 1.4;
/** A line that ends in this share of its width before the margin is full. */
const FULL = 0.12;
const GROUP_NAME = /^[^:：,、;]{1,45}[:：]/u;

export function toPieces(lines: readonly Line[]): Piece[] {
  const pieces: Open[] = [];
  const setting = settingOf(lines);
  lines.forEach((line, index) => {
    for (const cell of line.cells) {
      const above = pieces.findLast((piece) => isInColumn(piece.cell, cell));
      const before = lines[index - 1];
      if (above && before && above.last === before && wraps(above, cell, line, setting)) {
        above.text = joinWrapped(above.text, cell.text);
        above.cell = cell;
        above.last = line;
      } else pieces.push({ text: cell.text, cell, line, last: line });
    }
  });
  return pieces;
}

/** Under each other at one of their edges. */
const isInColumn = (above: Cell, cell: Cell): boolean =>
  Math.abs(above.x - cell.x) < SAME_COLUMN || Math.abs(above.right - cell.right) < SAME_COLUMN;

interface Setting {
  /** The distance of wrapped lines in a list whose rows stand further apart; null where all stand alike. */
  leading: number | null;
  /** Most rows stand clearly further apart than wrapped lines. */
  rowsApart: boolean;
  right: number;
}

function settingOf(lines: readonly Line[]): Setting {
  const distances = lines.slice(1).flatMap((line, index) => distance(lines[index]!, line) ?? []);
  const least = Math.min(...distances);
  const varies = distances.some((one) => one > least + SAME_DISTANCE);
  return {
    leading: varies && least < LOOSEST_LEADING ? least : null,
    rowsApart: median(distances) > APART * least,
    right: Math.max(0, ...lines.map((line) => line.right)),
  };
}

function distance(before: Line, line: Line): number | null {
  return before.page === line.page && line.y > before.y ? (line.y - before.y) / line.size : null;
}

function wraps(above: Open, cell: Cell, line: Line, { leading, rowsApart, right }: Setting): boolean {
  if (line.bullet || above.last.whole || GROUP_NAME.test(cell.text)) return false;
  const gap = distance(above.last, line);
  const near = gap !== null && (leading === null || gap <= leading + SAME_DISTANCE);
  if (!near) return false;
  if (/[,;|/&(•·–‐-]$/.test(above.text)) return true;
  const isList = /[,;|•·]/.test(above.text.replace(/\([^()]*\)?/g, '')) || SLASHES.test(above.text);
  if (isList) return /^\p{Ll}/u.test(cell.text) || above.cell.right > right - FULL * (right - above.cell.x);
  if (above.line.bullet) return cell.x >= above.cell.x - 1;
  return leading !== null && (above.line.cells.length > 1 || rowsApart || /^\p{Ll}/u.test(cell.text));
}
