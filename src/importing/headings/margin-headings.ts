import { type Line, withCells } from '../structure/line.ts';
import { headingKind } from './headings.ts';

/** A heading in the margin beside its section's first line becomes a line of its own. */
export const splitMarginHeadings = (lines: readonly Line[]): Line[] => lines.flatMap(splitMarginHeading);

function splitMarginHeading(line: Line): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet) return [line];
  const names = headingKind(first.text) !== null && rest.every((cell) => headingKind(cell.text) === null);
  if (!names || /[:,]$/.test(first.text)) return [line];
  return [withCells(line, [first]), withCells({ ...line, gapAbove: 0 }, rest)];
}
