/** The tags of a section that together score highest (Viterbi). */
import type { Features } from './features.ts';
import { mayFollow, TAGS } from './tags.ts';

/** What was learned of one kind of entries. */
export interface Weights {
  /** For each bucket the score of each tag. */
  features: ArrayLike<number>;
  /** From each tag, and in the last row from the beginning, to each tag. */
  transitions: ArrayLike<number>;
}

const COUNT = TAGS.length;
export const TRANSITIONS = (COUNT + 1) * COUNT;
const ALLOWED = [...TAGS, null].map((before) => TAGS.map((tag) => mayFollow(before, tag)));

/** The score of each tag for a token by itself. */
export function scoresOf({ buckets }: Features, { features }: Weights): Float64Array {
  const scores = new Float64Array(COUNT);
  for (const bucket of buckets) {
    const from = bucket * COUNT;
    for (let tag = 0; tag < COUNT; tag++) scores[tag]! += features[from + tag]!;
  }
  return scores;
}

export function bestTags(scores: readonly Float64Array[], { transitions }: Weights): number[] {
  const back: Int8Array[] = [];
  let reached = new Float64Array(COUNT).fill(0);
  scores.forEach((own, index) => {
    const next = new Float64Array(COUNT);
    const from = new Int8Array(COUNT);
    for (let tag = 0; tag < COUNT; tag++) {
      let best = Number.NEGATIVE_INFINITY;
      const befores = index === 0 ? [COUNT] : ALLOWED.keys();
      for (const before of befores) {
        if (index > 0 && before === COUNT) continue;
        if (!ALLOWED[before]![tag]) continue;
        const score = (index === 0 ? 0 : reached[before]!) + transitions[before * COUNT + tag]!;
        if (score > best) {
          best = score;
          from[tag] = before;
        }
      }
      next[tag] = best + own[tag]!;
    }
    back.push(from);
    reached = next;
  });
  if (scores.length === 0) return [];
  const tags = [reached.indexOf(Math.max(...reached))];
  for (let index = scores.length - 1; index > 0; index--) tags.unshift(back[index]![tags[0]!]!);
  return tags;
}
