/** A page of a PDF as a picture. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type BrowserCanvas = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']>;

const POINTS_PER_INCH = 72;

export async function drawPage(pdf: Uint8Array, number: number, dotsPerInch: number): Promise<Canvas> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    const page = await (await loading.promise).getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch / POINTS_PER_INCH });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // It draws on what looks like a browser's canvas; this one does.
    await page.render({ canvas: canvas as unknown as BrowserCanvas, viewport, background: 'white' }).promise;
    return canvas;
  } finally {
    await loading.destroy();
  }
}
