/**
 * pdf.js runs in this very process, without a worker (this version has no eval): whoever calls it already sits in a
 * sandbox child. It is loaded at the first use, because most processes never read a PDF.
 */
type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type LoadingTask = ReturnType<PdfJs['getDocument']>;
export type PdfDocument = Awaited<LoadingTask['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
export type Operators = Awaited<ReturnType<PdfPage['getOperatorList']>>;

export interface PictureOptions {
  /** A larger picture is not decoded. */
  maxPixels: number;
  /** The folder of the decoders that fax and JPEG 2000 pictures need. */
  decoders?: string;
}

/** No picture is decoded: the words of the text layer are all that is read. */
const NO_PICTURES: PictureOptions = { maxPixels: 1 };

let loading: Promise<PdfJs> | undefined;

/** While it is loaded pdf.js looks for a canvas, and complains where it may load none; only scans are ever drawn. */
async function load(): Promise<PdfJs> {
  const { warn, log } = console;
  console.warn = console.log = () => {};
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    Object.assign(console, { warn, log });
  }
}

/** Opens the PDF for as long as `use` runs. The bytes are copied, because pdf.js takes its buffer over. */
export async function withPdf<T>(
  pdf: Uint8Array,
  use: (document: PdfDocument) => Promise<T>,
  pictures: PictureOptions = NO_PICTURES,
): Promise<T> {
  loading ??= load();
  const { getDocument, VerbosityLevel } = await loading;
  const task = getDocument({
    data: Uint8Array.from(pdf),
    useWorkerFetch: false,
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    maxImageSize: pictures.maxPixels,
    wasmUrl: pictures.decoders,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** The numbers by which pdf.js calls the operators of a page. */
export async function drawingOperators(): Promise<PdfJs['OPS']> {
  loading ??= load();
  return (await loading).OPS;
}
