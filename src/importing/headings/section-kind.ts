/** The parts of a resume that a heading may name. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'projects'
  | 'skills'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'references'
  | 'container'
  | 'other';

/** Headings of one kind, divided by `|`. */
export type HeadingRow = readonly [SectionKind, string];
