/** The tags of a sequence that together score highest (Viterbi). */

/** Features of a token as the numbers of buckets: what it says, from `looks` on how it looks, from `words` on its words. */
export interface Features {
  buckets: Uint32Array;
  looks: number;
  words: number;
  /** Tags that it cannot have, whatever was learned. */
  barred: readonly number[];
}

/** What was learned. */
export interface Weights {
  /** For each bucket the score of each tag. */
  features: ArrayLike<number>;
  /** From each tag, and in the last row from the beginning, to each tag; a second such table is for breaks. */
  transitions: ArrayLike<number>;
}

/** The tags a token may have, and which may follow which. */
export interface TagSet {
  count: number;
  /** By the tag before (the last row: the beginning) and the tag itself. */
  allowed: readonly (readonly boolean[])[];
}

export const tagSet = <T>(tags: readonly T[], mayFollow: (before: T | null, tag: T) => boolean): TagSet => ({
  count: tags.length,
  allowed: [...tags, null].map((before) => tags.map((tag) => mayFollow(before, tag))),
});

export const transitionsOf = ({ count }: TagSet): number => 2 * (count + 1) * count;

export const transitionAt = ({ count }: TagSet, before: number, tag: number, isBreak: boolean): number =>
  ((isBreak ? count + 1 : 0) + before) * count + tag;

export const BARRED = -1e9;

/** The score of each tag for a token by itself. */
export function scoresOf({ buckets, barred }: Features, { features }: Weights, { count }: TagSet): Float64Array {
  const scores = new Float64Array(count);
  for (const bucket of buckets) {
    const from = bucket * count;
    for (let tag = 0; tag < count; tag++) scores[tag]! += features[from + tag]!;
  }
  for (const tag of barred) scores[tag] = BARRED;
  return scores;
}

/** `breaks`: before which tokens a new column or page begins, where anything may follow anything. */
export function bestTags(
  scores: readonly Float64Array[],
  { transitions }: Weights,
  set: TagSet,
  breaks: readonly boolean[] | null = null,
): number[] {
  const { count, allowed } = set;
  const back: Int16Array[] = [];
  let reached = new Float64Array(count);
  scores.forEach((own, index) => {
    const isBreak = breaks?.[index] ?? false;
    const next = new Float64Array(count);
    const from = new Int16Array(count);
    const [first, last] = index === 0 ? [count, count] : [0, count - 1];
    for (let tag = 0; tag < count; tag++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let before = first; before <= last; before++) {
        if (!allowed[before]![tag] && !isBreak) continue;
        const score = (index === 0 ? 0 : reached[before]!) + transitions[transitionAt(set, before, tag, isBreak)]!;
        if (score <= best) continue;
        best = score;
        from[tag] = before;
      }
      next[tag] = best + own[tag]!;
    }
    back.push(from);
    reached = next;
  });
  if (scores.length === 0) return [];
  const tags = [reached.indexOf(Math.max(...reached))];
  for (let index = scores.length - 1; index > 0; index--) tags.push(back[index]![tags.at(-1)!]!);
  return tags.toReversed();
}
