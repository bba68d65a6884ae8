/** Patterns from the word lists of data files: "a; b c; d" as one expression, compared without accents and case. */
import { fold } from './words.ts';

/** Matches any of the phrases as whole words in folded text. */
export function anyOf(phrases: string): RegExp {
  const words = phrases.split('; ').filter((phrase) => phrase !== '');
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => RegExp.escape(fold(word))).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
}

/** Matches words that begin with any of the phrases in folded text. */
export function anyBeginning(phrases: string): RegExp {
  const words = phrases.split('; ').filter((phrase) => phrase !== '');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => RegExp.escape(fold(word))).join('|')})`, 'u');
}

/** Matches words that end in any of the phrases in folded text: compounds of German. */
export function anyEnding(phrases: string): RegExp {
  return new RegExp(
    `(?:${phrases
      .split('; ')
      .map((word) => RegExp.escape(fold(word)))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
}
