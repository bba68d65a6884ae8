/** The layout of a number: a page design with everything that it leaves open chosen by chance. */
import { ARCHETYPES, type Archetype } from './archetypes.ts';
import {
  bulletLook,
  chosen,
  dateLook,
  educationForm,
  engineOf,
  entryForm,
  factsLook,
  headerLook,
  headingOf,
  poolOf,
  skillForm,
} from './choose-looks.ts';
import { GROUP_FORMS, ITEM_FORMS } from './forms.ts';
import type { Layout, Section } from './layout.ts';
import { ACCENTS, DARK, entryLooks, FAMILIES, PALE, SEPARATORS } from './looks.ts';
import { type Half, OTHER_KINDS } from './person.ts';
import { Random } from './random.ts';

const SEED_STEP = 7919;
const UNSEEN_OFFSET = 0x5eed;
/** Those that people of every trade have stand first. */
const USUAL_KINDS = 7;

export function layoutOf(seed: number, half: Half): Layout {
  const random = new Random(seed * SEED_STEP + (half === 'unseen' ? UNSEEN_OFFSET : 1));
  const archetype = random.pick(poolOf(ARCHETYPES, half, random));
  const layout = freeLayout(seed, half, archetype, random);
  return { ...layout, ...archetype.fix?.(layout, random) };
}

function freeLayout(seed: number, half: Half, archetype: Archetype, random: Random): Layout {
  const engine = engineOf(archetype, random);
  const accent = random.pick(ACCENTS);
  const dark =
    archetype.columns !== 'one' && engine !== 'docx' && random.chance(archetype.name === 'dark sidebar' ? 0.8 : 0.15);
  const placing = placeSections(archetype, random);
  const entry = entryForm(archetype, half, random);
  const heading = headingOf(archetype, accent, half, random);
  const family = archetype.families ? random.pick(archetype.families) : random.weighted(FAMILIES);
  return {
    seed,
    half,
    archetype: archetype.name,
    engine,
    paper: random.pick(['a4', 'letter']),
    margins: { x: random.int(12, 26), y: random.int(12, 24) },
    family,
    size: random.pick([9, 9.5, 10, 10, 10.5, 11, 12]) - (/DejaVu/.test(family) ? 1 : 0),
    leading: random.pick([1.15, 1.2, 1.25, 1.3, 1.4, 1.5]),
    accent,
    justify: random.chance(0.25),
    hyphenate: random.chance(0.12),
    columns: archetype.columns,
    side: {
      share: archetype.columns === 'equal' ? 0.48 : random.int(25, 38) / 100,
      fill: dark ? random.pick(DARK) : random.chance(0.4) ? random.pick(PALE) : null,
      dark,
      writtenFirst: random.chance(0.6),
      scale: random.pick([0.88, 0.92, 1]),
      align: archetype.columns === 'left sidebar' && random.chance(0.06) ? 'right' : 'left',
      sections: placing.side,
    },
    sections: placing.main,
    header: headerLook(archetype, accent, dark, random),
    heading: {
      ...heading,
      place: archetype.headingPlace ?? (archetype.columns === 'one' && random.chance(0.06) ? 'margin' : 'above'),
    },
    sideHeading: dark ? { ...heading, fill: null, look: { ...heading.look, colour: '#ffffff' } } : heading,
    entry,
    education: educationForm(archetype, entry, half, random),
    group:
      archetype.grouped || (entry.margin === undefined && random.chance(0.07))
        ? random.pick(poolOf(GROUP_FORMS, half, random))
        : null,
    item: random.pick(poolOf(ITEM_FORMS, half, random)),
    looks: entryLooks(accent, random),
    separator: chosen(SEPARATORS, half, random).separator,
    dates: dateLook(half, random),
    educationDates: random.chance(0.3) ? 'end' : 'span',
    degreeJoin: random.weighted([
      ['in', 4],
      [', ', 3],
      [' ', 3],
      [' - ', 1],
      [' (', 0.5],
      ['rows', 1.5],
    ]),
    marginShare: random.int(17, 27) / 100 + (archetype.columns === 'one' ? 0 : 0.06),
    bordered: archetype.bordered ?? false,
    frame: 'free',
    labels: random.chance(0.15) ? 'right' : 'left',
    leader: random.chance(0.04) ? random.pick(['.', '-']) : null,
    bullets: bulletLook(archetype, random),
    technologies: random.weighted([
      ['none', 5],
      ['head', 1.5],
      ['foot', 3],
    ]),
    technologyLabel: random.chance(0.6),
    entryAddress: random.chance(0.05),
    entryUrl: random.chance(0.2),
    summaries: random.chance(0.75) ? 'text' : 'none',
    skills: skillForm(archetype, random),
    languages: random.weighted([
      ['brackets', 3],
      ['dash', 2],
      ['colon', 2],
      ['dots', 1],
      ['columns', 1],
    ]),
    summaryHeading: random.chance(0.85),
    bulletLead: random.chance(0.06),
    wording: random.chance(0.08) ? 'english' : 'usual',
    facts: factsLook(random),
    other: random.chance(0.3) ? random.some(OTHER_KINDS.slice(0, USUAL_KINDS), random.int(1, 3)) : [],
    papers: null,
    closing: random.chance(0.08),
    blanks: random.chance(0.08) ? 'gaps' : 'typed',
    painting: random.chance(0.08) ? 'shuffled' : 'reading order',
    word: random.weighted([
      ['body', 7],
      ['page header', 1.5],
      ['text boxes', 1.5],
    ]),
    flow: random.chance(0.4) ? 'keep entries' : 'anywhere',
    breakBefore: random.chance(0.06) ? random.pick(placing.main) : null,
    running: {
      footer: random.weighted([
        ['none', 6],
        ['number', 1],
        ['name and number', 1],
        ['of', 1],
      ]),
      header: random.chance(0.06) ? 'name' : 'none',
    },
    ligatures: random.weighted([
      ['as typed', 96],
      ['ligature', 2],
      ['private', 1],
      ['lost', 1],
    ]),
    gap: random.int(3, 9),
  };
}

