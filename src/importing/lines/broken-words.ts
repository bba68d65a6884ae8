/** Words that the page itself breaks at the end of a row, made whole: a sign that stands for nothing else says so. */
import type { SourceSpan } from '../source.ts';
import { type Cell, type Line, withCells } from './line.ts';

const BROKEN = /\p{L}[\u00ad\u2010]$/u;
/** Rows of one paragraph are nearer than this many font sizes. */
const NEAR = 2.2;
const SAME_EDGE = 3;
/** A name, a heading or a label takes no more; what is longer is text, and is joined as text is. */
const MOST_ROWS = 6;

/** The row that a broken word goes on in belongs to the same words, whatever they are: both become one. */
export function joinBrokenWords(sources: readonly Line[]): Line[] {
  const lines = [...sources];
  for (let at = 0; at < lines.length; at++) {
    for (let index = 0; index < lines[at]!.cells.length; index++) {
      for (let rows = 1; rows < MOST_ROWS && joinNext(lines, at, index); rows++);
    }
  }
  return lines;
}

function joinNext(lines: Line[], at: number, index: number): boolean {
  const line = lines[at]!;
  const next = lines[at + 1];
  const cell = line.cells[index]!;
  if (!next || !BROKEN.test(cell.text) || !isNextRow(line, next)) return false;
  const rest = next.cells.find((other) => continues(cell, other));
  if (!rest) return false;
  const joined = {
    ...rest,
    ...lookOf(cell),
    text: withoutLast(cell.text) + rest.text,
    spans: [...cell.spans.slice(0, -1), ...cell.spans.slice(-1).map(cutSpan), ...rest.spans],
  };
  const others = next.cells.filter((other) => other !== rest);
  lines[at] = { ...withCells(line, line.cells.with(index, joined)), x: line.x, y: next.y };
  if (others.length > 0) lines[at + 1] = withCells(next, others);
  else lines.splice(at + 1, 1);
  return true;
}

const withoutLast = (text: string): string => text.slice(0, -1);

const cutSpan = (span: SourceSpan): SourceSpan => ({ ...span, text: withoutLast(span.text.trimEnd()) });

const lookOf = ({ x, bold, italic, size }: Cell): Partial<Cell> => ({ x, bold, italic, size });

const isNextRow = (line: Line, next: Line): boolean =>
  next.page === line.page &&
  next.column === line.column &&
  !next.bullet &&
  next.y > line.y &&
  next.y - line.y < NEAR * line.size;

function continues(cell: Cell, next: Cell): boolean {
  const [before, after] = [cell.text.at(-2)!, next.text[0] ?? ''];
  const inWord = /\p{Lu}/u.test(before) ? /\p{Lu}/u.test(after) : /\p{Ll}/u.test(after);
  const inPlace = Math.abs(next.x - cell.x) < SAME_EDGE || Math.abs(next.right - cell.right) < SAME_EDGE;
  return inWord && inPlace;
}
