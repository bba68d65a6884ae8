import type { SourceLine, SourceSpan } from '../source.ts';
import { joinAccents, joinSpacedLetters, repairText } from './repair-text.ts';

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
  return joinJustified(lines.map((line) => ({ ...line, margin: margins.get(line.column)! })));
}

/** Gaps and edges that differ by less, in points, look equal. */
const EQUAL = 0.5;
const FEWEST_JUSTIFIED = 3;

/**
 * In a narrow column the words of a justified line stand as far apart as cells do. All of them stand equally far, the line
 * ends where others end, and the next line has a gap of its own; labels in a row have that of the other rows.
 */
function joinJustified(lines: readonly Line[]): Line[] {
  const full = new Map<number, number>();
  for (const line of lines) if (isFull(line)) full.set(line.column, (full.get(line.column) ?? 0) + 1);
  return lines.map((line, index) => {
    if (line.cells.length < 3 || !isFull(line) || full.get(line.column)! < FEWEST_JUSTIFIED) return line;
    const gap = commonGap(line);
    if (gap === null) return line;
    const beside = [lines[index - 1], lines[index + 1]].map((other) => other && commonGap(other));
    if (beside.some((other) => typeof other === 'number' && Math.abs(other - gap) < EQUAL)) return line;
    const [first] = line.cells;
    const text = line.cells.map((cell) => cell.text).join(' ');
    const span = { ...first!.spans[0]!, text, width: line.right - line.x };
    return withCells(line, [{ ...first!, text, spans: [span], right: line.right }]);
  });
}

const isFull = (line: Line): boolean => line.margin - line.right < EQUAL;

/** Between all words of the line; null where it differs, or where nothing tells. */
function commonGap({ cells }: Line): number | null {
  const words = cells.flatMap(({ spans }) => spans).filter(({ text }) => text.trim() !== '');
  if (words.length < 3 || words.some(({ text }) => /\S\s+\S/.test(text))) return null;
  const gaps = words.slice(1).map((word, index) => word.x - words[index]!.x - words[index]!.width);
  return Math.max(...gaps) - Math.min(...gaps) < EQUAL ? gaps[0]! : null;
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
  for (const span of withLigatures(spans).flatMap(splitAtTabs)) {
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

/** Old fonts have these two where later ones have pictures: inside of a word they are letters. */
const OLD_LIGATURES: Readonly<Record<string, string>> = { '\uf001': 'fi', '\uf002': 'fl' };

function withLigatures(spans: readonly SourceSpan[]): readonly SourceSpan[] {
  if (!spans.some(({ text }) => /[\uf001\uf002]/.test(text))) return spans;
  return spans.map((span, index) => {
    const before = spans[index - 1]?.text.at(-1) ?? '';
    const after = spans[index + 1]?.text[0] ?? '';
    const text = span.text.replace(/[\uf001\uf002]/g, (sign, at: number) => {
      const [left, right] = [span.text[at - 1] ?? before, span.text[at + 1] ?? after];
      return /\p{L}/u.test(left) || /\p{Ll}/u.test(right) ? OLD_LIGATURES[sign]! : sign;
    });
    return { ...span, text };
  });
}

const isBlankTab = (span: SourceSpan): boolean => span.text === '\t';

function isApart(before: SourceSpan, span: SourceSpan): boolean {
  const gap = span.x >= before.x ? span.x - before.x - before.width : before.x - span.x - span.width;
  return gap > CELL_GAP * Math.min(before.size, span.size);
}

/** Dots or dashes that lead the eye to the other side of the line. */
const LEADERS = /\s*(?:[-–—_.·…]\s?){6,}/gu;

function splitAtTabs(span: SourceSpan): SourceSpan[] {
  const text = span.text.replace(LEADERS, '\t');
  if (!text.includes('\t')) return [span];
  return text
    .split(/(\t)/)
    .filter((part) => part !== '')
    .map((part) => ({ ...span, text: part }));
}

/** Where a word might have been broken, and was not. */
const SOFT_HYPHEN = /\u00ad(?=\p{L})/gu;

function toCell(spans: SourceSpan[]): Cell {
  const repaired = spans.map((span) => ({
    ...span,
    text: repairText(span.text).replace(SOFT_HYPHEN, '').replace(/\s+/g, ' '),
  }));
  const text = joinAccents(repaired.map((span) => span.text).join(''))
    .replace(SOFT_HYPHEN, '')
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
