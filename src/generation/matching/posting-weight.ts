/** How much a text says of what the posting asks for. */
import type { Posting } from '../reading/posting.ts';
import { phrasesOf } from '../vocabulary/vocabulary.ts';

export function weightIn(posting: Posting): (text: string) => number {
  const weights = new Map(posting.terms.map((term) => [term.key, term.weight]));
  return (text) => {
    const keys = new Set(phrasesOf(text).map((phrase) => phrase.key));
    return [...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
  };
}
