/** Towns that stand after the name of an employer or school, whether we know them or not. */
import { isKnownPlace, looksLikeCity } from '../places/places.ts';
import { organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';

const AFTER_COMMA = /^(.{2,}), ([^,]{2,40})$/;
const MAX_WORDS = 3;
/** A template that sets towns after names does so in most of its entries. */
const MOST = 0.6;

export interface Named {
  name: string | null;
  location: string | null;
}

/** Takes the towns off the names, where they are known or all entries have one. */
export function splitTowns<T extends Named>(entries: readonly T[]): T[] {
  const named = entries.filter(({ name }) => name !== null);
  const ending = named.filter(({ name, location }) => location !== null || townOf(name!) !== null);
  const habit = ending.length > 1 && ending.length >= MOST * named.length;
  return entries.map((entry) => {
    const found = entry.name === null || entry.location !== null ? null : townOf(entry.name);
    if (!found || !(habit || isKnownPlace(found.town))) return entry;
    return { ...entry, name: found.name, location: found.town };
  });
}

function townOf(text: string): { name: string; town: string } | null {
  const [, name, town] = AFTER_COMMA.exec(text) ?? [];
  return town !== undefined && mayBeTown(town) ? { name: name!, town } : null;
}

/** Nothing about it says that it is anything else. */
export function mayBeTown(text: string): boolean {
  if (!/\p{sc=Latin}/u.test(text) || !looksLikeCity(text) || text.split(' ').length > MAX_WORDS) return false;
  return titleScore(text) === 0 && organisationScore(text) === 0 && schoolScore(text) === 0;
}
