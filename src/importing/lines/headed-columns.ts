/** Two headings side by side: what stands under each of them is a column of its own, however short. */
import { headingKind } from '../headings/headings.ts';
import { type Line, withCells } from './line.ts';

const SAME_EDGE = 3;
/** A column number that no page has. */
const BESIDE = 1000;

export function splitHeadedColumns(lines: readonly Line[]): Line[] {
  const split: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const edge = edgeBeside(lines[at]!);
    if (edge === null) {
      split.push(lines[at++]!);
      continue;
    }
    const end = endOfColumns(lines, at, edge);
    const both = lines.slice(at, end);
    const isBeside = (x: number): boolean => x >= edge - SAME_EDGE;
    for (const line of both) split.push(...part(line, (x) => !isBeside(x)));
    for (const line of both)
      for (const one of part(line, isBeside)) split.push({ ...one, column: BESIDE + line.column });
    at = end;
  }
  return split;
}

function edgeBeside({ cells, bullet }: Line): number | null {
  const [first, second, ...more] = cells;
  if (bullet || !first || !second || more.length > 0) return null;
  const [one, other] = [headingKind(first.text), headingKind(second.text)];
  return one !== null && other !== null && one !== other ? second.x : null;
}

/** Up to the end of the page, or to what stands across both. */
function endOfColumns(lines: readonly Line[], from: number, edge: number): number {
  const { page, column } = lines[from]!;
  const isAcross = ({ cells }: Line): boolean => cells.some(({ x, right }) => x < edge - SAME_EDGE && right > edge);
  let end = from + 1;
  while (end < lines.length && lines[end]!.page === page && lines[end]!.column === column && !isAcross(lines[end]!))
    end++;
  return end;
}

function part(line: Line, belongs: (x: number) => boolean): Line[] {
  const cells = line.cells.filter(({ x }) => belongs(x));
  if (cells.length === 0) return [];
  return cells.length === line.cells.length
    ? [line]
    : [withCells({ ...line, bullet: line.bullet && cells[0] === line.cells[0] }, cells)];
}
