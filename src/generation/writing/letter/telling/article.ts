/** Notes leave articles out, letters do not: "Negotiated 2-year fastener agreement" → "Negotiated a 2-year fastener agreement". */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { CHANGED_THINGS, PREPOSITION, SINGLE_THINGS, THE_THINGS } from './words.ts';

/** Of a thing in a few words: behind more of them nobody knows what belongs to what. */
const MAX_WORDS = 5;
const DETERMINED =
  /^(?:an?|the|this|that|these|those|my|our|your|their|its|his|her|each|every|all|both|no|any|some|another|one|up|out|off|down|back|over|\p{L}+['’]s|\p{N}[\p{N}.,]*\+?%?|[$€£].*)$/iu;

/** Only where the first thing that was done something to is a single one that we know. */
export function withArticle(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  const at = rest.slice(0, MAX_WORDS).findIndex((word, place) => isThing(word, rest[place + 1] ?? ''));
  const words = rest.slice(0, at + 1);
  const next = rest[at + 1] ?? '';
  if (at === -1 || verbOf(verb) === null || words.some((word, place) => isNoPart(word, place < at))) return deed;
  const last = bare(words.at(-1)!);
  const isOnly = CHANGED_THINGS.has(last) || (next === 'of' && THE_THINGS.has(last)) || ORDINAL.test(words[0]!);
  return [verb, isOnly ? 'the' : isVowel(words[0]!) ? 'an' : 'a', ...rest].join(' ');
}

const ORDINAL = /^\p{N}+(?:st|nd|rd|th)$/u;

/** A single one, or what changed by so much. */
const isThing = (word: string, next: string): boolean =>
  (SINGLE_THINGS.has(bare(word)) && endsAt(word, next)) ||
  (CHANGED_THINGS.has(bare(word)) && /^(?:from|by)$/.test(next));

const bare = (word: string): string => word.replace(/[.,;:]+$/, '').toLowerCase();

/** The thing ends here: "team", not "team leaders". */
const endsAt = (last: string, next: string): boolean =>
  /[.,;:]$/.test(last) ||
  next === '' ||
  PREPOSITION.test(next) ||
  /^(?:\(|that$|which$|\p{L}+(?:ing|ed)(?!\p{L}))/u.test(next);

/** "team and site", "customers by project", "plans, budget": no single thing in a row of words. */
const isNoPart = (word: string, isBefore: boolean): boolean =>
  DETERMINED.test(word) ||
  (isBefore && (/[.,;:()]/.test(word) || PREPOSITION.test(word) || /^(?:and|or|&|[^s\s]+[^s]s)$/.test(word)));

/** "a unit", "an hourly": by the sound, as far as the first letters tell. */
const isVowel = (word: string): boolean =>
  /^(?:[aeio](?!ne(?![a-z]))|u(?!n[ai]|s|t)|8|1[18](?!\p{N})|hour|(?:[FHLMNRSX])\p{Lu})/u.test(
    /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase(),
  );
