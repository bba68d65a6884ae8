/** Which proofs a letter tells: the best ones that there is room for, of today before yesterday, and not of ever more places. */

import { measureOf, type Place, type Proof } from '../../matching/proofs.ts';
import { HONOUR } from './telling/words.ts';

const MAX_PROOFS = 7;
/** So many are told though they prove little: with fewer there is no letter. */
const LEAST_PROOFS = 3;
const MAX_PLACES = 3;

/** Fitted by `node bench/fit-choice.ts`, together with the weights of proofs. The first three are shares of what the second best fact is worth: one that stands out is no measure of the others. */
export interface Limits {
  /** What each of the first three facts must be worth to be worth the reader's time. */
  few: number;
  /** Any further one. */
  more: number;
  /** One of an earlier job than the best fact's, and any duty of a job that is over where another is held: an old duty makes a career look small. */
  elsewhere: number;
  /** What was done beside or before today's work proves so much less. */
  earlier: number;
  /** A place proves as much as the newest job where its best facts together are worth so much of that job's. */
  asMuch: number;
}

export const LIMITS: Limits = { few: 0.37, more: 0.52, elsewhere: 0.45, earlier: 0.76, asMuch: 0.87 };
/** The same for a clean record or an honour of the best fact's job or of today, which speak for anybody. */
const MIN_RECORD_SHARE = 0.05;
const RECORD = new RegExp(`^(?:No|Zero) .* (?:in|for|over) .*(?:years?|months?)|${HONOUR}`, 'iu');

/** So many of a job say what it proves. */
const STRONGEST = 3;

/** Best first; what is not of the newest job counts for less, unless its place as a whole proves as much. */
export function newestFirst(ranked: readonly Proof[], { earlier, asMuch } = LIMITS): Proof[] {
  const jobs = ranked.map(({ place }) => place).filter(({ kind }) => kind === 'work');
  const isHeld = jobs.some(({ current }) => current);
  const latest = jobs.reduce((end, { until }) => (until !== null && until > end ? until : end), '');
  const isNewest = ({ kind, current, until }: Place): boolean =>
    kind === 'work' && (current || (!isHeld && (until ?? latest) === latest));
  const strength = (name: string | null): number =>
    ranked
      .filter(({ place }) => place.name === name)
      .slice(0, STRONGEST)
      .reduce((sum, { score }) => sum + score, 0);
  const today = Math.max(0, ...jobs.filter(isNewest).map(({ name }) => strength(name)));
  const isLess = (place: Place): boolean =>
    place.kind !== 'item' && !isNewest(place) && strength(place.name) <= asMuch * today;
  return ranked
    .map((proof) => (isLess(proof.place) ? { ...proof, score: earlier * proof.score } : proof))
    .toSorted((a, b) => b.score - a.score);
}

/** `room` in words; `lengthOf` says how many a fact takes. */
export function chooseProofs(
  ranked: readonly Proof[],
  room: number,
  lengthOf: (proof: Proof) => number,
  limits = LIMITS,
): Proof[] {
  const worth = (ranked[1] ?? ranked[0])?.score ?? 0;
  const chosen: Proof[] = [];
  const isHeld = ranked.some(({ place }) => place.current);
  let left = room;
  const choose = (share: (proof: Proof) => number, most: number): void => {
    for (const proof of ranked) {
      if (chosen.length >= most || proof.score <= 0) break;
      const length = lengthOf(proof);
      const isLess = length > left || proof.score < share(proof) * worth || isFurther(proof, chosen);
      if (chosen.includes(proof) || (chosen.length > 0 && isLess)) continue;
      left -= length;
      chosen.push(proof);
    }
  };
  choose((proof) => {
    const isElsewhere = chosen.length > 0 && proof.place.name !== chosen[0]!.place.name && !proof.place.current;
    const isOldDuty = isHeld && !proof.place.current && measureOf(proof.text) === 'none';
    if (RECORD.test(proof.text) && !isElsewhere) return MIN_RECORD_SHARE;
    return shareOf(chosen.length, isElsewhere || (isOldDuty && chosen.length >= LEAST_PROOFS), limits);
  }, MAX_PROOFS);
  choose(() => limits.few, LEAST_PROOFS);
  return chosen;
}

function shareOf(chosen: number, isElsewhere: boolean, limits: Limits): number {
  if (isElsewhere) return limits.elsewhere;
  return chosen < LEAST_PROOFS ? limits.few : limits.more;
}

/** Ever more employers are a list. */
function isFurther({ place }: Proof, chosen: readonly Proof[]): boolean {
  return new Set([...chosen.map((one) => one.place.name), place.name]).size > MAX_PLACES;
}
