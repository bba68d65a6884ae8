/** Learns to tag by mending every sequence it tags wrongly (averaged structured perceptron, with a margin). */
import { BUCKETS } from '../../src/importing/learned/buckets.ts';
import {
  bestTags,
  type Features,
  scoresOf,
  type TagSet,
  transitionAt,
  transitionsOf,
  type Weights,
} from '../../src/importing/learned/decode.ts';
import { Random } from './random.ts';

export interface Example {
  features: Features[];
  tags: number[];
  breaks: boolean[] | null;
}

export interface Training {
  rounds: number;
  /** By how much a right tag must lead. */
  margin: number;
  /** How often all words of a sequence, or all that it looks like, are hidden. */
  blind: Hidden;
  /** How often a single feature of these is hidden otherwise. */
  hidden: number;
  seed: number;
}

export function train(
  examples: readonly Example[],
  set: TagSet,
  { rounds, margin, blind, hidden, seed }: Training,
): Weights {
  const { count } = set;
  const random = new Random(seed);
  const weights = { features: new Float64Array(BUCKETS * count), transitions: new Float64Array(transitionsOf(set)) };
  const late = { features: new Float64Array(BUCKETS * count), transitions: new Float64Array(transitionsOf(set)) };
  let step = 1;
  const change = (part: 'features' | 'transitions', at: number, by: number): void => {
    weights[part][at]! += by;
    late[part][at]! += step * by;
  };
  for (let round = 0; round < rounds; round++) {
    for (const example of random.shuffled(examples)) {
      const share = {
        looks: random.chance(blind.looks) ? 1 : hidden,
        words: random.chance(blind.words) ? 1 : hidden,
      };
      const features = example.features.map((one, index) => possible(hide(one, share, random), example.tags[index]!));
      const scores = features.map((one) => scoresOf(one, weights, set));
      scores.forEach((own, index) => {
        for (let tag = 0; tag < count; tag++) if (tag !== example.tags[index]) own[tag]! += margin;
      });
      const guess = bestTags(scores, weights, set, example.breaks);
      let [before, guessBefore] = [count, count];
      example.tags.forEach((tag, index) => {
        const guessed = guess[index]!;
        if (guessed !== tag) {
          for (const bucket of features[index]!.buckets) {
            change('features', bucket * count + tag, 1);
            change('features', bucket * count + guessed, -1);
          }
        }
        if (guessed !== tag || before !== guessBefore) {
          const isBreak = example.breaks?.[index] ?? false;
          change('transitions', transitionAt(set, before, tag, isBreak), 1);
          change('transitions', transitionAt(set, guessBefore, guessed, isBreak), -1);
        }
        [before, guessBefore] = [tag, guessed];
      });
      step++;
    }
  }
  const averaged = (part: 'features' | 'transitions') =>
    weights[part].map((weight, at) => weight - late[part][at]! / step);
  return { features: averaged('features'), transitions: averaged('transitions') };
}

/** Sometimes only words, only looks or only what the words say can be relied on. */
function hide(features: Features, share: Hidden, random: Random): Features {
  const { buckets, looks, words } = features;
  const kept = buckets.filter((_, index) => {
    const group = index < looks ? 'said' : index < words ? 'looks' : 'words';
    return group === 'said' || !random.chance(share[group]);
  });
  return { ...features, buckets: kept };
}

/** What is true cannot be barred. */
const possible = (features: Features, tag: number): Features => ({
  ...features,
  barred: features.barred.filter((one) => one !== tag),
});

interface Hidden {
  looks: number;
  words: number;
}

/** In whole numbers of one byte, and of two for transitions. */
export function quantised({ features, transitions }: Weights): Weights {
  const sizes = Float64Array.from(features, Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const large = sizes[Math.floor(0.999 * (sizes.length - 1))] ?? 1;
  const scale = 127 / large;
  const whole = (list: ArrayLike<number>, most: number) =>
    Array.from(list, (value) => Math.max(-most, Math.min(most, Math.round(value * scale))));
  return { features: whole(features, 127), transitions: whole(transitions, 32_767) };
}

export interface Judged {
  right: number;
  of: number;
  /** What was taken for what, and how often. */
  confused: Map<string, number>;
}

export function judge(examples: readonly Example[], weights: Weights, set: TagSet, names: readonly string[]): Judged {
  const judged: Judged = { right: 0, of: 0, confused: new Map() };
  for (const { features, tags, breaks } of examples) {
    const scores = features.map((one) => scoresOf(one, weights, set));
    const guess = bestTags(scores, weights, set, breaks);
    tags.forEach((tag, index) => {
      judged.of++;
      if (guess[index] === tag) {
        judged.right++;
        return;
      }
      const key = `${names[tag]} as ${names[guess[index]!]}`;
      judged.confused.set(key, (judged.confused.get(key) ?? 0) + 1);
    });
  }
  return judged;
}
