/** What belongs to one employer, role or school is not told of another. */

import { clauseAt } from '../clauses.ts';
import type { EntryLicence, FactLicence, Licence } from '../reading/licences.ts';
import { deedClauseAt, type Reading, type SaidClause } from '../reading.ts';
import type { Entry } from '../sources.ts';
import { hasGuard, isGuard, isInside } from '../text.ts';
import type { Word } from '../words.ts';
import { isApplication } from './claims.ts';
import { isWithin, places, type Rule, range } from './rule.ts';

export function entryLicences(licences: readonly Licence[], kind: EntryLicence['kind']): EntryLicence[] {
  return licences.flatMap((one) => (one.kind === kind ? [one as EntryLicence] : []));
}

/** Entries whose whole name, or its first word of weight, stands in the sentence, by where it stands. */
function namedEntries(reading: Reading): { at: number; entries: Entry[] }[] {
  return reading.content.flatMap((at) => {
    const { raw, before } = reading.words[at]!;
    // "Bachelor of Engineering (Honours)" is at no place called so.
    if (!/^\p{Lu}|\d/u.test(raw) || before !== 'none' || reading.cites[at]!.length > 0) return [];
    const lead = places(reading).findLast((one) => one < at && one >= at - 3 && isGuard(reading, 'preposition', one));
    if (lead === undefined) return [];
    const entries = entryLicences(reading.licences[at]!, 'name').map((one) => one.entry);
    return entries.length === 0 ? [] : [{ at, entries }];
  });
}

/** The words of a title that no comma or bracket parts from the one that is told: "Clerk (shift lead since 2022)" has two parts. */
export function partAround({ text, at }: EntryLicence): readonly Word[] {
  return partsOf(text).find((part) => part.includes(text[at]!))!;
}

function partsOf(text: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of text) {
    const last = parts.at(-1);
    if (last === undefined || word.before !== 'none') parts.push([word]);
    else last.push(word);
  }
  return parts;
}

/** A fact is told of the employer or school that it stands under. */
export const owner: Rule = {
  id: 'owner',
  check: (reading) =>
    namedEntries(reading).flatMap(({ at, entries }) => {
      const owners = new Set(entries.map((entry) => entry.owner));
      const clause = deedClauseAt(reading, at);
      const told = places(reading).filter(
        (one) =>
          isWithin({ from: clause.from, to: endOfPlace(reading, at, clause) })(one) &&
          (reading.content.includes(one) || reading.words[one]!.isNumber),
      );
      // "At Acme I led 74", where the 74 were led elsewhere.
      const foreign = told.some((one) => {
        const homes = reading.cites[one]!.flatMap(({ statement }) => statement.entry?.owner ?? []);
        return (
          homes.length > 0 && homes.length === reading.licences[one]!.length && !homes.some((home) => owners.has(home))
        );
      });
      const isOfOtherSchool = told.some((one) => isDegreeOfOther(reading, one, entries));
      return foreign || isOfOtherSchool ? [at] : [];
    }),
};

/** "At Acme I did this and did that": up to a stop, to another place or to another time. */
function endOfPlace(reading: Reading, at: number, clause: SaidClause): number {
  const { words, clauses } = reading;
  const isAt = words.slice(Math.max(0, at - 3), at).some(({ raw }) => AT.test(raw));
  if (!isAt || ELSEWHERE.test(words[clauseAt(clauses, at).from]!.raw)) return clause.to;
  const isElsewhere = ({ from, to }: SaidClause): boolean =>
    words[from]!.before === 'stop' ||
    range(from, to).some(
      (one) =>
        ELSEWHERE.test(words[one]!.raw) ||
        (reading.content.includes(one) && entryLicences(reading.licences[one]!, 'name').length > 0),
    );
  const later = clauses.slice(clauses.indexOf(clause) + 1);
  const next = later.find((one) => one.from > at && isElsewhere(one));
  return next?.from ?? words.length;
}

const AT = /^(?:at|bei|beim|chez|en|in|im|à)$/i;
const ELSEWHERE =
  /^(?:before|earlier|previously|then|later|since|vorher|davor|zuvor|danach|später|avant|ensuite|antes|después|luego)$/i;

/** A degree that another school gave. */
function isDegreeOfOther({ licences }: Reading, at: number, named: readonly Entry[]): boolean {
  const degrees = licences[at]!.flatMap((one) => (one.kind === 'title' && isStudy(one.entry) ? [one.entry] : []));
  return named.every(isStudy) && degrees.length > 0 && !degrees.some((entry) => named.includes(entry));
}

const MAX_APART = 3;

