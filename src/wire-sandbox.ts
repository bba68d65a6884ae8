/** What the children of the sandbox may read, and what counts as an answer of theirs. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Produced } from './domain/documents/producing/produce.ts';
import { answerSchemas } from './generation/drafting/answers.ts';
import type { Brief, Review } from './generation/generate.ts';
import type { ImportedFile } from './importing/import.ts';
import { describeConfinement } from './platform/sandbox/confinement.ts';
import { confinementOf } from './platform/sandbox/launch.ts';

export const PROJECT_ROOT = path.join(import.meta.dirname, '..');

/** What runs in the children. */
export const ENTRY = path.join(import.meta.dirname, 'sandboxed.ts');

/** Below node_modules Node strips no types by itself; the launcher's hook does it, for the children too. */
export const STRIP_TYPES = path.join(PROJECT_ROOT, 'bin', 'strip-types.js');

const SOURCES = [
  'package.json',
  'bin/strip-types.js',
  'samples',
  'src/base',
  'src/generation',
  'src/importing',
  'src/platform/sandbox',
  'src/sandboxed.ts',
  'templates',
];

const DOCUMENT_PACKAGES = [
  '@embedpdf/fonts-arabic',
  '@embedpdf/fonts-hebrew',
  '@embedpdf/fonts-jp',
  '@embedpdf/fonts-kr',
  '@embedpdf/fonts-sc',
  '@expo-google-fonts/noto-sans-devanagari',
  '@expo-google-fonts/noto-sans-thai',
  '@expo-google-fonts/source-sans-3',
  '@expo-google-fonts/source-serif-4',
  '@myriaddreamin/typst-ts-renderer',
  '@myriaddreamin/typst-ts-web-compiler',
  '@orama/stemmers',
  'fflate',
  'pdfjs-dist',
  'saxes',
  'yaml',
  'zod',
];

/** Scans are read with these, where they are installed. */
const SCAN_PACKAGES = ['@napi-rs/canvas', '@tesseract.js-data/eng', 'tesseract.js-core'];

export type Reads = 'documents' | 'imports';

/** Files and folders that a child needs: our sources and the packages that they use, never a folder that data may lie in. */
export function readableBy(reads: Reads): string[] {
  const packages = new Set<string>();
  const names = reads === 'imports' ? [...DOCUMENT_PACKAGES, ...SCAN_PACKAGES] : DOCUMENT_PACKAGES;
  for (const name of names) addPackage(name, PROJECT_ROOT, packages);
  return [...SOURCES.map((source) => path.join(PROJECT_ROOT, source)), ...packages];
}

/** Native code is loaded for scans alone. */
export function canReadScans(): boolean {
  const readable = readableBy('imports');
  return SCAN_PACKAGES.every((name) => readable.some((folder) => folder.endsWith(path.join('node_modules', name))));
}

/** The package's folder, by its own name and by where that leads, and what it depends on. */
function addPackage(name: string, from: string, found: Set<string>): void {
  const lookedIn = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const places = lookedIn.map((place) => path.join(place, name));
  const folder = places.find((place) => existsSync(place));
  if (folder === undefined || found.has(folder)) return;
  // On its way there Node asks in nearer folders first, and takes a refusal for an error.
  for (const nearer of places.slice(0, places.indexOf(folder))) found.add(path.join(nearer, 'package.json'));
  found.add(folder);
  found.add(realpathSync(folder));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) addPackage(needed, folder, found);
}

/** What keeps children in on this machine, beside Node's own gates, and what it lacks for it. */
export function sandboxGuards(): { has: string[]; lacks: string[] } {
  return describeConfinement(confinementOf({ entry: ENTRY, readable: readableBy('imports') }));
}

/** In a sentence, for the operator. */
export function describeSandbox({ has, lacks }: ReturnType<typeof sandboxGuards>): string {
  const gates = ["Node's gates for files, network, processes and threads", ...has].join(', ');
  return lacks.length === 0 ? gates : `${gates}; this system does not offer: ${lacks.join(', ')}`;
}

/** Throws where the data folder lies in a folder that children read. */
export function keepDataUnread(dataDir: string): void {
  const data = path.resolve(dataDir);
  const around = readableBy('imports').find((readable) => isWithin(data, readable));
  if (around === undefined) return;
  throw new Error(
    `DATA_DIR is ${data}, inside of ${around}, which programs that read untrusted files may read. Set it to another folder.`,
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer + path.sep);
}

const PDF_START = '%PDF-';
const MAX_STAGE_CHARACTERS = 100;

/** The rest of a profile is checked by its schema when it is stored. */
export function isImportedFile(answer: unknown): answer is ImportedFile {
  if (!isRecord(answer)) return false;
  const { profile, report, text } = answer;
  return isRecord(profile) && isRecord(report) && (text === null || typeof text === 'string');
}

export function isProduced(answer: unknown): answer is Produced {
  if (!isRecord(answer)) return false;
  const { pdf, text, evidence, applied } = answer;
  return (
    pdf instanceof Uint8Array &&
    Buffer.from(pdf.subarray(0, PDF_START.length)).toString('latin1') === PDF_START &&
    (text === null || typeof text === 'string') &&
    isRecord(evidence) &&
    Array.isArray(applied)
  );
}

export function isBrief(answer: unknown): answer is Brief | null {
  if (answer === null) return true;
  if (!isRecord(answer)) return false;
  const { system, prompt, answer: shape } = answer;
  return typeof system === 'string' && typeof prompt === 'string' && isShapeName(shape);
}

const isShapeName = (name: unknown): boolean => typeof name === 'string' && Object.hasOwn(answerSchemas, name);

export function isReview(answer: unknown): answer is Review | null {
  if (answer === null) return true;
  return isRecord(answer) && isRecord(answer.draft) && Array.isArray(answer.refusals) && isBrief(answer.again);
}

export function isDrawing(answer: unknown): answer is string {
  return typeof answer === 'string' && answer.startsWith('<svg');
}

const ZIP_START = 'PK';

export function isWordFile(answer: unknown): answer is Uint8Array {
  return (
    answer instanceof Uint8Array && Buffer.from(answer.subarray(0, ZIP_START.length)).toString('latin1') === ZIP_START
  );
}

export function isStage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_STAGE_CHARACTERS;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
