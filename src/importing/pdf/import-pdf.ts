/** A PDF → a profile: by its text layer or, where it has none, by recognising the letters in the pictures of its pages. */

import type { Remark } from '../../base/import-report.ts';
import { ImportFailed } from '../failed.ts';
import { findOcrPackages, type OcrPackages } from '../ocr/packages.ts';
import { readScan, type Stopwatch } from '../ocr/read-scan.ts';
import { cutRemarks, type ImportResult } from '../report.ts';
import type { SourceDocument } from '../source.ts';
import { readStructure, type StructureReport } from '../structure/read-structure.ts';
import { NoTextInPdf } from './no-text.ts';
import { readPdf } from './read-pdf.ts';

/** Scanners and their programs print a line of their own; a page with less text than this may still be a picture. */
const ALMOST_NO_CHARACTERS = 60;
/** What was recognised and not read is a guess, however clear its place in the resume is. */
const MAX_CONFIDENCE = 0.5;

/** What this floor takes from its surroundings, so that tests can give it others. */
export interface Surroundings {
  findPackages: () => OcrPackages;
  elapsed: Stopwatch;
}

export async function importPdf(
  bytes: Uint8Array,
  now: string,
  given: Partial<Surroundings> = {},
): Promise<ImportResult> {
  const around: Surroundings = { findPackages: findOcrPackages, elapsed: startStopwatch(), ...given };
  const document = await readTextLayer(bytes);
  if (document === null) return recognised(await readScan(bytes, around.findPackages(), around.elapsed), now);
  if (!hasAlmostNoText(document)) return readStructure(document, now);
  const scan = await tryScan(bytes, around);
  return scan !== null && lengthOf(scan) > lengthOf(document) ? recognised(scan, now) : readStructure(document, now);
}

function startStopwatch(): Stopwatch {
  const started = performance.now();
  return () => performance.now() - started;
}

/** Null where there is none. */
async function readTextLayer(bytes: Uint8Array): Promise<SourceDocument | null> {
  try {
    return await readPdf(bytes);
  } catch (error) {
    if (error instanceof NoTextInPdf) return null;
    throw error;
  }
}

/** The little text there is can be imported too, so that a scan which cannot be read is no failure here. */
async function tryScan(bytes: Uint8Array, around: Surroundings): Promise<SourceDocument | null> {
  try {
    return await readScan(bytes, around.findPackages(), around.elapsed);
  } catch (error) {
    if (error instanceof ImportFailed) return null;
    throw error;
  }
}

const hasAlmostNoText = (document: SourceDocument): boolean =>
  lengthOf(document) < ALMOST_NO_CHARACTERS * document.pages;

const lengthOf = (document: SourceDocument): number =>
  document.lines.reduce((length, line) => length + line.text.length, 0);

function recognised(scan: SourceDocument, now: string): { profile: ImportResult['profile']; report: StructureReport } {
  const { profile, report } = readStructure(scan, now);
  const fields = report.fields.map((field) => ({ ...field, confidence: Math.min(field.confidence, MAX_CONFIDENCE) }));
  const read = fields.map(({ field, page, excerpt }) => ({
    place: field,
    message: `Read by OCR (page ${page}: "${excerpt}")`,
  }));
  return { profile, report: { ...report, fields, doubtful: cutRemarks([SCANNED, ...report.doubtful, ...read]) } };
}

const SCANNED: Remark = {
  place: '',
  message: 'The PDF is a scan. Everything in it was read by OCR: compare names, numbers, dates and addresses with it',
};
