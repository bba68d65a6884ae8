/**
 * What a second import would change, entry by entry, and the profile that comes of the person's choices. Entries of both
 * are paired by what they are called; what only one of them has is added, kept or left out.
 */
import type { Profile } from '../../../../../../src/base/profile.ts';
import { type EntryKind, type EntryOf, KINDS, type ListName, SECTIONS } from '../kinds.ts';
import type { Choice, Difference, Walk } from './difference.ts';
import { mergeBasics } from './merge-basics.ts';
import { mergeEmployers } from './merge-employers.ts';
import { keyOf, mergeList } from './merge-entries.ts';
import { mergeSkills } from './merge-skills.ts';

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

/** One walk for both, so that what is shown is what is done. */
function mergeWith(mine: Profile, theirs: Profile, language: string, decide: Walk['decide']): Profile {
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
