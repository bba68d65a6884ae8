/** Every word has a source. */
import { looksPast } from '../../../vocabulary/verbs.ts';
import { clauseAt, isDeed, isReached } from '../clauses.ts';
import type { FactLicence } from '../reading/licences.ts';
import { deedClauseAt, type Reading } from '../reading.ts';
import { isGuard, isInside } from '../text.ts';
import type { Word } from '../words.ts';
import { partAround } from './entries.ts';
import { isWithin, phraseAfter, places, type Rule } from './rule.ts';

/** A word that neither the facts, nor their entry, nor the posting where it is spoken of, nor plain speech has. */
export const word: Rule = {
  id: 'word',
  check: (reading) =>
    reading.content.filter((at) => {
      if (reading.licences[at]!.length > 0 || isGuard(reading, 'softener', at)) return false;
      // They have rules of their own.
      if (reading.joins.some((join) => isWithin(join)(at)) || isInside(reading, 'lasting', at)) return false;
      return reading.lexicon.periodAt(reading.words, at) === null;
    }),
};

/** Whether the word is told with a deed of the facts. */
export function isOfDeed(reading: Reading, at: number): boolean {
  const { deed, isFirstPerson } = deedClauseAt(reading, at);
  return isFirstPerson && deed !== null && reading.cites[deed]!.length > 0;
}

/** What the posting asks for, and the employer that it names, are no experience. */
export const posting: Rule = {
  id: 'posting',
  check: (reading) =>
    reading.content.filter((at) => {
      const licences = reading.licences[at]!;
      return (
        licences.length > 0 &&
        licences.every((one) => one.kind === 'posting' || one.kind === 'vacancy') &&
        isOfDeed(reading, at)
      );
    }),
};

/** A verb that the applicant is the doer of comes from a fact. */
export const deed: Rule = {
  id: 'deed',
  isAboutOrder: true,
  check: (reading) =>
    reading.clauses.flatMap(({ deed: at, isFirstPerson }) => {
      if (
        at === null ||
        !isFirstPerson ||
        reading.isOfPosting[at] ||
        isGuard(reading, 'unfinished', at) ||
        reading.licences[at]!.length === 0
      )
        return [];
      const isDone = reading.licences[at]!.some(
        (one) => one.kind === 'plain' || (one.kind === 'fact' && !isAttribute(one) && !isOffice(one)),
      );
      return isDone || isPartOfItem(reading, at) || isOfTitle(reading, at) ? [] : [at];
    }),
};

/** "Advanced Excel" is a skill. */
function isPartOfItem({ words, licences }: Reading, at: number): boolean {
  if (words[at + 1]?.before !== 'none') return false;
  return licences[at]!.some(
    (one) =>
      one.kind === 'item' &&
      licences[at + 1]!.some((next) => next.kind === 'item' && next.text === one.text && next.at === one.at + 1),
  );
}

/** "I led the crew", "the crew I led", of a "crew lead"; "where I volunteer", of a volunteer: the title has the verb and what it was done to. */
function isOfTitle(reading: Reading, at: number): boolean {
  const { words, content, licences } = reading;
  const clause = clauseAt(reading.clauses, at);
  const after = content.filter((one) => one > at && one < clause.to);
  const next = words[at + 1];
  const isLast =
    next === undefined ||
    next.before !== 'none' ||
    isGuard(reading, 'preposition', at + 1) ||
    isGuard(reading, 'light', at + 1);
  const isRelative = isLast && isGuard(reading, 'subject', at - 1) && words[at - 1]!.before === 'none';
  const done = isRelative ? [at - 2].filter((one) => content.includes(one)) : after;
  return licences[at]!.some((own) => {
    if (own.kind !== 'title' || own.entry.owner === own.entry.id) return false;
    const part = partAround(own);
    const isOwn = (one: number): boolean =>
      licences[one]!.some((other) => other.kind === 'title' && part.includes(other.text[other.at]!)) ||
      licences[one]!.some((other) => (other.kind === 'name' || other.kind === 'detail') && other.entry === own.entry) ||
      reading.cites[one]!.some((cited) => cited.statement.entry === own.entry && isPartOf(cited, part));
    const isElsewhere = content.some(
      (one) => isWithin(clause)(one) && licences[one]!.some(({ kind }) => kind === 'name') && !isOwn(one),
    );
    if (isElsewhere) return false;
    return part.length === 1 ? after.every(isOwn) : done.length > 0 && done.every(isOwn);
  });
}

const MAX_TO_WHOLE = 3;

