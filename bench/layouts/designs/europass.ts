/** The European CV: the form of 2020 and after, and those before it. */
import type { Archetype } from '../archetypes.ts';
import type { EntryForm } from '../forms.ts';
import type { HeadingLook, Layout } from '../layout.ts';
import { OTHER_KINDS } from '../person.ts';
import type { Random } from '../random.ts';

const USUAL_KINDS = 7;

const BRACKETS: EntryForm = { dates: 'above', rows: ['{[ dates ]}', '{title}', '{company}'] };
const ONE_ROW: EntryForm = { dates: 'lead', rows: ['{[ dates ]} {title}', '{company}'] };
const PLACE_FIRST: EntryForm = { dates: 'above', rows: ['{dates} {place}', '{title} {company}'] };
const DASHED: EntryForm = { dates: 'above', rows: ['{dates} – {place}', '{title} – {company}'] };
const MARGIN: EntryForm = { dates: 'margin', margin: ['{dates}'], rows: ['{title}', '{company}'] };

function europass(form: EntryForm): (layout: Layout, random: Random) => Partial<Layout> {
  return (layout, random) => {
    const accent = random.pick(['#0e4194', '#3f3f3f', '#1f1f1f', '#c2410c']);
    const labelled = !form.rows.some((row) => row.includes('place'));
    const heading = headingLook(accent, random);
    return {
      accent,
      paper: 'a4',
      wording: 'europass',
      heading,
      sideHeading: heading,
      header: {
        ...layout.header,
        place: 'top',
        align: 'left',
        name: { scale: random.pick([2, 2.4]), bold: random.chance(0.7) },
        nameForm: 'one line',
        contact: 'labelled row',
        contactPlace: 'header',
        extras: random.chance(0.8),
        rule: random.chance(0.8),
        photo: random.chance(0.3),
        address: random.pick(['full', 'full', 'city and country']),
        documentTitle: random.chance(0.1),
      },
      entry: form,
      education: form,
      group: null,
      looks: {
        title: { bold: true, ...(form === PLACE_FIRST && { caps: true }) },
        company: form === PLACE_FIRST ? { caps: true } : random.pick([{}, { bold: true }, { italic: true }]),
        place: {},
        dates: { scale: 0.95 },
      },
      dates: {
        ...layout.dates,
        month: random.pick(['day slash', 'day slash', 'slash', 'year', 'day']),
        range: ' – ',
        open: random.pick([0, 2]),
        duration: 'none',
      },
      degreeJoin: random.pick(['labelled', 'labelled', ' ', 'in']),
      facts: {
        form: 'row',
        place: labelled,
        notes: random.chance(0.7) ? ['website', 'sector', 'department', 'eqf', 'thesis'] : [],
      },
      languages: random.pick(['grid', 'grid', 'abilities']),
      skills: random.pick(['slashes', 'slashes', 'groups', 'list', 'group lines']),
      other: random.some(OTHER_KINDS.slice(0, USUAL_KINDS), random.int(1, 5)),
      technologies: 'none',
      entryUrl: false,
      entryAddress: false,
    };
  };
}

const OLD_MARGIN: EntryForm = { dates: 'margin', margin: ['{dates}'], rows: ['{title}', '{company}, {place}'] };
const OLD_COMPANY: EntryForm = { dates: 'margin', margin: ['{dates}'], rows: ['{company} – {place}', '{title}'] };
const OLD_LABELS: EntryForm = { dates: 'labelled', labelled: 'table', rows: ['dates', 'title', 'company', 'place'] };

function oldEuropass(form: EntryForm): (layout: Layout, random: Random) => Partial<Layout> {
  return (layout, random) => {
    const recent = europass(form)(layout, random);
    const named = form === OLD_LABELS && random.chance(0.6);
    return {
      ...recent,
      frame: 'label column',
      labels: form === OLD_COMPANY ? 'left' : 'right',
      marginShare: random.int(24, 32) / 100,
      header: {
        ...recent.header!,
        contact: named ? 'personal' : random.pick(['stacked', 'icons', 'labelled', 'labelled row']),
        name: { scale: 1.4, bold: random.chance(0.5) },
        rule: false,
        photo: false,
      },
      looks: { title: random.pick([{ bold: true }, {}]), company: {}, place: {}, dates: {} },
      dates: { ...recent.dates!, month: random.pick(['day slash', 'slash', 'long', 'year', 'short']) },
      facts: { form: 'lines', place: false, notes: form !== OLD_LABELS && random.chance(0.6) ? ['sector', 'eqf'] : [] },
      degreeJoin: layout.degreeJoin,
      languages: 'grid',
      item: { rows: random.pick([['{title}, {company}, {dates}'], ['{dates} {title}, {company}']]) },
    };
  };
}

function headingLook(accent: string, random: Random): HeadingLook {
  return {
    look: { bold: true, caps: random.chance(0.7), scale: random.pick([1, 1.1, 1.25]), colour: accent },
    align: 'left',
    rule: random.pick(['under', 'under', 'under', 'above', 'none']),
    fill: null,
    place: 'above',
    icon: null,
    colon: false,
    tint: null,
    typedApart: false,
    above: random.int(8, 16),
  };
}

const design = (name: string, form: EntryForm): Archetype => ({
  name,
  columns: 'one',
  engines: ['chromium', 'typst', 'typst', 'docx'],
  families: ['Liberation Sans', 'Source Sans 3', 'DejaVu Sans Condensed'],
  fix: europass(form),
});

export const EUROPASS_DESIGNS: readonly Archetype[] = [
  design('europass', BRACKETS),
  design('europass place', PLACE_FIRST),
  design('europass margin', MARGIN),
  { ...design('europass labels', OLD_LABELS), fix: oldEuropass(OLD_LABELS) },
  { ...design('europass column', OLD_MARGIN), fix: oldEuropass(OLD_MARGIN) },
  { ...design('europass left column', OLD_COMPANY), fix: oldEuropass(OLD_COMPANY), half: 'unseen' },
  { ...design('europass one row', ONE_ROW), half: 'unseen' },
  { ...design('europass dashes', DASHED), half: 'unseen' },
];
