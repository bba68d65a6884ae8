import { GlobalWorkerOptions, getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { joinRuns, runsOf } from '../../../../src/importing/pdf/join-runs.ts';
import type { ReadPage } from './line-places.ts';

GlobalWorkerOptions.workerSrc = worker;

/** Dots a pixel, at least: drawn at one, small letters look bold. */
const SHARP = 2;

/** A page of the PDF, to be drawn at any width. */
export interface PdfPage extends ReadPage {
  draw(cssWidth: number): Promise<HTMLCanvasElement>;
}

export interface OpenPdf {
  pages: Promise<PdfPage[]>;
  close(): void;
}

/** The finished file itself is drawn, so that what is seen is what is sent; the browser needs no viewer of its own. */
export function openPdf(bytes: ArrayBuffer): OpenPdf {
  // The worker takes over what it is given.
  const task = getDocument({ data: bytes.slice(0), useWorkerFetch: false, verbosity: VerbosityLevel.ERRORS });
  const read = async () => {
    const pdf = await task.promise;
    return Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => pageOf(await pdf.getPage(index + 1))));
  };
  return { pages: read(), close: () => void task.destroy() };
}

async function pageOf(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    width,
    height,
    lines: joinRuns(runsOf(items, height)),
    async draw(cssWidth) {
      const viewport = page.getViewport({ scale: (cssWidth / width) * Math.max(devicePixelRatio, SHARP) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      return canvas;
    },
  };
}
