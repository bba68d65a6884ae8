/** What belongs to one employer, role, school or time is not told of another. */
import { looksPast, verbOf } from '../../../vocabulary/verbs.ts';
import type { Clause } from '../clauses.ts';
import { clauseAt, deedClauseAt, type Licence } from '../reading.ts';
import type { Entry } from '../sources.ts';
import type { Word } from '../words.ts';
import { cites, contentPlaces, type FactLicence, isGuard, places, type Rule, textOf } from './rule.ts';

type Reading = Parameters<Rule['check']>[0];
type EntryLicence = Extract<Licence, { kind: 'name' | 'title' | 'detail' }>;

function entryLicences(licences: readonly Licence[], kind: EntryLicence['kind']): EntryLicence[] {
  return licences.flatMap((one) => (one.kind === kind ? [one as EntryLicence] : []));
}

/** Entries whose whole name, or its first word of weight, stands in the sentence, by where it stands. */
function namedEntries(reading: Reading): { at: number; entries: Entry[] }[] {
  return contentPlaces(reading).flatMap((at) => {
    if (!/^\p{Lu}|\d/u.test(reading.words[at]!.raw) || cites(reading, at).length > 0) return [];
    if (!places(reading).some((one) => one < at && one >= at - 3 && isGuard(reading, 'preposition', one))) return [];
    const entries = entryLicences(reading.licences[at]!, 'name').map((one) => one.entry);
    return entries.length === 0 ? [] : [{ at, entries }];
  });
}

/** A fact is told of the employer or school that it stands under. */
export const owner: Rule = {
  id: 'owner',
  check: (reading) =>
    namedEntries(reading).flatMap(({ at, entries }) => {
      const owners = new Set(entries.map((entry) => entry.owner));
      const clause = deedClauseAt(reading, at);
      const told = contentPlaces(reading).filter((one) => one >= clause.from && one < clause.to);
      const homes = told.flatMap((one) => cites(reading, one).flatMap(({ statement }) => statement.entry?.owner ?? []));
      const foreign = homes.length > 0 && !homes.some((home) => owners.has(home));
      return foreign ? [at] : [];
    }),
};

/** A title belongs to its role, and is told with what limits it. */
export const title: Rule = {
  id: 'title',
  check: (reading) => {
    const said = new Set(reading.keys);
    const own = new Set(reading.cited.flatMap(({ entry }) => (entry === null ? [] : [entry])));
    const isKept = (keys: readonly string[]): boolean =>
      keys.every((key, place) => !isLimiting(reading, keys, place) || said.has(key));
    return contentPlaces(reading).filter((at) => {
      const licences = reading.licences[at]!;
      if (licences.length === 0 || reading.isOfPosting[at] || !isClaimed(reading, at)) return false;
      const clause = clauseAt(reading.clauses, at);
      const isTold =
        reading.claim.place === 'letter' &&
        places(reading).some((one) => one >= clause.from && one < clause.to && cites(reading, one).length > 0);
      return (
        !licences.some((one) => {
          if (one.kind === 'title')
            return isKept(one.text.map((word) => word.key)) && (!isTold || own.has(one.entry) || isStudy(one.entry));
          if (one.kind !== 'fact')
            return (
              !isTold || one.kind === 'item' || one.kind === 'name' || one.kind === 'detail' || one.kind === 'person'
            );
          const keys = one.statement.words.map((word) => word.key);
          const before = [one.at - 1, one.at - 2].filter(
            (place) => place >= 0 && one.statement.words[place + 1]!.before === 'none',
          );
          return !before.some((place) => isLimiting(reading, keys, place) && !said.has(keys[place]!));
        }) || cites(reading, at).some((one) => isLimited(reading, one, said))
      );
    });
  },
};

/** "Acting Controller", wherever else the word stands. */
function isLimited(reading: Reading, { statement, at }: FactLicence, said: ReadonlySet<string>): boolean {
  const keys = statement.words.map((word) => word.key);
  const before = at - 1;
  return (
    before >= 0 &&
    statement.words[at]!.before === 'none' &&
    isLimiting(reading, keys, before) &&
    !said.has(keys[before]!)
  );
}

const isStudy = (entry: Entry): boolean => entry.owner === entry.id;

