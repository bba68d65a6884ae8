/** Reads the lines of text back out of a PDF, and what else a person or a screen reader would find there. */
import type { ReadBack, ReadPage } from '../../base/documents/read-back.ts';
import { joinRuns, runsOf } from './join-runs.ts';
import { ligatureWords, withLigatures } from './runs/ligatures.ts';
import { type PdfPage, withPdf } from './runs/pdf-js.ts';
import { visibilityOf } from './runs/visibility.ts';

const MAX_PAGES = 20;

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
  const operators = await page.getOperatorList();
  const ligatures = ligatureWords(operators);
  const runs = runsOf(content.items, height).map((run) => ({ ...run, text: withLigatures(run.text, ligatures) }));
  const structure = await page.getStructTree();
  const tagged = structure !== null && structure.children.length > 0;
  return { width, height, lines: joinRuns(runs), ...(await visibilityOf(page, operators)), tagged };
}
