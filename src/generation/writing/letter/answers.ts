/** Which line of the posting a deed answers, so that the letter can name both. */
import type { Choices } from '../../seed.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';

export interface Answer {
  /** The place of the deed among those that were given. */
  at: number;
  line: string;
}

/** With fewer words in common, that the two belong together would be a guess. */
const LEAST_SHARED = 2;
const MOST_WORDS = 32;
const MIN_CHARACTERS = 4;

/** The deed and the line that share most; among those that share alike, the seed decides. */
export function bestAnswer(clauses: readonly string[], lines: readonly string[], choices: Choices): Answer | null {
  const told = clauses.map(tellingStems);
  const asked = lines.map((line) => ({ line, stems: tellingStems(line) }));
  const pairs = told.flatMap((stems, at) =>
    asked
      .filter(({ line }) => wordsOf(`${line} ${clauses[at]}`).length <= MOST_WORDS)
      .map(({ line, stems: wanted }) => ({ at, line, shared: [...wanted].filter((one) => stems.has(one)).length })),
  );
  const best = pairs
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .map((pair) => ({ ...pair, worth: pair.shared + choices.share(`answer ${pair.at} ${pair.line}`) }))
    .toSorted((a, b) => b.worth - a.worth)[0];
  return best === undefined ? null : { at: best.at, line: best.line };
}

/** "work" and "team" stand everywhere and bind nothing. */
function tellingStems(text: string): Set<string> {
  const words = wordsOf(text).filter(
    (word) => word.length >= MIN_CHARACTERS && !isFunctionWord(word) && !isPostingWord(word),
  );
  return new Set(words.map(stem));
}
