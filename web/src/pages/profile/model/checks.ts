/**
 * What is wrong with a profile, field by field, in words; and the part of it that can be saved nevertheless. A field at
 * fault keeps what it had when it was last saved.
 */
import type { Profile } from '../../../../../src/base/profile.ts';
import { readCountry } from './country.ts';
import type { Span } from './kinds.ts';
import { basicsPlace, entryPlace, locationPlace, type Place } from './place.ts';
import { dateInWords, isBefore, isDate } from './typed-date.ts';

const NO_NAME = 'Write your name. Every document begins with it.';
const NO_EMAIL = 'This is not an e-mail address. Write it like name@example.com.';
const NO_COUNTRY = 'We do not know this country. Write its name or its two letters, such as Germany or DE.';
const NO_DATE = 'We cannot read this date. Write it like March 2014, 03/2014 or 2014.';
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Spanned = Span & { id: string };

type Problems = Map<Place, string>;

export function problemsOf(profile: Profile, language: string): Problems {
  const problems: Problems = new Map();
  const { name, email, location } = profile.basics;
  if (name.trim() === '') problems.set(basicsPlace('name'), NO_NAME);
  if (email !== null && !EMAIL.test(email.trim())) problems.set(basicsPlace('email'), NO_EMAIL);
  const country = location?.countryCode ?? null;
  if (country !== null && readCountry(country) === null) problems.set(locationPlace('countryCode'), NO_COUNTRY);
  for (const span of spansOf(profile)) checkSpan(span, problems, language);
  for (const { id, field, value } of singleDates(profile)) checkDate(entryPlace(id, field), value, problems);
  return problems;
}

function checkDate(place: Place, value: string | null, problems: Problems): void {
  if (value !== null && !isDate(value)) problems.set(place, NO_DATE);
}

function checkSpan({ id, start, end, current }: Spanned, problems: Problems, language: string): void {
  checkDate(entryPlace(id, 'start'), start, problems);
  if (current) return;
  checkDate(entryPlace(id, 'end'), end, problems);
  if (start === null || end === null || !isDate(start) || !isDate(end) || !isBefore(end, start)) return;
  problems.set(entryPlace(id, 'end'), `This is before it began, ${dateInWords(start, language)}.`);
}

function spansOf(profile: Profile): Spanned[] {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  return [...roles, ...profile.education, ...profile.projects];
}

function singleDates(profile: Profile) {
  return [
    ...[...profile.certificates, ...profile.awards].map(({ id, date }) => ({ id, field: 'date', value: date })),
    ...profile.publications.map(({ id, releaseDate }) => ({ id, field: 'releaseDate', value: releaseDate })),
  ];
}

/** The profile itself where nothing is wrong with it. `kept` is what was saved last; null where nothing was. */
export function savablePart(profile: Profile, kept: Profile | null, problems: Problems): Profile {
  if (problems.size === 0) return profile;
  const before = spansById(kept);
  const dates = datesById(kept);
  const span = <T extends Spanned>(entry: T): T => {
    const isWrong = problems.has(entryPlace(entry.id, 'start')) || problems.has(entryPlace(entry.id, 'end'));
    if (!isWrong) return entry;
    const { start, end, current } = before.get(entry.id) ?? { start: null, end: null, current: false };
    return { ...entry, start, end, current };
  };
  const date = <K extends string, T extends { id: string } & Record<K, string | null>>(entry: T, field: K): T =>
    problems.has(entryPlace(entry.id, field)) ? { ...entry, [field]: dates.get(entry.id) ?? null } : entry;
  const employers = (list: Profile['work']) =>
    list.map((employer) => ({ ...employer, roles: employer.roles.map(span) }));
  return {
    ...profile,
    basics: savableBasics(profile.basics, kept?.basics ?? null, problems),
    work: employers(profile.work),
    volunteer: employers(profile.volunteer),
    education: profile.education.map(span),
    projects: profile.projects.map(span),
    certificates: profile.certificates.map((entry) => date(entry, 'date')),
    awards: profile.awards.map((entry) => date(entry, 'date')),
    publications: profile.publications.map((entry) => date(entry, 'releaseDate')),
  };
}

type Basics = Profile['basics'];

function savableBasics(basics: Basics, kept: Basics | null, problems: Problems): Basics {
  const { location } = basics;
  const isNowhere = problems.has(locationPlace('countryCode'));
  return {
    ...basics,
    name: problems.has(basicsPlace('name')) ? (kept?.name ?? '') : basics.name,
    email: problems.has(basicsPlace('email')) ? (kept?.email ?? null) : basics.email,
    location: location && isNowhere ? { ...location, countryCode: kept?.location?.countryCode ?? null } : location,
  };
}

function spansById(profile: Profile | null): Map<string, Span> {
  return new Map((profile ? spansOf(profile) : []).map((span) => [span.id, span]));
}

function datesById(profile: Profile | null): Map<string, string | null> {
  return new Map((profile ? singleDates(profile) : []).map(({ id, value }) => [id, value]));
}
