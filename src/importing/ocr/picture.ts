/** A page of a PDF → a grey picture of it. */
import type { PdfDocument, PdfPage } from '../pdf/runs/pdf-js.ts';

export interface Picture {
  width: number;
  height: number;
  /** One byte for each pixel, row by row; 0 is black. */
  grey: Uint8Array;
  /** Pixels for each point of the page. */
  scale: number;
}

interface DrawnCanvas {
  canvas: NonNullable<Parameters<PdfPage['render']>[0]['canvas']> & { width: number; height: number };
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}

/** The part of pdf.js's own factory that is used; its types call it an object. */
interface CanvasFactory {
  create(width: number, height: number): DrawnCanvas;
  destroy(drawn: DrawnCanvas): void;
}

const POINTS_PER_INCH = 72;
/** More makes letters no clearer to the recogniser, and costs time. */
const DOTS_PER_INCH = 200;
/** An A4 page at 200 dots per inch has 3.9 million. */
const MAX_PIXELS = 6_000_000;
const NO_ANNOTATIONS = 0;
/** Paper whose darkest and lightest point differ by less is blank. */
const LEAST_CONTRAST = 40;

export async function drawPage(document: PdfDocument, page: PdfPage): Promise<Picture> {
  const scale = scaleFor(page);
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const drawn = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  try {
    const { canvas, context } = drawn;
    await page.render({ canvas, viewport, background: 'white', annotationMode: NO_ANNOTATIONS }).promise;
    const { width, height } = canvas;
    return { width, height, scale, grey: toGrey(context.getImageData(0, 0, width, height).data) };
  } finally {
    factory.destroy(drawn);
  }
}

export function isBlank({ grey }: Picture): boolean {
  let darkest = 255;
  let lightest = 0;
  for (const value of grey) {
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
  }
  return lightest - darkest < LEAST_CONTRAST;
}

function scaleFor(page: PdfPage): number {
  const { width, height } = page.getViewport({ scale: 1 });
  const largest = Math.sqrt(MAX_PIXELS / (width * height));
  return Math.min(DOTS_PER_INCH / POINTS_PER_INCH, largest);
}

/** The weights with which the eye sees red, green and blue, of 256. */
const RED = 77;
const GREEN = 150;
const BLUE = 29;

function toGrey(colours: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(colours.length / 4);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (colours[at]! * RED + colours[at + 1]! * GREEN + colours[at + 2]! * BLUE) >> 8;
  }
  return grey;
}
