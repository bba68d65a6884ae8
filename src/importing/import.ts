/** The entry of this floor: a file becomes a profile. Pure, so that it can run in a child process that may do nothing else. */
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from '../base/import-limits.ts';
import { hasTooManyValues, type Profile, profileSchema } from '../base/profile.ts';
import { decodeLoosely, decodeText } from './decode.ts';
import { readDocx } from './docx/docx.ts';
import { importEuropass } from './europass/europass.ts';
import { ImportFailed } from './failed.ts';
import { fileKind, type ReadableKind, type UnreadableKind } from './file-kind.ts';
import { tooManyValues } from './json-resume/bounds.ts';
import { importJsonResume, writeResume } from './json-resume/json-resume.ts';
import { importLinkedInCsv, importLinkedInZip } from './linkedin/linkedin.ts';
import { readPlainText } from './plain-text/plain-text.ts';
import { importRenderCv } from './rendercv/rendercv.ts';
import type { ImportedFile, ImportResult } from './report.ts';
import { shownText } from './shown-text.ts';
import { readStructure } from './structure/read-structure.ts';

export { ImportFailed } from './failed.ts';
export type { ImportedFile, ImportResult } from './report.ts';

type Reader = (bytes: Uint8Array, now: string) => ImportResult | Promise<ImportResult>;

const READERS: Readonly<Record<ReadableKind, Reader>> = {
  // The PDF engine is large, and most of what runs in a sandbox never needs it.
  pdf: async (bytes, now) => (await import('./pdf/import-pdf.ts')).importPdf(bytes, now),
  docx: (bytes, now) => readStructure(readDocx(bytes), now),
  text: (bytes, now) => readStructure(readPlainText(decodeLoosely(bytes)), now),
  zip: importLinkedInZip,
  'linkedin-csv': (bytes, now) => importLinkedInCsv(decodeLoosely(bytes), now),
  rendercv: (bytes, now) => importRenderCv(decodeText(bytes), now),
  xml: (bytes, now) => importEuropass(decodeText(bytes), now),
  json: importJsonResume,
};

const UNREADABLE: Readonly<Record<UnreadableKind, string>> = {
  empty: 'is empty',
  doc: 'is an old Word document (.doc), or protected by a password. Save it as .docx without a password',
  odt: 'is an OpenDocument text. Save it as .docx or PDF',
  rtf: 'is an RTF document. Save it as .docx or PDF',
  pages: 'is an Apple Pages document. Export it as Word (.docx) or PDF',
  'other-office':
    'is an Office document without text pages, such as a spreadsheet or slides. Save the resume as .docx or PDF',
  image: 'is a picture. Choose a file with text in it',
  'web-page': 'is a web page. Print it to PDF',
  binary: 'is of a kind that we do not know, or damaged',
};
const READABLE =
  'What can be imported: PDF, Word (.docx), LinkedIn data exports, JSON Resume, RenderCV, Europass XML, plain text and Markdown.';
/** Kinds that say nothing of what they hold: a letter or a bill is read as easily as a resume. */
const MAY_BE_ANYTHING: ReadonlySet<ReadableKind> = new Set(['text', 'pdf']);
const MAX_NAME = 80;

/** `now` is an ISO 8601 instant. Throws ImportFailed, with a message for the person, when the file cannot be used. */
export async function importProfile(
  file: { bytes: Uint8Array; name: string | null },
  now: string,
): Promise<ImportedFile> {
  const called = nameForMessage(file.name);
  if (file.bytes.length > IMPORT_MAX_BYTES) {
    throw new ImportFailed(`${called} is larger than ${IMPORT_MAX_MB} MB. Choose a smaller file.`);
  }
  const kind = fileKind(file.bytes);
  if (!isReadable(kind)) throw new ImportFailed(`${called} ${UNREADABLE[kind]}. ${READABLE}`);
  const { profile, report } = await READERS[kind](file.bytes, now);
  if (MAY_BE_ANYTHING.has(kind) && !holdsAnythingOfAResume(profile)) {
    throw new ImportFailed(
      `${called} can be read, but nothing of a resume was found in it: no contact, work, education or skills. Choose another file.`,
    );
  }
  return { profile: checked(profile), report, text: shownText(kind, file.bytes) };
}

const isReadable = (kind: ReadableKind | UnreadableKind): kind is ReadableKind => kind in READERS;

function checked(profile: Profile): Profile {
  const { data, error } = profileSchema.safeParse(profile);
  if (data && hasTooManyValues(data)) throw tooManyValues();
  if (data) return data;
  const place = error.issues[0]?.path.join('.') ?? '';
  throw new ImportFailed(
    `The file holds more than a profile can (at ${place}): lists of up to 500 items and texts of up to 20,000 characters. Shorten it and import it again.`,
    { cause: error },
  );
}

/**
 * Any text can be read, and any opening of it be taken for a name, a place or a summary; a resume says at least how to reach
 * the person, or what they did, learned or can do.
 */
function holdsAnythingOfAResume({ basics, ...profile }: Profile): boolean {
  const sections = [profile.work, profile.education, profile.skills, profile.projects, profile.volunteer];
  const smaller = [profile.certificates, profile.awards, profile.publications, profile.languages];
  const isReachable = (basics.email ?? basics.phone ?? basics.url) !== null || basics.profiles.length > 0;
  return isReachable || [...sections, ...smaller].some((list) => list.length > 0);
}

/** The message is stored and shown, so it takes from the name only what can be. */
function nameForMessage(name: string | null): string {
  const shown = (name ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_NAME)
    .toWellFormed();
  return shown === '' ? 'The file' : `"${shown}"`;
}

/** A JSON Resume document: the imported one where the profile came from one and was not edited since. */
export function exportJsonResume(profile: Profile): unknown {
  return writeResume(profile);
}
