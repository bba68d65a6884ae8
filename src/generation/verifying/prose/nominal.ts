/** Deeds that the profile names by a noun: "installation and maintenance of pumps" is a source for "installed and maintained pumps". */
import { verbOf } from '../../vocabulary/verbs.ts';
import type { Token } from '../quoting/tokens.ts';

const NOUN_OF_DEED = /^(.{2,}?)(?:i?ations?|itions?|[ts]ions?|ments?|e?nances?|ances?|ences?|als?|ysis|ery|y)$/i;
/** Letters that a verb and its noun share at the least ("maintain", "maintenance"; "direct", "direction"). */
const LEAST_SHARED = 4;
const MOST_CHANGED = 3;

export function isDeedNamed(shown: Token, source: Token): boolean {
  const verb = verbOf(shown.raw);
  if (verb === null || verb.form === 'third' || !NOUN_OF_DEED.test(source.raw)) return false;
  const noun = source.raw.toLowerCase();
  let shared = 0;
  while (shared < verb.base.length && verb.base[shared] === noun[shared]) shared++;
  return shared >= LEAST_SHARED && verb.base.length - shared <= MOST_CHANGED;
}

/** By this a noun of a deed and its verb find each other; null for words that name no deed. */
export function deedKey(noun: string): string | null {
  return NOUN_OF_DEED.test(noun) ? `~${noun.slice(0, LEAST_SHARED).toLowerCase()}` : null;
}

export function verbKey(word: string): string | null {
  const base = verbOf(word)?.base;
  return base === undefined ? null : `~${base.slice(0, LEAST_SHARED)}`;
}
