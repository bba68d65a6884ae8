/** What has ended, lapsed or not begun is told as that. */
import { looksPast, verbOf } from '../../../vocabulary/verbs.ts';
import { type Clause, clauseAt } from '../clauses.ts';
import type { EntryLicence, FactLicence } from '../reading/licences.ts';
import { deedClauseAt, type Reading } from '../reading.ts';
import { REQUEST } from '../sources.ts';
import { isGuard } from '../text.ts';
import type { Word } from '../words.ts';
import { entryLicences, partAround } from './entries.ts';
import { isYear } from './figures.ts';
import { isDoneUnfinished } from './papers.ts';
import { contentBeside, isWithin, places, type Rule, range } from './rule.ts';

/** What has ended is not told as going on. */
export const present: Rule = {
  id: 'present',
  check: (reading) =>
    places(reading).filter((at) => {
      if (reading.isOfPosting[at]) return false;
      const clause = clauseAt(reading.clauses, at);
      const isNow = isGuard(reading, 'present', at) || (at === clause.deed && isPresentTense(reading, at));
      if (isPastTitle(reading, at)) return true;
      if (!isNow || reading.claim.facts?.every((id) => id === REQUEST)) return false;
      if (
        at === clause.deed &&
        reading.cites[at]!.length > 0 &&
        reading.cites[at]!.every((one) => hasEnded(reading, one))
      )
        return reading.claim.place !== 'bullet';
      // A summary says what goes on.
      if (reading.cites[at]!.some(({ statement }) => statement.entry === null)) return false;
      const told = places(reading).filter((one) => one >= clause.from && one < clause.to);
      const entries = told.flatMap((one) => [
        ...reading.cites[one]!.flatMap(({ statement }) => (statement.entry === null ? [] : [statement.entry])),
        ...(reading.cites[one]!.length === 0
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

const AM = /^(?:am|i['’]m|bin|suis|soy)$/i;

/** "I am a staff nurse", of a post that has ended. */
function isPastTitle(reading: Reading, at: number): boolean {
  if (!AM.test(reading.words[at]!.raw)) return false;
  const said = contentBeside(reading, at).find((one) => one > at && one <= at + MAX_TO_TITLE);
  if (said === undefined || reading.licences[said]!.length === 0) return false;
  return reading.licences[said]!.every(
    (one) => one.kind === 'title' && !one.entry.isCurrent && one.entry.owner !== one.entry.id,
  );
}

const MAX_TO_TITLE = 3;

/** "(2023-2024)" in the fact itself: it is over, whatever its role. */
function hasEnded({ material }: Reading, { statement: { words } }: FactLicence): boolean {
  return words.some((word, at) => {
    const end = words.slice(at + 1, at + 3).find(isYear);
    return isYear(word) && end !== undefined && end.key < material.now.slice(0, 4);
  });
}

/** The fact itself says "now". */
function saysNow(reading: Reading, from: number, to: number): boolean {
  return places(reading).some(
    (at) => at >= from && at < to && isGuard(reading, 'present', at) && reading.cites[at]!.length > 0,
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

const HOLDS = /^(?:hold|holds|held|earned|completed|besitze|erworben|détiens|obtenu|poseo|obtuve)$/i;

/** What is not finished, has lapsed or is planned is said to be so; who holds one thing and is about to finish another says it beside that. */
export const unfinished: Rule = {
  id: 'unfinished',
  check: (reading) => {
    const told = places(reading).filter((at) => isGuard(reading, 'unfinished', at));
    return reading.content.filter((at) => {
      const { from, to } = clauseAt(reading.clauses, at);
      const held = range(from, at).find((one) => HOLDS.test(reading.words[one]!.raw)) ?? at;
      const isHeld = range(held, at).some((one) => isGuard(reading, 'conjunction', one));
      if (isDoneUnfinished(reading, at)) return true;
      if (told.some((one) => !isHeld || (one >= from && one < to))) return false;
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
          if (one.kind === 'item') {
            const keys = one.text.map((word) => word.key);
            return hasUnfinished(reading, keys) || isInPart(one.text, reading.keys);
          }
          if (one.kind !== 'fact' || !reading.cites[at]!.includes(one)) return false;
          const text = one.statement;
          const { from, to } = withNote(one.statement.clauses, one.at);
          return hasUnfinished(reading, text.keys.slice(from, to)) && !isGuard(text, 'unfinished', one.at);
        })
      );
    });
  },
};

/** "RPA, 5 of 7 courses completed", told without the five. */
function isInPart(item: readonly Word[], said: readonly string[]): boolean {
  return item.some((word, at) => {
    const [of, whole] = [item[at + 1], item[at + 2]];
    const isPart = word.isNumber && /^(?:of|von|sur|de)$/i.test(of?.raw ?? '') && whole?.isNumber === true;
    return isPart && !said.includes(word.key);
  });
}

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

const SINCE = /^(?:since|seit|depuis|desde|until|bis|jusqu['’]|hasta)$/i;

/** A date of the entry says when the role was held, not when one of its facts happened. */
export const date: Rule = {
  id: 'date',
  check: (reading) =>
    places(reading).filter((at) => {
      const { words, licences } = reading;
      if (!isYear(words[at]!)) return false;
      if (!isSpan(reading, at)) return isOfEntryAlone(reading, at);
      if (reading.cites[at]!.some((one) => isSpan(one.statement, one.at))) return false;
      if (isOfOtherTitle(reading, at) || isOfOtherItem(reading, at)) return true;
      const dated = entryLicences(licences[at]!, 'detail');
      if (dated.length === 0) return false;
      if (isSince(reading, at) && !dated.some(({ entry }) => entry.isCurrent)) return true;
      // "From 2016 to 2019, I …"
      const [{ from }, { to }] = [clauseAt(reading.clauses, at), deedClauseAt(reading, at)];
      const beside = reading.content.filter(isWithin({ from, to }));
      const told = beside.filter((one) => reading.cites[one]!.length > 0);
      const isNumbered = range(from, to).some((one) => words[one]!.isNumber && reading.cites[one]!.length > 0);
      const isOfFact =
        isNumbered || told.some((one) => licences[one]!.every((two) => two.kind === 'fact' || two.kind === 'item'));
      const isDated = told.some((one) =>
        reading.cites[one]!.some(({ statement }) =>
          statement.words.some((word, place) => isYear(word) && isSpan(statement, place)),
        ),
      );
      // "Clerk since 2018 and lead since 2022": each year is that of what stands before it.
      const last = places(reading).findLast((one) => one < at && one >= from && isYear(words[one]!)) ?? from - 1;
      const led = beside.filter((one) => one > last && one < at);
      const isTitleDated = (led.length > 0 ? led : beside).some((one) =>
        entryLicences(licences[one]!, 'title').some((title) =>
          partAround(title).some((word) => isYear(word) && word.key !== words[at]!.key),
        ),
      );
      return isDated || isTitleDated || (isOfFact && !isOfPlace(reading, at, dated));
    }),
};

/** "In 2019 I cut turnover", where 2019 is when the job began: a fact that has no date took place in some year of it. */
function isOfEntryAlone(reading: Reading, at: number): boolean {
  const { words, licences, cites, isOfPosting } = reading;
  const isDetail = licences[at]!.some(({ kind }) => kind === 'detail' || kind === 'title');
  if (isOfPosting[at] || !isDetail || cites[at]!.length > 0) return false;
  const [{ from }, { to }] = [clauseAt(reading.clauses, at), deedClauseAt(reading, at)];
  const told = range(from, to).flatMap((one) =>
    words[one]!.isNumber || reading.content.includes(one) ? cites[one]!.map(({ statement }) => statement.entry) : [],
  );
  const isWithinYear = told.some(
    (entry) => entry?.start?.startsWith(words[at]!.key) && entry.end?.startsWith(words[at]!.key),
  );
  return told.length > 0 && !isWithinYear;
}

/** "At Acme, from 2016 to 2019, I …", "Bei Acme habe ich von 2016 bis 2019 …": it is the time there, which the place stands before. */
function isOfPlace(reading: Reading, at: number, dated: readonly EntryLicence[]): boolean {
  const { words, keys, licences, lexicon } = reading;
  const isOf = (place: number, kind: EntryLicence['kind']): boolean =>
    entryLicences(licences[place]!, kind).some(({ entry }) => dated.some((one) => one.entry === entry));
  const isApart = (one: number): boolean =>
    range(Math.min(one, at) + 1, Math.max(one, at) + 1).some((place) => words[place]!.before !== 'none');
  const years = places(reading).filter((one) => Math.abs(one - at) <= MAX_SPAN && isYear(words[one]!) && !isApart(one));
  if (!years.every((one) => isOf(one, 'detail'))) return false;
  const isSmall = (one: number): boolean =>
    isOf(one, 'detail') ||
    (lexicon.isConnecting(keys[one]!) && (lexicon.lang === 'de' || !isGuard(reading, 'subject', one)));
  const isTold = (one: number): boolean => !isSmall(one) && !isOf(one, 'title');
  const last = places(reading).findLast((one) => one < at && isTold(one));
  const next = places(reading).find((one) => one > at && isTold(one));
  return [last, next].some((one) => one !== undefined && isOf(one, 'name'));
}

const MAX_SPAN = 5;

/** "I have held the certificate since 2021" where it is of 2024. */
function isOfOtherItem(reading: Reading, at: number): boolean {
  const items = reading.licences[at]!.flatMap((one) => (one.kind === 'item' ? [one.item] : []));
  const beside = contentBeside(reading, at).filter((one) => one < at);
  const held = beside
    .map((one) => reading.licences[one]!)
    .filter((own) => own.length > 0 && own.every(({ kind }) => kind === 'item'));
  const last = held.at(-1);
  return (
    isSince(reading, at) && last !== undefined && !last.some((one) => one.kind === 'item' && items.includes(one.item))
  );
}

/** "Clerk, since 2018 also contact for fraud": the year belongs to what stands behind it there. */
function isOfOtherTitle(reading: Reading, at: number): boolean {
  const { licences } = reading;
  const titles = entryLicences(licences[at]!, 'title');
  const beside = contentBeside(reading, at);
  const [before, next] = [beside.findLast((one) => one < at), beside.find((one) => one > at)];
  if (titles.length === 0 || titles.length < licences[at]!.length || next === undefined) return false;
  return ![before ?? next, next].some((one) =>
    licences[one]!.some((licence) => 'entry' in licence && titles.some(({ entry }) => licence.entry === entry)),
  );
}

function isSince({ words }: { words: readonly Word[] }, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some((word) => /^(?:since|seit|depuis|desde)$/i.test(word.raw));
}

/** "Since 2019", "from 2015 to 2018". */
function isSpan({ words }: { words: readonly Word[] }, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  if (before.some((word) => SINCE.test(word.raw))) return true;
  const hasEnd = words.slice(at + 1, at + 5).some(isYear);
  const hasStart = words.slice(Math.max(0, at - 4), at).some(isYear);
  return hasEnd || hasStart;
}
