/** Whole page designs, by name. What a design leaves open is chosen freely. */
import { EUROPASS_DESIGNS } from './designs/europass.ts';
import { LATEX_DESIGNS } from './designs/latex.ts';
import { OFFICE_DESIGNS } from './designs/office.ts';
import { SCHOLAR_DESIGNS } from './designs/scholar.ts';
import { type DatePlace, GROUP_FORMS } from './forms.ts';
import type { BulletLook, Columns, ContactForm, Engine, HeaderLook, HeadingLook, Layout, SkillForm } from './layout.ts';
import type { Half } from './person.ts';
import type { Random } from './random.ts';

export type HeadingStyle =
  | 'ruled'
  | 'ruled caps'
  | 'double ruled'
  | 'small caps'
  | 'spaced'
  | 'plain bold'
  | 'band'
  | 'coloured'
  | 'centred'
  | 'beside'
  | 'icon'
  | 'underlined'
  | 'light'
  | 'spaced wide'
  | 'dark band'
  | 'body size';

export interface Archetype {
  name: string;
  half?: Half;
  columns: Columns;
  engines?: Engine[];
  header?: HeaderLook['place'];
  headings?: HeadingStyle[];
  headingPlace?: HeadingLook['place'];
  dates?: DatePlace[];
  grouped?: boolean;
  contact?: ContactForm[];
  contactPlace?: HeaderLook['contactPlace'][];
  bullets?: BulletLook['mark'][];
  skills?: SkillForm[];
  documentTitle?: boolean;
  bordered?: boolean;
  families?: string[];
  sideWithEducation?: boolean;
  /** What else it fixes, given everything that was chosen freely. */
  fix?: (layout: Layout, random: Random) => Partial<Layout>;
}

const SERIF = ['Source Serif 4', 'DejaVu Serif', 'DejaVu Serif Condensed'];
const NARROW = ['DejaVu Sans Condensed', 'DejaVu Serif Condensed'];

export const ARCHETYPES: readonly Archetype[] = [
  { name: 'free column', columns: 'one' },
  { name: 'free left sidebar', columns: 'left sidebar' },
  { name: 'free right sidebar', columns: 'right sidebar' },
  { name: 'academic', columns: 'one', families: SERIF, headings: ['ruled', 'small caps'], dates: ['right', 'margin'] },
  {
    name: 'banker',
    columns: 'one',
    families: SERIF,
    headings: ['ruled caps'],
    dates: ['right', 'second right'],
    contact: ['row'],
  },
  { name: 'casual', columns: 'one', headingPlace: 'margin', dates: ['right', 'below', 'brackets'] },
  { name: 'timeline', columns: 'one', dates: ['margin'], headings: ['coloured', 'ruled', 'plain bold'] },
  {
    name: 'german table',
    columns: 'one',
    dates: ['margin'],
    documentTitle: true,
    contact: ['personal'],
    headings: ['plain bold', 'ruled', 'band'],
  },
  {
    name: 'labelled form',
    columns: 'one',
    dates: ['labelled'],
    documentTitle: true,
    contact: ['personal', 'table', 'labelled'],
  },
  { name: 'grouped employers', columns: 'one', grouped: true, headings: ['ruled', 'coloured', 'plain bold'] },
  {
    name: 'dark sidebar',
    columns: 'left sidebar',
    header: 'side',
    contactPlace: ['side'],
    headings: ['plain bold', 'ruled caps', 'spaced'],
  },
  {
    name: 'light sidebar',
    columns: 'left sidebar',
    header: 'top',
    contactPlace: ['side'],
    contact: ['icons', 'stacked', 'labelled'],
  },
  {
    name: 'right rail',
    columns: 'right sidebar',
    header: 'top',
    headings: ['plain bold', 'coloured', 'spaced'],
    skills: ['list', 'chips', 'group lines'],
  },
  { name: 'banner', columns: 'one', header: 'band', headings: ['coloured', 'beside', 'ruled'] },
  { name: 'banner over columns', columns: 'right sidebar', header: 'band', contact: ['row', 'icons', 'columns'] },
  { name: 'education rail', columns: 'left sidebar', sideWithEducation: true, dates: ['above', 'right', 'below'] },
  {
    name: 'plain text',
    columns: 'one',
    headings: ['body size', 'plain bold'],
    bullets: ['-', '*', 'lines'],
    families: ['DejaVu Sans Mono', 'Liberation Sans'],
    contact: ['stacked', 'row'],
  },
  {
    name: 'prose',
    columns: 'one',
    bullets: ['paragraph', 'lines'],
    dates: ['right', 'above', 'second end', 'after company'],
  },
  { name: 'word table', columns: 'one', engines: ['docx', 'docx', 'chromium'], dates: ['margin'], bordered: true },
  {
    name: 'skills chart',
    columns: 'left sidebar',
    skills: ['bars', 'dots'],
    headings: ['icon', 'coloured', 'dark band'],
  },
  {
    name: 'one-row entries',
    columns: 'one',
    dates: ['middle', 'right', 'brackets'],
    headings: ['underlined', 'ruled caps'],
  },
  {
    name: 'running heads',
    columns: 'one',
    dates: ['end', 'brackets', 'above'],
    fix: ({ looks }, random) =>
      random.chance(0.5) ? { looks: { title: {}, company: {}, place: {}, dates: {} } } : { looks },
  },
  {
    name: 'roles as bullets',
    columns: 'one',
    grouped: true,
    bullets: ['•', '-', 'paragraph', 'drawn'],
    headings: ['ruled', 'plain bold', 'ruled caps'],
    fix: (_, random) => ({ group: random.pick(GROUP_FORMS.filter((form) => form.roles && form.half !== 'unseen')) }),
  },
  { name: 'two halves', half: 'unseen', columns: 'equal', headings: ['plain bold', 'coloured', 'ruled'] },
  {
    name: 'footer contact',
    half: 'unseen',
    columns: 'one',
    contactPlace: ['footer'],
    headings: ['light', 'spaced wide'],
  },
  {
    name: 'right-hand dates',
    half: 'unseen',
    columns: 'one',
    dates: ['right margin'],
    headings: ['light', 'ruled', 'double ruled'],
  },
  {
    name: 'bordered page',
    half: 'unseen',
    columns: 'one',
    headingPlace: 'margin',
    bordered: true,
    dates: ['below', 'right', 'lead'],
  },
  {
    name: 'newspaper',
    half: 'unseen',
    columns: 'right sidebar',
    families: NARROW,
    headings: ['double ruled', 'spaced wide'],
    header: 'top',
  },
  { name: 'lead-in dates', half: 'unseen', columns: 'one', dates: ['lead'], bullets: ['–', 'lines', 'paragraph'] },
  {
    name: 'contact first',
    half: 'unseen',
    columns: 'one',
    contactPlace: ['above name'],
    contact: ['stacked', 'columns', 'table'],
  },
  {
    name: 'wide rail',
    half: 'unseen',
    columns: 'left sidebar',
    header: 'band',
    contactPlace: ['side'],
    sideWithEducation: true,
  },
  { name: 'form lines', half: 'unseen', columns: 'one', dates: ['labelled'], headings: ['body size', 'dark band'] },
  {
    name: 'grouped rail',
    half: 'unseen',
    columns: 'right sidebar',
    grouped: true,
    header: 'side',
    contactPlace: ['side'],
  },
  ...EUROPASS_DESIGNS,
  ...LATEX_DESIGNS,
  ...SCHOLAR_DESIGNS,
  ...OFFICE_DESIGNS,
];