/** "B.S. in Statistics" where that is the minor: in its part of the degree's name another word stands before it. */
export const degree: Rule = {
  id: 'degree',
  check: (reading) => {
    const { content, licences } = reading;
    return content.filter((at, place) => {
      const before = content[place - 1];
      if (isInside(reading, 'unfinished', at)) return false;
      if (before === undefined || at - before > MAX_APART) return false;
      const own = entryLicences(licences[at]!, 'title').filter(({ entry }) => isStudy(entry));
      const last = entryLicences(licences[before]!, 'title');
      const pairs = own.flatMap((one) => last.filter((two) => two.text === one.text).map((two) => [two, one] as const));
      return (
        own.length === licences[at]!.length &&
        pairs.length > 0 &&
        pairs.every(([{ at: from }, { at: to, text }]) => isOfOtherPart(text, from, to))
      );
    });
  },
};

/** A comma or a bracket parts them, and it is not the first word behind that; what the whole is called stands behind all parts. */
function isOfOtherPart(text: readonly Word[], from: number, to: number): boolean {
  const first = from < to ? from + 1 : 1;
  return text[to]!.before === 'none' && range(first, to).some((at) => text[at]!.before !== 'none');
}

/** A title belongs to its role, and is told with what limits it. */
export const title: Rule = {
  id: 'title',
  check: (reading) => {
    const said = new Set(reading.keys);
    const named = namedEntries(reading);
    const own = new Set(reading.cited.flatMap(({ entry }) => (entry === null ? [] : [entry])));
    const isKept = (keys: readonly string[]): boolean =>
      keys.every((key, place) => !isLimiting(reading, keys, place) || said.has(key));
    return reading.content.filter((at) => {
      const licences = reading.licences[at]!;
      if (licences.length === 0 || reading.isOfPosting[at]) return false;
      // "Turnover was down", and the posting wants costs down.
      if (isGuard(reading, 'down', at) || isGuard(reading, 'up', at)) return false;
      const clause = clauseAt(reading.clauses, at);
      if (isApplication(reading, clause)) return false;
      if (isSaidToBeKnown(reading, at)) return isVacancyAlone(reading, at);
      if (!isClaimed(reading, at)) return false;
      const isTold =
        reading.claim.place === 'letter' &&
        places(reading).some((one) => one >= clause.from && one < clause.to && reading.cites[one]!.length > 0);
      const isBeing = isSaidToBe(reading, at);
      if (isBeing && isPraise(reading, at)) return true;
      const there = new Set(
        named.filter((one) => isWithin(clause)(one.at)).flatMap(({ entries }) => entries.map(ownerOf)),
      );
      return (
        !licences.some((one) => {
          if (isBeing && (one.kind === 'vacancy' || one.kind === 'posting')) return false;
          if (one.kind === 'title')
            return (
              isKept(limitsOf(reading, one)) &&
              (!isTold || own.has(one.entry) || isStudy(one.entry)) &&
              (there.size === 0 || there.has(one.entry.owner) || isStudy(one.entry)) &&
              !(isBeing && skipsWord(reading, at, one))
            );
          if (one.kind !== 'fact')
            return (
              !isTold || one.kind === 'item' || one.kind === 'name' || one.kind === 'detail' || one.kind === 'person'
            );
          if (isBeing && isSomebodyElse(one)) return false;
          // "As Clerk at Acme", where only a fact of another place speaks of clerks.
          const home = one.statement.entry?.owner;
          if (isBeing && there.size > 0 && home !== undefined && !there.has(home)) return false;
          const keys = one.statement.words.map((word) => word.key);
          const before = [one.at - 1, one.at - 2].filter(
            (place) => place >= 0 && one.statement.words[place + 1]!.before === 'none',
          );
          return !before.some((place) => isLimiting(reading, keys, place) && !said.has(keys[place]!));
        }) || reading.cites[at]!.some((one) => isLimited(reading, one, said))
      );
    });
  },
};

/** What a title says with the word: "Assistant Manager (charge nurse until 2021)" has two, and "Manager (acting)" one. */
function limitsOf(reading: Reading, { text, at }: EntryLicence): string[] {
  const parts = partsOf(text);
  const own = parts.find((part) => part.includes(text[at]!))!;
  const keys = (part: readonly Word[]): string[] => part.map((word) => word.key);
  const isLimit = (part: readonly Word[]): boolean =>
    part.every((word, place) => isLimiting(reading, keys(part), place) || reading.lexicon.isConnecting(word.key));
  return parts.filter((part) => part === own || isLimit(part)).flatMap(keys);
}

