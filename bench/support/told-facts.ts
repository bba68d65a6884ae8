/** Which facts of a profile a letter tells, by the words and figures that they share: a careful writer puts them in his own words. */
import { isFunctionWord } from '../../src/generation/vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../src/generation/vocabulary/words.ts';

/** Of a fact's words, the rarer ones for more, and a part for each figure: what is told has 0.8 and more, what is not 0.3 at most. */
const LEAST_SHARED = 0.45;
const FIGURE = 0.25;
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;

export function toldFacts<Fact extends { text: string }>(facts: readonly Fact[], letter: string): Set<Fact> {
  const sentences = letter.split(/(?<=[.!?;])\s+/);
  // What somebody did stands in one sentence, what came of it in the next.
  const told = sentences.map((sentence, at) => read(`${sentence} ${sentences[at + 1] ?? ''}`));
  const known = facts.map(({ text }) => read(text));
  const rarity = (stemmed: string): number => 1 / known.filter(({ stems }) => stems.has(stemmed)).length;
  const weight = (stems: Iterable<string>): number => [...stems].reduce((sum, one) => sum + rarity(one), 0);
  return new Set(
    facts.filter((_, at) => {
      const { stems, figures } = known[at]!;
      const shared = told.map(
        (one) =>
          weight(stems.intersection(one.stems)) / Math.max(1e-9, weight(stems)) +
          FIGURE * figures.intersection(one.figures).size,
      );
      return Math.max(...shared) >= LEAST_SHARED;
    }),
  );
}

function read(text: string): { stems: Set<string>; figures: Set<string> } {
  const words = wordsOf(fold(text)).filter((word) => !isFunctionWord(word));
  const figures = (text.match(/\p{Nd}[\p{Nd}.,]+/gu) ?? []).map((figure) => figure.replace(/[.,]+$/, ''));
  return {
    stems: new Set(words.map(stem)),
    figures: new Set(figures.filter((one) => one.length > 1 && !YEAR.test(one))),
  };
}
