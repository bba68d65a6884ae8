/**
 * The profile as the verifier sees it. A record is one entry with its fields, each printed whole or not at all, and its
 * facts, which a line may tell. What belongs to one entry supports nothing that is said of another.
 */

import type { Employer, Fact, Profile } from '../../../base/profile.ts';
import { authorshipOf } from '../../vocabulary/publications.ts';
import { type KnownFact, knownFact } from '../facts.ts';
import { printedDates } from './printed-dates.ts';

export interface Field {
  kind: 'name' | 'title' | 'place' | 'start' | 'end' | 'detail';
  /** The ways in which it may be printed. */
  forms: readonly string[];
}

export interface Entry {
  kind: 'basics' | 'role' | 'education' | 'project' | 'item';
  /** The employer, school or project; entries of one owner may share a heading. */
  owner: string;
  fields: Field[];
  facts: KnownFact[];
}

/** One thing of a list, such as a skill or a language with its level. */
export interface ListItem {
  forms: readonly string[];
}

export interface Records {
  entries: Entry[];
  list: ListItem[];
}

type Text = string | null | undefined;

export function recordsOf(profile: Profile, lang: string, present: readonly string[]): Records {
  const entries: Entry[] = [basicsEntry(profile)];
  for (const employer of [...profile.work, ...profile.volunteer]) entries.push(...roleEntries(employer, lang, present));
  entries.push(...educationEntries(profile, lang, present), ...projectEntries(profile, lang, present));
  entries.push(...itemEntries(profile, lang));
  return { entries, list: listItems(profile) };
}

function basicsEntry(profile: Profile): Entry {
  const { basics } = profile;
  const { location } = basics;
  const links = [basics.url, ...basics.profiles.map((item) => item.url)];
  const details = [basics.email, basics.phone, ...basics.profiles.flatMap((item) => [item.network, item.username])];
  const places = [location?.city, location?.region, location?.countryCode, location?.postalCode, location?.address];
  return {
    kind: 'basics',
    owner: 'basics',
    fields: [
      ...field('name', basics.name),
      ...field('title', basics.label?.text),
      ...places.flatMap((text) => field('place', text)),
      ...details.flatMap((text) => field('detail', text)),
      ...links.flatMap(linkField),
    ],
    facts: factsOf([basics.label, basics.summary]),
  };
}

function roleEntries(employer: Employer, lang: string, present: readonly string[]): Entry[] {
  return employer.roles.map((role) => ({
    kind: 'role',
    owner: employer.id,
    fields: [
      ...field('name', employer.name),
      ...field('title', role.position),
      ...placeFields(employer.location),
      ...placeFields(role.location),
      ...spanFields(role, lang, present),
    ],
    facts: factsOf([role.summary, ...role.highlights, described(employer.description, `${employer.id} description`)]),
  }));
}

function educationEntries(profile: Profile, lang: string, present: readonly string[]): Entry[] {
  return profile.education.map((item) => ({
    kind: 'education',
    owner: item.id,
    fields: [
      ...field('name', item.institution),
      ...field('title', item.studyType),
      ...field('title', item.area),
      ...field('detail', item.score),
      ...placeFields(item.location),
      ...spanFields(item, lang, present),
      ...item.courses.flatMap((fact) => field('detail', fact.text)),
    ],
    facts: factsOf([...item.highlights, ...item.courses, described(item.area), described(item.studyType)]),
  }));
}

function projectEntries(profile: Profile, lang: string, present: readonly string[]): Entry[] {
  return profile.projects.map((item) => ({
    kind: 'project',
    owner: item.id,
    fields: [
      ...field('name', item.name),
      ...item.roles.flatMap((text) => field('title', text)),
      ...field('place', item.entity),
      ...linkField(item.url),
      ...spanFields(item, lang, present),
      ...item.keywords.flatMap((fact) => field('detail', fact.text)),
    ],
    facts: factsOf([item.description, ...item.highlights, ...item.keywords, described(item.name)]),
  }));
}

function itemEntries(profile: Profile, lang: string): Entry[] {
  const item = (id: string, texts: readonly Text[], date: string | null, summary: Fact | null): Entry => ({
    kind: 'item',
    owner: id,
    fields: [...texts.flatMap((text) => field('name', text)), ...dateField('start', date, lang)],
    facts: factsOf([summary, ...texts.map((text) => described(text))]),
  });
  return [
    ...profile.certificates.map((one) => item(one.id, [one.name, one.issuer], one.date, null)),
    ...profile.awards.map((one) => item(one.id, [one.title, one.awarder], one.date, one.summary)),
    ...profile.publications.map((one) =>
      item(one.id, [one.name, one.publisher, authorshipOf(one)], one.releaseDate, one.summary),
    ),
  ];
}

function listItems(profile: Profile): ListItem[] {
  const withDetail = (text: Text, detail: Text): ListItem[] =>
    text ? [{ forms: detail ? [text, `${text} ${detail}`] : [text] }] : [];
  return [
    ...profile.skills.flatMap((skill) => withDetail(skill.name, skill.level)),
    ...profile.skills.flatMap((skill) => skill.keywords.flatMap((fact) => withDetail(fact.text, null))),
    ...profile.languages.flatMap((one) => withDetail(one.language, one.fluency)),
    ...profile.interests.flatMap((one) => withDetail(one.name, null)),
    ...profile.interests.flatMap((one) => one.keywords.flatMap((fact) => withDetail(fact.text, null))),
    ...profile.projects.flatMap((one) => one.keywords.flatMap((fact) => withDetail(fact.text, null))),
  ];
}

function field(kind: Field['kind'], text: Text): Field[] {
  return text ? [{ kind, forms: [text] }] : [];
}

/** "Columbus, OH" may also stand as its parts. */
function placeFields(text: Text): Field[] {
  if (!text) return [];
  return [{ kind: 'place', forms: [text, ...text.split(/,\s*/).slice(0, 1)] }];
}

function linkField(url: Text): Field[] {
  if (!url) return [];
  const shown = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return [{ kind: 'detail', forms: [url, shown, shown.split('/')[0]!] }];
}

interface Span {
  start: string | null;
  end: string | null;
  current: boolean;
}

function spanFields(span: Span, lang: string, present: readonly string[]): Field[] {
  const end: Field[] = span.current ? [{ kind: 'end', forms: present }] : dateField('end', span.end, lang);
  return [...dateField('start', span.start, lang), ...end];
}

function dateField(kind: 'start' | 'end', date: string | null, lang: string): Field[] {
  return date === null ? [] : [{ kind, forms: printedDates(date, lang) }];
}

/** What is no statement has no id. */
function described(text: Text, id = ''): Fact | null {
  return text ? { id, text } : null;
}

function factsOf(facts: readonly (Fact | null)[]): KnownFact[] {
  return facts.flatMap((fact) => (fact === null || fact.text === '' ? [] : [knownFact(fact.id || null, fact.text)]));
}
