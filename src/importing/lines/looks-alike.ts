import type { Line } from './line.ts';

const SAME_EDGE = 4;
const SAME_SIZE = 0.5;

/** Begins at the same edge, in the same size and style. */
export function looksAlike(line: Line, model: Line): boolean {
  const styleOf = ({ cells, bold, italic }: Line) => cells[0]?.spans[0] ?? { bold, italic };
  const [one, other] = [styleOf(line), styleOf(model)];
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    Math.abs(line.size - model.size) < SAME_SIZE &&
    Math.abs(line.x - model.x) < SAME_EDGE
  );
}
