/** A number keeps its bound and its period. */
import { type Clause, clauseAt, isReached } from '../clauses.ts';
import type { Text } from '../text.ts';
import { isTime, numberPlaces } from './figures.ts';
import { places, type Rule } from './rule.ts';

/** "Over", "up to", "almost" stay with their number; nothing is added that makes it larger. */
export const bound: Rule = {
  id: 'bound',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      if (sources.length === 0) return false;
      const said = boundBefore(reading, at);
      return !sources.some((source) => {
        const own = boundBefore(source.statement, source.at);
        return (
          own === said ||
          (said === null && own !== null && MAY_BE_LOST.has(own)) ||
          (said !== null && own !== null && SAME.some((set) => set.has(said) && set.has(own)))
        );
      });
    }),
};

const SAME: readonly ReadonlySet<string>[] = [
  new Set(
    [
      'over',
      'more than',
      'in excess of',
      'above',
      'upward of',
      'at least',
      'mehr als',
      'über',
      'mindestens',
      'plus de',
      'au moins',
      'más de',
      'al menos',
    ].map((one) => one),
  ),
  new Set([
    'about',
    'around',
    'roughly',
    'approximately',
    'approx',
    'some',
    'circa',
    'ca',
    'etwa',
    'rund',
    'environ',
    'unos',
    'unas',
    'aproximadamente',
    'cerca de',
    'alrededor de',
    'ungefähr',
    'près de',
  ]),
  new Set(['up to', 'as many as', 'until', 'max', 'maximum', 'bis zu', "jusqu'à", 'hasta', 'no more than', 'maximal']),
  new Set([
    'under',
    'fewer than',
    'less than',
    'below',
    'unter',
    'weniger als',
    'moins de',
    'menos de',
    'within',
    'in under',
    'inside',
  ]),
  new Set([
    'almost',
    'nearly',
    'close to',
    'just under',
    'just below',
    'a little under',
    'fast',
    'knapp',
    'presque',
    'près de',
    'casi',
    'not quite',
  ]),
];

/** Without them less is said. */
const MAY_BE_LOST = new Set([
  'over',
  'more than',
  'above',
  'at least',
  'in excess of',
  'mehr als',
  'über',
  'mindestens',
  'plus de',
  'au moins',
  'más de',
  'al menos',
]);

function boundBefore({ words }: Text, at: number): string | null {
  const before = words.slice(Math.max(0, at - 4), at).map((word) => word.raw.toLowerCase());
  for (let count = Math.min(4, before.length); count >= 1; count--) {
    const phrase = before.slice(-count).join(' ').replaceAll('’', "'");
    if (isTime({ words }, at) && /^(?:over|within|inside)$/.test(phrase)) return null;
    if (SAME.some((set) => set.has(phrase))) return phrase;
  }
  return null;
}

/** "A week", "per shift": as the source says it. */
export const period: Rule = {
  id: 'period',
  check: (reading) => {
    const { words, lexicon } = reading;
    const said = places(reading).filter((at) => lexicon.periodAt(words, at) !== null && !reading.isOfPosting[at]);
    const strange = said.filter((at) => {
      const { unit } = lexicon.periodAt(words, at)!;
      const clause = clauseAt(reading.clauses, at);
      const near = places(reading).filter((one) => one >= clause.from && one < clause.to);
      const told = near.flatMap((one) => reading.cites[one]!);
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
