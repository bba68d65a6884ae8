/**
 * Lays paragraphs out as lines, for formats that say how text looks but not where it stands (Word, plain text).
 * One paragraph becomes one line, however long; the places are estimates that only have to be comparable.
 */
import { IMPORT_MAX_CHARACTERS } from '../base/import-limits.ts';
import { ImportFailed } from './failed.ts';
import type { SourceLine, SourceSpan } from './source.ts';

export interface FlowRun {
  text: string;
  size: number;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export interface TabStop {
  /** Points from the left margin of the column. */
  position: number;
  align: 'left' | 'center' | 'right';
}

/** What stands between two tabs. */
export interface FlowSegment {
  runs: FlowRun[];
  /** Where the tab before it leads; null: to the next default stop, or nowhere for the first. */
  stop: TabStop | null;
}

export interface FlowParagraph {
  segments: FlowSegment[];
  /** Points from the left margin of the column. */
  indent: number;
  align: 'left' | 'center' | 'right';
  bullet: boolean;
  headingLevel: number | null;
  /** Points of white space above. */
  spaceAbove: number;
  startsPage: boolean;
}

/** Points. */
export interface FlowColumn {
  left: number;
  width: number;
}

export interface PageSize {
  top: number;
  bottom: number;
}

const MAX_LINES = 10_000;
/** One text of a profile holds no more. */
const MAX_PARAGRAPH = 20_000;

function tooMuchText(): ImportFailed {
  const [characters, lines, paragraph] = [IMPORT_MAX_CHARACTERS, MAX_LINES, MAX_PARAGRAPH].map((limit) =>
    limit.toLocaleString('en-US'),
  );
  return new ImportFailed(
    `The file holds far more text than a resume: the limits are ${characters} characters, ${lines} lines, and ${paragraph} characters in one paragraph. Choose the resume alone.`,
  );
}

/** For formats whose reading costs by length, before they begin. */
export function refuseLongText(characters: number): void {
  if (characters > IMPORT_MAX_CHARACTERS) throw tooMuchText();
}

export function refuseLongParagraph(characters: number): void {
  if (characters > MAX_PARAGRAPH) throw tooMuchText();
}

export const LINE_HEIGHT = 1.2;
/** An average glyph of a text face, as a share of the size. */
const GLYPH_WIDTH = 0.5;
const DEFAULT_TAB = 36;
const DEFAULT_SIZE = 11;

export function textWidth(text: string, size: number): number {
  return text.length * size * GLYPH_WIDTH;
}

/** The page, and the points from its top. */
type Place = readonly [number, number];

function later(one: Place, other: Place): Place {
  return other[0] > one[0] || (other[0] === one[0] && other[1] > one[1]) ? other : one;
}

export class Flow {
  readonly #lines: SourceLine[] = [];
  readonly #spacesAbove: number[] = [];
  readonly #page: PageSize;
  #column: FlowColumn;
  #columnNumber = 1;
  #columns = 1;
  #pageNumber = 1;
  #y: number;
  #atColumnTop = true;
  #characters = 0;

  constructor(column: FlowColumn, page: PageSize) {
    this.#column = column;
    this.#page = page;
    this.#y = page.top;
  }

  get column(): FlowColumn {
    return this.#column;
  }

