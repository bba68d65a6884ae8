import type { SourceLine, SourceSpan } from '../source.ts';
import { joinSpacedLetters, repairText } from './repair-text.ts';

/** A part of a line that stands apart from the others by a wide gap or a tab. */
export interface Cell {
  text: string;
  spans: SourceSpan[];
  x: number;
  right: number;
  bold: boolean;
  italic: boolean;
  size: number;
}

/** A line of the source with its text repaired and its cells found. */
export interface Line {
  text: string;
  cells: Cell[];
  bullet: boolean;
  bold: boolean;
  italic: boolean;
  size: number;
  x: number;
  right: number;
  /** How far to the right the lines of its column reach. */
  margin: number;
  gapAbove: number;
  page: number;
  y: number;
  column: number;
  headingLevel: number | null;
  /** The line is a whole paragraph, so that the next line never continues it. */
  whole: boolean;
}

/** Formats without lines of their own lay a paragraph out as one line, as high as all its rows. */
const WHOLE_PARAGRAPH = 1.15;
const CELL_GAP = 1.2;
const MAX_CELLS = 50;

/** All lines of a document that say something, each knowing its column's margin. */
export function toDocumentLines(sources: readonly SourceLine[]): Line[] {
  const lines = sources.map(toLine).filter((line) => /[^\s\ue000-\uf8ff]/u.test(line.text));
  const margins = new Map<number, number>();
  for (const line of lines) margins.set(line.column, Math.max(margins.get(line.column) ?? 0, line.right));
  return lines.map((line) => ({ ...line, margin: margins.get(line.column)! }));
}

export function toLine(source: SourceLine): Line {
  const cells = toCells(source.spans.length > 0 ? source.spans : [wholeSpan(source)]);
  const largest = Math.max(source.size, ...source.spans.map((span) => span.size));
  return lineOf(
    { ...source, margin: source.x + source.width, whole: source.height > WHOLE_PARAGRAPH * largest },
    cells,
  );
}

function lineOf(source: Omit<Line, 'text' | 'cells' | 'right'>, cells: Cell[]): Line {
  const text = cells.map((cell) => cell.text).join(' ');
  return {
    text: cells.length === 1 ? joinSpacedLetters(text) : text,
    cells,
    bullet: source.bullet,
    bold: source.bold,
    italic: source.italic,
    size: source.size,
    x: cells[0]?.x ?? source.x,
    right: cells.at(-1)?.right ?? source.x,
    margin: source.margin,
    gapAbove: source.gapAbove,
    page: source.page,
    y: source.y,
    column: source.column,
    headingLevel: source.headingLevel,
    whole: source.whole,
  };
}

/** The same line with only some of its cells. */
export function withCells(line: Line, cells: Cell[]): Line {
  const first = cells[0];
  const styled = first ? { bold: first.bold, italic: first.italic, size: first.size } : {};
  return lineOf({ ...line, ...styled }, cells);
}

const wholeSpan = (source: SourceLine): SourceSpan => ({
  text: source.text,
  x: source.x,
  width: source.width,
  size: source.size,
  bold: source.bold,
  italic: source.italic,
  href: null,
});

function toCells(spans: readonly SourceSpan[]): Cell[] {
  const groups: SourceSpan[][] = [];
  for (const span of spans.flatMap(splitAtTabs)) {
    const before = groups.at(-1)?.at(-1);
    const apart = before && !isBlankTab(span) && isApart(before, span);
    if (isBlankTab(span)) groups.push([]);
    else if (groups.length === 0 || apart) groups.push([span]);
    else groups.at(-1)!.push(span);
  }
  return groups
    .filter((group) => group.some((span) => span.text.trim() !== ''))
    .slice(0, MAX_CELLS)
    .map(toCell);
}

const isBlankTab = (span: SourceSpan): boolean => span.text === '\t';

function isApart(before: SourceSpan, span: SourceSpan): boolean {
  const gap = span.x >= before.x ? span.x - before.x - before.width : before.x - span.x - span.width;
  return gap > CELL_GAP * Math.min(before.size, span.size);
}

function splitAtTabs(span: SourceSpan): SourceSpan[] {
  if (!span.text.includes('\t')) return [span];
  return span.text
    .split(/(\t)/)
    .filter((text) => text !== '')
    .map((text) => ({ ...span, text }));
}

function toCell(spans: SourceSpan[]): Cell {
  const repaired = spans.map((span) => ({ ...span, text: repairText(span.text).replace(/\s+/g, ' ') }));
  const text = repaired
    .map((span) => span.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const most = spans.reduce((longest, span) => (span.text.length > longest.text.length ? span : longest));
  const letters = (some: readonly SourceSpan[]) => some.reduce((sum, span) => sum + span.text.length, 0);
  return {
    text,
    spans: repaired,
    x: Math.min(...spans.map((span) => span.x)),
    right: Math.max(...spans.map((span) => span.x + span.width)),
    bold: letters(spans.filter((span) => span.bold)) > letters(spans) / 2,
    italic: letters(spans.filter((span) => span.italic)) > letters(spans) / 2,
    size: most.size,
  };
}
