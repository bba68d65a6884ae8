/** The geometry of well-known LaTeX classes for resumes. */
import type { Archetype } from '../archetypes.ts';
import type { EntryForm } from '../forms.ts';
import type { HeaderLook, HeadingLook, Layout } from '../layout.ts';
import type { Random } from '../random.ts';

type Fix = (layout: Layout, random: Random) => Partial<Layout>;

const ENGINES: Archetype['engines'] = ['typst', 'typst', 'typst', 'chromium'];
const SANS = ['Source Sans 3', 'Liberation Sans', 'DejaVu Sans Condensed'];

const MODERN: EntryForm = { dates: 'margin', margin: ['{dates}'], rows: ['{title}, {company}, {place}'] };
const BANKING: EntryForm = { dates: 'second right', rows: ['{company} > {place}', '{title} > {dates}'] };
const AWESOME: EntryForm = { dates: 'second right', rows: ['{title} > {place}', '{company} > {dates}'] };
const FRIGGERI: EntryForm = { dates: 'margin', margin: ['{dates}'], rows: ['{title} > {company}, {place}'] };
const ALTA: EntryForm = { dates: 'below', rows: ['{title}', '{company}', '{\uf073 dates}   {\uf041 place}'] };
const DEEDY: EntryForm = { dates: 'below', rows: ['{company} | {title}', '{dates} | {place}'] };
const HIPSTER: EntryForm = { dates: 'margin', margin: ['{from}', '{to}'], rows: ['{title} · {company}', '{place}'] };

/** The heading in the side column as well, unless that is dark. */
function headingOf(
  layout: Layout,
  parts: Partial<HeadingLook>,
  dark = layout.side.dark,
): Pick<Layout, 'heading' | 'sideHeading'> {
  const heading: HeadingLook = { ...layout.heading, align: 'left', place: 'above', fill: null, icon: null, ...parts };
  return { heading, sideHeading: dark ? layout.sideHeading : { ...heading, rule: 'none' } };
}

const header = (layout: Layout, parts: Partial<HeaderLook>): Pick<Layout, 'header'> => ({
  header: { ...layout.header, ...parts },
});

const plain = (form: EntryForm): Pick<Layout, 'entry' | 'education' | 'group'> => ({
  entry: form,
  education: form,
  group: null,
});

const moderncv: Fix = (layout, random) => ({
  ...plain(MODERN),
  ...headingOf(layout, { rule: random.pick(['bar', 'bar', 'none']), look: { scale: 1.35, colour: layout.accent } }),
  ...header(layout, {
    align: 'left',
    name: { scale: 2.8, colour: random.pick(['#737373', layout.accent]) },
    nameForm: random.pick(['one line', 'two weights']),
    contact: 'beside',
    privateIcons: true,
  }),
  looks: { title: { bold: true }, company: { italic: true }, place: {}, dates: {} },
  skills: random.pick(['group table', 'groups', 'commas']),
  languages: random.pick(['columns', 'colon']),
});

const banking: Fix = (layout) => ({
  ...plain(BANKING),
  ...headingOf(layout, { rule: 'beside', look: { scale: 1.3, bold: true, colour: layout.accent } }),
  ...header(layout, { align: 'center', contact: 'row', contactSeparator: ' • ', nameForm: 'two weights' }),
  looks: { title: { italic: true }, company: { bold: true }, place: { bold: true }, dates: { italic: true } },
});

const awesome: Fix = (layout, random) => ({
  ...plain(AWESOME),
  ...headingOf(layout, {
    rule: 'beside',
    tint: random.pick(['#c0392b', '#1c7a4a', '#2a6f97']),
    look: { scale: 1.5, bold: true, colour: '#333333' },
  }),
  ...header(layout, {
    align: random.pick(['center', 'right']),
    contact: 'icons',
    privateIcons: true,
    nameForm: 'two weights',
    name: { scale: 2.8 },
    photo: random.chance(0.3),
  }),
  looks: {
    title: { bold: true },
    company: { smallCaps: true, scale: 0.9, colour: '#555555' },
    place: { italic: true, colour: layout.accent },
    dates: { italic: true, scale: 0.9 },
  },
  skills: 'group table',
  running: { header: 'none', footer: 'name and number' },
});

const friggeri: Fix = (layout) => ({
  ...plain(FRIGGERI),
  ...headingOf(
    layout,
    { rule: 'none', tint: layout.accent, look: { scale: 1.5, bold: true, colour: '#444444' } },
    false,
  ),
  ...header(layout, {
    align: 'center',
    name: { scale: 3, colour: '#ffffff' },
    nameForm: 'two weights',
    contact: 'stacked',
  }),
  side: { ...layout.side, align: 'right', fill: null, dark: false, share: 0.27 },
  looks: { title: { bold: true }, company: { scale: 0.9, colour: layout.accent }, place: { scale: 0.9 }, dates: {} },
});

const alta: Fix = (layout, random) => ({
  ...plain(ALTA),
  ...headingOf(layout, { rule: 'under', look: { scale: 1.3, bold: true, caps: true, colour: layout.accent } }),
  ...header(layout, { align: 'left', contact: 'icons', privateIcons: true, photo: random.chance(0.5) }),
  looks: {
    title: { scale: 1.15 },
    company: { bold: true, colour: layout.accent },
    place: { scale: 0.9 },
    dates: { scale: 0.9 },
  },
  skills: random.pick(['chips', 'dots']),
  languages: 'dots',
});

const deedy: Fix = (layout) => ({
  ...plain(DEEDY),
  ...headingOf(layout, { rule: 'none', look: { scale: 1.3, caps: true, colour: '#777777' } }, false),
  ...header(layout, { align: 'center', nameForm: 'two weights', name: { scale: 3 }, contact: 'row', rule: true }),
  side: { ...layout.side, fill: null, dark: false, share: 0.33 },
  looks: {
    title: { caps: true, scale: 0.9 },
    company: { bold: true, caps: true },
    place: {},
    dates: { colour: '#777777' },
  },
  skills: 'group lines',
});

const hipster: Fix = (layout) => ({
  ...plain(HIPSTER),
  ...header(layout, { contact: 'icons', privateIcons: true, photo: false }),
  looks: { title: { bold: true }, company: { italic: true }, place: { smallCaps: true }, dates: { scale: 0.85 } },
  skills: 'bars',
});

const base = (name: string, columns: Archetype['columns'], fix: Fix): Archetype => ({
  name,
  columns,
  engines: ENGINES,
  families: SANS,
  fix,
});

export const LATEX_DESIGNS: readonly Archetype[] = [
  base('moderncv classic', 'one', moderncv),
  base('moderncv banking', 'one', banking),
  base('awesome-cv', 'one', awesome),
  { ...base('friggeri', 'left sidebar', friggeri), header: 'band', contactPlace: ['side'] },
  { ...base('altacv', 'right sidebar', alta), header: 'top', contactPlace: ['header'] },
  { ...base('deedy', 'left sidebar', deedy), header: 'top', sideWithEducation: true, contactPlace: ['header'] },
  { ...base('moderncv casual', 'one', moderncv), contactPlace: ['footer'], half: 'unseen' },
  { ...base('hipster', 'left sidebar', hipster), header: 'side', contactPlace: ['side'], half: 'unseen' },
];
