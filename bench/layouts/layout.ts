/** How a resume looks: a plain description, which the plan of the page and the three renderers follow. */
import type { DateLook } from './dates.ts';
import type { EntryForm, GroupForm, ItemForm } from './forms.ts';
import type { Half } from './person.ts';

export type Engine = 'typst' | 'chromium' | 'docx';
export type Columns = 'one' | 'left sidebar' | 'right sidebar' | 'equal';

export const SECTIONS = [
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
] as const;
export type Section = (typeof SECTIONS)[number];

/** How a piece of text is set; what is absent is as in the text around it. */
export interface Look {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  smallCaps?: boolean;
  /** Between letters, in em. */
  spaced?: number;
  colour?: string;
  /** Against the size of the text around it. */
  scale?: number;
  family?: string;
}

export interface HeadingLook {
  look: Look;
  align: 'left' | 'center' | 'right';
  rule: 'none' | 'under' | 'above' | 'both' | 'beside';
  fill: string | null;
  /** `margin`: in a column of its own, left of the content. */
  place: 'above' | 'margin';
  icon: string | null;
  colon: boolean;
  /** Points above it. */
  above: number;
}

/** `beside`: at the right of the name. */
export type ContactForm = 'beside' | 'row' | 'stacked' | 'labelled' | 'table' | 'icons' | 'columns' | 'personal';
export type AddressForm = 'none' | 'city' | 'city and country' | 'full' | 'two lines';

export interface HeaderLook {
  place: 'top' | 'band' | 'side';
  align: 'left' | 'center' | 'right';
  name: Look;
  /** `two lines`: family name under the first name; `with label`: the profession in the same row. */
  nameForm: 'one line' | 'two lines' | 'with label';
  label: Look;
  /** "Curriculum Vitae" above everything. */
  documentTitle: boolean;
  contact: ContactForm;
  contactPlace: 'header' | 'above name' | 'side' | 'footer' | 'section';
  contactSeparator: string;
  /** Birth and nationality among the addresses. */
  extras: boolean;
  /** Icons as letters of a font that is not there. */
  privateIcons: boolean;
  address: AddressForm;
}

export interface BulletLook {
  /** `drawn`: a shape, not a letter; `lines`: no mark; `paragraph`: all in one running text. */
  mark: string | 'drawn' | 'lines' | 'paragraph';
  hanging: boolean;
  /** Points left of the mark. */
  indent: number;
}

export type SkillForm =
  | 'groups'
  | 'group lines'
  | 'commas'
  | 'list'
  | 'columns'
  | 'chips'
  | 'bars'
  | 'dots'
  | 'group table';

export interface Layout {
  seed: number;
  half: Half;
  archetype: string;
  engine: Engine;
  paper: 'a4' | 'letter';
  /** Millimetres. */
  margins: { x: number; y: number };
  family: string;
  size: number;
  /** Line height against the size. */
  leading: number;
  accent: string;
  justify: boolean;
  hyphenate: boolean;
  columns: Columns;
  side: {
    share: number;
    fill: string | null;
    dark: boolean;
    writtenFirst: boolean;
    scale: number;
    sections: Section[];
  };
  sections: Section[];
  header: HeaderLook;
  heading: HeadingLook;
  sideHeading: HeadingLook;
  entry: EntryForm;
  education: EntryForm;
  group: GroupForm | null;
  item: ItemForm;
  looks: { title: Look; company: Look; place: Look; dates: Look };
  separator: string;
  dates: DateLook;
  educationDates: 'span' | 'end';
  /** Between the degree and its subject. */
  degreeJoin: 'in' | ', ' | ' ' | ' - ' | ' (' | 'rows';
  /** Share of the width that the left column has where dates, headings or labels stand in it. */
  marginShare: number;
  bordered: boolean;
  bullets: BulletLook;
  technologies: 'none' | 'head' | 'foot';
  technologyLabel: boolean;
  entryAddress: boolean;
  entryUrl: boolean;
  summaries: 'none' | 'text';
  skills: SkillForm;
  languages: 'brackets' | 'dash' | 'colon' | 'dots' | 'columns';
  summaryHeading: boolean;
  /** A line such as "Main activities:" above the bullets. */
  bulletLead: boolean;
  /** Headings in English, whatever the language. */
  englishHeadings: boolean;
  /** Place, date and name below everything, as for a signature. */
  closing: boolean;
  /** `gaps`: words without blanks between them, as some typesetters write them. */
  blanks: 'typed' | 'gaps';
  /** In which order the sections are written into the file. */
  painting: 'reading order' | 'shuffled';
  /** Where a Word document keeps the name and the side column. */
  word: 'body' | 'page header' | 'text boxes';
  flow: 'anywhere' | 'keep entries';
  breakBefore: Section | null;
  running: { footer: 'none' | 'number' | 'name and number' | 'of'; header: 'none' | 'name' };
  /** What became of "fi" and "fl". */
  ligatures: 'as typed' | 'ligature' | 'private' | 'lost';
  gap: number;
}