function isLimiting(reading: Reading, keys: readonly string[], at: number): boolean {
  return reading.lexicon.guardAt('junior', keys, at) > 0;
}

const BEING = /^(?:as|was|am|became|been|als|war|bin|comme|étais|suis|como|fui|soy)$/i;

/** "As …", "I was …", or the first words of a summary. */
function isClaimed({ words, claim, clauses }: Reading, at: number): boolean {
  const clause = clauseAt(clauses, at);
  if (claim.place === 'summary' && clause.from === 0) return true;
  return words.slice(Math.max(clause.from, at - 5), at).some((word) => BEING.test(word.raw));
}

/** What has ended is not told as going on. */
export const present: Rule = {
  id: 'present',
  check: (reading) =>
    places(reading).filter((at) => {
      if (reading.isOfPosting[at]) return false;
      const clause = clauseAt(reading.clauses, at);
      const isNow = isGuard(reading, 'present', at) || (at === clause.deed && isPresentTense(reading, at));
      if (!isNow) return false;
      const told = places(reading).filter((one) => one >= clause.from && one < clause.to);
      const entries = told.flatMap((one) => [
        ...cites(reading, one).flatMap(({ statement }) => (statement.entry === null ? [] : [statement.entry])),
        ...(cites(reading, one).length === 0
          ? entryLicences(reading.licences[one]!, 'name').map(({ entry }) => entry)
          : []),
      ]);
      if (!clause.isFirstPerson && reading.claim.place !== 'summary' && !isGuard(reading, 'present', at)) return false;
      return (
        entries.length > 0 &&
        !entries.some((entry) => entry.isCurrent) &&
        reading.claim.place !== 'bullet' &&
        !saysNow(reading, clause.from, clause.to)
      );
    }),
};

/** The fact itself says "now". */
function saysNow(reading: Reading, from: number, to: number): boolean {
  return places(reading).some(
    (at) => at >= from && at < to && isGuard(reading, 'present', at) && cites(reading, at).length > 0,
  );
}

