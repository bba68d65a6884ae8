/** Towns that stand after the name of an employer or school, whether we know them or not. */
import { isKnownPlace, isRegion, looksLikeCity } from '../places/places.ts';
import { organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';

/** "Acme, Leeds", "Acme in Leeds". */
const AFTER_NAME = /^(.{2,})(?:, | (?:in|à|a|en|em|te) )(\p{Lu}[^,]{1,39})$/u;
/** What is left of "Acme in Leeds" where the town was read as the place. */
const DANGLING = / (?:in|à|a|en|em|te)$/u;
/** "Roubaix (59)", "Padova (PD)", "Seattle WA". */
const CODE = /(?: \((?:\d[\dAB]\d?|[A-Z]{2})\)| - \d{2}| [A-Z]{2,3})$/;
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
    const { name, location } = entry;
    if (name === null) return entry;
    if (location !== null && !goesOnAfterTown(location)) return { ...entry, name: name.replace(DANGLING, '') };
    const found = townOf(name);
    if (!found || !(habit || isKnownPlace(withoutCode(found.town)))) return entry;
    return { ...entry, name: found.name, location: [found.town, location].filter((part) => part !== null).join(', ') };
  });
}

/** "United Kingdom", "KY (Hybrid)", "FL, USA": the town itself may still stand after the name. */
export const goesOnAfterTown = (location: string): boolean =>
  location
    .replace(/ ?\([^()]*\)/g, '')
    .split(/, | - /)
    .every(isRegion);

function townOf(text: string): { name: string; town: string } | null {
  const [, name, town] = AFTER_NAME.exec(text) ?? [];
  return town !== undefined && mayBeTown(withoutCode(town)) ? { name: name!, town } : null;
}

export const withoutCode = (town: string): string => town.replace(CODE, '');

/** Nothing about it says that it is anything else. */
export function mayBeTown(text: string): boolean {
  if (!/\p{sc=Latin}/u.test(text) || !looksLikeCity(text) || text.split(' ').length > MAX_WORDS) return false;
  return titleScore(text) === 0 && organisationScore(text) === 0 && schoolScore(text) === 0;
}
