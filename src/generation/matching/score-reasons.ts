/** Why a fact has its score, in words that a person can check. */
import { FIELDS } from '../vocabulary/fields.ts';
import type { JobQuery } from './job-query.ts';
import type { Weighed } from './match.ts';

export interface Reason {
  /** `says`: the posting's own term; `field`: the same field of work; `near`: words of like meaning; `place`: its role. */
  kind: 'says' | 'field' | 'near' | 'place';
  /** The term, or the field; empty where nothing can be named. */
  what: string;
  /** Its part of the score. */
  share: number;
}

const MAX_TERMS = 5;
const MIN_SHARE = 0.01;

export function reasonsFor(one: Weighed, query: JobQuery, best: number): Reason[] {
  const { words, direction, things, activities, sentence } = one.relevance;
  const named = one.terms.slice(0, MAX_TERMS);
  const weight = named.reduce((sum, term) => sum + term.weight, 0) || 1;
  const reasons: Reason[] = [
    ...named.map(
      (term): Reason => ({ kind: 'says', what: term.surface, share: (words * term.weight) / weight / best }),
    ),
    { kind: 'field', what: brightestField(one, query), share: direction / best },
    { kind: 'near', what: '', share: (things + activities + sentence) / best },
    { kind: 'place', what: one.statement.context, share: one.around / best },
  ];
  return reasons.filter((reason) => reason.share >= MIN_SHARE).sort((a, b) => b.share - a.share);
}

function brightestField(one: Weighed, query: JobQuery): string {
  const fields = one.view.fields.flatMap((cue) => cue.fields);
  const brightest = fields.toSorted((a, b) => query.fields[b]! - query.fields[a]!)[0];
  return brightest === undefined ? '' : FIELDS[brightest]!.name;
}
