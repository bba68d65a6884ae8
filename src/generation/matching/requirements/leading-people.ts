/** Leading people is asked for, and told, in words that stand in every posting: only together do they say something. */
import data from '../../vocabulary/word-lists/leading-people.json' with { type: 'json' };
import { fold, wordsOf } from '../../vocabulary/words.ts';
import type { Source } from '../sources.ts';

const leading = Object.values(data.leading).flatMap((words) => words.split(' ').map(fold));
const people = new Set(Object.values(data.people).flatMap((words) => words.split(' ').map(fold)));
/** "Supervised a night shift of 14 nurses". */
const MAX_DISTANCE = 6;

export function speaksOfLeading(text: string): boolean {
  const words = wordsOf(text).map(fold);
  return words.some((word, at) => {
    if (/^supervisor/.test(word)) return true;
    if (!leading.some((start) => word.startsWith(start))) return false;
    return words.slice(Math.max(0, at - 2), at + MAX_DISTANCE + 1).some((other) => people.has(other));
  });
}

/** Without the words that ask for it: what is left of "experience supervising or mentoring others" tells nothing. */
export function withoutLeading(text: string): string {
  const asksForLeading = (word: string): boolean => leading.some((start) => word.startsWith(start)) || people.has(word);
  return text.replace(/\p{L}+/gu, (word) => (asksForLeading(fold(word)) ? '' : word));
}

/** Best first. */
export function factsOfLeading(sources: readonly Source[]): string[] {
  const found = sources.filter(({ text }) => speaksOfLeading(text));
  return [...new Set(found.toSorted((a, b) => b.score - a.score).map(({ id }) => id))];
}