  /** Fills columns that begin at one height, and goes on below the longest of them. */
  beside(columns: readonly { column: FlowColumn; fill: () => void }[]): void {
    const top = this.#place();
    let lowest = top;
    for (const { column, fill } of columns) {
      this.#apart(column, top, fill);
      lowest = later(lowest, this.#place());
    }
    [this.#pageNumber, this.#y] = lowest;
  }

  /** Fills a column that floats over the text, which goes on where it was. */
  floating(column: FlowColumn, fill: () => void): void {
    const place = this.#place();
    this.#apart(column, place, fill);
    [this.#pageNumber, this.#y] = place;
  }

  /** Leaves room down to that distance from the top of the page, unless the text is there already. */
  skipTo(distance: number): void {
    this.#y = Math.max(this.#y, Math.min(distance, this.#page.bottom));
  }

  #place(): Place {
    return [this.#pageNumber, this.#y];
  }

  #apart(column: FlowColumn, place: Place, fill: () => void): void {
    const outer = { column: this.#column, number: this.#columnNumber };
    [this.#pageNumber, this.#y] = place;
    this.#columns++;
    this.#column = column;
    this.#columnNumber = this.#columns;
    this.#atColumnTop = true;
    fill();
    this.#column = outer.column;
    this.#columnNumber = outer.number;
  }

  add(paragraph: FlowParagraph): void {
    const spans = placeSpans(paragraph, this.#column);
    if (spans.length === 0) return;
    const size = mostCommon(spans, (span) => span.size) ?? DEFAULT_SIZE;
    // Not by spreading: there may be more spans than a call takes arguments.
    const left = spans.reduce((least, span) => Math.min(least, span.x), Number.POSITIVE_INFINITY);
    const right = spans.reduce((most, span) => Math.max(most, span.x + span.width), Number.NEGATIVE_INFINITY);
    const rows = Math.max(1, Math.ceil((right - left) / this.#column.width));
    const height = rows * size * LINE_HEIGHT;
    const text = joinSpans(spans);
    this.#refuseTooMuch(text);
    this.#advance(paragraph, height);
    this.#lines.push({
      text,
      spans,
      page: this.#pageNumber,
      x: left,
      y: this.#y,
      width: right - left,
      height,
      size,
      bold: mostCommon(spans, (span) => span.bold) ?? false,
      italic: mostCommon(spans, (span) => span.italic) ?? false,
      bullet: paragraph.bullet,
      headingLevel: paragraph.headingLevel,
      gapAbove: 0,
      column: this.#columnNumber,
    });
    this.#spacesAbove.push(this.#atColumnTop ? 0 : paragraph.spaceAbove);
    this.#atColumnTop = false;
    this.#y += height;
  }

  /** The lines so far; white space is told in line heights of the body text, which is known only at the end. */
  finish(): { lines: SourceLine[]; pages: number } {
    const body = mostCommon(this.#lines, (line) => line.size) ?? DEFAULT_SIZE;
    const lines = this.#lines.map((line, index) => ({
      ...line,
      gapAbove: this.#spacesAbove[index]! / (body * LINE_HEIGHT),
    }));
    return { lines, pages: this.#pageNumber };
  }

  #refuseTooMuch(text: string): void {
    this.#characters += text.length;
    refuseLongText(this.#characters);
    refuseLongParagraph(text.length);
    if (this.#lines.length >= MAX_LINES) throw tooMuchText();
  }

  #advance(paragraph: FlowParagraph, height: number): void {
    this.#y += paragraph.spaceAbove;
    const full = this.#y + height > this.#page.bottom;
    if (!paragraph.startsPage && !full) return;
    if (this.#y > this.#page.top) this.#pageNumber++;
    this.#y = this.#page.top;
  }
}

function placeSpans(paragraph: FlowParagraph, column: FlowColumn): SourceSpan[] {
  const widths = paragraph.segments.map(({ runs }) =>
    runs.reduce((sum, run) => sum + textWidth(run.text, run.size), 0),
  );
  const spans: SourceSpan[] = [];
  let x = startOf(paragraph, column, widths[0] ?? 0);
  paragraph.segments.forEach((segment, index) => {
    if (index > 0) x = afterTab(segment.stop, x, widths[index]!, column);
    for (const run of trimEnds(joinAlike(segment.runs))) {
      const width = textWidth(run.text, run.size);
      if (run.text.trim() === '') appendSpace(spans);
      else spans.push({ ...run, x, width });
      x += width;
    }
  });
  return spans;
}

/** Editors cut text at every stop of the typist; a reader sees one run for as long as the style stays. */
function joinAlike(runs: readonly FlowRun[]): FlowRun[] {
  const joined: FlowRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function trimEnds(runs: readonly FlowRun[]): FlowRun[] {
  return runs.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
  });
}

function isAlike(one: FlowRun, other: FlowRun): boolean {
  return one.size === other.size && one.bold === other.bold && one.italic === other.italic && one.href === other.href;
}

/** A space in a style of its own belongs to the text before it. */
function appendSpace(spans: SourceSpan[]): void {
  const last = spans.at(-1);
  if (last && !last.text.endsWith(' ')) last.text += ' ';
}

function startOf(paragraph: FlowParagraph, column: FlowColumn, width: number): number {
  const room = column.width - width;
  if (paragraph.segments.length > 1 || room <= 0 || paragraph.align === 'left') return column.left + paragraph.indent;
  return column.left + (paragraph.align === 'center' ? room / 2 : room);
}

function afterTab(stop: TabStop | null, x: number, width: number, column: FlowColumn): number {
  const next = x + DEFAULT_TAB;
  if (stop === null) return next;
  const share = { left: 0, center: 0.5, right: 1 }[stop.align];
  return Math.max(next, column.left + stop.position - width * share);
}

/** Spans of one segment follow each other as written; a tab is a space to a reader. */
function joinSpans(spans: readonly SourceSpan[]): string {
  const pieces: string[] = [];
  let end = Number.NaN;
  for (const span of spans) {
    if (span.x - end > 1 && !pieces.at(-1)!.endsWith(' ')) pieces.push(' ');
    pieces.push(span.text);
    end = span.x + span.width;
  }
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** Weighed by the length of the text. */
function mostCommon<T, K>(items: readonly (T & { text: string })[], key: (item: T) => K): K | null {
  const weights = new Map<K, number>();
  for (const item of items) weights.set(key(item), (weights.get(key(item)) ?? 0) + item.text.trim().length);
  let best: K | null = null;
  for (const [value, weight] of weights) {
    if (best === null || weight > weights.get(best)!) best = value;
  }
  return best;
}
