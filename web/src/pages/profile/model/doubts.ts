/**
 * What the import doubted, at the field and in words. The import names places as JSON Resume does, where each role is an
 * entry of `work`; the profile gathers the roles of one employer. So the number of a role is counted through, in the order
 * of the profile.
 */

import type { Remark } from '../../../../../src/base/import-report.ts';
import type { Fact, Profile } from '../../../../../src/base/profile.ts';
import { KINDS, type ListName } from './kinds.ts';
import { basicsPlace, entryPlace, locationPlace, type Place } from './place.ts';

/** Where a remark belongs in the profile that was read, and what has to be opened to see it. */
export interface Target {
  place: Place;
  entries: string[];
}

/** Names that JSON Resume has otherwise than the profile. */
const FIELD_NAMES: Record<string, string> = { startDate: 'start', endDate: 'end', organization: 'name' };
const OF_EMPLOYER = new Set(['name', 'url', 'description']);
/** Where a remark about a whole entry stands; elsewhere at its name. */
const FIRST_FIELD: Record<string, string> = {
  work: 'position',
  volunteer: 'position',
  education: 'institution',
  languages: 'language',
  awards: 'title',
};

interface Step {
  name: string;
  index: number | null;
}

function stepsOf(place: string): Step[] {
  return [...place.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)].map(([, name, index]) => ({
    name: name!,
    index: index === undefined ? null : Number(index),
  }));
}

/** `profile` is what the import read. */
export function targetOf(profile: Profile, { place }: Remark): Target | null {
  const [section, field] = stepsOf(place);
  if (section?.name === 'basics') return inBasics(profile, stepsOf(place).slice(1));
  if (section === undefined || section.index === null || !isList(section.name)) return null;
  if (section.name === 'work' || section.name === 'volunteer')
    return inRole(profile, section.name, section.index, field);
  const entry = profile[section.name][section.index];
  return entry ? inEntry(entry, field, section.name, [entry.id]) : null;
}

const isList = (name: string): name is ListName => Object.hasOwn(KINDS, name);

function inBasics(profile: Profile, [field, part]: Step[]): Target | null {
  if (!field) return null;
  if (field.name === 'location') return { place: locationPlace(part?.name ?? 'city'), entries: [] };
  if (field.name !== 'profiles') return { place: basicsPlace(field.name), entries: [] };
  const link = profile.basics.profiles[field.index ?? 0];
  return link ? { place: entryPlace(link.id, part?.name ?? 'network'), entries: [link.id] } : null;
}

function inRole(
  profile: Profile,
  section: 'work' | 'volunteer',
  number: number,
  field: Step | undefined,
): Target | null {
  let left = number;
  for (const employer of profile[section]) {
    const role = employer.roles[left];
    left -= employer.roles.length;
    if (!role) continue;
    const name = field && (FIELD_NAMES[field.name] ?? field.name);
    if (name && OF_EMPLOYER.has(name)) return { place: entryPlace(employer.id, name), entries: [employer.id] };
    return inEntry(role, field, section, [employer.id, role.id]);
  }
  return null;
}

function inEntry(entry: { id: string }, field: Step | undefined, section: ListName, entries: string[]): Target {
  if (!field) return { place: entryPlace(entry.id, FIRST_FIELD[section] ?? 'name'), entries };
  const listed = factAt(entry, field);
  if (listed) return { place: entryPlace(listed.id, 'text'), entries };
  return { place: entryPlace(entry.id, FIELD_NAMES[field.name] ?? field.name), entries };
}

/** Lists of plain texts have none. */
function factAt(entry: object, { name, index }: Step): Fact | null {
  const fields: Record<string, unknown> = { ...entry };
  const list = fields[name];
  const item: unknown = index !== null && Array.isArray(list) ? list[index] : null;
  return isFact(item) ? item : null;
}

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

/** The first remark of each field. */
export function doubtsByPlace(profile: Profile, remarks: readonly Remark[]): Map<Place, Remark> {
  const found = new Map<Place, Remark>();
  for (const remark of remarks) {
    const target = targetOf(profile, remark);
    if (target && !found.has(target.place)) found.set(target.place, remark);
  }
  return found;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ONE: Record<string, string> = {
  work: 'role',
  volunteer: 'voluntary role',
  education: 'education',
  projects: 'project',
  skills: 'skill',
  certificates: 'certificate',
  languages: 'language',
  awards: 'award',
  publications: 'publication',
  interests: 'interest',
  references: 'reference',
  profiles: 'link',
};
const WORDS: Record<string, string> = {
  position: 'Position',
  startDate: 'Start',
  endDate: 'End',
  date: 'Date',
  releaseDate: 'Date',
  location: 'Place',
  url: 'Website',
  summary: 'Summary',
  description: 'Description',
  highlights: 'Point',
  institution: 'School',
  studyType: 'Degree',
  area: 'Field',
  score: 'Grade',
  courses: 'Course',
  keywords: 'Keyword',
  name: 'Name',
  title: 'Title',
  issuer: 'Issuer',
  awarder: 'Giver',
  publisher: 'Publisher',
  level: 'Level',
  fluency: 'Fluency',
  network: 'Network',
  username: 'Name',
};
const EMPLOYER: Record<string, string> = { name: 'Employer', organization: 'Organisation' };
const BASICS: Record<string, string> = {
  name: 'Your name',
  label: 'What you are, in a line',
  email: 'Your e-mail',
  phone: 'Your phone number',
  url: 'Your website',
  summary: 'Your summary',
  location: 'Where you live',
  address: 'Your street',
  postalCode: 'Your postal code',
  city: 'Your city',
  region: 'Your state or region',
  countryCode: 'Your country',
};

/** `education[0].institution` → `School of your first education`. */
export function placeInWords(place: string): string {
  if (place === '') return '';
  const page = /^page (\d+)$/.exec(place);
  if (page) return `Page ${page[1]}`;
  const [section, field, part] = stepsOf(place);
  if (section?.name === 'basics') return basicsInWords(field, part);
  if (section === undefined || section.index === null || !ONE[section.name]) return `“${place}” in the file`;
  const one = `your ${ordinal(section.index)} ${ONE[section.name]}`;
  return field ? `${fieldInWords(section.name, field)} of ${one}` : capital(one);
}

function basicsInWords(field: Step | undefined, part: Step | undefined): string {
  if (!field) return 'You';
  if (field.name === 'profiles') {
    const one = `your ${ordinal(field.index ?? 0)} link`;
    return part ? `${WORDS[part.name] ?? `“${part.name}”`} of ${one}` : capital(one);
  }
  return (part && BASICS[part.name]) ?? BASICS[field.name] ?? `“${field.name}” in the file`;
}

function fieldInWords(section: string, { name, index }: Step): string {
  const isRole = section === 'work' || section === 'volunteer';
  const word = (isRole && EMPLOYER[name]) || WORDS[name] || `“${name}”`;
  return index === null ? word : `${word} ${index + 1}`;
}

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const suffix = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}${SUFFIXES[suffix.select(index + 1)]}`;
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
