/** Which proofs a letter tells: the best ones that there is room for, of today before yesterday, and not of ever more places. */

import { measureOf, type Place, type Proof } from '../../matching/proofs.ts';
import { HONOUR } from './telling/words.ts';

const MAX_PROOFS = 7;
/** So many are told though they prove little: with fewer there is no letter. */
const LEAST_PROOFS = 3;
const MAX_PLACES = 3;

/** What a fact must be worth, of the best one, to be worth the reader's time. Fitted by `node bench/fit-choice.ts`. */
export interface Limits {
  /** Of the first three. */
  few: number;
  /** Of any further. */
  more: number;
  /** Of an earlier job than the best fact's, and of any duty of a job that is over where another is held: an old duty makes a career look small. */
  elsewhere: number;
  /** Of a measured change in an earlier job. */
  changeElsewhere: number;
}

export const LIMITS: Limits = { few: 0.39, more: 0.45, elsewhere: 0.59, changeElsewhere: 0.41 };
/** The same for a clean record or an honour, which speak for anybody. */
const MIN_RECORD_SHARE = 0.05;
const RECORD = new RegExp(`^(?:No|Zero) .* (?:in|for|over) .*(?:years?|months?)|${HONOUR}`, 'iu');

/** What was done in an earlier job proves so much less. */
const EARLIER = 0.7;

/** A job proves more than the newest one where its best facts are worth so much more together. */
const CLEARLY_MORE = 1.3;
/** So many of a job say what it proves. */
const STRONGEST = 3;

/** Best first; what was done in an earlier job or as a volunteer for less, unless that job as a whole clearly proves more than the newest. */
export function newestFirst(ranked: readonly Proof[]): Proof[] {
  const jobs = ranked.map(({ place }) => place).filter(({ kind }) => kind === 'work');
  const isHeld = jobs.some(({ current }) => current);
  const latest = jobs.reduce((end, { until }) => (until !== null && until > end ? until : end), '');
  const isNewest = ({ current, until }: Place): boolean => current || (!isHeld && (until ?? latest) === latest);
  const strength = (job: string | null): number =>
    ranked
      .filter(({ place }) => place.name === job)
      .slice(0, STRONGEST)
      .reduce((sum, { score }) => sum + score, 0);
  const today = Math.max(0, ...jobs.filter(isNewest).map(({ name }) => strength(name)));
  const isLess = (place: Place): boolean =>
    (place.kind === 'volunteer' || (place.kind === 'work' && !isNewest(place))) &&
    strength(place.name) <= CLEARLY_MORE * today;
  return ranked
    .map((proof) => (isLess(proof.place) ? { ...proof, score: EARLIER * proof.score } : proof))
    .toSorted((a, b) => b.score - a.score);
}

/** `room` in words; `lengthOf` says how many a fact takes. */
export function chooseProofs(
  ranked: readonly Proof[],
  room: number,
  lengthOf: (proof: Proof) => number,
  limits = LIMITS,
): Proof[] {
  const best = ranked[0]?.score ?? 0;
  const chosen: Proof[] = [];
  const isHeld = ranked.some(({ place }) => place.current);
  let left = room;
  const choose = (shareOfBest: (proof: Proof) => number, most: number): void => {
    for (const proof of ranked) {
      if (chosen.length >= most || proof.score <= 0) break;
      const length = lengthOf(proof);
      const isLess = length > left || proof.score < shareOfBest(proof) * best || isFurther(proof, chosen);
      if (chosen.includes(proof) || (chosen.length > 0 && isLess)) continue;
      left -= length;
      chosen.push(proof);
    }
  };
  choose((proof) => {
    const isElsewhere = chosen.length > 0 && proof.place.name !== chosen[0]!.place.name && !proof.place.current;
    const isOldDuty = isHeld && !proof.place.current && measureOf(proof.text) === 'none';
    return shareOf(proof, chosen.length, isElsewhere || (isOldDuty && chosen.length >= LEAST_PROOFS), limits);
  }, MAX_PROOFS);
  choose(() => limits.few, LEAST_PROOFS);
  return chosen;
}

function shareOf(proof: Proof, chosen: number, isElsewhere: boolean, limits: Limits): number {
  if (RECORD.test(proof.text)) return MIN_RECORD_SHARE;
  if (isElsewhere) return measureOf(proof.text) === 'change' ? limits.changeElsewhere : limits.elsewhere;
  return chosen < LEAST_PROOFS ? limits.few : limits.more;
}

/** Ever more employers are a list. */
function isFurther({ place }: Proof, chosen: readonly Proof[]): boolean {
  return new Set([...chosen.map((one) => one.place.name), place.name]).size > MAX_PLACES;
}
