/** Of "01/09/2018" alone nobody knows whether it is January or September; the other dates of the file tell. */
import { type Line, withCells } from '../lines/line.ts';

const WRITTEN = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
/** Longer lines are prose, which stays as it is. */
const LONGEST_LINE = 100;

/** With such dates in a form that has one meaning, where the file uses one order throughout. */
export function withClearDates(lines: readonly Line[]): readonly Line[] {
  const dates = lines.flatMap(({ text }) =>
    [...text.matchAll(WRITTEN)].map(([, one, two]) => [Number(one), Number(two)]),
  );
  const firsts = dates.map(([first]) => first!);
  const seconds = dates.map(([, second]) => second!);
  const dayFirst = areDays(firsts, seconds);
  if (dayFirst === areDays(seconds, firsts)) return lines;
  return lines.map((line) => clear(line, dayFirst ? '$1.$2.$3' : '$3-$1-$2'));
}

/** More than twelve, or always the first of a month. */
const areDays = (these: readonly number[], others: readonly number[]): boolean =>
  these.some((number) => number > 12) ||
  (these.every((number) => number === 1) &&
    others.every((number) => number <= 12) &&
    others.some((number) => number > 1));

function clear(line: Line, form: string): Line {
  if (line.bullet || line.text.length > LONGEST_LINE || line.text.search(WRITTEN) === -1) return line;
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(WRITTEN, form),
    spans: cell.spans.map((span) => ({ ...span, text: span.text.replace(WRITTEN, form) })),
  }));
  return withCells(line, cells);
}
