/**
 * Words of German, French and Spanish that carry no requirement. Kept apart from the English ones, which the verifier
 * lets pass as well: what is no telling word of a posting may still be an invention on a page.
 */
import data from './word-lists/stop-words-abroad.json' with { type: 'json' };
import { fold, stem } from './words.ts';

const all = new Set(
  Object.values(data).flatMap((words) => [...words.function.split(' '), ...words.posting.split(' ')].map(fold)),
);
const stems = new Set(Object.values(data).flatMap((words) => words.posting.split(' ').map(stem)));

export function isStopWordAbroad(word: string): boolean {
  return all.has(fold(word)) || stems.has(stem(word));
}
