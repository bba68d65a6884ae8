/**
 * What is printed, as plain data: the templates take exactly this. A `Line` carries the ids of the entries and facts
 * behind it, which is how the evidence knows why a line stands on the page.
 */
import type { Template } from '../../base/documents/template.ts';

export interface Line {
  text: string;
  ids: string[];
  /** Only http, https, mailto and tel. */
  url?: string;
}

/** A paragraph of a letter, or a part of a list: the line that introduces it, or one item. */
export interface LetterLine extends Line {
  list?: 'introduction' | 'item';
  /** The beginning of its text that is set apart: what the rest of the item answers. */
  lead?: string;
  /** What of its text tells of facts, each with its own. */
  told?: readonly Line[];
  /** The fact word for word: what is printed when a sentence that tells it is refused. */
  plain?: string;
}

/** A line under the letters of an entry's header, or a bullet: it can be measured and left out by itself. */
export interface Role {
  id: string;
  title: Line | null;
  dates: string | null;
  /** What kind of place it was, in a line; pages that were kept before there was one have none. */
  about?: Line | null;
  bullets: Line[];
}

export interface Entry {
  id: string;
  heading: Line | null;
  place: string | null;
  roles: Role[];
}

export interface Group {
  label: string | null;
  items: Line[];
}

export type Section =
  | { kind: 'text'; name: SectionName; heading: string; lines: Line[] }
  | { kind: 'entries'; name: SectionName; heading: string; entries: Entry[] }
  | { kind: 'groups'; name: SectionName; heading: string; groups: Group[] };

export type SectionName =
  | 'summary'
  | 'experience'
  | 'projects'
  | 'skills'
  | 'education'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'volunteering'
  | 'interests';

/** What both kinds of document need. */
export interface PageFrame {
  template: Template;
  /** As `#rrggbb`. */
  accent: string;
  lang: string;
  rightToLeft: boolean;
  paper: 'us-letter' | 'a4';
  /** Title of the file, as PDF viewers and screen readers show it. */
  title: string;
  keywords: string[];
  name: Line;
  contact: Line[];
  /** What stands between items, and behind the name of a group. */
  marks: { comma: string; colon: string };
}

export interface ResumePage extends PageFrame {
  sections: Section[];
}

export interface LetterPage extends PageFrame {
  date: string | null;
  recipient: Line[];
  /** What the letter is about, where it is the custom to say so above the greeting. */
  subject: string | null;
  greeting: string;
  paragraphs: LetterLine[];
  closing: string;
}
