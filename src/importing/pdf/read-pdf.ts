/** A PDF with a text layer → lines in reading order, found by where they stand and not by the file's order. */
import { ImportFailed } from '../failed.ts';
import type { SourceDocument, SourceLine } from '../source.ts';
import { type Columns, columnsAt, findColumns, likelyGutters } from './columns.ts';
import { removeHeadersAndFooters, type SegmentedPage } from './headers-and-footers.ts';
import { NoTextInPdf } from './no-text.ts';
import { toRows } from './rows.ts';
import { actualTexts } from './runs/actual-texts.ts';
import { readPageRuns } from './runs/page-runs.ts';
import { type PdfDocument, withPdf } from './runs/pdf-js.ts';
import { type Segment, splitAtSharedEdges, toSegments } from './segments.ts';
import { toLines } from './to-lines.ts';

export const MAX_PAGES = 30;
const MAX_LINES = 10_000;
/** Pieces of text on all pages together; a long resume has five thousand. */
const MAX_PIECES = 50_000;

/** Reading order of the parts of a page; a column that goes on over pages is read as a whole. */
const WHOLE_WIDTH = 0;
const LEFT = 1;
const RIGHT = 2;
/** Columns of two pages are the same where their gutters differ by less than this, in points. */
const SAME_GUTTER = 6;

interface Page extends SegmentedPage {
  number: number;
}

export async function readPdf(bytes: Uint8Array): Promise<SourceDocument> {
  const { pages, leftOver } = await withPdf(bytes, (document) => readPages(document, bytes)).catch(refuse);
  const document = toDocument(pages, leftOver);
  if (document.lines.length === 0) throw new NoTextInPdf();
  return document;
}

/** What stands on the pages, read from a text layer or from pictures → lines in reading order. */
export function toDocument(pages: readonly SegmentedPage[], leftOver: readonly string[]): SourceDocument {
  const { pages: clean, removed } = removeHeadersAndFooters(pages);
  const numbered = clean.map((page, index) => ({ ...page, number: index + 1 }));
  const found: Columns[] = [];
  const lines = readingOrder(numbered, (segments, previousGutter) => {
    const columns = columnsOf(segments, previousGutter);
    if (columns !== null) found.push(columns);
    return columns;
  });
  if (lines.length > MAX_LINES) throw new ImportFailed(TOO_MUCH);
  const margins = removed.map((text) => `The line "${text}" at the head or foot of the pages`);
  return {
    lines,
    pages: pages.length,
    otherwise: () => otherOrders(numbered, found),
    leftOver: [...margins, ...leftOver],
  };
}

const OTHER_GUTTERS = 2;
const FAR_APART = 20;

/** In rows, and in columns that are only likely. */
function* otherOrders(pages: readonly Page[], found: readonly Columns[]): Iterable<SourceLine[]> {
  if (found.length > 0) yield readingOrder(pages, () => null);
  const tried = found.filter(({ local }) => !local).map(({ gutter }) => gutter);
  const most = tried.length + OTHER_GUTTERS;
  for (const gutter of pages.flatMap(({ segments }) => likelyGutters(downwards(segments)))) {
    if (tried.length === most) return;
    if (tried.some((other) => Math.abs(other - gutter) <= FAR_APART)) continue;
    tried.push(gutter);
    yield readingOrder(pages, (segments) => columnsAt(downwards(segments), gutter));
  }
}

const downwards = (segments: readonly Segment[]): Segment[] => segments.toSorted((one, other) => one.y - other.y);

const TOO_MUCH = `The PDF has more than ${MAX_LINES.toLocaleString('en-US')} lines of text, which is more than a resume has. Choose the resume itself.`;

const TOO_MANY_PIECES = 'The pages of the PDF have more text on them than a resume has. Choose the resume itself.';

async function readPages(
  document: PdfDocument,
  bytes: Uint8Array,
): Promise<{ pages: SegmentedPage[]; leftOver: string[] }> {
  if (document.numPages < 1) {
    throw new ImportFailed('The PDF has no pages. Export it again from the program it was written in.');
  }
  if (document.numPages > MAX_PAGES) {
    throw new ImportFailed(
      `The PDF has ${document.numPages} pages, and we read at most ${MAX_PAGES}. Choose a shorter file.`,
    );
  }
  const pages: SegmentedPage[] = [];
  const leftOver: string[] = [];
  let pieces = 0;
  const meant = await actualTexts(bytes, document);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { runs, turned, tiny, height } = await readPageRuns(
      page,
      meant === null ? undefined : (meant[number - 1] ?? []),
    );
    page.cleanup();
    pieces += runs.length;
    if (pieces > MAX_PIECES) throw new ImportFailed(TOO_MANY_PIECES);
    pages.push({ height, segments: splitAtSharedEdges(toSegments(runs)) });
    if (turned.length > 0) leftOver.push(`Turned text on page ${number}: "${turned.join(' ')}"`);
    if (tiny.length > 0) leftOver.push(`Text on page ${number} that is too small to be seen: "${tiny.join(' ')}"`);
  }
  return { pages, leftOver };
}

/** What pdf.js throws → words for the person who chose the file. */
export function refuse(error: unknown): never {
  if (error instanceof ImportFailed) throw error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    throw new ImportFailed('The PDF is protected by a password. Save it without one and import it again.', {
      cause: error,
    });
  }
  throw new ImportFailed(
    'The PDF is damaged or incomplete and cannot be opened. Export it again from the program it was written in.',
    { cause: error },
  );
}

interface OpenColumns {
  left: SourceLine[];
  right: SourceLine[];
  gutter: number;
}

function readingOrder(
  pages: readonly Page[],
  columnsOf: (segments: readonly Segment[], previousGutter: number | null) => Columns | null,
): SourceLine[] {
  const lines: SourceLine[] = [];
  let open: OpenColumns | null = null;
  for (const page of pages) {
    const columns = columnsOf(page.segments, open?.gutter ?? null);
    const goesOn = columns !== null && !columns.local && open !== null && sameGutter(open, columns);
    const above = linesOf(columns?.above ?? page.segments, page.number, WHOLE_WIDTH);
    if (open !== null && (!goesOn || above.length > 0)) {
      lines.push(...open.left, ...open.right);
      open = null;
    }
    lines.push(...above);
    if (columns === null) continue;
    if (columns.local) {
      for (const part of [columns.left, columns.right, columns.below])
        lines.push(...linesOf(part, page.number, WHOLE_WIDTH));
      continue;
    }
    open ??= { left: [], right: [], gutter: columns.gutter };
    open.left.push(...linesOf(columns.left, page.number, LEFT));
    open.right.push(...linesOf(columns.right, page.number, RIGHT), ...linesOf(columns.below, page.number, RIGHT));
  }
  return open === null ? lines : [...lines, ...open.left, ...open.right];
}

const linesOf = (segments: readonly Segment[], page: number, column: number): SourceLine[] =>
  toLines(toRows(segments), page, column);

const sameGutter = (open: OpenColumns, columns: Columns): boolean =>
  Math.abs(open.gutter - columns.gutter) < SAME_GUTTER;

/** A page after one in columns keeps them as long as nothing crosses the gutter. */
function columnsOf(segments: readonly Segment[], previousGutter: number | null): Columns | null {
  const sorted = downwards(segments);
  const found = findColumns(sorted);
  if (found !== null || previousGutter === null) return found;
  return columnsAt(sorted, previousGutter);
}
