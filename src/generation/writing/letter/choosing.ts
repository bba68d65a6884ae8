/** Which proofs a letter tells: the best ones that there is room for, and not of ever more places. */
import type { Proof } from '../../matching/proofs.ts';

const MAX_PROOFS = 5;
/** So many are told though they answer nothing in full: with fewer there is no letter. */
const LEAST_PROOFS = 3;
const MAX_PLACES = 3;
const MIN_SHARE_OF_FEW = 0.25;
/** Of the best proof: a fact that is worth less than this is not worth the reader's time. */
const MIN_SHARE = 0.4;
/** The same for a fact that answers something the posting asks for. */
const MIN_ANSWER_SHARE = 0.3;

/** `room` in words; `lengthOf` says how many a fact takes. */
export function chooseProofs(ranked: readonly Proof[], room: number, lengthOf: (proof: Proof) => number): Proof[] {
  const best = ranked[0]?.score ?? 0;
  const chosen: Proof[] = [];
  let left = room;
  for (const proof of ranked) {
    const isFew = chosen.length < LEAST_PROOFS;
    if (chosen.length === MAX_PROOFS || proof.score <= 0) break;
    const length = lengthOf(proof);
    const isWanted = (isFew && proof.score >= best * MIN_SHARE_OF_FEW) || (isEnough(proof, best) && isWorthMore(proof));
    if (chosen.length > 0 && (length > left || !isWanted || isFurther(proof, chosen))) continue;
    left -= length;
    chosen.push(proof);
  }
  return chosen;
}

function isEnough({ score, needs }: Proof, best: number): boolean {
  return score >= best * (needs.length > 0 ? MIN_ANSWER_SHARE : MIN_SHARE);
}

/** What answers nothing in full is a reader's time. */
function isWorthMore({ needs }: Proof): boolean {
  return needs.some(({ state }) => state === 'met');
}

/** Ever more employers are a list. */
function isFurther({ place }: Proof, chosen: readonly Proof[]): boolean {
  return new Set([...chosen.map((one) => one.place.name), place.name]).size > MAX_PLACES;
}
