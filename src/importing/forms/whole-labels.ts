/** In a narrow column a label takes several lines, and what it is a label of stands beside any of them. */
import { type Cell, type Line, withCells } from '../lines/line.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { type EntriesOf, entryLabel } from './entry-labels.ts';

/** Lines within which a label is looked for to its end; bullets stand between them. */
const FARTHEST = 6;
const SAME_EDGE = 2;

export function withWholeLabels(lines: readonly Line[], kind: EntriesOf): Line[] {
  const edge = valueEdge(lines, kind);
  const rest = lines.map((line) => (edge === null ? line : cutAt(line, edge)));
  const whole: Line[] = [];
  for (let line = rest.shift(); line; line = rest.shift())
    whole.push(edge === null ? line : completed(line, rest, kind, edge));
  return whole;
}

/** Where most values begin; null where no label has one beside it. */
function valueEdge(lines: readonly Line[], kind: EntriesOf): number | null {
  const edges = lines
    .filter(({ bullet, cells }) => !bullet && cells.length > 1 && entryLabel(cells[0]!.text, kind) !== null)
    .map(({ cells }) => Math.round(cells[1]!.x));
  const count = (edge: number): number => edges.filter((other) => other === edge).length;
  return edges.reduce<number | null>((most, edge) => (most === null || count(edge) > count(most) ? edge : most), null);
}

/** A label that ends close to its value is read as one with it. */
function cutAt(line: Line, edge: number): Line {
  const [first, ...others] = line.cells;
  const at = first?.spans.findIndex((span) => Math.abs(span.x - edge) <= SAME_EDGE) ?? -1;
  if (line.bullet || !first || at <= 0) return line;
  const part = (spans: Cell['spans']): Cell => ({
    ...first,
    text: spans
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    spans,
    x: spans[0]!.x,
    right: spans.at(-1)!.x + spans.at(-1)!.width,
    bold: spans[0]!.bold,
  });
  return withCells(line, [part(first.spans.slice(0, at)), part(first.spans.slice(at)), ...others]);
}

/** With the words of its label from the lines below, which are taken out of them. */
function completed(line: Line, below: Line[], kind: EntriesOf, edge: number): Line {
  const [first, ...values] = line.cells;
  if (line.bullet || !first || first.x >= edge - SAME_EDGE || entryLabel(first.text, kind) !== null) return line;
  let label = first.text;
  const taken: number[] = [];
  for (const [index, next] of below.slice(0, FARTHEST).entries()) {
    const more = next.cells[0];
    if (next.bullet || !more || more.x >= edge - SAME_EDGE) continue;
    const beside = `${label} ${more.text}`;
    // "Bildungs- / oder Ausbildungseinrichtung" keeps its hyphen, "Arbeit- / geber" does not, and "Arbeit / geber" has lost it.
    const ways = [beside, joinWrapped(label, more.text), label + more.text];
    label = ways.find((way) => entryLabel(way, kind) !== null) ?? ways[1]!;
    taken.push(index);
    if (entryLabel(label, kind) !== null) break;
  }
  if (entryLabel(label, kind) === null) return line;
  for (const index of taken.toReversed()) {
    const { [index]: next } = below;
    const kept = next!.cells.slice(1);
    below.splice(index, 1, ...(kept.length > 0 ? [withCells({ ...next!, x: kept[0]!.x }, kept)] : []));
  }
  return withCells(line, [{ ...first, text: label, spans: [{ ...first.spans[0]!, text: label }] }, ...values]);
}
