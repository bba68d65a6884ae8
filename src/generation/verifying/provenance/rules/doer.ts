/** What others did is not told as the applicant's deed. */
import { looksPast, verbOf } from '../../../vocabulary/verbs.ts';
import { clauseAt, isFiniteVerb } from '../clauses.ts';
import type { FactLicence } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { hasGuard, isGuard, type Text } from '../text.ts';
import { deedsOf } from './deeds.ts';
import type { Rule } from './rule.ts';

/** What others did, and what was done, is not told as the applicant's deed. */
export const doer: Rule = {
  id: 'doer',
  check: (reading) =>
    deedsOf(reading).flatMap(({ clause, deed }) => {
      const own = reading.cites[deed]!;
      if (!clause.isFirstPerson || own.length === 0) return [];
      return own.every((one) => isOfOthers(one)) && !own.some((one) => isInItsPlace(reading, deed, one)) ? [deed] : [];
    }),
};

const AROUND = [-2, -1, 1, 2];

/** "I rewrote the plans, now used by all teachers": behind a deed of his own, among the words that the source has there. */
function isInItsPlace(reading: Reading, deed: number, { statement, at }: FactLicence): boolean {
  const isBehindOwn = deedsOf(reading).some(
    (one) =>
      one.deed < deed &&
      one.clause.isFirstPerson &&
      reading.cites[one.deed]!.some((own) => own.statement === statement && own.at < at && !isOfOthers(own)),
  );
  return isBehindOwn && AROUND.every((step) => reading.keys[deed + step] === statement.keys[at + step]);
}

const PASSIVE = /^(?:was|were|been|being|is|are|got|wurden?|worden|été|fue|fueron|sido)$/i;

const RELATIVE = /^(?:who|they|he|she)$/i;

/** Connecting words are single forms, others have one key for all. */
const ASKING =
  /^(?:ask(?:s|ed|ing)?|get|enable|allow|let|convince|persuade|request|invite|require|encourage|want(?:s|ed)?|expect|tell(?:s|ing)?|told)$/;

function isOfOthers({ statement: text, at }: FactLicence): boolean {
  const { words, lexicon, clauses } = text;
  const clause = clauseAt(clauses, at);
  if (at === clause.from || hasGuard(text, 'subject', clause.from, at)) return false;
  const before = words[at - 1]!;
  // "Been mentoring" is nobody else's deed.
  if (PASSIVE.test(before.raw) && verbOf(words[at]!.raw)?.form !== 'gerund') return true;
  if (isAskedOf(text, clause.from, at)) return true;
  const isDoneBy = [at + 1, at + 2].some((one) => /^by$/i.test(words[one]?.raw ?? '') && isPerson(text, one + 1));
  if (isDoneBy) return true;
  if (/^to$/i.test(before.raw))
    return words.slice(Math.max(clause.from, at - 4), at).some((word) => PASSIVE.test(word.raw));
  if (words.slice(clause.from, at).some((word) => RELATIVE.test(word.raw))) return true;
  const isRelative = words.slice(clause.from, at).some((word) => /^that$/i.test(word.raw));
  const subject = subjectBefore(text, clause.from, at);
  if (subject === null) return false;
  if (lexicon.lang !== 'en') return isFiniteVerb(words, at, lexicon);
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
