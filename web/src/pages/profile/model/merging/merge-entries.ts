/** Lists of entries: paired by what they are called, and each pair decided on. */
import type { Fact } from '../../../../../../src/base/profile.ts';
import { type EntryKind, type Field, hasSpan, type Span, spanText } from '../kinds.ts';
import { type Difference, oneSided, type Walk } from './difference.ts';
import { isBlank, isSame, plain } from './same-text.ts';

/** What an entry is called: two with the same are the same thing. */
const KEYS: Record<string, string[]> = {
  education: ['institution', 'studyType'],
  languages: ['language'],
  awards: ['title'],
};

export function keyOf(section: string, entry: object): string {
  const fields = entry as Record<string, unknown>;
  return (KEYS[section] ?? ['name'])
    .map((name) => plain(String(fields[name] ?? '')))
    .join('|')
    .replace(/^\|+$/, '');
}

export interface Pair<E> {
  mine: E | null;
  theirs: E | null;
}

/** Each of `mine` with its like; what only the file has stands where it stands there. */
export function pair<E extends { id: string }>(
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

export function mergeList<E extends { id: string }>(
  kind: EntryKind<E>,
  key: (entry: E) => string,
  section: string,
  mine: readonly E[],
  theirs: readonly E[],
  walk: Walk,
): E[] {
  return pair(mine, theirs, key).flatMap((one) => mergePair(kind, section, one, walk));
}

export function mergePair<E extends { id: string }>(
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

export const titleOf = <E>(kind: EntryKind<E>, entry: E, { language }: Walk): string =>
  kind.titleOf(entry, language) || `A ${kind.one} without a name`;

export function lines<E extends object>(
  kind: EntryKind<E>,
  entry: E,
  { language }: Walk,
): { label: string; text: string }[] {
  return kind.fields
    .map((field) => ({ label: labelOf(field), text: textOf(field, entry, language) }))
    .filter(({ text }) => !isBlank(text));
}

function changedFields<E extends object>(
  kind: EntryKind<E>,
  mine: E,
  theirs: E,
  language: string,
): Difference['fields'] {
  return kind.fields
    .map((field) => ({
      label: labelOf(field),
      mine: textOf(field, mine, language),
      theirs: textOf(field, theirs, language),
    }))
    .filter((field) => !isSame(field.mine, field.theirs));
}

/** Whether the file says something of it that the profile does not. */
function saysMore<E extends object>(field: Field<E>, mine: E, theirs: E): boolean {
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

function textOf<E extends object>(field: Field<E>, entry: E, language: string): string {
  if (field.kind === 'span') return hasSpan(entry) ? spanText(entry, language) : '';
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
    if (field.kind === 'span') {
      if (hasSpan(mine) && hasSpan(theirs)) Object.assign(merged, mergedSpan(mine, theirs));
    } else if (field.kind === 'facts' || field.kind === 'chips') {
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
