/** Everything that a page may draw on, ready to be asked. */
import type { Profile } from '../../base/profile.ts';
import { verbOfDeed } from '../vocabulary/deed-nouns.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { stem } from '../vocabulary/words.ts';
import { monthAndYear } from '../writing/dates.ts';
import { numbersIn, once, squeeze, wordParts } from './claims.ts';

export interface Sources {
  hasNumber(value: string): boolean;
  hasWord(word: string): boolean;
  /** Whether the name stands in the sources as it is, its words in this order. */
  hasName(name: string): boolean;
}

const MAX_TEXT_CHARACTERS = 400_000;

export function sourcesFrom(texts: readonly string[]): Sources {
  const text = texts.join('\n').slice(0, MAX_TEXT_CHARACTERS);
  const numbers = new Set(numbersIn(text).flatMap((claim) => claim.readings));
  const words = new Set(wordParts(text));
  const onces = new Set([...words].map(once));
  const stems = new Set([...words].map(stem));
  // Verbs change on the way to the page: "lead" is a source for "led", "installation" for "installed".
  const verbs = new Set([...words].flatMap((word) => [verbOf(word)?.base, verbOfDeed(word)]));
  const isVerbOfSource = (word: string): boolean => {
    const verb = verbOf(word);
    return verb !== null && verbs.has(verb.base);
  };
  const squeezed = squeeze(text);
  return {
    hasNumber: (value) => numbers.has(value),
    hasWord: (word) => words.has(word) || onces.has(once(word)) || stems.has(stem(word)) || isVerbOfSource(word),
    hasName: (name) => squeezed.includes(squeeze(name)),
  };
}

/** All texts of a profile, with its dates also as they are printed. */
export function profileTexts(profile: Profile, lang: string): string[] {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      texts.push(value);
      if (/^\d{4}(-\d\d){0,2}$/.test(value)) texts.push(monthAndYear(value, lang));
    } else if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (key !== 'id') walk(item);
    }
  };
  walk(profile);
  return texts;
}
