/** The entry of this floor: a file becomes a profile. Pure, so that it can run in a child process that may do nothing else. */
import { type Profile, profileSchema } from '../base/profile.ts';
import { ImportFailed } from './failed.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import { importJsonResume, writeResume } from './json-resume/json-resume.ts';
import type { ImportReport } from './report.ts';

export { ImportFailed } from './failed.ts';
export type { ImportReport, Remark } from './report.ts';

export interface ImportResult {
  profile: Profile;
  report: ImportReport;
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const UNSUPPORTED: Readonly<Record<Exclude<FileKind, 'text'>, string>> = {
  empty: 'is empty',
  pdf: 'is a PDF',
  docx: 'is a Word document',
  doc: 'is an old Word or Office document',
  zip: 'is a ZIP archive',
  rtf: 'is an RTF document',
  image: 'is a picture',
};
const MAX_NAME = 80;

/** `now` is an ISO 8601 instant. Throws ImportFailed, with a message for the person, when the file cannot be used. */
export async function importProfile(
  file: { bytes: Uint8Array; name: string | null },
  now: string,
): Promise<ImportResult> {
  const called = nameForMessage(file.name);
  if (file.bytes.length > MAX_FILE_BYTES) {
    throw new ImportFailed(`${called} is larger than 10 MB. Choose a smaller file.`);
  }
  const kind = fileKind(file.bytes);
  if (kind !== 'text') {
    throw new ImportFailed(`${called} ${UNSUPPORTED[kind]}. A JSON Resume file (.json) is what can be imported.`);
  }
  const { profile, report } = importJsonResume(file.bytes, now);
  return { profile: profileSchema.parse(profile), report };
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
