/** Tesseract, without the threads and the cache folder of its usual wrapper: a picture → words and where they stand. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { OcrPackages } from './packages.ts';
import type { Picture } from './picture.ts';

/** In pixels of the picture, from its left and top. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface RecognisedWord {
  text: string;
  bbox: Box;
  /** From 0 to 100. */
  confidence: number;
}

export interface RecognisedLine {
  words: RecognisedWord[];
  baseline: Box;
  rowAttributes: { rowHeight: number };
}

/** The page took longer than there was time; the recogniser cannot be used any more. */
export class OutOfTime extends Error {}

export interface Recogniser {
  /** `hasTime` is asked all the while. */
  read(picture: Picture, hasTime: () => boolean): RecognisedLine[];
}

interface TesseractApi {
  Init(dataPath: null, language: string, engine: number): number;
  SetImageFile(orientation: number, angle: number): void;
  SetSourceResolution(dotsPerInch: number): void;
  Recognize(monitor: null): number;
  GetJSONText(page: number): string;
  Clear(): void;
}

interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface ModuleOptions {
  print: (line: string) => void;
  printErr: (line: string) => void;
  TesseractProgress: (percent: number) => void;
}

interface RecognisedPage {
  blocks?: { paragraphs?: { lines?: RecognisedLine[] }[] }[];
}

const LANGUAGE = 'eng';
const NEURAL_NETWORK = 1;
const UPRIGHT = 1;
const POINTS_PER_INCH = 72;
const MAX_LANGUAGE_BYTES = 64 * 1024 * 1024;
/** The one file that the compiled program reads pictures from, in its own memory. */
const INPUT = '/input';

export async function openRecogniser(packages: OcrPackages): Promise<Recogniser> {
  const createModule = createRequire(import.meta.url)(packages.core) as (
    options: ModuleOptions,
  ) => Promise<TesseractModule>;
  let hasTimeLeft = () => true;
  const module = await createModule({
    print: ignore,
    printErr: ignore,
    // The only way out of a recognition that is under way: it is one synchronous call.
    TesseractProgress: () => {
      if (!hasTimeLeft()) throw new OutOfTime();
    },
  });
  const api = startTesseract(module, packages.languageData);
  return {
    read(picture, hasTime) {
      hasTimeLeft = hasTime;
      return recognise(module, api, picture);
    },
  };
}

function startTesseract(module: TesseractModule, languageData: string): TesseractApi {
  const data = gunzipSync(readFileSync(languageData), { maxOutputLength: MAX_LANGUAGE_BYTES });
  const file = `${LANGUAGE}.traineddata`;
  module.FS.writeFile(file, data);
  const api = new module.TessBaseAPI();
  if (api.Init(null, LANGUAGE, NEURAL_NETWORK) !== 0) throw new Error(`Tesseract cannot use ${languageData}.`);
  module.FS.unlink(file);
  return api;
}

function recognise(module: TesseractModule, api: TesseractApi, picture: Picture): RecognisedLine[] {
  module.FS.writeFile(INPUT, toPortableGreyMap(picture));
  api.SetImageFile(UPRIGHT, 0);
  api.SetSourceResolution(Math.round(picture.scale * POINTS_PER_INCH));
  api.Recognize(null);
  const page = JSON.parse(api.GetJSONText(0)) as RecognisedPage;
  api.Clear();
  const paragraphs = (page.blocks ?? []).flatMap((block) => block.paragraphs ?? []);
  return paragraphs.flatMap((paragraph) => paragraph.lines ?? []);
}

/** The simplest format that the program reads: a line of text, then the pixels as they are. */
function toPortableGreyMap({ width, height, grey }: Picture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  return Buffer.concat([head, grey]);
}

function ignore(): void {}
