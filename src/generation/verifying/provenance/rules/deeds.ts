/** Who did what: a deed keeps its doer, its object, its weight and its reason. */
import { looksPast, verbOf } from '../../../vocabulary/verbs.ts';
import { isReached } from '../clauses.ts';
import { clauseAt, isAdjunct, type SaidClause } from '../reading.ts';
import {
  cites,
  contentPlaces,
  type FactLicence,
  hasGuard,
  isGuard,
  places,
  type Rule,
  type Text,
  textOf,
} from './rule.ts';

type Reading = Parameters<Rule['check']>[0];

/** What the applicant is said to have done. */
function deedsOf(reading: Reading): { clause: SaidClause; deed: number }[] {
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
      const own = cites(reading, deed);
      if (own.length === 0) return [];
      const strangers = subjectOf(reading, clause, deed).filter((at) => {
        const there = cites(reading, at);
        return there.length > 0 && !there.some((one) => own.some((two) => isOneBreath(two, one)));
      });
      if (strangers.length > 0) return strangers;
      return objectOf(reading, clause, deed).filter((at) => {
        const there = cites(reading, at);
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
  return contentPlaces(reading).filter(
    (at) => at >= clause.from && at < deed && !isAdjunct(reading.keys, clause.from, at, reading.lexicon),
  );
}

function isOneBreath(deed: FactLicence, subject: FactLicence): boolean {
  if (deed.statement !== subject.statement) return false;
  const { clauses } = deed.statement;
  const apart = clauses.indexOf(clauseAt(clauses, deed.at)) - clauses.indexOf(clauseAt(clauses, subject.at));
  return apart === 0 || hasPronoun(deed) || (apart === 1 && clauseAt(clauses, subject.at).deed === null);
}

/** The words after a verb up to the first preposition, comma or conjunction. */
function objectOf(reading: Reading, clause: SaidClause, deed: number): number[] {
  const found: number[] = [];
  for (let at = deed + 1; at < clause.to; at++) {
    if (reading.words[at]!.before !== 'none') break;
    if (isGuard(reading, 'preposition', at) || isGuard(reading, 'conjunction', at)) break;
    if (contentPlaces(reading).includes(at)) found.push(at);
  }
  return found;
}

/** "Replaced them", "that dispatch opens": what it was done to stands in another clause. */
function hasPronoun({ statement, at }: FactLicence): boolean {
  const { from, to } = clauseAt(statement.clauses, at);
  return statement.words
    .slice(from, to)
    .some((word) => /^(?:it|them|this|that|which|these|those|one|ones|sie|ihn|es|les|los|las|lo)$/i.test(word.raw));
}

/** What others did, and what was done, is not told as the applicant's deed. */
export const doer: Rule = {
  id: 'doer',
  check: (reading) =>
    deedsOf(reading).flatMap(({ clause, deed }) => {
      const own = cites(reading, deed);
      if (!clause.isFirstPerson || own.length === 0) return [];
      return own.every((one) => isOfOthers(textOf(one.statement, reading.lexicon), one)) ? [deed] : [];
    }),
};

const PASSIVE = /^(?:was|were|been|being|is|are|got|wurden?|worden|été|fue|fueron|sido)$/i;
const RELATIVE = /^(?:who|they|he|she)$/i;
const ASKING = /^(?:ask|get|enable|allow|let|convince|persuade|request|invite|require|encourage|want|expect|tell)/;

function isOfOthers(text: Text, { statement, at }: FactLicence): boolean {
  const { words, lexicon } = text;
  const clause = clauseAt(statement.clauses, at);
  if (at === clause.from || hasGuard(text, 'subject', clause.from, at)) return false;
  const before = words[at - 1]!;
  if (PASSIVE.test(before.raw)) return true;
  if (isAskedOf(text, clause.from, at)) return true;
  const isDoneBy = [at + 1, at + 2].some((one) => /^by$/i.test(words[one]?.raw ?? '') && isPerson(text, one + 1));
  if (isDoneBy) return true;
  if (/^to$/i.test(before.raw))
    return words.slice(Math.max(clause.from, at - 4), at).some((word) => PASSIVE.test(word.raw));
  if (words.slice(clause.from, at).some((word) => RELATIVE.test(word.raw))) return true;
  const isRelative = words.slice(clause.from, at).some((word) => /^that$/i.test(word.raw));
  const subject = subjectBefore(text, clause.from, at);
  if (subject === null) return false;
  const verb = verbOf(words[at]!.raw);
  const next = words[at + 1];
  if (verb?.form === 'third') return next !== undefined && next.before === 'none';
  const takesObject =
    next !== undefined &&
    next.before === 'none' &&
    !isGuard(text, 'preposition', at + 1) &&
    !isGuard(text, 'conjunction', at + 1);
  if (isRelative && isGuard(text, 'people', subject)) return true;
  return (
    takesObject &&
    (verb?.form === 'past' || (verb === null && looksPast(words[at]!.raw))) &&
    !lexicon.isConnecting(words[subject]!.key)
  );
}

/** "Asked dispatch to group the stations". */
function isAskedOf({ words }: Text, from: number, at: number): boolean {
  if (!/^to$/i.test(words[at - 1]!.raw)) return false;
  const asking = words.slice(from, at - 1).findLastIndex((word) => ASKING.test(word.key));
  return asking !== -1 && at - 1 - (from + asking) >= 2;
}

/** The noun before a verb, with nothing but small words between; none after a preposition or a conjunction. */
function subjectBefore(text: Text, from: number, at: number): number | null {
  let subject = at - 1;
  while (subject >= from && text.lexicon.isConnecting(text.keys[subject]!)) {
    const isAdverb = /^(?:then|since|later|also|now|soon|still)$/i.test(text.words[subject]!.raw);
    if (!isAdverb && (isGuard(text, 'preposition', subject) || isGuard(text, 'conjunction', subject))) return null;
    subject--;
  }
  return subject < from || text.words[subject]!.isNumber ? null : subject;
}

function isPerson(text: Text, at: number): boolean {
  for (let one = at; one < Math.min(at + 5, text.words.length); one++) if (isGuard(text, 'people', one)) return true;
  return false;
}

/** "Helped", "part of", "acting": what makes a deed smaller is not lost. */
export const softened: Rule = {
  id: 'softened',
  check: (reading) =>
    contentPlaces(reading).filter((at) => {
      if (reading.isOfPosting[at]) return false;
      const own = cites(reading, at);
      if (own.length === 0 || (own.length < reading.licences[at]!.length && clauseAt(reading.clauses, at).deed !== at))
        return false;
      if (own.some((one) => isGuard(textOf(one.statement, reading.lexicon), 'softener', one.at))) return false;
      const clause = clauseAt(reading.clauses, at);
      const start = reading.clauses[Math.max(0, reading.clauses.indexOf(clause) - 1)]!.from;
      if (hasGuard(reading, 'softener', start, clause.to)) return false;
      if (
        reading.words.slice(start, clause.to).some((word) => /^(?:with|mit|avec|con)$/i.test(word.raw)) &&
        own.some(({ statement }) =>
          statement.words.some((word) => /^(?:together|jointly|gemeinsam|zusammen)$/i.test(word.raw)),
        )
      )
        return false;
      return own.every((one) => isSoftened(textOf(one.statement, reading.lexicon), one));
    }),
};

/** Up to the comma or the next clause. */
function isSoftened(text: Text, { statement, at }: FactLicence): boolean {
  const { from } = clauseAt(statement.clauses, at);
  for (let before = at - 1; before >= from; before--) {
    if (isGuard(text, 'softener', before)) return true;
    if (text.words[before + 1]!.before !== 'none') return false;
  }
  return false;
}

/** What is denied stays denied, with all that was denied of it. */
export const negation: Rule = {
  id: 'negation',
  check: (reading) => {
    const lost = contentPlaces(reading).filter((at) => {
      const own = cites(reading, at);
      if (own.length === 0 || reading.isOfPosting[at] || isNegated(reading, at)) return false;
      if (reading.licences[at]!.some((one) => one.kind === 'name' || one.kind === 'title')) return false;
      return own.every((one) => isNegated(textOf(one.statement, reading.lexicon), one.at));
    });
    const added = places(reading).filter((at) => {
      if (!isNegation(reading, at) || reading.isOfPosting[at]) return false;
      const denied = deniedBy(reading, at);
      if (denied.length === 0) return false;
      const told = denied.flatMap((one) => cites(reading, one));
      if (told.length === 0) return denied.some((one) => reading.licences[one]!.length > 0);
      return !told.some((one) => {
        const text = textOf(one.statement, reading.lexicon);
        const sign = negationBefore(text, one.at);
        if (sign === null) return false;
        const own = deniedBy(text, sign).map((place) => one.statement.words[place]!.key);
        if (!keepsLimit(reading, text, sign)) return false;
        const kept = denied.flatMap((place) => cites(reading, place).map((two) => two.statement.words[two.at]!.key));
        return own.slice(0, own.indexOf(one.statement.words[one.at]!.key) + 1).every((key) => kept.includes(key));
      });
    });
    return [...lost, ...added];
  },
};

const REACH_OF_NEGATION = 4;
const OF = /^(?:of|de|von|d['’])$/i;

const isNegation = (text: Text, at: number): boolean => isGuard(text, 'negation', at) || text.keys[at] === '0';

function deniedBy(text: Text, at: number): number[] {
  const found: number[] = [];
  const length = Math.max(1, text.lexicon.guardAt('negation', text.keys, at));
  for (let next = at + length; next < text.words.length && found.length < REACH_OF_NEGATION; next++) {
    if (text.words[next]!.before !== 'none' || (text.words[next]!.isNumber && text.keys[next] !== '1')) break;
    const isJoined = text.words[next]!.isJoined || text.words[next - 1]!.isJoined;
    if (
      found.length > 0 &&
      !isJoined &&
      !isGuard(text, 'or', next) &&
      !OF.test(text.words[next]!.raw) &&
      !/^(?:of|de|von|d['’])$/i.test(text.words[next]!.raw) &&
      (isGuard(text, 'preposition', next) || isGuard(text, 'conjunction', next))
    )
      break;
    if (!text.lexicon.isConnecting(text.keys[next]!) && !text.words[next]!.isNumber) found.push(next);
  }
  return found;
}

function negationBefore(text: Text, at: number): number | null {
  for (let before = at - 1; before >= 0 && before >= at - REACH_OF_NEGATION - 2; before--) {
    if (text.words[before + 1]!.before !== 'none') return null;
    if (isNegation(text, before)) return deniedBy(text, before).includes(at) ? before : null;
  }
  return null;
}

/** "Without a difference over $20" is not "without a difference". */
function keepsLimit(reading: Reading, text: Text, sign: number): boolean {
  for (let at = sign + 1; at < text.words.length && text.words[at]!.before === 'none'; at++) {
    if (isGuard(text, 'conjunction', at)) break;
    if (text.words[at]!.isNumber && !reading.keys.includes(text.keys[at]!)) return false;
  }
  return true;
}

const isNegated = (text: Text, at: number): boolean => negationBefore(text, at) !== null;

/** One thing is the reason of another only where the fact says both, the reason first or by name. */
export const cause: Rule = {
  id: 'cause',
  check: (reading) =>
    places(reading).filter((at) => {
      if (!isGuard(reading, 'cause', at) || reading.isOfPosting[at]) return false;
      if (/^by$/i.test(reading.words[at]!.raw) && !/ing$/i.test(reading.words[at + 1]?.raw ?? '')) return false;
      const length = reading.lexicon.guardAt('cause', reading.keys, at);
      const before = statementsOf(reading, 0, at).at(-1);
      const after = statementsOf(reading, at + length, reading.words.length)[0];
      if (before === undefined || after === undefined) return false;
      const both = before.filter((one) => after.includes(one));
      if (both.length === 0) return true;
      if (!STRONG.test(reading.words[at]!.raw)) return false;
      return !both.some((one) => hasGuard(textOf(one, reading.lexicon), 'cause', 0, one.words.length));
    }),
};

const STRONG = /^(?:because|thanks|due|dank|weil|aufgrund|grâce|car|parce|gracias|porque|debido)$/i;

/** The statements behind the words, one list for each word that has any. */
function statementsOf(reading: Reading, from: number, to: number): FactLicence['statement'][][] {
  return contentPlaces(reading)
    .filter((at) => at >= from && at < to && cites(reading, at).length > 0)
    .map((at) => cites(reading, at).map((one) => one.statement));
}
