/** Pages of scholars: studies first, then posts, then long lists with names and dates in them that are no jobs. */
import type { Archetype } from '../archetypes.ts';
import type { ItemForm } from '../forms.ts';
import type { Layout, Section } from '../layout.ts';
import type { OtherKind } from '../person.ts';
import type { Random } from '../random.ts';

const CITATIONS: readonly ItemForm[] = [
  { rows: ['{authors} {(dates)}. {title}. {company.}'] },
  { rows: ['{authors}. {title}. {company}, {dates}'] },
  { rows: ['{title}', '{authors}', '{company}, {dates}'] },
  { margin: ['{dates}'], rows: ['{authors}: {title}. {company}'] },
];
const OWN_CITATIONS: readonly ItemForm[] = [
  { rows: ['{title}. {company} {(dates)}, {authors}'] },
  { rows: ['{dates}: {title} {(authors)}. {company}'] },
];

const LISTS: readonly OtherKind[] = [
  'talks',
  'teaching',
  'grants',
  'reviewing',
  'supervision',
  'memberships',
  'conferences',
];

function scholar(citations: readonly ItemForm[]): (layout: Layout, random: Random) => Partial<Layout> {
  return (layout, random) => {
    const [first, second]: Section[] = random.chance(0.75) ? ['education', 'work'] : ['work', 'education'];
    const rest = layout.sections.filter((section) => !['education', 'work', 'publications'].includes(section));
    return {
      sections: [first!, second!, 'publications', ...rest],
      papers: random.pick(citations),
      summaryHeading: true,
      other: random.some(LISTS, random.int(2, 6)),
      facts: { form: 'lines', place: false, notes: ['thesis', 'advisor'] },
      looks: { ...layout.looks, title: random.pick([{ bold: true }, {}, { italic: true }]) },
    };
  };
}

const design = (name: string, citations: readonly ItemForm[]): Archetype => ({
  name,
  columns: 'one',
  families: ['Source Serif 4', 'DejaVu Serif Condensed', 'Source Sans 3', 'Liberation Sans'],
  headings: ['ruled', 'small caps', 'plain bold', 'ruled caps'],
  dates: ['right', 'margin', 'end', 'second right'],
  fix: scholar(citations),
});

export const SCHOLAR_DESIGNS: readonly Archetype[] = [
  design('scholar', CITATIONS),
  { ...design('scholar lists', OWN_CITATIONS), half: 'unseen' },
];
