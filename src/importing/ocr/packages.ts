/** What reading scans needs beyond our own dependencies. It is large (60 MB), so only who wants it installs it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ImportFailed } from '../failed.ts';

export interface OcrPackages {
  /** The program that recognises letters: tesseract, compiled to WebAssembly. */
  core: string;
  /** What it knows of the language, compressed. */
  languageData: string;
  /** The folder of pdf.js's decoders for fax and JPEG 2000 pictures. */
  decoders: string;
}

/** This build runs in the thread that calls it; the sandbox allows no other. */
const CORE = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
const LANGUAGE_DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
const CANVAS = '@napi-rs/canvas';
const PDF_JS = 'pdfjs-dist/package.json';

const INSTALLED_AS: Readonly<Record<string, string>> = {
  [CORE]: 'tesseract.js-core@7.0.0',
  [LANGUAGE_DATA]: '@tesseract.js-data/eng@1.0.0',
  [CANVAS]: '@napi-rs/canvas',
};

/** The path of a file in a package; throws where it is not installed. */
export type Resolve = (name: string) => string;

const resolveHere: Resolve = createRequire(import.meta.url).resolve;

/** Throws ImportFailed, which names what is missing. */
export function findOcrPackages(resolve: Resolve = resolveHere): OcrPackages {
  const missing = Object.keys(INSTALLED_AS).filter((name) => !isInstalled(name, resolve));
  if (missing.length > 0) throw new ImportFailed(missingMessage(missing.map((name) => INSTALLED_AS[name]!)));
  return {
    core: resolve(CORE),
    languageData: resolve(LANGUAGE_DATA),
    decoders: path.join(path.dirname(resolve(PDF_JS)), 'wasm', path.sep),
  };
}

function isInstalled(name: string, resolve: Resolve): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

const missingMessage = (packages: readonly string[]): string =>
  `The PDF has no text in it; it is probably a scan. This installation cannot read scans yet: whoever runs it can add that with "npm install ${packages.join(' ')}". Or export the file again from the program it was written in.`;
