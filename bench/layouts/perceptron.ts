/** Learns to tag by mending every sequence it tags wrongly (averaged structured perceptron, with a margin). */
import { bestTags, scoresOf, TRANSITIONS, type Weights } from '../../src/importing/tagging/decode.ts';
import { BUCKETS, type Features } from '../../src/importing/tagging/features.ts';
import { TAGS } from '../../src/importing/tagging/tags.ts';
import { Random } from './random.ts';

export interface Example {
  features: Features[];
  tags: number[];
}

export interface Training {
  rounds: number;
  /** By how much a right tag must lead. */
  margin: number;
  /** How often all words of a sequence are hidden, so that looks and places must do. */
  blind: number;
  /** How often a single word's features are hidden. */
  hidden: number;
  seed: number;
}

const COUNT = TAGS.length;

export function train(examples: readonly Example[], { rounds, margin, blind, hidden, seed }: Training): Weights {
  const random = new Random(seed);
  const weights = { features: new Float64Array(BUCKETS * COUNT), transitions: new Float64Array(TRANSITIONS) };
  const late = { features: new Float64Array(BUCKETS * COUNT), transitions: new Float64Array(TRANSITIONS) };
  let step = 1;
  const change = (part: 'features' | 'transitions', at: number, by: number): void => {
    weights[part][at]! += by;
    late[part][at]! += step * by;
  };
  for (let round = 0; round < rounds; round++) {
    for (const example of random.shuffled(examples)) {
      const isBlind = random.chance(blind);
      const features = example.features.map((one) => hide(one, isBlind, hidden, random));
      const scores = features.map((one) => scoresOf(one, weights));
      scores.forEach((own, index) => {
        for (let tag = 0; tag < COUNT; tag++) if (tag !== example.tags[index]) own[tag]! += margin;
      });
      const guess = bestTags(scores, weights);
      let [before, guessBefore] = [COUNT, COUNT];
      example.tags.forEach((tag, index) => {
        const guessed = guess[index]!;
        if (guessed !== tag) {
          for (const bucket of features[index]!.buckets) {
            change('features', bucket * COUNT + tag, 1);
            change('features', bucket * COUNT + guessed, -1);
          }
        }
        if (guessed !== tag || before !== guessBefore) {
          change('transitions', before * COUNT + tag, 1);
          change('transitions', guessBefore * COUNT + guessed, -1);
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

function hide(features: Features, blind: boolean, hidden: number, random: Random): Features {
  const { buckets, words } = features;
  if (blind) return { buckets: buckets.subarray(0, words), words };
  const kept = buckets.filter((_, index) => index < words || !random.chance(hidden));
  return { buckets: kept, words };
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

export function accuracy(examples: readonly Example[], weights: Weights): { right: number; of: number } {
  let right = 0;
  let of = 0;
  for (const { features, tags } of examples) {
    const guess = bestTags(
      features.map((one) => scoresOf(one, weights)),
      weights,
    );
    tags.forEach((tag, index) => {
      of++;
      if (guess[index] === tag) right++;
    });
  }
  return { right, of };
}

/** What was taken for what, the most frequent first. */
export function confusions(examples: readonly Example[], weights: Weights): string[] {
  const counts = new Map<string, number>();
  const name = (tag: number) => `${TAGS[tag]!.step} ${TAGS[tag]!.field}`;
  for (const { features, tags } of examples) {
    const guess = bestTags(
      features.map((one) => scoresOf(one, weights)),
      weights,
    );
    tags.forEach((tag, index) => {
      if (guess[index] === tag) return;
      const key = `${name(tag)} as ${name(guess[index]!)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 12)
    .map(([key, count]) => `  ${count} ${key}`);
}