/** "I am an Operations Manager", unlike "I am applying for the position of one". */
function isSaidToBe(reading: Reading, at: number): boolean {
  const { from } = clauseAt(reading.clauses, at);
  const being = reading.words.findLastIndex((word, one) => one >= from && one < at && BEING.test(word.raw));
  return being !== -1 && !range(being + 1, at).some((one) => isGuard(reading, 'preposition', one));
}

const ownerOf = ({ owner: id }: Entry): string => id;

const KNOWN =
  /^(?:includes?|knowledge|skills?|umfassen|kenntnisse|comprennent|connaissances|compétences|incluyen|conocimientos)$/i;
const OF = /^(?:of|in|like|der|des|in|de|du|en)$/i;

/** "My skills include Data Analyst": what is applied for is nothing that one has. */
function isSaidToBeKnown(reading: Reading, at: number): boolean {
  const { from, to } = clauseAt(reading.clauses, at);
  const known = reading.words.findLastIndex((word, one) => one >= from && one < at && KNOWN.test(word.raw));
  if (known === -1 || !hasGuard(reading, 'first person', from, to)) return false;
  return range(known + 1, at).every((one) => OF.test(reading.words[one]!.raw) || !isGuard(reading, 'preposition', one));
}

/** Said by nothing else, or with all the words of the title one after the other, whichever of them a fact has too. */
function isVacancyAlone({ keys, licences, material }: Reading, at: number): boolean {
  const isAsked = ({ kind }: Licence): boolean => kind === 'vacancy' || kind === 'posting';
  if (licences[at]!.every(isAsked)) return true;
  return (
    licences[at]!.some(isAsked) &&
    licences[at]!.every((one) => isAsked(one) || one.kind === 'fact') &&
    material.vacancy.some((title) => {
      const from = at - title.findIndex(({ key }) => key === keys[at]);
      return title.length > 1 && title.every(({ key }, offset) => keys[from + offset] === key);
    })
  );
}

const AM = /^(?:am|i['’]m|bin|suis|soy)$/i;
const BEST = /^(?:best|greatest|finest|beste[rn]?|größte[rn]?|meilleure?|mejor)$/i;

/** "I am the best in my field": no fact says that of the writer. */
function isPraise({ words, clauses }: Reading, at: number): boolean {
  const { from } = clauseAt(clauses, at);
  return BEST.test(words[at]!.raw) && range(from, at).some((one) => AM.test(words[one]!.raw));
}

const PERSON = /(?:er|or|ist|ian|eur|euse|rice|dora?)(?:s|in|innen)?$/i;

const BESIDE = /^(?:with|by|to|from|under|for|mit|bei|von|unter|für|avec|par|pour|sous|con|por|para|bajo)$/i;

/** "Together with the nurse manager": somebody else was that. */
function isSomebodyElse({ statement: { words }, at }: FactLicence): boolean {
  if (!PERSON.test(words[at]!.raw)) return false;
  for (let before = at - 1; before >= 0 && before >= at - 4 && words[before + 1]!.before === 'none'; before--) {
    if (BESIDE.test(words[before]!.raw)) return true;
  }
  return false;
}

/** "Nurse Manager" where the title was "Nurse Case Manager". */
function skipsWord({ words, licences, lexicon }: Reading, at: number, { text, at: place }: EntryLicence): boolean {
  if (words[at]!.before !== 'none') return false;
  const before = entryLicences(licences[at - 1] ?? [], 'title').filter((one) => one.text === text);
  const isWhole = ({ at: from }: EntryLicence): boolean =>
    from >= place - 1 ||
    range(from + 1, place + 1).some(
      (one) => text[one]!.before !== 'none' || lexicon.guardAt('conjunction', [text[one]!.key], 0) > 0,
    );
  return before.length > 0 && !before.some(isWhole);
}

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

export const isStudy = (entry: Entry): boolean => entry.owner === entry.id;

function isLimiting(reading: Reading, keys: readonly string[], at: number): boolean {
  return reading.lexicon.guardAt('junior', keys, at) > 0;
}

export const BEING = /^(?:as|was|am|became|been|als|war|bin|comme|(?:j['’])?étais|suis|como|fui|soy|estuve|estaba)$/i;

/** "As …", "I was …", or the first words of a summary. */
function isClaimed({ words, claim, clauses }: Reading, at: number): boolean {
  const clause = clauseAt(clauses, at);
  if (claim.place === 'summary' && clause.from === 0) return true;
  return words.slice(Math.max(clause.from, at - 5), at).some((word) => BEING.test(word.raw));
}
