/** A number is told with what it measures. */
import { clauseAt, isReached } from '../clauses.ts';
import { type FactLicence, factLicences } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { isGuard } from '../text.ts';
import { counted, hasNumber, isOne, isPartOfName, isTime, isYear, numberPlaces, YEARS } from './figures.ts';
import { clauseOf, contentBeside, phraseAfter, places, type Rule, range } from './rule.ts';

/** A number is told with the deed that it measures. */
export const measured: Rule = {
  id: 'measured',
  isAboutOrder: true,
  check: (reading) =>
    figurePlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      if (sources.length === 0 || isOne(reading, at) || reading.licences[at]!.length > sources.length) return false;
      if (isBesideOther(reading, at) || sources.every((source) => losesEarlier(reading, at, source))) return true;
      if (!reading.words[at]!.isNumber) return false;
      if (isYear(reading.words[at]!)) return isOfOtherFact(reading, at);
      if (isPartOfName(reading, at)) return false;
      const { deed, from } = clauseAt(reading.clauses, at);
      const isFirst = deed !== null && clauseAt(reading.clauses, at).isFirstPerson;
      const start = isGuard(reading, 'preposition', from) ? 0 : from;
      const anchor = isFirst
        ? deed
        : reading.content.findLast((one) => one < at && one >= start && reading.cites[one]!.length > 0);
      const deeds = anchor === undefined ? [] : reading.cites[anchor]!;
      const isElsewhere =
        !isFirst && !deeds.some((one) => sources.some((source) => source.statement === one.statement));
      if (deeds.length === 0 || isElsewhere) return false;
      return !sources.some((source) =>
        deeds.some((one) => one.statement === source.statement && isReached(one.statement.clauses, one.at, source.at)),
      );
    }),
};

/** Numbers, and what is written with one: "FY2024". */
const figurePlaces = (reading: Reading): number[] =>
  places(reading).filter((at) => reading.words[at]!.isNumber || /^\p{Lu}+\d{2,}$/u.test(reading.words[at]!.raw));

/** "From 31% to 12% in 14 months", where the months are those of another fact. */
function isBesideOther(reading: Reading, at: number): boolean {
  const before = figurePlaces(reading).findLast((one) => one < at && reading.cites[one]!.length > 0);
  if (before === undefined || clauseAt(reading.clauses, before) !== clauseAt(reading.clauses, at)) return false;
  if (range(before + 1, at).some((one) => isGuard(reading, 'conjunction', one))) return false;
  const there = new Set(reading.cites[before]!.map(({ statement }) => statement));
  return !reading.cites[at]!.some(({ statement }) => there.has(statement));
}

/** No word of the clause is told by the fact that has the year. */
function isOfOtherFact(reading: Reading, at: number): boolean {
  const facts = new Set(reading.cites[at]!.map(({ statement }) => statement));
  const told = contentBeside(reading, at).flatMap((one) => reading.cites[one]!);
  return told.length > 0 && !told.some(({ statement }) => facts.has(statement));
}

const OF_TIME = /^(?:years?|months?|Jahren?|Monaten?|ans?|années?|mois|años?|mes(?:es)?)$/i;

/** "Fifteen years on the floor" are not fifteen years of something else. */
export const duration: Rule = {
  id: 'duration',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = factLicences(reading.licences[at]!);
      if (sources.length === 0 || !OF_TIME.test(reading.words[at + 1]?.raw ?? '')) return false;
      const isTaken = /^(?:in|en)$/i.test(reading.words[at - 1]?.raw ?? '');
      const told = contentBeside(reading, at).filter(
        (one) => (isTaken || one !== at + 1) && factLicences(reading.licences[one]!).length > 0,
      );
      const isBeside = (one: number): boolean =>
        factLicences(reading.licences[one]!).some((two) =>
          sources.some((source) => source.statement === two.statement && clauseOf(source) === clauseOf(two)),
        );
      const isOfAnother = (one: number): boolean =>
        !isBeside(one) &&
        factLicences(reading.licences[one]!).every((two) =>
          sources.every((source) => source.statement !== two.statement || hasNumber(two)),
        );
      const isDate = (one: number): boolean => one + 1 < reading.words.length && isYear(reading.words[one + 1]!);
      const next = numberPlaces(reading).find((one) => one > at) ?? reading.words.length;
      const after = told.filter((one) => one > at + 1 && one <= at + 8 && one < next && !isDate(one));
      if (sources.every((source) => isOfData(reading, at, source))) return true;
      if (sources.some(isBareNote)) return false;
      return (told.length > 0 && !told.some(isBeside)) || after.some(isOfAnother);
    }),
};

