/** Blocks → lines in reading order, with the cells of layout tables as columns. */

import { isDateLabel } from '../dates/labels.ts';
import { type Flow, type FlowColumn, type FlowParagraph, LINE_HEIGHT, type TabStop } from '../flow.ts';
import { headingKind } from '../headings/headings.ts';
import type { Block, BoxBlock, Cell } from './blocks.ts';
import type { ReadParagraph } from './paragraph.ts';

/** Cells of up to this many lines stand beside each other as the eye reads them: `2019 – 2021 | Engineer, Acme`. */
const SHORT_CELL_LINES = 2;

export function arrange(blocks: readonly Block[], flow: Flow): void {
  const spacing = new Spacing();
  for (const block of blocks) {
    if (block.kind === 'table') arrangeTable(block.rows, flow);
    else if (block.kind === 'boxes') arrangeBoxes(block.columns, flow);
    else for (const line of spacing.apply(block)) flow.add(line);
  }
}

/** White space above each paragraph: its own, that of the one before, and empty paragraphs in between. */
class Spacing {
  #pending = 0;
  #previous: ReadParagraph | null = null;

  apply(paragraph: ReadParagraph): FlowParagraph[] {
    const above = this.#above(paragraph);
    if (paragraph.lines.length === 0) {
      this.#pending = above + paragraph.size * LINE_HEIGHT;
      return [];
    }
    this.#pending = paragraph.look.after ?? 0;
    this.#previous = paragraph;
    return paragraph.lines.map((line, index) => (index === 0 ? { ...line, spaceAbove: above } : line));
  }

  #above(paragraph: ReadParagraph): number {
    const joined = paragraph.look.joined === true && paragraph.styleId === this.#previous?.styleId;
    return joined ? 0 : Math.max(this.#pending, paragraph.look.before ?? 0);
  }
}

function arrangeBoxes(columns: readonly BoxBlock[][], flow: Flow): void {
  for (const column of columns) {
    flow.floating(flow.column, () => {
      for (const box of column) {
        flow.skipTo(box.top);
        arrange(box.blocks, flow);
      }
    });
  }
}

function arrangeTable(rows: readonly Cell[][], flow: Flow): void {
  for (const row of rows) arrangeRow(placeCells(row, flow.column), flow);
}

interface PlacedCell extends FlowColumn {
  blocks: Block[];
}

/** Cells without a width share what the others leave. */
function placeCells(row: readonly Cell[], column: FlowColumn): PlacedCell[] {
  const said = row.reduce((sum, cell) => sum + (cell.width ?? 0), 0);
  const silent = row.filter((cell) => cell.width === null).length;
  const share = silent === 0 ? 0 : Math.max(0, column.width - said) / silent;
  let left = column.left;
  return row.map(({ width, blocks }) => {
    const placed = { left, width: Math.max(1, width ?? share), blocks };
    left += placed.width;
    return placed;
  });
}

function arrangeRow(cells: readonly PlacedCell[], flow: Flow): void {
  const filled = cells.filter(({ blocks }) => hasContent(blocks));
  if (filled.length === 1 && cells.length === 1) {
    arrange(filled[0]!.blocks, flow);
    return;
  }
  const beside = linesBeside(filled);
  if (beside !== null) {
    addBeside(filled, beside, flow);
    return;
  }
  if (filled.every((cell) => isPlainList(cell.blocks))) {
    for (const cell of filled) arrange(cell.blocks, flow);
    return;
  }
  flow.beside(filled.map((cell) => ({ column: cell, fill: () => arrange(cell.blocks, flow) })));
}

/** One list in several columns: nothing in it begins anything new. */
function isPlainList(blocks: readonly Block[]): boolean {
  const lines = plainLines(blocks);
  if (lines === null) return false;
  const first = lines[0]?.segments[0]?.runs[0];
  return lines.every((line) => {
    const text = line.segments[0]?.runs[0];
    const alike = text?.bold === first?.bold && text?.size === first?.size && line.headingLevel === null;
    return line.bullet || (alike && headingKind(textOf(line)) === null);
  });
}

function hasContent(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'paragraph') return block.lines.length > 0;
    const parts = block.kind === 'boxes' ? block.columns.flat() : block.rows.flat();
    return parts.some((part) => hasContent(part.blocks));
  });
}

/** The lines of each cell where at most one of them is long and none of the others is a list; null otherwise. */
function linesBeside(cells: readonly PlacedCell[]): FlowParagraph[][] | null {
  const lines = cells.map(({ blocks }) => plainLines(blocks));
  if (lines.some((cell) => cell === null)) return null;
  const found = lines as FlowParagraph[][];
  const long = found.filter((cell) => cell.length > SHORT_CELL_LINES || cell.some((line) => line.bullet));
  return long.length > 1 ? null : found;
}

function plainLines(blocks: readonly Block[]): FlowParagraph[] | null {
  if (blocks.some((block) => block.kind !== 'paragraph')) return null;
  const spacing = new Spacing();
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? spacing.apply(block) : []));
}

/** The first lines of all cells make one line, and so on; the long cell goes on alone. */
function addBeside(cells: readonly PlacedCell[], lines: readonly FlowParagraph[][], flow: Flow): void {
  const order = readingOrder(lines);
  const rows = Math.max(...lines.map((cell) => cell.length));
  for (let row = 0; row < rows; row++) {
    const parts = order.flatMap((index) => {
      const line = lines[index]![row];
      return line ? [{ line, cell: cells[index]! }] : [];
    });
    flow.add(joinParts(parts, cells[order[0]!]!, flow.column));
  }
}

/** Dates in the left margin say when: what they date is read first. */
function readingOrder(lines: readonly FlowParagraph[][]): number[] {
  const order = lines.map((_, index) => index);
  const first = lines[0]?.[0];
  const datesFirst = lines.length > 1 && first !== undefined && isDateLabel(textOf(first));
  return datesFirst ? [...order.slice(1), 0] : order;
}

const textOf = (line: FlowParagraph): string =>
  line.segments.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');

interface RowPart {
  line: FlowParagraph;
  cell: PlacedCell;
}

function joinParts(parts: readonly RowPart[], main: PlacedCell, column: FlowColumn): FlowParagraph {
  const first = parts[0]!;
  const others = parts.slice(1).flatMap(({ line, cell }) =>
    line.segments.map((segment, index) => ({
      ...segment,
      stop: index === 0 ? stopAt(cell, main, column) : segment.stop,
    })),
  );
  return {
    ...first.line,
    segments: [...first.line.segments, ...others],
    indent: main.left - column.left + first.line.indent,
    headingLevel: parts.map(({ line }) => line.headingLevel).find((level) => level !== null) ?? null,
    spaceAbove: Math.max(...parts.map(({ line }) => line.spaceAbove)),
  };
}

/** Where the cell begins; what was moved behind the main cell stands at the right edge. */
function stopAt(cell: PlacedCell, main: PlacedCell, column: FlowColumn): TabStop {
  if (cell.left < main.left) return { position: column.width, align: 'right' };
  return { position: cell.left - column.left, align: 'left' };
}
