/** LinkedIn's "Get a copy of your data": the ZIP, or a single CSV of it, → profile. */
import { decodeLoosely } from '../decode.ts';
import { ImportFailed } from '../failed.ts';
import { importConverted } from '../json-resume/json-resume.ts';
import type { ImportResult } from '../report.ts';
import { unzip, zipNames } from '../zip.ts';
import { type CsvRow, csvHeader, readCsv } from './csv.ts';
import { type LinkedInFiles, toJsonResume } from './to-json-resume.ts';

/** The files that a resume is made of, and the columns that tell each from any other CSV. */
const FILES: Readonly<Record<keyof LinkedInFiles, readonly string[]>> = {
  profile: ['first name', 'last name', 'headline'],
  'profile summary': ['profile summary'],
  positions: ['company name', 'title', 'started on'],
  education: ['school name', 'degree name'],
  skills: ['name'],
  certifications: ['name', 'authority'],
  languages: ['name', 'proficiency'],
  projects: ['title', 'description', 'url', 'started on'],
  honors: ['title', 'description', 'issued on'],
  publications: ['name', 'published on'],
  volunteering: ['company name', 'role', 'cause'],
  courses: ['name', 'number'],
  organizations: ['name', 'position', 'started on'],
  patents: ['title', 'patent number'],
  'test scores': ['name', 'test date', 'score'],
  'email addresses': ['email address', 'primary'],
  phonenumbers: ['extension', 'number', 'type'],
  recommendations_received: ['first name', 'last name', 'text', 'status'],
};

const WHOLE_EXPORT =
  'Import the whole ZIP that LinkedIn sends ("Get a copy of your data"), in which Profile.csv has the name.';

type FileKey = keyof LinkedInFiles;

export function importLinkedInZip(bytes: Uint8Array, now: string): ImportResult {
  const names = zipNames(bytes);
  const used = names.filter((name) => keyOf(name) !== null);
  if (used.length === 0) throw new ImportFailed(strangeArchive(names));
  const files: LinkedInFiles = {};
  for (const [name, text] of linkedInFiles(bytes)) {
    const key = keyOf(name)!;
    files[key] = [...(files[key] ?? []), ...readCsv(text, name)];
  }
  const result = importConverted(toJsonResume(files), now, WHOLE_EXPORT);
  return withOtherFiles(
    result,
    names.filter((name) => keyOf(name) === null && !name.endsWith('/')),
  );
}

/** The files of an export that a resume is made of, by name. */
export function linkedInFiles(bytes: Uint8Array): [name: string, text: string][] {
  const contents = unzip(bytes, (name) => keyOf(name) !== null);
  return [...contents].map(([name, content]) => [baseName(name), decodeLoosely(content)]);
}

/** `text` is a CSV for which `isLinkedInCsv` is true. */
export function importLinkedInCsv(text: string, now: string): ImportResult {
  const rows: CsvRow[] = readCsv(text, '');
  return importConverted(toJsonResume({ [kindOfHeader(csvHeader(text)) ?? 'profile']: rows }), now, WHOLE_EXPORT);
}

export function isLinkedInCsv(text: string): boolean {
  const kind = kindOfHeader(csvHeader(text));
  // A single word in the first line makes no CSV.
  return kind !== null && FILES[kind].length > 1;
}

function kindOfHeader(header: readonly string[] | null): FileKey | null {
  if (header === null) return null;
  const fitting = (Object.keys(FILES) as FileKey[]).filter((key) => FILES[key].every((name) => header.includes(name)));
  return fitting.toSorted((one, other) => FILES[other].length - FILES[one].length)[0] ?? null;
}

const baseName = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

function keyOf(name: string): FileKey | null {
  const plain = baseName(name).toLowerCase();
  if (!plain.endsWith('.csv')) return null;
  const key = plain.slice(0, -'.csv'.length);
  return Object.hasOwn(FILES, key) ? (key as FileKey) : null;
}

function strangeArchive(names: readonly string[]): string {
  const documents = names.filter((name) => /\.(?:pdf|docx|json|txt|md|xml|ya?ml|zip)$/i.test(name));
  if (documents.length === 0) {
    return 'The file is a ZIP archive without a resume: neither a Word document nor a LinkedIn export. Choose the resume itself.';
  }
  return 'The file is a ZIP archive with other files in it. Unpack it and import the resume inside.';
}

function withOtherFiles(result: ImportResult, names: readonly string[]): ImportResult {
  if (names.length === 0) return result;
  const message = `${names.length} other files of the export are not part of a resume (${names.slice(0, 5).map(baseName).join(', ')}${names.length > 5 ? ' …' : ''}).`;
  return { ...result, report: { ...result.report, leftOver: [...result.report.leftOver, { place: '', message }] } };
}
