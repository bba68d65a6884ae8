/**
 * What a second import would change, entry by entry, and the profile that comes of the person's choices. Entries of both
 * are paired by what they are called; what only one of them has is added, kept or left out.
 */
import type { Fact, Profile, Skill } from '../../../../../src/base/profile.ts';
import type { Link, Location, Role } from './blank.ts';
import {
  type EntryKind,
  type EntryOf,
  type Field,
  KINDS,
  LINK,
  type ListName,
  ROLE,
  SECTIONS,
  type Span,
  spanText,
} from './kinds.ts';
import { isSingle } from './skills.ts';

/** `merge` keeps what is there and adds what is new. */
export type Choice = 'keep' | 'take' | 'merge';

export interface Difference {
  id: string;
  /** The section that it belongs to, as a title. */
  section: string;
  title: string;
  /** In both and different, only in the file, or only in the profile. */
  kind: 'changed' | 'added' | 'missing';
  fields: { label: string; mine: string; theirs: string }[];
  choices: Choice[];
  suggested: Choice;
}

export type Choices = ReadonlyMap<string, Choice>;

export function differences(mine: Profile, theirs: Profile, language: string): Difference[] {
  const found: Difference[] = [];
  mergeWith(mine, theirs, language, (difference) => {
    found.push(difference);
    return difference.suggested;
  });
  return found;
}

export function mergeProfiles(mine: Profile, theirs: Profile, choices: Choices): Profile {
  return mergeWith(mine, theirs, 'en', ({ id, suggested }) => choices.get(id) ?? suggested);
}

type Decide = (difference: Difference) => Choice;

/** One walk for both, so that what is shown is what is done. */
function mergeWith(mine: Profile, theirs: Profile, language: string, decide: Decide): Profile {
  const walk = { decide, language };
  const basics = mergeBasics(mine.basics, theirs.basics, walk);
  const lists = Object.fromEntries(
    SECTIONS.map(({ name, title }) => [name, mergeSection(name, title, mine, theirs, walk)]),
  );
  const known = new Set(mine.unmapped.map((item) => item.id));
  return {
    ...mine,
    locale: mine.locale ?? theirs.locale,
    basics,
    ...lists,
    unmapped: [...mine.unmapped, ...theirs.unmapped.filter((item) => !known.has(item.id))],
  };
}

interface Walk {
  decide: Decide;
  language: string;
}

type Basics = Profile['basics'];

const YOU = 'You';
const PERSON = [
  { name: 'name', label: 'Name', textOf: (basics: Basics) => basics.name },
  { name: 'label', label: 'What you are, in a line', textOf: (basics: Basics) => basics.label?.text ?? '' },
  { name: 'email', label: 'E-mail', textOf: (basics: Basics) => basics.email ?? '' },
  { name: 'phone', label: 'Phone', textOf: (basics: Basics) => basics.phone ?? '' },
  { name: 'url', label: 'Website', textOf: (basics: Basics) => basics.url ?? '' },
  { name: 'summary', label: 'Summary', textOf: (basics: Basics) => basics.summary?.text ?? '' },
  { name: 'location', label: 'Where you live', textOf: (basics: Basics) => locationText(basics.location) },
] as const;

function mergeBasics(mine: Basics, theirs: Basics, walk: Walk): Basics {
  const merged: Basics = { ...mine };
  for (const { name, label, textOf } of PERSON) {
    const [before, after] = [textOf(mine), textOf(theirs)];
    if (isBlank(after) || isSame(before, after) || (name === 'location' && isWithin(theirs.location, mine.location)))
      continue;
    const choice = walk.decide({
      id: `basics.${name}`,
      section: YOU,
      title: label,
      kind: isBlank(before) ? 'added' : 'changed',
      fields: [{ label, mine: before, theirs: after }],
      choices: isBlank(before) ? ['take', 'keep'] : ['keep', 'take'],
      suggested: isBlank(before) ? 'take' : 'keep',
    });
    if (choice === 'take') Object.assign(merged, { [name]: theirs[name] });
  }
  return { ...merged, profiles: mergeList(LINK, linkKey, YOU, mine.profiles, theirs.profiles, walk) };
}

