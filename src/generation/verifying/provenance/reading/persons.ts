/** Who does what a clause tells. */
import { type Clause, isFiniteVerb } from '../clauses.ts';
import type { Claim, SaidClause } from '../reading.ts';
import { hasGuard, isAdjunct, isGuard, type Text } from '../text.ts';

export function personsOf(clauses: readonly Clause[], text: Text, { place }: Claim): SaidClause[] {
  const { words, lexicon } = text;
  // Spanish needs no "yo".
  let isBefore = place !== 'letter' || lexicon.lang === 'es';
  return clauses.map((found): SaidClause => {
    // A summary opens with what somebody is.
    const clause = place === 'summary' && found.deed === 0 ? { ...found, deed: null } : found;
    const { from, deed } = clause;
    const end = deed ?? clause.to;
    // "Bei Acme leitete ich …": in German it may follow the verb.
    const isAfter = lexicon.lang === 'de' && deed !== null && isGuard(text, 'subject', deed + 1);
    const isFirst = isAfter || hasGuard(text, 'subject', from, end);
    const hasNoun = words
      .slice(from, end)
      .some((word, offset) => !lexicon.isConnecting(word.key) && !isAdjunct(text, from, from + offset));
    // German puts participles last: what stands before one may be its object.
    const isSubject = lexicon.lang !== 'de' || (deed !== null && isFiniteVerb(words, deed, lexicon));
    const isOther =
      (hasNoun && isSubject) || hasGuard(text, 'other person', from, end) || hasGuard(text, 'second person', from, end);
    const isParticiple = deed !== null && from > 0 && isParticipleClause(text, clause);
    const isFirstPerson = isFirst || (!isParticiple && isBefore && (deed === null || !isOther));
    isBefore = isFirstPerson || (isParticiple && isBefore) || (place !== 'letter' && !isOther);
    return { ...clause, isFirstPerson };
  });
}

/** ", adopted for all sections", ", now used by five squads", ", saving twelve hours": not said of the applicant. */
function isParticipleClause(text: Text, { from, deed }: Clause): boolean {
  const { words, lexicon } = text;
  if (deed === null || words[from]!.before !== 'comma' || lexicon.lang !== 'en') return false;
  const isFirst = words
    .slice(from, deed)
    .every((word) => /^(?:now|both|all|since|later|then|also|each)$/i.test(word.raw));
  if (!isFirst) return false;
  if (/ing$/i.test(words[deed]!.raw)) return true;
  return isGuard(text, 'preposition', deed + 1) || /^by$/i.test(words[deed + 2]?.raw ?? '');
}
