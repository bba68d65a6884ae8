/** A number keeps its bound and its period. */
import { type Clause, clauseAt, isReached } from '../clauses.ts';
import { BOUNDS, type Bound } from '../lexicon.ts';
import type { Text } from '../text.ts';
import { isTime, numberPlaces } from './figures.ts';
import { isWithin, places, type Rule } from './rule.ts';

/** "Over", "up to", "almost" stay with their number; nothing is added that makes it larger. */
export const bound: Rule = {
  id: 'bound',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      if (sources.length === 0) return false;
      const said = boundsBefore(reading, at);
      return !sources.some((source) => {
        const own = boundsBefore(source.statement, source.at);
        if (said.length === 0) return own.length === 0 || own.includes(MAY_BE_LOST);
        return said.some((kind) => own.includes(kind));
      });
    }),
};

/** "Over 40" may be told as "40": that says less. */
const MAY_BE_LOST = 'over';
const LONGEST_BOUND = 4;

/** The kinds that the longest phrase before a number may be of. */
function boundsBefore(text: Text, at: number): Bound[] {
  for (let from = Math.max(0, at - LONGEST_BOUND); from < at; from++) {
    const kinds = BOUNDS.filter((kind) => text.lexicon.guardAt(kind, text.keys, from) === at - from);
    // "Over two years" is how long something took.
    if (kinds.length > 0) return from === at - 1 && isTime(text, at) && TAKEN.test(text.words[from]!.raw) ? [] : kinds;
  }
  return [];
}

const TAKEN = /^(?:over|within|inside)$/i;

/** "A week", "per shift": as the source says it. */
export const period: Rule = {
  id: 'period',
  check: (reading) => {
    const { words, lexicon } = reading;
    const said = places(reading).filter((at) => lexicon.periodAt(words, at) !== null && !reading.isOfPosting[at]);
    const strange = said.filter((at) => {
      const { unit } = lexicon.periodAt(words, at)!;
      const near = places(reading).filter(isWithin(clauseAt(reading.clauses, at)));
      const matter = near.filter((one) => words[one]!.isNumber || reading.content.includes(one));
      const told = matter.flatMap((one) => reading.cites[one]!);
      return !told.some((one) => periodsIn(one.statement, one.statement.clauses, one.at).includes(unit));
    });
    const units = new Set(places(reading).flatMap((at) => lexicon.periodAt(words, at)?.unit ?? []));
    const lost = numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      const own = sources.map((one) => periodAfter(one.statement, one.at));
      return sources.length > 0 && own.every((unit) => unit !== null && !units.has(unit));
    });
    return [...strange, ...lost];
  },
};

/** The periods of the notes and clauses around a word. */
function periodsIn({ words, lexicon }: Text, clauses: readonly Clause[], at: number): string[] {
  return words.flatMap((_, place) => {
    const found = lexicon.periodAt(words, place);
    return found !== null && (isReached(clauses, at, place) || isReached(clauses, place, at)) ? [found.unit] : [];
  });
}

const PERIOD_REACH = 5;

/** The period of a number: "40 calls a day", "from 74 to 21 per year". */
function periodAfter({ words, lexicon }: Text, at: number): string | null {
  for (let next = at + 1; next <= at + PERIOD_REACH && next < words.length; next++) {
    if (words[next]!.before !== 'none') return null;
    const found = lexicon.periodAt(words, next);
    if (found !== null) return found.unit;
  }
  return null;
}