function locationParts(location: Location | null): string[] {
  if (!location) return [];
  const { address, postalCode, city, region, countryCode } = location;
  return [address, postalCode, city, region, countryCode].filter((part) => part !== null && part !== '') as string[];
}

const locationText = (location: Location | null): string => locationParts(location).join(', ');

/** The file says the same of it, or less. */
function isWithin(theirs: Location | null, mine: Location | null): boolean {
  const known = new Set(locationParts(mine).map(plain));
  return locationParts(theirs).every((part) => known.has(plain(part)));
}

type Plain = Exclude<ListName, 'work' | 'volunteer' | 'skills'>;

function mergeSection(name: ListName, title: string, mine: Profile, theirs: Profile, walk: Walk): unknown[] {
  if (name === 'work' || name === 'volunteer') return mergeEmployers(name, title, mine[name], theirs[name], walk);
  if (name === 'skills') return mergeSkills(title, mine.skills, theirs.skills, walk);
  return mergePlain(name, title, mine, theirs, walk);
}

function mergePlain<K extends Plain>(name: K, title: string, mine: Profile, theirs: Profile, walk: Walk): EntryOf<K>[] {
  const kind = KINDS[name] as EntryKind<EntryOf<K>>;
  return mergeList<EntryOf<K>>(kind, (entry) => keyOf(name, entry), title, mine[name], theirs[name], walk);
}

/** What an entry is called: two with the same are the same thing. */
const KEYS: Record<string, string[]> = {
  education: ['institution', 'studyType'],
  languages: ['language'],
  awards: ['title'],
};

function keyOf(section: string, entry: object): string {
  const fields = entry as Record<string, unknown>;
  return (KEYS[section] ?? ['name'])
    .map((name) => plain(String(fields[name] ?? '')))
    .join('|')
    .replace(/^\|+$/, '');
}

const linkKey = (link: Link): string => plain(link.url ?? link.network ?? '');

interface Pair<E> {
  mine: E | null;
  theirs: E | null;
}

