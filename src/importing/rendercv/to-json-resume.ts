/**
 * RenderCV's sections are named by the person and hold entries of nine kinds, told apart by their fields. The kind of an
 * entry, and where that leaves a choice the name of its section, say where it belongs in a JSON Resume.
 */

import { headingKind, type SectionKind } from '../headings/headings.ts';
import { isObject } from '../json-resume/codec.ts';
import { withoutMarks } from '../plain-text/marks.ts';

type Json = Record<string, unknown>;

const CONTACT_KEYS = [
  'name',
  'headline',
  'label',
  'location',
  'email',
  'phone',
  'website',
  'social_networks',
  'sections',
];
const MAX_SECTIONS = 100;

export function toJsonResume(cv: Json): Json {
  const resume: Record<string, Json[]> = {};
  const basics: Json = basicsOf(cv);
  const other: Record<string, unknown[]> = {};
  const summary: string[] = [];
  const sections = isObject(cv.sections) ? Object.entries(cv.sections).slice(0, MAX_SECTIONS) : [];
  for (const [title, entries] of sections) {
    const kind = headingKind(title.replaceAll('_', ' '));
    for (const entry of Array.isArray(entries) ? entries : [entries]) {
      const placed = placeEntry(entry, kind);
      if (placed === 'summary') summary.push(summaryText(entry));
      else if (placed === null) pushTo(other, title, entry);
      else pushTo(resume, placed.section, placed.entry);
    }
  }
  if (summary.length > 0) basics.summary = [basics.summary, ...summary].filter((part) => part !== undefined).join('\n');
  return { basics, ...resume, ...other };
}

function pushTo<T>(lists: Record<string, T[]>, name: string, item: T): void {
  const list = Object.hasOwn(lists, name) ? lists[name]! : [];
  list.push(item);
  lists[name] = list;
}

function basicsOf(cv: Json): Json {
  const others = Object.entries(cv).filter(([key]) => !CONTACT_KEYS.includes(key));
  const websites = listOf(cv.website);
  return {
    ...Object.fromEntries(others),
    name: cv.name,
    label: cv.headline ?? cv.label,
    email: listOf(cv.email)[0],
    phone: phoneOf(listOf(cv.phone)[0]),
    url: websites[0],
    location: cv.location,
    profiles: [
      ...listOf(cv.social_networks).filter(isObject),
      ...websites.slice(1).map((url) => ({ network: 'Website', url })),
    ],
  };
}

/** RenderCV writes numbers as links: `tel:+1-609-999-9995`. */
function phoneOf(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^tel:/, '') : value;
}

type Placed = { section: string; entry: Json } | 'summary' | null;

/** Null where neither the entry nor its section says what it is. */
function placeEntry(entry: unknown, kind: SectionKind | null): Placed {
  if (typeof entry === 'string' || typeof entry === 'number') return placeText(withoutMarks(String(entry)), kind);
  if (!isObject(entry)) return null;
  if ('company' in entry || 'position' in entry) return job(entry, kind === 'volunteer' ? 'volunteer' : 'work');
  if ('institution' in entry) return { section: 'education', entry: school(entry) };
  if ('authors' in entry || 'journal' in entry) return { section: 'publications', entry: publication(entry) };
  if ('label' in entry) return placeOneLine(entry, kind);
  const text = entry.bullet ?? entry.number ?? entry.reversed_number;
  if (text !== undefined) return placeText(withoutMarks(String(text)), kind);
  return 'name' in entry ? placeNamed(entry, kind) : null;
}

/** The field that a bare text fills in each section. */
const TEXT_FIELD: Partial<Record<SectionKind, string>> = {
  skills: 'name',
  certificates: 'name',
  publications: 'name',
  interests: 'name',
  projects: 'name',
  awards: 'title',
  languages: 'language',
  references: 'reference',
};

function placeText(text: string, kind: SectionKind | null): Placed {
  if (kind === 'summary') return 'summary';
  const field = kind === null ? undefined : TEXT_FIELD[kind];
  return field === undefined ? null : { section: kind!, entry: { [field]: text } };
}

function placeOneLine({ label, details, ...others }: Json, kind: SectionKind | null): Placed {
  const name = plain(label);
  const said = plain(details);
  if (kind === 'languages') return { section: 'languages', entry: { language: name, fluency: said, ...others } };
  if (kind === 'interests') return { section: 'interests', entry: { name, keywords: said, ...others } };
  if (kind === 'certificates') return { section: 'certificates', entry: { name, issuer: said, ...others } };
  if (kind === 'awards') return { section: 'awards', entry: { title: name, summary: said, ...others } };
  return { section: 'skills', entry: { name, keywords: said, ...others } };
}

function placeNamed(entry: Json, kind: SectionKind | null): Placed {
  const { name, summary, date, ...others } = cleaned(entry);
  if (kind === 'certificates') return { section: 'certificates', entry: { name, date, issuer: summary, ...others } };
  if (kind === 'awards') return { section: 'awards', entry: { title: name, date, summary, ...others } };
  if (kind === 'volunteer')
    return { section: 'volunteer', entry: { organization: name, summary, ...span(entry), ...others } };
  return { section: 'projects', entry: { name, description: summary, ...span(entry), ...others } };
}

function job(entry: Json, section: string): Placed {
  const { company, ...others } = cleaned(entry);
  const { date: _, ...kept } = others;
  return { section, entry: { [section === 'work' ? 'name' : 'organization']: company, ...kept, ...span(entry) } };
}

function school(entry: Json): Json {
  const { degree, summary, highlights, date: _, ...others } = cleaned(entry);
  const said = [...(summary === undefined ? [] : [summary]), ...listOf(highlights)];
  return { studyType: degree, ...others, highlights: said, ...span(entry) };
}

function publication(entry: Json): Json {
  const { title, journal, date, doi, url, ...others } = cleaned(entry);
  const address = url ?? (doi === undefined ? undefined : `https://doi.org/${doi}`);
  return { name: title, publisher: journal, releaseDate: date, url: address, ...(doi ? { doi } : {}), ...others };
}

/** The entry without its dates of a span, and its texts without the marks of Markdown. */
function cleaned({ start_date: _start, end_date: _end, ...entry }: Json): Json {
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  return Array.isArray(value) ? value.map(plain) : value;
}

/** RenderCV has one `date` for what has no span, in any words: `2019`, `Fall 2023`, `2019-09 to 2020-01`. */
function span({ start_date, end_date, date }: Json): Json {
  if (start_date !== undefined || end_date !== undefined) return { startDate: start_date, endDate: end_date };
  if (date === undefined || date === null) return {};
  const [start, end] = String(date).split(/\s+(?:to|[-–—])\s+|\s*[–—]\s*/);
  return end === undefined ? { endDate: start } : { startDate: start, endDate: end };
}

function summaryText(entry: unknown): string {
  const text = isObject(entry) ? (entry.bullet ?? entry.number ?? entry.reversed_number) : entry;
  return withoutMarks(String(text));
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
