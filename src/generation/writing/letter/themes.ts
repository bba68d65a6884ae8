/** What the posting asks for and the profile shows, in words that a sentence can use as nouns. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Posting } from '../../reading/posting.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord, isSoftTerm, nameInSentence } from '../../vocabulary/vocabulary.ts';
import { wordsOf } from '../../vocabulary/words.ts';

/** Names of themes by the key of their term, weightiest first. */
export type Themes = ReadonlyMap<string, string>;

const MAX_THEMES = 24;
/** Endings of nouns that name a field of work rather than a thing. */
const FIELD =
  /(?:tion|sion|ment|ance|ence|ing|ity|ship|sis|ics|ology|services?|care|plans?|reports?|statements?|systems?|media|records?|policies|procedures|budgets?|projects?|campaigns?|relations|sales|design|safety|data|support|events?|audits?|clients|customers|patients|students)$/;

export function themesOf(profile: Profile, posting: Posting, matches: Matches): Themes {
  const themes = new Map<string, string>();
  const own = JSON.stringify(profile).toLowerCase();
  const ownWords = new Set(wordsOf(own));
  const asked = posting.text.toLowerCase();
  for (const term of posting.terms) {
    if (themes.size >= MAX_THEMES) break;
    if (!matches.support.has(term.key)) continue;
    const name = knownName(term.key, asked) ?? (isFieldOfWork(term.surface, own) ? term.surface : null);
    if (name === null || !isNamed(name, ownWords)) continue;
    if (![...themes.values()].some((other) => overlaps(other, name))) themes.set(term.key, asField(name));
  }
  return themes;
}

/** Only what the posting says in these very words: "we recruit" is not a wish for recruiting. */
function knownName(key: string, asked: string): string | null {
  const known = nameInSentence(key);
  return known !== null && asked.includes(known.toLowerCase()) ? known : null;
}

/** "construction" is not what "constructed a program" shows, nor "supervision" what "informed the supervisors" does. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const parts = wordsOf(name);
  if (parts.length > 1 || isProduct(name)) return true;
  return parts.every((part) => [part, `${part}s`, part.replace(/s$/, '')].some((form) => words.has(form)));
}

/** "with little supervision" shows none. */
const WITHOUT = /^(?:little|no|without|minimal|minimum|limited|less|under|direct|close)$/;

/** A deed may also show it by its verb: "scheduling" by "scheduled", but not "accounting" by "accounts". */
export function isShown(name: string, clause: readonly string[]): boolean {
  const first = wordsOf(name)[0];
  if (clause.some((word, at) => word === first && WITHOUT.test(clause[at - 1] ?? ''))) return false;
  if (isNamed(name, new Set(clause))) return true;
  const verb = verbOf(name.toLowerCase());
  return verb?.form === 'gerund' && clause.some((word, at) => isDone(word, at, verb.base));
}

function isDone(word: string, at: number, base: string): boolean {
  const verb = verbOf(word);
  return verb?.base === base && (at === 0 || verb.form === 'past' || verb.form === 'gerund');
}

/** Two everyday words that both the posting and the profile write side by side: "patient care", "lesson plans". */
function isFieldOfWork(surface: string, own: string): boolean {
  const words = surface.split(' ');
  if (words.length !== 2 || !/^[a-z]{3,} [a-z]{4,}$/.test(surface) || !FIELD.test(surface)) return false;
  const [first = '', second = ''] = words;
  const isName = !words.some(isFunctionWord) && !isPostingWord(second) && verbOf(first)?.form !== 'third';
  return isName && !isInflected(first) && own.includes(surface);
}

/** "managing reports", "ensure safety", "prepared statements" and "policies procedures" are no names of anything. */
function isInflected(word: string): boolean {
  const form = verbOf(word)?.form;
  if (form === 'base' && isPlainVerb(word)) return true;
  return form === 'gerund' || form === 'past' || /(?:ed|ly|s)$/.test(word);
}

/** "experience in budget" wants its plural. */
export function asField(name: string): string {
  return /\b(?:budget|statement|audit|contract|report|event|campaign|client|record|plan|order|project)$/.test(name)
    ? `${name}s`
    : name;
}

function overlaps(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(' '));
  return other
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
}

export function isProduct(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** Fields of work before tools, and before what every posting asks for. */
export function inOpeningOrder(themes: Themes): string[] {
  const weight = ([key, name]: readonly [string, string]): number =>
    Number(isProduct(name)) * 2 + Number(isSoftTerm(key));
  const ordered = [...themes].toSorted((a, b) => weight(a) - weight(b));
  // "You look for communication" alone is no reason to apply anywhere.
  return ordered.every(([key]) => isSoftTerm(key)) && ordered.length < 2 ? [] : ordered.map(([, name]) => name);
}
