/** A deed keeps its object, its weight and its reason. */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { type Clause, clauseAt, isDeed, isReached } from '../clauses.ts';
import { isMentioned } from '../reading/joins.ts';
import type { FactLicence } from '../reading/licences.ts';
import type { Reading, SaidClause } from '../reading.ts';
import { hasGuard, isAdjunct, isGuard, type Text } from '../text.ts';
import { places, type Rule, range } from './rule.ts';

/** What the applicant is said to have done. */
export function deedsOf(reading: Reading): { clause: SaidClause; deed: number }[] {
  return reading.clauses.flatMap((clause) =>
    clause.deed === null || reading.isOfPosting[clause.deed] ? [] : [{ clause, deed: clause.deed }],
  );
}

/** A deed is done to what the source says it was done to. */
export const object: Rule = {
  id: 'object',
  isAboutOrder: true,
  check: (reading) =>
    deedsOf(reading).flatMap(({ clause, deed }) => {
      const own = reading.cites[deed]!;
      if (own.length === 0) return [];
      const strangers = subjectOf(reading, clause, deed).filter((at) => {
        const there = reading.cites[at]!;
        return there.length > 0 && !there.some((one) => own.some((two) => isOneBreath(two, one)));
      });
      if (strangers.length > 0) return strangers;
      return objectOf(reading, clause, deed).filter((at) => {
        const there = reading.cites[at]!;
        if (there.length === 0) return false;
        return !there.some((thing) =>
          own.some(
            (one) =>
              one.statement === thing.statement &&
              (isReached(one.statement.clauses, one.at, thing.at) || hasPronoun(one)),
          ),
        );
      });
    }),
};

/** What stands before the verb, where it is not the applicant. */
function subjectOf(reading: Reading, clause: SaidClause, deed: number): number[] {
  if (clause.isFirstPerson) return [];
  return reading.content.filter((at) => at >= clause.from && at < deed && !isAdjunct(reading, clause.from, at));
}

function isOneBreath(deed: FactLicence, subject: FactLicence): boolean {
  if (deed.statement !== subject.statement) return false;
  const { clauses } = deed.statement;
  const apart = clauses.indexOf(clauseAt(clauses, deed.at)) - clauses.indexOf(clauseAt(clauses, subject.at));
  return apart === 0 || hasPronoun(deed) || (apart === 1 && clauseAt(clauses, subject.at).deed === null) || apart === 2;
}

/** The words after a verb up to the first preposition, comma or conjunction; in German those before it, too. */
function objectOf(reading: Reading, clause: SaidClause, deed: number): number[] {
  const found =
    reading.lexicon.lang === 'de' && clause.isFirstPerson
      ? reading.content.filter((at) => at >= clause.from && at < deed && !isAdjunct(reading, clause.from, at))
      : [];
  for (let at = deed + 1; at < clause.to; at++) {
    if (reading.words[at]!.before !== 'none') break;
    if (isGuard(reading, 'preposition', at) || isGuard(reading, 'conjunction', at)) break;
    if (reading.content.includes(at)) found.push(at);
  }
  return found;
}

const PRONOUN = /^(?:it|them|this|that|which|these|those|one|ones|sie|ihn|es)$/i;
const ARTICLE_OR_PRONOUN = /^(?:les|los|las|lo)$/i;

/** "Replaced them", "that dispatch opens": what it was done to stands in another clause. */
function hasPronoun({ statement, at }: FactLicence): boolean {
  const { words, keys, lexicon, clauses } = statement;
  const { from, to } = clauseAt(clauses, at);
  return range(from, to).some(
    (one) =>
      PRONOUN.test(words[one]!.raw) ||
      (ARTICLE_OR_PRONOUN.test(words[one]!.raw) && one + 1 < to && isDeed(words, keys, one + 1, lexicon)),
  );
}

/** "Helped", "part of", "acting": what makes a deed smaller is not lost. */
export const softened: Rule = {
  id: 'softened',
  check: (reading) =>
    reading.content.filter((at) => {
      if (reading.isOfPosting[at] || isMentioned(reading, at)) return false;
      const own = reading.cites[at]!;
      if (own.length === 0 || (own.length < reading.licences[at]!.length && clauseAt(reading.clauses, at).deed !== at))
        return false;
      if (own.some((one) => isGuard(one.statement, 'softener', one.at))) return false;
      if (losesPart(reading, at) || losesOthers(reading, at) || losesSupervision(reading, at)) return true;
      const clause = clauseAt(reading.clauses, at);
      if (isSoftened(reading, at) || hasGuard(reading, 'softener', clause.from, clause.to)) return false;
      if (own.some((one) => isQuotedFromSoftener(reading, at, one))) return false;
      const isShared = reading.words.slice(clause.from, clause.to).some((word) => WITH.test(word.raw));
      if (isShared && own.some(({ statement }) => statement.words.some((word) => TOGETHER.test(word.raw))))
        return false;
      return own.every((one) => isSoftened(one.statement, one.at));
    }),
};

