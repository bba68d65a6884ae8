/**
 * One glyph may stand for several letters or for parts of them, and a font's table cannot say which. Typst, with which
 * our own pages are set, and Skia, by which browsers print, then write what a stretch of glyphs means beside them. pdf.js
 * does not tell, so that it is looked up in the page's own instructions.
 */
import { inflateSync } from 'node:zlib';
import type { PdfDocument, PdfPage } from './pdf-js.ts';

export type MarkedItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number];
type TextItem = Extract<MarkedItem, { str: string }>;

const WRITERS = /^(?:Typst|Skia)/;
const STREAM = /stream\r?\n/g;
/** As units of UTF-16 in hexadecimal digits, or as plain letters in brackets. */
const ACTUAL_TEXT = /\/ActualText\s*(?:<FEFF([0-9A-Fa-f]*)>|\(((?:\\.|[^\\)])*)\))/gs;
const MAX_STREAMS = 300;
/** Pieces of text. */
const LONGEST_LINE = 100;
const MAX_INSTRUCTIONS = 4 * 1024 * 1024;

/** For each page that has any, in order, what its stretches of glyphs mean; null for files of other programs. */
export async function actualTexts(pdf: Uint8Array, document: PdfDocument): Promise<string[][] | null> {
  const { info } = await document.getMetadata();
  const { Creator, Producer } = info as { Creator?: unknown; Producer?: unknown };
  if (![Creator, Producer].some((name) => typeof name === 'string' && WRITERS.test(name))) return null;
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const starts = [...bytes.toString('latin1').matchAll(STREAM)].map((match) => match.index + match[0].length);
  return starts
    .slice(0, MAX_STREAMS)
    .map((start) => textsIn(inflated(bytes.subarray(start))))
    .filter((texts) => texts.length > 0);
}

/** Pictures and fonts are streams too; what cannot be read is none of ours. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_INSTRUCTIONS }).toString('latin1');
  } catch {
    return '';
  }
}

function textsIn(instructions: string): string[] {
  return [...instructions.matchAll(ACTUAL_TEXT)].map(([, digits, plain]) =>
    digits === undefined ? plain!.replace(/\\(.)/gs, '$1') : fromUnits(digits),
  );
}

const fromUnits = (digits: string): string =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

interface Mark {
  /** What its glyphs mean, where the file says so. */
  text: string | null;
  first: TextItem | null;
  /** Nothing of it was told by pdf.js. */
  isEmpty: boolean;
}

/** The items of a page with the meaning of marked stretches in place of their glyphs. */
export function withActualTexts(marked: readonly MarkedItem[], texts: readonly string[]): TextItem[] {
  const marks = marked.filter((item) => 'type' in item && isMeaning(item));
  const trusted = marks.length === texts.length;
  const items: TextItem[] = [];
  const open: Mark[] = [];
  let lost: string | null = null;
  let next = 0;
  for (const item of marked) {
    if ('str' in item) {
      if (lost !== null && item.str !== '' && item.str !== ' ') {
        addLost(items, lost, item);
        lost = null;
      }
      for (const mark of open) mark.isEmpty = false;
      addItem(items, item, open.at(-1));
    } else if (item.type === 'endMarkedContent') {
      const mark = open.pop();
      if (mark?.isEmpty) lost = mark.text ?? SOFT_HYPHEN;
    } else {
      open.push({
        text: trusted && isMeaning(item) ? texts[next++]! : null,
        first: null,
        isEmpty: isSpan(item),
      });
    }
  }
  return items;
}

const SOFT_HYPHEN = '\u00ad';
/** Of the font size: further apart than a hyphen is wide, two words have blanks around it. */
const WIDE = 0.6;
const HYPHEN = 0.3;

/**
 * A font has one glyph for hyphens and for those of broken words; its table calls it by the second name, and pdf.js leaves
 * such signs out. A stretch with nothing in it had one.
 */
function addLost(items: TextItem[], lost: string, next: TextItem): void {
  const at = items.findLastIndex(({ str }) => str.trim() !== '');
  const before = items[at];
  if (before === undefined) return;
  const [right, y] = [before.transform[4] + before.width, before.transform[5]];
  const gap = next.transform[4] - right;
  if (next.transform[5] !== y || gap < 0) {
    if (/[\p{L}\p{N}]$/u.test(before.str)) before.str += lost;
  } else if (lost !== SOFT_HYPHEN) {
    const size = before.height;
    const [x, width] = gap > WIDE * size ? [right + (gap - HYPHEN * size) / 2, HYPHEN * size] : [right, gap];
    items.splice(at + 1, items.length, { ...before, str: lost, width, transform: before.transform.with(4, x) });
  }
}

type Begin = { type?: string; tag?: string; id?: string | null };

const isSpan = (item: Begin): boolean => item.type === 'beginMarkedContentProps' && item.tag === 'Span';
const isMeaning = (item: Begin): boolean => isSpan(item) && (item.id ?? null) === null;

function addItem(items: TextItem[], item: TextItem, mark: Mark | undefined): void {
  if (mark?.first) {
    mark.first.width += item.width;
    return;
  }
  const meant = mark && mark.text !== null && item.str.trim() !== '' ? { ...item, str: mark.text } : item;
  if (repeats(items, meant)) return;
  items.push(meant);
  if (mark && meant !== item) mark.first = meant;
}

/** A sign above or below a letter of the line, drawn by itself, says the letter again. */
function repeats(items: readonly TextItem[], item: TextItem): boolean {
  if (item.width !== 0 || !/\p{M}/u.test(item.str)) return false;
  const recent = items.slice(-LONGEST_LINE);
  const line = recent.slice(recent.findLastIndex(({ hasEOL }) => hasEOL) + 1);
  return line
    .map(({ str }) => str)
    .join('')
    .includes(item.str);
}