const EARLIER = /^(?:earlier|later|sooner|ahead|früher|später|eher|antes|después|tôt|tard)$/i;

/** "90 days earlier" is not "in 90 days". */
function losesEarlier({ words }: Reading, at: number, { statement, at: place }: FactLicence): boolean {
  const near = (text: readonly { raw: string }[], from: number): boolean =>
    text.slice(from + 1, from + 4).some(({ raw }) => EARLIER.test(raw));
  return near(statement.words, place) && !near(words, at);
}

/** "Four years of data" did not take four years. */
function isOfData({ words }: Reading, at: number, { statement, at: place }: FactLicence): boolean {
  const isOf = (text: readonly { raw: string }[], from: number): boolean =>
    /^(?:of|an|de|d['’])$/i.test(text[from + 2]?.raw ?? '');
  return (
    /^(?:for|während|pendant|durante)$/i.test(words[at - 1]?.raw ?? '') &&
    isOf(statement.words, place) &&
    !isOf(words, at)
  );
}

const EXPERIENCE = /^(?:experience|erfahrung|berufserfahrung|expérience|experiencia)$/i;

/** "Ten years of solar", "four years of experience with R": of what the years were, the source says in the same breath. */
export const experienced: Rule = {
  id: 'experienced',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const clause = clauseAt(reading.clauses, at);
      const isHad = range(clause.from, clause.to).some((one) => isGuard(reading, 'claiming', one));
      if (!YEARS.test(reading.words[at + 1]?.raw ?? '') || !isHad || reading.isOfPosting[at]) return false;
      const things = contentBeside(reading, at).filter((one) => one !== at + 1 && isThing(reading, one));
      if (things.length === 0) return false;
      const sources = factLicences(reading.licences[at]!).filter((source) => keepsOfWhat(reading, source));
      return !things.some((one) =>
        factLicences(reading.licences[one]!).some((two) =>
          sources.some((source) => source.statement === two.statement && clauseOf(source) === clauseOf(two)),
        ),
      );
    }),
};

/** "Four years of survey data" are told with the data. */
function keepsOfWhat({ keys }: Reading, { statement, at }: FactLicence): boolean {
  const isOf = /^(?:of|an|de|d['’])$/i.test(statement.words[at + 2]?.raw ?? '');
  const things = phraseAfter(statement, isOf ? at + 2 : at + 1);
  return things.length === 0 || things.some((one) => keys.includes(statement.keys[one]!));
}

/** Not the employer, the place or the title of a post, whose dates count themselves. */
function isThing({ words, licences }: Reading, at: number): boolean {
  return (
    !EXPERIENCE.test(words[at]!.raw) &&
    !licences[at]!.some(({ kind }) => kind === 'name' || kind === 'title' || kind === 'detail')
  );
}

/** A figure without a thing that it counts stays beside the words that it stands beside. */
export const beside: Rule = {
  id: 'beside',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      if (
        sources.length === 0 ||
        isOne(reading, at) ||
        isPartOfName(reading, at) ||
        counted(reading, at).length > 0 ||
        isTime(reading, at)
      )
        return false;
      const { from, to } = clauseAt(reading.clauses, at);
      const near = reading.content.filter((one) => one >= from && one < to && reading.cites[one]!.length > 0);
      const around = [near.findLast((one) => one < at), near.find((one) => one > at)].filter(
        (one) => one !== undefined,
      );
      const isApart = (one: number): boolean => {
        const there = reading.cites[one]!.filter((two) => sources.some((source) => source.statement === two.statement));
        return (
          there.length > 0 &&
          !there.some((two) =>
            sources.some((source) => source.statement === two.statement && isBesideThere(source, two)),
          )
        );
      };
      return around.length > 0 && around.every(isApart);
    }),
};

/** In one clause; or the number stands in a note of its own, which has no words to belong to. */
function isBesideThere(source: FactLicence, word: FactLicence): boolean {
  if (clauseOf(source) === clauseOf(word)) return true;
  return isBareNote(source) || (clauseOf(source).deed !== null && !hasNumber(word));
}

const BARE = /^(?:to|from|by|about|over|per|a|yrs?|years?|months?|weeks?|ans|Jahre)$/i;

/** "14 yrs." says of nothing what it counts. */
function isBareNote(source: FactLicence): boolean {
  const { from, to } = clauseOf(source);
  return source.statement.words.slice(from, to).every((one) => one.isNumber || BARE.test(one.raw));
}
