/** The layout of a number: a page design with everything that it leaves open chosen by chance. */
import { ARCHETYPES, type Archetype } from './archetypes.ts';
import { type DateLook, MONTH_FORMS, PRESENT_WORDS_SEEN, RANGES } from './dates.ts';
import { EDUCATION_FORMS, ENTRY_FORMS, type EntryForm, GROUP_FORMS, ITEM_FORMS } from './forms.ts';
import type { BulletLook, Engine, HeaderLook, HeadingLook, Layout, Look, Section, SkillForm } from './layout.ts';
import { ACCENTS, DARK, entryLooks, FAMILIES, HEADING_STYLES, headingLook, MARKS, PALE, SEPARATORS } from './looks.ts';
import type { Half } from './person.ts';
import { Random } from './random.ts';

/** What is the unseen half's own is taken this often there, wherever there is something. */
const SHARE_OF_OWN = 0.45;
const SEED_STEP = 7919;
const UNSEEN_OFFSET = 0x5eed;

export function layoutOf(seed: number, half: Half): Layout {
  const random = new Random(seed * SEED_STEP + (half === 'unseen' ? UNSEEN_OFFSET : 1));
  const archetype = random.pick(poolOf(ARCHETYPES, half, random));
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
    englishHeadings: random.chance(0.08),
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

interface Halved {
  half?: Half;
}

/** What a half may choose from: the seen half never gets what is the unseen half's own. */
function poolOf<T extends Halved>(list: readonly T[], half: Half, random: Random): T[] {
  const takesOwn = random.chance(SHARE_OF_OWN);
  const common = list.filter((one) => one.half !== 'unseen');
  const own = list.filter((one) => one.half === 'unseen');
  return half === 'unseen' && takesOwn && own.length > 0 ? own : common;
}

function chosen<T extends Halved & { weight: number }>(list: readonly T[], half: Half, random: Random): T {
  return random.weighted(poolOf(list, half, random).map((one) => [one, one.weight] as const));
}

function engineOf(archetype: Archetype, random: Random): Engine {
  if (archetype.engines) return random.pick(archetype.engines);
  return random.weighted([
    ['typst', 35],
    ['chromium', 45],
    ['docx', 20],
  ]);
}

function headingOf(archetype: Archetype, accent: string, half: Half, random: Random): HeadingLook {
  const style =
    archetype.headings && random.chance(0.8)
      ? random.pick(archetype.headings)
      : chosen(HEADING_STYLES, half, random).style;
  return headingLook(style, accent, random.pick(PALE), random);
}

function fitting(forms: readonly EntryForm[], places: readonly string[] | undefined): EntryForm[] {
  return places === undefined ? [...forms] : forms.filter((form) => places.includes(form.dates));
}

/** A column of its own for dates needs the width of the page. */
const isNarrow = (archetype: Archetype): boolean => archetype.columns === 'equal';

function entryForm(archetype: Archetype, half: Half, random: Random): EntryForm {
  const forms = fitting(ENTRY_FORMS, archetype.dates).filter((form) => !(isNarrow(archetype) && form.margin));
  const pool = poolOf(forms, half, random);
  return random.pick(pool.length > 0 ? pool : forms);
}

/** Most people write schools as they write jobs. */
function educationForm(archetype: Archetype, entry: EntryForm, half: Half, random: Random): EntryForm {
  const narrow = isNarrow(archetype) || archetype.sideWithEducation === true;
  const forms = EDUCATION_FORMS.filter((form) => !(narrow && (form.margin || form.labelled === 'table')));
  const alike = forms.filter((form) => form.dates === entry.dates && (half === 'unseen' || form.half !== 'unseen'));
  if (alike.length > 0 && random.chance(0.75)) return random.pick(alike);
  return random.pick(poolOf(forms, half, random));
}

function skillForm(archetype: Archetype, random: Random): SkillForm {
  if (archetype.skills) return random.pick(archetype.skills);
  return random.weighted([
    ['groups', 5],
    ['commas', 4],
    ['list', 2],
    ['group lines', 2],
    ['group table', 1.5],
    ['columns', 1.5],
    ['chips', 1.5],
    ['bars', 0.7],
    ['dots', 0.7],
  ]);
}

function bulletLook(archetype: Archetype, random: Random): BulletLook {
  const mark = archetype.bullets ? random.pick(archetype.bullets) : random.weighted(MARKS);
  return { mark, hanging: random.chance(0.8), indent: random.pick([0, 0, 4, 10, 18]) };
}

function dateLook(half: Half, random: Random): DateLook {
  const { form } = chosen(MONTH_FORMS, half, random);
  const { range } = chosen(RANGES, half, random);
  const own = half === 'unseen' && random.chance(SHARE_OF_OWN);
  const word = own ? random.int(PRESENT_WORDS_SEEN, PRESENT_WORDS_SEEN + 1) : random.int(0, PRESENT_WORDS_SEEN - 1);
  return {
    month: form,
    range: form === 'iso' && range === '-' ? ' - ' : range,
    open: random.chance(0.12) ? 'since' : half === 'unseen' && random.chance(0.05) ? 'dangling' : word,
    capital: random.chance(0.5),
    de: random.chance(0.4),
    shortEnd: random.chance(0.1),
    sameTwice: random.chance(0.5),
    duration: random.weighted([
      ['none', 12],
      ['brackets', 1],
      ['dot', 0.7],
    ]),
  };
}

function headerLook(archetype: Archetype, accent: string, dark: boolean, random: Random): HeaderLook {
  const hasSide = archetype.columns !== 'one';
  const place =
    archetype.header ??
    random.weighted([
      ['top', 6],
      ['band', 1],
      ['side', hasSide ? 4 : 0],
    ]);
  const white = place === 'band' || (place === 'side' && dark);
  const contact = archetype.contact
    ? random.pick(archetype.contact)
    : random.weighted<HeaderLook['contact']>([
        ['row', 5],
        ['beside', place === 'side' ? 0 : 2.5],
        ['stacked', 2],
        ['labelled', 1.5],
        ['table', 0.7],
        ['icons', 1.5],
        ['columns', 1],
        ['personal', hasSide ? 0 : 0.4],
      ]);
  const contactPlace = archetype.contactPlace
    ? random.pick(archetype.contactPlace)
    : random.weighted<HeaderLook['contactPlace']>([
        ['header', 8],
        ['side', hasSide ? 6 : 0],
        ['section', hasSide ? 0 : 0.5],
      ]);
  const colour = white ? '#ffffff' : random.chance(0.4) ? accent : undefined;
  const name: Look = {
    scale: place === 'side' ? random.pick([1.6, 1.9]) : random.pick([1.8, 2, 2.4, 2.8]),
    bold: random.chance(0.75),
  };
  if (colour) name.colour = colour;
  if (random.chance(0.3)) name.caps = true;
  if (random.chance(0.1)) name.spaced = 0.1;
  return {
    place,
    align:
      place === 'side'
        ? 'left'
        : random.weighted([
            ['left', 5],
            ['center', 4],
            ['right', 0.5],
          ]),
    name,
    nameForm: random.weighted([
      ['one line', 10],
      ['two lines', place === 'side' ? 6 : 0.7],
      ['with label', place === 'side' ? 0 : 0.6],
    ]),
    label: { scale: random.pick([1, 1.1, 1.25]), italic: random.chance(0.2), ...(white ? { colour: '#ffffff' } : {}) },
    documentTitle: archetype.documentTitle ?? random.chance(0.05),
    contact,
    contactPlace,
    extras: random.chance(0.1),
    privateIcons: random.chance(0.3),
    contactSeparator: random.pick([' | ', ' · ', ' • ', ', ', ' – ', '   ', ' / ']),
    address: random.weighted([
      ['city', 4],
      ['city and country', 3],
      ['full', 3],
      ['two lines', 1],
      ['none', 0.6],
    ]),
  };
}

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