/** Each of `mine` with its like; what only the file has stands where it stands there. */
function pair<E extends { id: string }>(
  mine: readonly E[],
  theirs: readonly E[],
  key: (entry: E) => string,
): Pair<E>[] {
  const left = [...theirs];
  const take = (entry: E) => {
    const at = left.findIndex((other) => other.id === entry.id || (key(entry) !== '' && key(other) === key(entry)));
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const pairs: Pair<E>[] = mine.map((entry) => ({ mine: entry, theirs: take(entry) }));
  for (const added of left) {
    const before = theirs[theirs.indexOf(added) - 1];
    const at = before ? pairs.findIndex((one) => one.theirs === before) : -1;
    pairs.splice(at + 1, 0, { mine: null, theirs: added });
  }
  return pairs;
}

function mergeList<E extends { id: string }>(
  kind: EntryKind<E>,
  key: (entry: E) => string,
  section: string,
  mine: readonly E[],
  theirs: readonly E[],
  walk: Walk,
): E[] {
  return pair(mine, theirs, key).flatMap((one) => mergePair(kind, section, one, walk));
}

function mergePair<E extends { id: string }>(
  kind: EntryKind<E>,
  section: string,
  { mine, theirs }: Pair<E>,
  walk: Walk,
): E[] {
  if (mine && theirs) {
    if (!kind.fields.some((field) => saysMore(field, mine, theirs))) return [mine];
    const fields = changedFields(kind, mine, theirs, walk.language);
    const difference = { id: mine.id, section, title: titleOf(kind, mine, walk), kind: 'changed', fields } as const;
    const choice = walk.decide({ ...difference, choices: ['merge', 'keep', 'take'], suggested: 'merge' });
    if (choice === 'keep') return [mine];
    return [choice === 'take' ? { ...theirs, id: mine.id } : mergedEntry(kind, mine, theirs)];
  }
  const only = (mine ?? theirs)!;
  const isKept = walk.decide(
    oneSided(only.id, section, titleOf(kind, only, walk), mine !== null, lines(kind, only, walk)),
  );
  return isKept === (mine ? 'keep' : 'take') ? [only] : [];
}

const titleOf = <E>(kind: EntryKind<E>, entry: E, { language }: Walk): string =>
  kind.titleOf(entry, language) || `A ${kind.one} without a name`;

function lines<E>(kind: EntryKind<E>, entry: E, { language }: Walk): { label: string; text: string }[] {
  return kind.fields
    .map((field) => ({ label: labelOf(field), text: textOf(field, entry, language) }))
    .filter(({ text }) => !isBlank(text));
}

/** Of what only one of the two has: the profile keeps it, or the file brings it, unless the person wants it otherwise. */
function oneSided(
  id: string,
  section: string,
  title: string,
  isMine: boolean,
  shown: { label: string; text: string }[],
): Difference {
  return {
    id,
    section,
    title,
    kind: isMine ? 'missing' : 'added',
    fields: shown.map(({ label, text }) => ({ label, mine: isMine ? text : '', theirs: isMine ? '' : text })),
    choices: isMine ? ['keep', 'take'] : ['take', 'keep'],
    suggested: isMine ? 'keep' : 'take',
  };
}

function changedFields<E>(kind: EntryKind<E>, mine: E, theirs: E, language: string): Difference['fields'] {
  return kind.fields
    .map((field) => ({
      label: labelOf(field),
      mine: textOf(field, mine, language),
      theirs: textOf(field, theirs, language),
    }))
    .filter((field) => !isSame(field.mine, field.theirs));
}

/** Whether the file says something of it that the profile does not. */
function saysMore<E>(field: Field<E>, mine: E, theirs: E): boolean {
  if (field.kind !== 'facts' && field.kind !== 'chips') {
    const text = textOf(field, theirs, 'en');
    return !isBlank(text) && !isSame(textOf(field, mine, 'en'), text);
  }
  const known = new Set((mine[field.name] as Fact[]).map((fact) => plain(fact.text)));
  return (theirs[field.name] as Fact[]).some((fact) => !known.has(plain(fact.text)));
}

function labelOf<E>(field: Field<E>): string {
  if (field.kind === 'span') return 'When';
  return field.kind === 'roles' ? 'Roles' : field.label;
}

function textOf<E>(field: Field<E>, entry: E, language: string): string {
  if (field.kind === 'span') return spanText(entry as Span, language);
  if (field.kind === 'roles') return '';
  const value = entry[field.name] as string | Fact | Fact[] | null;
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((fact) => fact.text).join(field.kind === 'chips' ? ', ' : '\n');
  return typeof value === 'string' ? value : value.text;
}

/** Keeps what is there, fills what is blank, and adds statements that are new. */
function mergedEntry<E extends { id: string }>(kind: EntryKind<E>, mine: E, theirs: E): E {
  const merged: E = { ...mine };
  for (const field of kind.fields) {
    if (field.kind === 'span') Object.assign(merged, mergedSpan(mine as unknown as Span, theirs as unknown as Span));
    else if (field.kind === 'facts' || field.kind === 'chips') {
      const facts = mergedFacts(mine[field.name] as Fact[], theirs[field.name] as Fact[]);
      Object.assign(merged, { [field.name]: facts });
    } else if (field.kind !== 'roles' && isBlank(textOf(field, mine, 'en'))) {
      Object.assign(merged, { [field.name]: theirs[field.name] });
    }
  }
  return merged;
}

function mergedSpan(mine: Span, theirs: Span): Span {
  const hasEnd = mine.current || mine.end !== null;
  const { end, current } = hasEnd ? mine : theirs;
  return { start: mine.start ?? theirs.start, end, current };
}

function mergedFacts(mine: readonly Fact[], theirs: readonly Fact[]): Fact[] {
  const known = new Set(mine.map((fact) => plain(fact.text)));
  return [...mine, ...theirs.filter((fact) => !known.has(plain(fact.text)))];
}

type Employer = EntryOf<'work'>;

/** An employer that both have is compared by itself, and role by role. */
function mergeEmployers(
  name: 'work' | 'volunteer',
  section: string,
  mine: readonly Employer[],
  theirs: readonly Employer[],
  walk: Walk,
): Employer[] {
  const kind = KINDS[name];
  const own: EntryKind<Employer> = {
    ...kind,
    fields: kind.fields.filter((field) => field.kind !== 'roles'),
    titleOf: (employer) => employer.name ?? '',
  };
  return pair(mine, theirs, (employer) => keyOf(name, employer)).flatMap((one) => {
    if (!one.mine || !one.theirs) return mergeWholeEmployer(kind, section, one, walk);
    const [employer] = mergePair(own, section, one, walk) as [Employer];
    const roleKind = {
      ...ROLE,
      titleOf: (role: Role, language: string) => `${ROLE.titleOf(role, language)}, ${employer.name ?? ''}`,
    };
    const roles = mergeList(
      roleKind,
      (role) => plain(role.position ?? ''),
      section,
      one.mine.roles,
      one.theirs.roles,
      walk,
    );
    return [{ ...employer, roles }];
  });
}

function mergeWholeEmployer(
  kind: EntryKind<Employer>,
  section: string,
  { mine, theirs }: Pair<Employer>,
  walk: Walk,
): Employer[] {
  const only = (mine ?? theirs)!;
  const shown = only.roles.flatMap((role) => [
    { label: 'Role', text: ROLE.titleOf(role, walk.language) },
    ...lines({ ...ROLE, fields: ROLE.fields.filter((field) => field.kind === 'facts') }, role, walk),
  ]);
  const choice = walk.decide(oneSided(only.id, section, titleOf(kind, only, walk), mine !== null, shown));
  return choice === (mine ? 'keep' : 'take') ? [only] : [];
}

/** Single skills are decided on together: nobody wants to be asked about each word. */
function mergeSkills(section: string, mine: readonly Skill[], theirs: readonly Skill[], walk: Walk): Skill[] {
  const groups = mergeList(
    KINDS.skills,
    (skill) => plain(skill.name ?? ''),
    section,
    mine.filter((skill) => !isSingle(skill)),
    theirs.filter((skill) => !isSingle(skill)),
    walk,
  );
  const words = (skills: readonly Skill[]) =>
    new Set(skills.flatMap((skill) => [skill.name ?? '', ...skill.keywords.map((fact) => fact.text)]).map(plain));
  const [mineWords, theirWords] = [words(mine), words(theirs)];
  const together = (isMine: boolean, skills: Skill[]): Skill[] => {
    if (skills.length === 0) return [];
    const text = skills.map((skill) => skill.name).join(', ');
    const id = isMine ? 'skills.missing' : 'skills.added';
    const choice = walk.decide(oneSided(id, section, text, isMine, []));
    return choice === (isMine ? 'keep' : 'take') ? skills : [];
  };
  const singles = mine.filter(isSingle);
  const shared = singles.filter((skill) => theirWords.has(plain(skill.name!)));
  const missing = together(
    true,
    singles.filter((skill) => !shared.includes(skill)),
  );
  const added = together(
    false,
    theirs.filter((skill) => isSingle(skill) && !mineWords.has(plain(skill.name!))),
  );
  const kept = new Set([...shared, ...missing]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const before = mine.flatMap((skill) =>
    isSingle(skill) ? (kept.has(skill) ? [skill] : []) : (byId.get(skill.id) ?? []),
  );
  const placed = new Set(before.map((skill) => skill.id));
  return [...before, ...groups.filter((group) => !placed.has(group.id)), ...added];
}

/** Case, blanks, marks and the forms of an address make no difference. */
function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[\s.,;:]+/g, ' ')
    .trim();
  return bare.replace(/^https? *\/\/(?:www )?/, '').replace(/\/$/, '');
}

const isBlank = (text: string): boolean => text.trim() === '';
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