/** "6 installers", of a "crew of 6 installers". */
function isPartOf({ statement, at }: FactLicence, whole: readonly Word[]): boolean {
  const before = statement.words.slice(Math.max(0, at - MAX_TO_WHOLE), at);
  const of = before.findLastIndex(({ raw }) => /^(?:of|von|de)$/i.test(raw));
  return of > 0 && whole.some(({ key }) => key === before[of - 1]!.key);
}

/** "Unit lead for the surveys" led the unit. */
function isOffice({ statement, at }: FactLicence): boolean {
  const { words, lexicon } = statement;
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (!/^(?:lead|head|coach|guide|host)$/i.test(word.raw) || !/^(?:for|of|on)$/i.test(next?.raw ?? '')) return false;
  return before !== undefined && word.before === 'none' && !lexicon.isConnecting(before.key);
}

/** "A proven record" proves nothing. */
function isAttribute({ statement, at }: FactLicence): boolean {
  const { words, keys, lexicon } = statement;
  const next = words[at + 1];
  if (lexicon.lang !== 'en' || next === undefined || next.before !== 'none' || next.isNumber) return false;
  const isPast = looksPast(words[at]!.raw) || lexicon.isIrregular(words[at]!.raw);
  return isPast && !lexicon.isConnecting(next.key) && !isDeed(words, keys, at, lexicon);
}

/** Addresses and numbers to reach somebody are printed as they are. */
export const address: Rule = {
  id: 'address',
  check: (reading) => {
    const known = reading.material.addresses.map((one) => one.toLowerCase());
    const said = reading.claim.text.match(/[^\s,;()<>]+@[^\s,;()<>]+[\p{L}\p{N}]/gu) ?? [];
    const strange = said.filter((one) => !known.some((whole) => whole.includes(one.toLowerCase())));
    return strange.flatMap((one) =>
      places(reading)
        .filter((at) => one.split(/[^\p{L}\p{N}]+/u).includes(reading.words[at]!.raw))
        .slice(0, 1),
    );
  },
};

/** "All", "only", "first": said of the same thing as in the source. */
export const scope: Rule = {
  id: 'scope',
  isAboutOrder: true,
  check: (reading) =>
    reading.content.filter((at) => {
      if (isPraise(reading, at)) return true;
      if (
        !isGuard(reading, 'scope', at) ||
        reading.isOfPosting[at] ||
        reading.lexicon.periodAt(reading.words, at) !== null
      )
        return false;
      const own = reading.cites[at]!;
      if (own.length > 0 && own.every((one) => isPartOfAll(reading, one))) return true;
      if (own.length === 0)
        return !reading.licences[at]!.some(({ kind }) => kind === 'title' || kind === 'name' || kind === 'vacancy');
      const clause = clauseAt(reading.clauses, at);
      const around = reading.content.filter((one) => one !== at && one >= clause.from && one < clause.to);
      const told = around.flatMap((one) => reading.cites[one]!).filter((one) => !own.includes(one));
      if (told.length === 0) return false;
      const kept = new Set(
        reading.content.flatMap((one) => reading.cites[one]!.map((two) => `${two.statement.id} ${two.at}`)),
      );
      return !own.some((here) => told.some((there) => isBeside(here, there)) && keepsModifiers(here, kept));
    }),
};

/** "The leading supplier", and no "Leading Hand Fitter". */
function isPraise({ words, licences }: Reading, at: number): boolean {
  const isLed = /['’]s$|^(?:the|a)$/i.test(words[at - 1]?.raw ?? '');
  const isInTitle = licences[at]!.some((one) => one.kind === 'title' && /^leading$/i.test(one.text[one.at]!.raw));
  return /^leading$/i.test(words[at]!.raw) && isLed && !isInTitle;
}

/** "46% of all late minutes" is not all of them. */
function isPartOfAll({ keys }: Reading, { statement: { words }, at }: FactLicence): boolean {
  const part = /^(?:of|aller?|von|de)$/i.test(words[at - 1]?.raw ?? '') ? words[at - 2] : undefined;
  return part?.isNumber === true && !keys.includes(part.key);
}

function isBeside(one: FactLicence, other: FactLicence): boolean {
  return (
    one.statement === other.statement &&
    Math.abs(one.at - other.at) <= 5 &&
    isReached(one.statement.clauses, one.at, other.at)
  );
}

/** "The largest first contract" is not the largest contract. */
function keepsModifiers({ statement, at }: FactLicence, kept: ReadonlySet<string>): boolean {
  return phraseAfter(statement, at)
    .slice(0, -1)
    .every((place) => kept.has(`${statement.id} ${place}`));
}
