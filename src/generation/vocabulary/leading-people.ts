/** Leading people is asked for, and told, in words that stand in every posting: only together do they say something. */
import data from './word-lists/leading-people.json' with { type: 'json' };
import { fold, wordsOf } from './words.ts';

const wordsIn = (lists: Readonly<Record<string, string>>): string[] =>
  Object.values(lists).flatMap((words) => words.split(' ').map(fold));
const leading = wordsIn(data.leading);
const people = new Set(wordsIn(data.people));
/** Who leads, by name: "leading-hand" stands for both words. */
const ROLE = new RegExp(`(?<!\\p{L})(?:${wordsIn(data.roles).join('|').replaceAll('-', '[ -]')})s?(?!\\p{L})`, 'u');
const ROLE_ANYWHERE = new RegExp(ROLE.source, 'giu');
/** "Supervised a night shift of 14 nurses". */
const MAX_DISTANCE = 6;
/** What a line begins with is what it asks for. */
const BEGINNING = 4;
const EXPERIENCE = /(?:experience|erfahrung|expérience|experiencia)/iu;

const isPeople = (word: string): boolean => people.has(word) || people.has(word.replace(/s$/, ''));

export function speaksOfLeading(text: string): boolean {
  return ROLE.test(fold(text)) || placeOfLeading(text) !== -1;
}

/** What else the text asks for: nothing, of "experience supervising or mentoring others". */
export function besideLeading(text: string): string {
  const isOfLeading = (word: string): boolean => isPeople(word) || leading.some((start) => word.startsWith(start));
  return text.replace(ROLE_ANYWHERE, ' ').replace(/\p{L}+/gu, (word) => (isOfLeading(fold(word)) ? '' : word));
}

/** Before anything else; a line that only mentions it asks for something else. */
export function asksForLeading(text: string): boolean {
  const place = placeOfLeading(text);
  return (place !== -1 && place < BEGINNING) || (EXPERIENCE.test(text) && speaksOfLeading(text));
}

/** Which word of it leads people; -1 where none does. */
function placeOfLeading(text: string): number {
  const words = wordsOf(text).map(fold);
  return words.findIndex(
    (word, at) =>
      leading.some((start) => word.startsWith(start)) &&
      words.slice(Math.max(0, at - 2), at + MAX_DISTANCE + 1).some((other) => other !== word && isPeople(other)),
  );
}
