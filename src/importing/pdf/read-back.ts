/** Reads the lines of text back out of a PDF. */
import type { ReadBack, ReadLine, ReadPage } from '../../base/read-back.ts';
import { type PdfPage, withPdf } from './pdf-js.ts';

const MAX_PAGES = 20;
/** Two runs stand on one line when their baselines differ by less than this share of the font size. */
const SAME_LINE = 0.35;
/** A gap wider than this share of the font size is a space. */
const SPACE_GAP = 0.15;

interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

export const readBack: ReadBack = (pdf) =>
  withPdf(pdf, async (document) => {
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      pages.push(await readPage(await document.getPage(number)));
    }
    return pages;
  });

async function readPage(page: PdfPage): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const runs: Run[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const [, , skew, size, x, y] = item.transform as [number, number, number, number, number, number];
    runs.push({ text: item.str, x, y: height - y, width: item.width, fontSize: Math.hypot(skew, size) });
  }
  return { width, height, lines: joinRuns(runs) };
}

/** Runs follow each other in reading order; a new baseline starts a new line. */
function joinRuns(runs: readonly Run[]): ReadLine[] {
  const lines: ReadLine[] = [];
  let open: Run[] = [];
  for (const run of runs) {
    const previous = open.at(-1);
    if (previous && Math.abs(previous.y - run.y) > SAME_LINE * Math.max(previous.fontSize, run.fontSize)) {
      lines.push(toLine(open));
      open = [];
    }
    open.push(run);
  }
  if (open.length > 0) lines.push(toLine(open));
  return lines.filter((line) => line.text !== '');
}

function toLine(runs: readonly Run[]): ReadLine {
  let text = '';
  let end = Number.NaN;
  for (const run of runs) {
    const gap = Math.abs(run.x - end);
    if (gap > SPACE_GAP * run.fontSize && !text.endsWith(' ') && !run.text.startsWith(' ')) text += ' ';
    text += run.text;
    end = run.x + run.width;
  }
  const inked = runs.filter((run) => run.text.trim() !== '');
  const shown = inked.length > 0 ? inked : runs;
  const left = Math.min(...shown.map((run) => run.x));
  const right = Math.max(...shown.map((run) => run.x + run.width));
  const fontSize = Math.max(...shown.map((run) => run.fontSize));
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    x: left,
    y: shown[0]!.y,
    width: right - left,
    height: fontSize,
    fontSize,
  };
}
