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

/** What an import tells the person about the file, beside the profile itself. */
export interface ImportReport {
  /** How many of each were found: `roles`, `education`, `skills` … */
  found: Record<string, number>;
  /** Read, but worth a look: unlikely dates, characters that had to go. */
  doubtful: Remark[];
  /** Kept and given back on export, but used in no document. */
  leftOver: Remark[];
}

export interface Remark {
  /** Where it stands in the file, e.g. `work[3].startDate`. */
  place: string;
  message: string;
}

const MAX_REMARKS = 200;

/** A report is read by a person: a long list is cut, and says so. */
export function cutRemarks(remarks: readonly Remark[]): Remark[] {
  if (remarks.length <= MAX_REMARKS) return [...remarks];
  const more = remarks.length - MAX_REMARKS;
  return [...remarks.slice(0, MAX_REMARKS), { place: '', message: `There are ${more} more remarks of this kind.` }];
}