/** "Co-own a labor and supply budget", word for word, whatever "supply" may be. */
function isQuotedFromSoftener({ keys }: Reading, at: number, { statement, at: place }: FactLicence): boolean {
  let back = 0;
  while (back <= at && back <= place && keys[at - back] === statement.keys[place - back]) {
    if (isGuard(statement, 'softener', place - back)) return true;
    back++;
  }
  return false;
}

const PART = /^(?:one|half|third|most|some|einer|eine|eines|hälfte|un|une|moitié|uno|una|mitad)$/i;
const OF = /^(?:of|von|der|de|des|del|d['’])$/i;
const MAX_TO_WHOLE = 4;

/** "60% of my pipeline", "one of them": a part is not told as the whole. */
function losesPart(reading: Reading, at: number): boolean {
  const told = new Set(reading.keys);
  const parts = reading.cites[at]!.map(({ statement, at: place }) => {
    const from = Math.max(clauseAt(statement.clauses, place).from, place - MAX_TO_WHOLE);
    const of = range(from, place).findLast((one) => OF.test(statement.words[one]!.raw));
    const part = of === undefined ? undefined : statement.words[of - 1];
    const isPart = part !== undefined && (part.raw.endsWith('%') || PART.test(part.raw));
    return isPart ? part.key : null;
  });
  return parts.length > 0 && parts.every((key) => key !== null && !told.has(key));
}

/** "Responsible together with the manager": nobody did it alone. */
function losesOthers(reading: Reading, at: number): boolean {
  const { deed } = clauseAt(reading.clauses, at);
  if (at !== deed && !/^(?:responsible|verantwortlich|zuständig|responsable)$/i.test(reading.words[at]!.raw))
    return false;
  if (reading.words.some(({ raw }) => WITH.test(raw) || TOGETHER.test(raw))) return false;
  return reading.cites[at]!.every(({ statement, at: place }) => {
    const { from, to } = clauseAt(statement.clauses, place);
    return range(from, to).some(
      (one) => TOGETHER.test(statement.words[one]!.raw) && WITH.test(statement.words[one + 1]?.raw ?? ''),
    );
  });
}

const UNDER = /^(?:under|unter|sous|bajo)$/i;
const SUPERVISED =
  /^(?:supervision|guidance|direction|mentorship|aufsicht|anleitung|tutelle|conduite|supervisión|dirección|tutela)$/i;
const MAX_TO_SUPERVISION = 4;

/** "Ran the lab under the supervision of Dr. Reyes": somebody else ran it, too. */
function losesSupervision(reading: Reading, at: number): boolean {
  if (at !== clauseAt(reading.clauses, at).deed || reading.words.some(({ raw }) => UNDER.test(raw))) return false;
  return reading.cites[at]!.every(({ statement: { words, clauses }, at: place }) =>
    range(place, clauseAt(clauses, place).to).some(
      (one) =>
        UNDER.test(words[one]!.raw) &&
        words.slice(one + 1, one + 1 + MAX_TO_SUPERVISION).some(({ raw }) => SUPERVISED.test(raw)),
    ),
  );
}

const WITH = /^(?:with|mit|avec|con)$/i;
const TOGETHER = /^(?:together|jointly|gemeinsam|zusammen)$/i;

/** "Helped to repair": back to the comma, or to the conjunction that opens the clause. */
export function isSoftened(text: Text & { clauses: readonly Clause[] }, at: number): boolean {
  if (isHelpedWith(text, at)) return true;
  for (let before = at - 1; before >= 0; before--) {
    if (text.words[before + 1]!.before !== 'none') return false;
    if (isGuard(text, 'softener', before)) return true;
    const isNext = clauseAt(text.clauses, before) !== clauseAt(text.clauses, before + 1);
    if (isNext && isGuard(text, 'conjunction', before + 1)) return false;
  }
  return false;
}

/** Their past looks the same. */
const UNCHANGED = /^(?:set|put|cut|let|hit|read|cost|shut|split|spread|bid|quit|beat|run|come|become|broadcast)$/i;

/** "Helped plan, sell and manage two fairs": an infinitive behind a past hangs on it, over commas and conjunctions. */
function isHelpedWith(text: Text, at: number): boolean {
  const { words, lexicon } = text;
  const { raw, before } = words[at]!;
  const isJoined = before === 'comma' || /^(?:and|or|&)$/i.test(words[at - 1]?.raw ?? '');
  const isInfinitive = verbOf(raw)?.form === 'base' && /^\p{Ll}/u.test(raw) && !UNCHANGED.test(raw);
  if (lexicon.lang !== 'en' || !isJoined || !isInfinitive) return false;
  const from = words.findLastIndex((word, one) => one <= at && word.before === 'stop');
  return range(Math.max(0, from), at).some((one) => isGuard(text, 'softener', one) && /ed$/i.test(words[one]!.raw));
}

/** One thing is the reason of another only where the fact says both, the reason first or by name. */
export const cause: Rule = {
  id: 'cause',
  check: (reading) =>
    places(reading).filter((at) => {
      if (!isGuard(reading, 'cause', at) || reading.isOfPosting[at] || isOfWhich(reading, at)) return false;
      if (/^by$/i.test(reading.words[at]!.raw) && !/ing$/i.test(reading.words[at + 1]?.raw ?? '')) return false;
      const length = reading.lexicon.guardAt('cause', reading.keys, at);
      const isFirst = statementsOf(reading, 0, at).length === 0;
      const comma = places(reading).find(
        (one) => one > at && (reading.words[one]!.before !== 'none' || (one > at + length && isVerb(reading, one))),
      );
      const [cause, result] = isFirst
        ? [statementsOf(reading, at + length, comma ?? 0), nextTo(reading, comma ?? reading.words.length)]
        : [lastBefore(reading, at), nextTo(reading, at + length)];
      // "Because I wanted a better job": a reason in words that no source has.
      if (result.length === 0 && cause.length > 0 && STRONG.test(reading.words[at]!.raw))
        return hasGuard(reading, 'subject', at + length, reading.words.length);
      if (cause.length === 0 || result.length === 0) return false;
      const both = [...new Set([...cause, ...result].flat())].filter(
        (one) => isMostlyOf(one, cause.slice(-MAX_BESIDE)) && isMostlyOf(one, result.slice(0, MAX_BESIDE)),
      );
      if (both.length === 0) return true;
      if (!STRONG.test(reading.words[at]!.raw)) return false;
      return !both.some((one) => one.words.some(({ raw }) => REASON.test(raw)));
    }),
};

/** German needs no comma: "Durch X habe ich …". */
function isVerb(reading: Reading, at: number): boolean {
  if (reading.lexicon.lang !== 'de') return false;
  return isGuard(reading, 'light', at) || reading.clauses.some(({ deed }) => deed === at);
}

/** "Of which the customer rejected one"; "at Acme, which sells rails". */
function isOfWhich({ words, licences }: Reading, at: number): boolean {
  if (!/^which$/i.test(words[at]!.raw)) return false;
  return (
    /^(?:of|in|for|with)$/i.test(words[at - 1]?.raw ?? '') || !!licences[at - 1]?.some(({ kind }) => kind === 'name')
  );
}

const MAX_BESIDE = 4;

/** What the clause tells up to here, or the one before it. */
function lastBefore(reading: Reading, at: number): FactLicence['statement'][][] {
  const { from } = clauseAt(reading.clauses, at);
  const own = statementsOf(reading, from, at);
  return own.length > 0 ? own : statementsOf(reading, 0, at);
}

/** What the clause tells from here on, or what follows it. */
function nextTo(reading: Reading, at: number): FactLicence['statement'][][] {
  if (at >= reading.words.length) return [];
  const { to } = clauseAt(reading.clauses, at);
  const own = statementsOf(reading, at, to);
  return own.length > 0 ? own : statementsOf(reading, at, reading.words.length);
}

/** Most of the words come from the fact. */
function isMostlyOf(fact: FactLicence['statement'], told: readonly FactLicence['statement'][][]): boolean {
  return told.filter((facts) => facts.includes(fact)).length > told.length / 2;
}

const REASON =
  /^(?:because|since|so|thanks|due|after|dank|weil|aufgrund|da|nachdem|grâce|car|parce|après|gracias|porque|debido|tras)$/i;
const STRONG = /^(?:because|thanks|due|dank|weil|aufgrund|grâce|car|parce|gracias|porque|debido)$/i;

/** The statements behind the words, one list for each word that has any. */
function statementsOf(reading: Reading, from: number, to: number): FactLicence['statement'][][] {
  return reading.content
    .filter((at) => at >= from && at < to && reading.cites[at]!.length > 0)
    .map((at) => reading.cites[at]!.map((one) => one.statement));
}
