/** Tables of word processors, and web pages as a browser prints them. */
import type { Archetype } from '../archetypes.ts';
import type { EntryForm } from '../forms.ts';

const THREE_CELLS: EntryForm = { dates: 'lead', cells: [['{dates}'], ['{title}'], ['{company}', '{place}']], rows: [] };
const TWO_CELLS: EntryForm = {
  dates: 'right',
  cells: [
    ['{title}', '{company}'],
    ['{dates}', '{place}'],
  ],
  rows: [],
};
const SCHOOL_CELLS: EntryForm = { dates: 'lead', cells: [['{dates}'], ['{title}'], ['{company}']], rows: [] };
const COMPANY_CELLS: EntryForm = {
  dates: 'middle',
  cells: [['{company}, {place}'], ['{dates}'], ['{title}']],
  rows: [],
};

export const OFFICE_DESIGNS: readonly Archetype[] = [
  {
    name: 'table rows',
    columns: 'one',
    engines: ['docx', 'docx', 'chromium'],
    skills: ['group table', 'commas', 'columns'],
    contact: ['personal', 'table', 'columns', 'beside'],
    fix: (_, random) => {
      const entry = random.pick([THREE_CELLS, TWO_CELLS]);
      return {
        entry,
        education: entry === TWO_CELLS ? TWO_CELLS : SCHOOL_CELLS,
        bordered: random.chance(0.6),
        group: null,
      };
    },
  },
  {
    name: 'company cells',
    half: 'unseen',
    columns: 'one',
    engines: ['docx', 'docx', 'typst'],
    fix: (_, random) => ({ entry: COMPANY_CELLS, education: COMPANY_CELLS, bordered: random.chance(0.6), group: null }),
  },
  {
    name: 'printed web page',
    columns: 'one',
    engines: ['chromium'],
    families: ['Liberation Sans', 'DejaVu Serif', 'Source Sans 3'],
    skills: ['chips', 'list', 'commas', 'bars'],
    dates: ['right', 'below', 'above', 'second end', 'brackets'],
    fix: (layout, random) => ({
      running: { header: 'print', footer: 'print' },
      paper: random.pick(['a4', 'letter']),
      margins: { x: random.int(10, 16), y: random.int(14, 18) },
      leading: random.pick([1.4, 1.5, 1.6]),
      size: random.pick([10, 11, 12]),
      flow: 'anywhere',
      header: { ...layout.header, contactPlace: 'header' },
    }),
  },
];