function isPresentTense(reading: Reading, at: number): boolean {
  if (reading.lexicon.lang !== 'en') return false;
  const form = verbOf(reading.words[at]!.raw)?.form;
  const before = reading.words[at - 1]?.raw ?? '';
  if (/^I$/i.test(before))
    return (
      form === 'base' ||
      (form === undefined && !looksPast(reading.words[at]!.raw) && !reading.lexicon.isIrregular(reading.words[at]!.raw))
    );
  if (reading.claim.place === 'summary' && /^(?:who|and)$/i.test(before)) return form === 'third';
  return form === 'gerund' && /^(?:am|i['’]m)$/i.test(before);
}

/** What is not finished, has lapsed or is planned is said to be so. */
export const unfinished: Rule = {
  id: 'unfinished',
  check: (reading) => {
    const isTold = places(reading).some((at) => isGuard(reading, 'unfinished', at));
    if (isTold) return [];
    return contentPlaces(reading).filter((at) => {
      const licences = reading.licences[at]!;
      return (
        licences.length > 0 &&
        licences.every((one) => {
          if (one.kind === 'title')
            return (
              one.entry.isUnfinished ||
              hasUnfinished(
                reading,
                one.text.map((word) => word.key),
              )
            );
          if (one.kind === 'item')
            return hasUnfinished(
              reading,
              one.text.map((word) => word.key),
            );
          if (one.kind !== 'fact' || !one.isCited) return false;
          const text = textOf(one.statement, reading.lexicon);
          const { from, to } = withNote(one.statement.clauses, one.at);
          return hasUnfinished(reading, text.keys.slice(from, to)) && !isGuard(text, 'unfinished', one.at);
        })
      );
    });
  },
};

const MAX_NOTE = 4;

/** A clause with the note in brackets behind it: "secret clearance (inactive)". */
function withNote(clauses: readonly Clause[], at: number): { from: number; to: number } {
  const own = clauseAt(clauses, at);
  const next = clauses[clauses.indexOf(own) + 1];
  const isNote = next !== undefined && next.deed === null && next.to - next.from <= MAX_NOTE;
  return { from: own.from, to: isNote ? next.to : own.to };
}

function hasUnfinished({ lexicon }: Reading, keys: readonly string[]): boolean {
  return keys.some((_, at) => lexicon.guardAt('unfinished', keys, at) > 0);
}

const AT = /^(?:at|bei|beim|chez)$/i;

/** A client, a partner or the maker of a tool is no employer. */
export const employer: Rule = {
  id: 'employer',
  check: (reading) =>
    places(reading).filter((at) => {
      if (!AT.test(reading.words[at]!.raw)) return false;
      const name = places(reading).find((one) => one > at && one <= at + 3 && /^\p{Lu}/u.test(reading.words[one]!.raw));
      if (
        name === undefined ||
        reading.licences[name]!.some(
          (one) => one.kind === 'name' || one.kind === 'vacancy' || one.kind === 'detail' || one.kind === 'person',
        )
      )
        return false;
      const own = cites(reading, name);
      if (isPlace(reading, name)) return false;
      if (reading.licences[name]!.length > 0 && reading.licences[name]!.every((one) => one.kind === 'item'))
        return true;
      return (
        own.length > 0 &&
        !own.some(({ statement, at: place }) =>
          statement.words.slice(Math.max(0, place - 3), place).some((word) => AT.test(word.raw)),
        )
      );
    }),
};

/** "The Laurel St. courthouse"; and German nouns have capitals, be they names or not. */
function isPlace({ words, lexicon }: Reading, name: number): boolean {
  let end = name + 1;
  while (
    words[end] !== undefined &&
    words[end]!.before !== 'stop' &&
    /^\p{Lu}/u.test(words[end]!.raw) &&
    words[end]!.raw !== 'I'
  )
    end++;
  if (lexicon.lang === 'de') return end - name === 1 && !/\p{Lu}\p{Lu}/u.test(words[name]!.raw);
  const next = words[end];
  return next !== undefined && !lexicon.isConnecting(next.key) && !next.isNumber && words[end]!.before === 'none';
}

const SINCE = /^(?:since|seit|depuis|desde|until|bis|jusqu['’]|hasta)$/i;

/** A date of the entry says when the role was held, not when one of its facts happened. */
export const date: Rule = {
  id: 'date',
  check: (reading) =>
    places(reading).filter((at) => {
      const { words, licences } = reading;
      if (!/^(?:19|20)\d\d$/.test(words[at]!.key) || !isSpan(reading, at)) return false;
      const own = cites(reading, at);
      if (own.some((one) => isSpan({ words: one.statement.words }, one.at))) return false;
      const dated = entryLicences(licences[at]!, 'detail');
      if (dated.length === 0) return false;
      if (isSince(reading, at) && !dated.some(({ entry }) => entry.isCurrent)) return true;
      const clause = clauseAt(reading.clauses, at);
      const told = contentPlaces(reading).filter(
        (one) => one >= clause.from && one < clause.to && cites(reading, one).length > 0,
      );
      const isNumbered = places(reading).some(
        (one) => one >= clause.from && one < clause.to && words[one]!.isNumber && cites(reading, one).length > 0,
      );
      const isOfFact =
        isNumbered || told.some((one) => licences[one]!.every((two) => two.kind === 'fact' || two.kind === 'item'));
      const isDated = told.some((one) =>
        cites(reading, one).some(({ statement }) =>
          statement.words.some((word, place) => /^(?:19|20)\d\d$/.test(word.key) && isSpan(statement, place)),
        ),
      );
      const isTitleDated = contentPlaces(reading)
        .filter((one) => one >= clause.from && one < clause.to)
        .some((one) =>
          entryLicences(licences[one]!, 'title').some(({ text }) =>
            text.some((word) => /^(?:19|20)\d\d$/.test(word.key) && word.key !== words[at]!.key),
          ),
        );
      return isOfFact || isDated || isTitleDated;
    }),
};

function isSince({ words }: { words: readonly Word[] }, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some((word) => /^(?:since|seit|depuis|desde)$/i.test(word.raw));
}

/** "Since 2019", "from 2015 to 2018". */
function isSpan({ words }: { words: readonly Word[] }, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  if (before.some((word) => SINCE.test(word.raw))) return true;
  const hasEnd = words.slice(at + 1, at + 5).some((word) => /^(?:19|20)\d\d$/.test(word.key));
  const hasStart = words.slice(Math.max(0, at - 4), at).some((word) => /^(?:19|20)\d\d$/.test(word.key));
  return hasEnd || hasStart;
}
