import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestTags, type Features, scoresOf, tagSet, transitionAt, transitionsOf, type Weights } from './decode.ts';

/** Two tags; the second only goes on with the first. */
const SET = tagSet(['begin', 'inside'], (before, tag) => tag === 'begin' || before !== null);

const weights = (features: number[], transitions: Record<number, number> = {}): Weights => ({
  features,
  transitions: Array.from({ length: transitionsOf(SET) }, (_, at) => transitions[at] ?? 0),
});
const seen = (bucket: number, barred: number[] = []): Features => ({
  buckets: Uint32Array.of(bucket),
  looks: 1,
  words: 1,
  barred,
});
const tagged = (features: Features[], learned: Weights, breaks: boolean[] | null = null): number[] =>
  bestTags(
    features.map((one) => scoresOf(one, learned, SET)),
    learned,
    SET,
    breaks,
  );

test('each token has the tag that it scores highest with', () => {
  assert.deepEqual(tagged([seen(0), seen(1)], weights([5, 0, 0, 5])), [0, 1]);
});

test('what may not follow, or is barred, is not chosen, however high it scores', () => {
  assert.deepEqual(tagged([seen(1)], weights([5, 0, 0, 5])), [0]);
  assert.deepEqual(tagged([seen(0), seen(1, [1])], weights([5, 0, 0, 5])), [0, 0]);
});

test('transitions outweigh a token, and are others where a column begins', () => {
  const learned = weights([5, 0, 0, 1], { [transitionAt(SET, 0, 0, false)]: 4, [transitionAt(SET, 0, 1, true)]: 4 });
  assert.deepEqual(tagged([seen(0), seen(1)], learned), [0, 0]);
  assert.deepEqual(tagged([seen(0), seen(1)], learned, [false, true]), [0, 1]);
});

test('nothing has no tags', () => {
  assert.deepEqual(tagged([], weights([0, 0])), []);
});
