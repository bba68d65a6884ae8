/** What only joins is borne out by what it joins. */
import { clauseAt } from '../clauses.ts';
import type { Join } from '../reading/joins.ts';
import { compoundLicences } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { hasGuard, isGuard } from '../text.ts';
import { isSoftened } from './deeds.ts';
import { isPartOfName, isYear } from './figures.ts';
import { isWithin, places, type Rule, range } from './rule.ts';

/**
 * "Simulation is the other half of it": said of what the facts say or the reader asks for, and of two facts where it
 * speaks of two things.
 */
export const joining: Rule = {
  id: 'joining',
  check: (reading) =>
    reading.joins.flatMap((join) => {
      const strangers = strangersTo(reading, join);
      if (strangers.length > 0 || isBorneOut(reading, join)) return strangers;
      return [reading.content.find(isWithin(join)) ?? join.from];
    }),
};

/** What makes a claim of it: the writer, a number, a thing that no fact named says. */
function strangersTo(reading: Reading, { from, to, clause, isLast }: Join): number[] {
  const { words, content, cites, licences, cited, material } = reading;
  const around = [...range(clause.from, from), ...range(to, clauseAt(reading.clauses, to - 1).to)];
  const isOfReader = around.some((at) => isGuard(reading, 'second person', at));
  const isShared = hasGuard(reading, 'sharing', from, to);
  return around.filter((at) => {
    const isAfter = isLast && at >= to;
    if (words[at]!.isNumber && !isPartOfName(reading, at)) return true;
    if (isGuard(reading, 'first person', at) || isGuard(reading, 'negation', at)) return true;
    if (isAfter && isGuard(reading, 'linking', at)) return true;
    if (!content.includes(at) || licences[at]!.length === 0 || isOfReader) return false;
    // "The budget is the other half", of one that was helped with.
    if (isShared && cites[at]!.length > 0 && cites[at]!.every((one) => isSoftened(one.statement, one.at))) return true;
    return isAfter || (cites[at]!.length === 0 && compoundLicences(words[at]!, cited, material).length === 0);
  });
}

const MIN_RELATED = 2;

function isBorneOut(reading: Reading, { clause }: Join): boolean {
  if (reading.claim.place !== 'letter') return false;
  // "The other point that you name".
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1];
  const end = next === undefined || next.isSentence ? clause.to : next.to;
  if (hasGuard(reading, 'second person', clause.from, end)) return true;
  return !hasGuard(reading, 'relating', clause.from, clause.to) || reading.cited.length >= MIN_RELATED;
}

/** "Not a single good year", "year after year": the facts name two years, good ones where it says so. */
export const lasting: Rule = {
  id: 'lasting',
  check: (reading) =>
    places(reading).filter((at) => {
      const length = reading.lexicon.guardAt('lasting', reading.keys, at);
      if (length === 0 || reading.isOfPosting[at]) return false;
      const isGood = range(at, at + length).some((one) => GOOD.test(reading.words[one]!.raw));
      return !reading.cited.some(
        (fact) => yearsIn(fact, isGood) >= MIN_RELATED || hasGuard(fact, 'lasting', 0, fact.words.length),
      );
    }),
};

const GOOD = /^(?:good|gut|gute|gutes|bonne|buen|buena)$/i;
const YEAR = /^FY'?(?:20)?\d\d$/i;
const WHOLE = 100;
const MAX_TO_FIGURE = 4;

/** "121% in FY23, 109% in FY24": years that have a figure of their own. */
function yearsIn({ words }: Reading['cited'][number], isGood: boolean): number {
  const years = words.flatMap((word, at) => {
    if (!YEAR.test(word.raw) && !isYear(word)) return [];
    const near = words.slice(Math.max(0, at - MAX_TO_FIGURE), at).filter((one) => one.isNumber && !isYear(one));
    const isMet = near.some(({ key }) => !isGood || (/%$/.test(key) && Number.parseFloat(key) >= WHOLE));
    return isMet ? [word.key] : [];
  });
  return new Set(years).size;
}

/** "The inspectors said so, too": what others say and think stands in a fact. */
export const hearsay: Rule = {
  id: 'hearsay',
  check: (reading) => {
    if (reading.claim.place !== 'letter') return [];
    const isToldOf = reading.cited.some((fact) => hasGuard(fact, 'saying', 0, fact.words.length));
    return places(reading).filter((at) => {
      if (isToldOf || !isGuard(reading, 'saying', at) || PAPER.test(reading.words[at - 1]?.raw ?? '')) return false;
      const { from } = clauseAt(reading.clauses, at);
      const isOfWriter = hasGuard(reading, 'subject', from, at) || hasGuard(reading, 'second person', from, at);
      const others = range(from, at).filter(
        (one) => isGuard(reading, 'people', one) || THEY.test(reading.words[one]!.raw),
      );
      return !isOfWriter && others.some((one) => !reading.isOfPosting[one]);
    });
  },
};

/** "My title says designer." */
const PAPER = /^(?:it|title)$/i;
const THEY = /^(?:they|ils|elles|ellos|ellas)$/i;
