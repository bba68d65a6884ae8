/** How the parts of a page look: chosen for a design, within what its half may have. */
import type { Archetype } from './archetypes.ts';
import { EDUCATION_FORMS, ENTRY_FORMS, type EntryForm } from './forms.ts';
import type { BulletLook, Engine, FactsLook, HeaderLook, HeadingLook, Look, SkillForm } from './layout.ts';
import { HEADING_STYLES, headingLook, MARKS, PALE } from './looks.ts';
import type { Half, Note } from './person.ts';
import type { Random } from './random.ts';
import { type DateLook, MONTH_FORMS, PRESENT_WORDS_SEEN, RANGES } from './words/dates.ts';

/** What is the unseen half's own is taken this often there, wherever there is something. */
const SHARE_OF_OWN = 0.45;

interface Halved {
  half?: Half;
}

export function poolOf<T extends Halved>(list: readonly T[], half: Half, random: Random): T[] {
  const takesOwn = random.chance(SHARE_OF_OWN);
  const common = list.filter((one) => one.half !== 'unseen');
  const own = list.filter((one) => one.half === 'unseen');
  return half === 'unseen' && takesOwn && own.length > 0 ? own : common;
}

export function chosen<T extends Halved & { weight: number }>(list: readonly T[], half: Half, random: Random): T {
  return random.weighted(poolOf(list, half, random).map((one) => [one, one.weight] as const));
}

export function engineOf(archetype: Archetype, random: Random): Engine {
  if (archetype.engines) return random.pick(archetype.engines);
  return random.weighted([
    ['typst', 35],
    ['chromium', 45],
    ['docx', 20],
  ]);
}

export function headingOf(archetype: Archetype, accent: string, half: Half, random: Random): HeadingLook {
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

export function entryForm(archetype: Archetype, half: Half, random: Random): EntryForm {
  const forms = fitting(ENTRY_FORMS, archetype.dates).filter((form) => !(isNarrow(archetype) && form.margin));
  const pool = poolOf(forms, half, random);
  return random.pick(pool.length > 0 ? pool : forms);
}

/** Most people write schools as they write jobs. */
export function educationForm(archetype: Archetype, entry: EntryForm, half: Half, random: Random): EntryForm {
  const narrow = isNarrow(archetype) || archetype.sideWithEducation === true;
  const forms = EDUCATION_FORMS.filter((form) => !(narrow && (form.margin || form.labelled === 'table')));
  const alike = forms.filter((form) => form.dates === entry.dates && (half === 'unseen' || form.half !== 'unseen'));
  if (alike.length > 0 && random.chance(0.75)) return random.pick(alike);
  return random.pick(poolOf(forms, half, random));
}

export function skillForm(archetype: Archetype, random: Random): SkillForm {
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

export function bulletLook(archetype: Archetype, random: Random): BulletLook {
  const mark = archetype.bullets ? random.pick(archetype.bullets) : random.weighted(MARKS);
  return {
    mark,
    hanging: random.chance(0.8),
    indent: random.pick([0, 0, 4, 10, 18]),
    gap: random.pick([5, 5, 5, 12, 24]),
  };
}

export function dateLook(half: Half, random: Random): DateLook {
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

export function headerLook(archetype: Archetype, accent: string, dark: boolean, random: Random): HeaderLook {
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
    labelPlace: random.chance(0.08) ? 'under contact' : 'under name',
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
    rule: random.chance(0.06),
    photo: random.chance(0.05),
  };
}

export function factsLook(random: Random): FactsLook {
  const notes: Note['kind'][] = random.chance(0.12) ? random.some(['website', 'thesis', 'advisor', 'sector'], 2) : [];
  return { form: 'lines', place: false, notes };
}
