/** How a resume looks: a plain description, which the plan of the page and the three renderers follow. */

import type { EntryForm, GroupForm, ItemForm } from './forms.ts';
import type { Half, Note, OtherKind } from './person.ts';
import type { DateLook } from './words/dates.ts';

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
  /** `bar`: a broad one in a margin at the left. */
  rule: 'none' | 'under' | 'above' | 'both' | 'beside' | 'bar';
  fill: string | null;
  /** `margin`: in a column of its own, left of the content. */
  place: 'above' | 'margin';
  icon: string | null;
  colon: boolean;
  /** Letters with blanks typed between them. */
  typedApart: boolean;
  /** Another colour for the first three letters. */
  tint: string | null;
  /** Points above it. */
  above: number;
}

/** `beside`: at the right of the name. */
export type ContactForm =
  | 'beside'
  | 'row'
  | 'stacked'
  | 'labelled'
  | 'table'
  | 'icons'
  | 'columns'
  | 'personal'
  | 'labelled row';
export type AddressForm = 'none' | 'city' | 'city and country' | 'full' | 'two lines';

export interface HeaderLook {
  place: 'top' | 'band' | 'side';
  align: 'left' | 'center' | 'right';
  name: Look;
  /** `two lines`: family name under the first name; `with label`: the profession in the same row. */
  nameForm: 'one line' | 'two lines' | 'with label' | 'two weights';
  label: Look;
  labelPlace: 'under name' | 'under contact';
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
  /** A line under the name. */
  rule: boolean;
  photo: boolean;
}

export interface BulletLook {
  /** `drawn`: a shape, not a letter; `lines`: no mark; `paragraph`: all in one running text. */
  mark: string | 'drawn' | 'lines' | 'paragraph';
  hanging: boolean;
  /** Points left of the mark. */
  indent: number;
  /** Points between the mark and the text. */
  gap: number;
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
  | 'group table'
  | 'slashes';

/** What an entry says with labels: `row` has everything in one line, with bars between. */
export interface FactsLook {
  form: 'row' | 'lines';
  /** "City: … | Country: …". */
  place: boolean;
  notes: Note['kind'][];
}

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
    align: 'left' | 'right';
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
  degreeJoin: 'in' | ', ' | ' ' | ' - ' | ' (' | 'rows' | 'labelled';
  /** Share of the width that the left column has where dates, headings or labels stand in it. */
  marginShare: number;
  bordered: boolean;
  /** `label column`: headings, labels and dates in one column at the left. */
  frame: 'free' | 'label column';
  labels: 'left' | 'right';
  /** What fills a row up to its right end. */
  leader: '.' | '-' | null;
  bullets: BulletLook;
  technologies: 'none' | 'head' | 'foot';
  technologyLabel: boolean;
  entryAddress: boolean;
  entryUrl: boolean;
  summaries: 'none' | 'text';
  skills: SkillForm;
  languages: 'brackets' | 'dash' | 'colon' | 'dots' | 'columns' | 'grid' | 'abilities';
  summaryHeading: boolean;
  /** A line such as "Main activities:" above the bullets. */
  bulletLead: boolean;
  /** `english`: headings in English, whatever the language; `europass`: headings and labels of that form. */
  wording: 'usual' | 'english' | 'europass';
  facts: FactsLook;
  /** Sections that are no part of a profile. */
  other: OtherKind[];
  /** Every paper with its authors, as scholars list them. */
  papers: ItemForm | null;
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
  /** `print`: as a browser prints a page: its title and its address. */
  running: { footer: 'none' | 'number' | 'name and number' | 'of' | 'print'; header: 'none' | 'name' | 'print' };
  /** What became of "fi" and "fl". */
  ligatures: 'as typed' | 'ligature' | 'private' | 'lost';
  gap: number;
}
