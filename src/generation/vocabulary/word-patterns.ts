/** Patterns from the word lists of data files: "a; b c; d" as one expression, compared without accents and case. */
import { fold } from './words.ts';

/** `\b` knows only ASCII: a word begins and ends where no letter stands beside it. */
export const WORD_START = '(?<![\\p{L}\\p{N}])';
export const WORD_END = '(?![\\p{L}\\p{N}])';

/** Matches any of the phrases as whole words in folded text. */
export function anyOf(phrases: string): RegExp {
  const words = phrases.split('; ').filter((phrase) => phrase !== '');
  return new RegExp(`${WORD_START}(?:${words.map((word) => RegExp.escape(fold(word))).join('|')})${WORD_END}`, 'u');
}

/** Matches words that begin with any of the phrases in folded text. */
export function anyBeginning(phrases: string): RegExp {
  const words = phrases.split('; ').filter((phrase) => phrase !== '');
  return new RegExp(`${WORD_START}(?:${words.map((word) => RegExp.escape(fold(word))).join('|')})`, 'u');
}

/** Matches words that end in any of the phrases in folded text: compounds of German. */
export function anyEnding(phrases: string): RegExp {
  return new RegExp(
    `(?:${phrases
      .split('; ')
      .map((word) => RegExp.escape(fold(word)))
      .join('|')})${WORD_END}`,
    'u',
  );
}
