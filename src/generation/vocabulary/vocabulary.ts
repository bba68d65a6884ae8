/**
 * The vocabulary: which words mean the same, and which are names of skills. Everything is compared by `key`: the stems
 * of the words, with aliases replaced by the first word of their group.
 */

import { FUNCTION_WORDS, POSTING_WORDS } from './stop-words.ts';
import data from './word-lists/vocabulary.json' with { type: 'json' };
import { fold, stem, wordsOf } from './words.ts';

const MAX_PHRASE_WORDS = 4;

/** Names that are also everyday words ("Excel", "Go"): they are never stemmed, and the second kind needs its capital. */
const EXACT = new Set(data.exact);
const EXACT_CAPITALISED = new Set(data.exactCapitalised);

const POSTING_STEMS = new Set(POSTING_WORDS.map(stem));
const canonical = new Map<string, string>();
const known = new Set<string>();
const names = new Map<string, string>();

for (const group of data.aliases) {
  const first = plainKey(group[0]!);
  known.add(first);
  names.set(first, group[0]!);
  for (const alias of group) canonical.set(plainKey(alias), first);
}
for (const term of data.terms) {
  known.add(keyOf(term));
  names.set(keyOf(term), term);
}

const spellings = new Map(
  [...data.aliases.flat(), ...data.terms]
    // A short form that is also a word or a name ("News", "Mews") is told by its capitals alone.
    .filter((name) => /[A-Z]/.test(name) && !(EXACT_CAPITALISED.has(name) && /^[A-Z]{2,}$/.test(name)))
    .map((name) => [fold(name), name]),
);
const soft = new Set(data.soft.map(keyOf));

function plainKey(phrase: string): string {
  if (EXACT_CAPITALISED.has(phrase) || EXACT.has(fold(phrase))) return `=${fold(phrase)}`;
  return wordsOf(phrase).map(stemsOf).filter(Boolean).join(' ');
}

function stemsOf(word: string): string {
  return word
    .split(/[/-]/)
    .filter((part) => part !== '')
    .map(stem)
    .join(' ');
}

/** Two phrases with the same key mean the same. */
export function keyOf(phrase: string): string {
  const plain = plainKey(phrase);
  return canonical.get(plain) ?? plain;
}

export function isKnownTerm(key: string): boolean {
  return known.has(key);
}

/** Asked for everywhere: such a term says little of the fit by itself. */
export function isSoftTerm(key: string): boolean {
  return soft.has(key);
}

/** The same word with the capitals that it is known by: "powerpoint" → "PowerPoint", "Hr" → "HR"; null for any other. */
export function spellingOf(text: string): string | null {
  return spellings.get(fold(text)) ?? null;
}

/** "Spring", "Outlook": only its capital tells the name from the word. */
export const isAlsoWord = (name: string): boolean => EXACT_CAPITALISED.has(name) || EXACT.has(fold(name));

/** How the vocabulary spells the term; null when it does not know it. */
export function nameOf(key: string): string | null {
  return names.get(key) ?? null;
}

export function isFunctionWord(word: string): boolean {
  // "You've" is "you".
  return FUNCTION_WORDS.has(fold(word).replace(/'(?:ve|re|ll|d|m|s)$/, ''));
}

/** A word that every posting uses. */
export function isPostingWord(word: string): boolean {
  return POSTING_STEMS.has(stem(word));
}

const MAX_REMEMBERED = 20_000;
const rememberedKeys = new Map<string, string>();
const rememberedStems = new Map<string, string>();

function remember(known: Map<string, string>, word: string, find: (word: string) => string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const found = find(word);
  known.set(word, found);
  return found;
}

function keyOfWord(word: string): string {
  return remember(rememberedKeys, word, keyOf);
}

/** What `keyOf` gives for the words together, from the stems of each; names that are never stemmed are single words. */
function keyOfWords(words: readonly string[], start: number, count: number): string {
  let key = '';
  for (let at = start; at < start + count; at++) {
    const stems = remember(rememberedStems, words[at]!, stemsOf);
    if (stems !== '') key += key === '' ? stems : ` ${stems}`;
  }
  return canonical.get(key) ?? key;
}

export interface Phrase {
  key: string;
  surface: string;
  words: number;
}

/** All phrases of up to `longest` words inside one clause that neither begin nor end with a function word. */
export function phrasesOf(text: string, longest = 3): Phrase[] {
  const phrases: Phrase[] = [];
  for (const clause of text.split(/[\n.;:•|()!?,]+(?=\s|$)|[;:•|()]/)) {
    const words = wordsOf(clause);
    for (let start = 0; start < words.length; start++) {
      if (isFunctionWord(words[start]!)) continue;
      const most = Math.min(Math.max(longest, 1), MAX_PHRASE_WORDS, words.length - start);
      for (let count = 1; count <= most; count++) {
        if (isFunctionWord(words[start + count - 1]!)) continue;
        const surface = count === 1 ? words[start]! : words.slice(start, start + count).join(' ');
        const key = count === 1 ? keyOfWord(surface) : keyOfWords(words, start, count);
        if (key !== '') phrases.push({ key, surface, words: count });
      }
    }
  }
  return phrases;
}
