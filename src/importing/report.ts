import type { ImportReport, Remark } from '../base/import-report.ts';
import type { Profile } from '../base/profile.ts';

export interface ImportResult {
  profile: Profile;
  report: ImportReport;
}

/** What becomes of a file. */
export interface ImportedFile extends ImportResult {
  /** Its text, where a browser cannot show the file itself. */
  text: string | null;
}

const MAX_REMARKS = 200;

/** A report is read by a person: a long list is cut, and says so. */
export function cutRemarks(remarks: readonly Remark[]): Remark[] {
  if (remarks.length <= MAX_REMARKS) return [...remarks];
  const more = remarks.length - MAX_REMARKS;
  return [...remarks.slice(0, MAX_REMARKS), { place: '', message: `There are ${more} more remarks of this kind.` }];
}
