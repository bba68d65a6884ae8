/** A PDF whose pages are pictures → lines in reading order, as far as time allows. */
import { ImportFailed } from '../failed.ts';
import type { SegmentedPage } from '../pdf/headers-and-footers.ts';
import { refuse, toDocument } from '../pdf/read-pdf.ts';
import { type PdfDocument, withPdf } from '../pdf/runs/pdf-js.ts';
import { splitAtSharedEdges, toSegments } from '../pdf/segments.ts';
import type { SourceDocument } from '../source.ts';
import type { OcrPackages } from './packages.ts';
import { drawPage, isBlank } from './picture.ts';
import { OutOfTime, openRecogniser, type RecognisedLine, type Recogniser } from './recogniser.ts';
import { wipeRules } from './rules.ts';
import { straighten } from './straighten.ts';
import { toRuns } from './to-runs.ts';

const MAX_SCANNED_PAGES = 5;
/** An A4 page at 400 dots per inch. Decoded, it takes a third of the memory that the sandbox allows. */
const MAX_IMAGE_PIXELS = 16_000_000;
/** An import is ended after 15 s; what is left is for writing the last page down and understanding it all. */
const TIME_MS = 14_000;
/** A page may take so much longer than the slowest before it. */
const SLOWER = 1.2;
/** Words that the recogniser itself is less sure of are listed, up to a number. */
const SURE = 50;
const MAX_UNSURE_WORDS = 20;

/** Milliseconds since the import began; it only serves to stop in time. */
export type Stopwatch = () => number;

interface ReadPages {
  pages: SegmentedPage[];
  leftOver: string[];
}

export async function readScan(bytes: Uint8Array, packages: OcrPackages, elapsed: Stopwatch): Promise<SourceDocument> {
  const recogniser = await openRecogniser(packages).catch(cannotStart);
  const pictures = { maxPixels: MAX_IMAGE_PIXELS, decoders: packages.decoders };
  const read = (document: PdfDocument) => readPages(document, recogniser, elapsed);
  const { pages, leftOver } = await withPdf(bytes, read, pictures).catch(refuse);
  const document = toDocument(pages, leftOver);
  if (document.lines.length === 0) throw new ImportFailed(NOTHING_RECOGNISED);
  return document;
}

function cannotStart(cause: unknown): never {
  throw new ImportFailed(CANNOT_START, { cause });
}

const CANNOT_START =
  'The PDF has no text in it; it is probably a scan, and the program that reads scans does not start in this installation. Export the file again from the program it was written in.';
const NOTHING_RECOGNISED =
  'The PDF has no text in it, and no words could be recognised in its pictures. Scan it again upright, sharp and at 200 to 300 dots per inch, or choose another file.';
const TOO_SLOW =
  'The PDF has no text in it, and recognising the words in its pictures takes too long here. Try again later, or export the file from the program it was written in.';

async function readPages(document: PdfDocument, recogniser: Recogniser, elapsed: Stopwatch): Promise<ReadPages> {
  const pages: SegmentedPage[] = [];
  const leftOver: string[] = [];
  let slowest = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_SCANNED_PAGES); number++) {
    const began = elapsed();
    if (began + SLOWER * slowest > TIME_MS) break;
    const page = await readPage(document, number, recogniser, () => elapsed() < TIME_MS);
    if (page === null) break;
    pages.push(page);
    leftOver.push(...page.unsure);
    slowest = Math.max(slowest, elapsed() - began);
  }
  if (pages.length === 0) throw new ImportFailed(TOO_SLOW);
  return { pages, leftOver: [...leftOver, ...unreadPages(pages.length, document.numPages)] };
}

/** Null where there was not time enough. */
async function readPage(
  document: PdfDocument,
  number: number,
  recogniser: Recogniser,
  hasTime: () => boolean,
): Promise<(SegmentedPage & { unsure: string[] }) | null> {
  const page = await document.getPage(number);
  const { height } = page.getViewport({ scale: 1 });
  const picture = straighten(await drawPage(document, page));
  page.cleanup();
  wipeRules(picture);
  try {
    const lines = isBlank(picture) ? [] : recogniser.read(picture, hasTime);
    const segments = splitAtSharedEdges(toSegments(toRuns(lines, picture.scale)));
    return { height, segments, unsure: unsureWords(lines, number) };
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
}

function unsureWords(lines: readonly RecognisedLine[], page: number): string[] {
  const unsure = lines
    .flatMap((line) => line.words)
    .filter((word) => word.confidence < SURE && /[\p{L}\p{N}]/u.test(word.text))
    .map((word) => `"${word.text}"`);
  if (unsure.length === 0) return [];
  const more = unsure.length > MAX_UNSURE_WORDS ? ` and ${unsure.length - MAX_UNSURE_WORDS} more` : '';
  return [`Hardly legible on page ${page}: ${unsure.slice(0, MAX_UNSURE_WORDS).join(', ')}${more}`];
}

function unreadPages(read: number, all: number): string[] {
  if (read === all) return [];
  const which = all === read + 1 ? `Page ${all} was` : `Pages ${read + 1} to ${all} were`;
  const why = read === MAX_SCANNED_PAGES ? `of a scan we read ${MAX_SCANNED_PAGES} pages` : 'there was not time enough';
  return [`${which} not read: ${why}. Import what is missing as a file of its own`];
}