/** What a half may choose from: the seen half never gets what is the unseen half's own. */
const USUAL_SIDE: readonly Section[] = [
  'skills',
  'languages',
  'certificates',
  'interests',
  'awards',
  'summary',
  'references',
];
const MAIN_ENDING: readonly Section[] = [
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
];

function placeSections(archetype: Archetype, random: Random): { main: Section[]; side: Section[] } {
  const side: Section[] = [];
  if (archetype.columns !== 'one') {
    const share: Partial<Record<Section, number>> = {
      skills: 0.85,
      languages: 0.85,
      certificates: 0.5,
      interests: 0.7,
      awards: 0.35,
      summary: 0.2,
      references: 0.3,
    };
    side.push(...USUAL_SIDE.filter((section) => random.chance(share[section]!)));
    if (archetype.sideWithEducation || archetype.columns === 'equal' || random.chance(0.15)) side.push('education');
  }
  const first: Section[] = random.chance(0.85) ? ['summary'] : [];
  const middle = random.weighted<Section[]>([
    [['work', 'education', 'skills'], 5],
    [['work', 'skills', 'education'], 2],
    [['skills', 'work', 'education'], 3],
    [['education', 'work', 'skills'], 2],
    [['education', 'skills', 'work'], 1],
  ]);
  const rest = random.shuffled(MAIN_ENDING).filter(() => random.chance(0.94));
  if (random.chance(0.2)) middle.splice(1, 0, ...rest.splice(0, 1));
  const main = [...first, ...middle, ...rest].filter((section) => !side.includes(section));
  return { main, side: random.chance(0.6) ? side : random.shuffled(side) };
}
