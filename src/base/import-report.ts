/** What an import tells the person about the file, beside the profile itself. */
export interface ImportReport {
  /** How many of each were found: `roles`, `education`, `skills` … */
  found: Record<string, number>;
  /** Read, but worth a look: unlikely dates, characters that had to go. */
  doubtful: Remark[];
  /** Kept and given back on export, but used in no document. */
  leftOver: Remark[];
  /** Where each field was read; absent where the file names its fields itself. */
  fields?: FieldSource[];
}

export interface Remark {
  /** Where it stands in the file, e.g. `work[3].startDate`. */
  place: string;
  message: string;
}

/** Where a field of the profile was read, and how sure the reading is. */
export interface FieldSource {
  /** The field as JSON Resume calls it, e.g. `work[0].position`. */
  field: string;
  page: number;
  /** Points from the left and the top of the page. */
  x: number;
  y: number;
  excerpt: string;
  /** From 0 (a guess) to 1 (the source says so). */
  confidence: number;
}
