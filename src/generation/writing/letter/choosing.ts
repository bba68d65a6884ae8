/** Which proofs a letter tells: the best ones that there is room for, and not of ever more places. */
import { measureOf, type Proof } from '../../matching/proofs.ts';

const MAX_PROOFS = 6;
const MAX_PLACES = 3;
/** Of the best proof: a fact that is worth less than this is not worth the reader's time. */
const MIN_SHARE = 0.4;
/** The same for a fact that answers something the posting asks for. */
const MIN_ANSWER_SHARE = 0.3;

/** `room` in words; `lengthOf` says how many a fact takes. */
export function chooseProofs(ranked: readonly Proof[], room: number, lengthOf: (proof: Proof) => number): Proof[] {
  const best = ranked[0]?.score ?? 0;
  const chosen: Proof[] = [];
  let left = room;
  for (const proof of ranked.filter((one) => isEnough(one, best))) {
    if (chosen.length === MAX_PROOFS) break;
    const length = lengthOf(proof);
    if (chosen.length > 0 && (length > left || !isWorthMore(proof, chosen))) continue;
    left -= length;
    chosen.push(proof);
  }
  return chosen;
}

function isEnough({ score, needs }: Proof, best: number): boolean {
  return score > 0 && score >= best * (needs.length > 0 ? MIN_ANSWER_SHARE : MIN_SHARE);
}

/** After the first two, a fact must answer a need or measure something, and not name ever more employers. */
function isWorthMore(proof: Proof, chosen: readonly Proof[]): boolean {
  const places = new Set([...chosen, proof].map(({ place }) => place.name));
  if (places.size > MAX_PLACES) return false;
  return chosen.length < 2 || proof.needs.length > 0 || measureOf(proof.text) !== 'none';
}
