import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBatcher } from './batcher.ts';

test('what comes while a batch is under way makes the next ones, none larger than the limit', async () => {
  const batches: number[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const hand = createBatcher<number>((batch) => {
    batches.push([...batch]);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  }, 3);
  const handed = [0, 1, 2, 3, 4].map(hand);
  assert.deepEqual(batches, [[0]]);
  gates[0]!.resolve();
  assert.equal(await handed[0], true);
  assert.deepEqual(batches, [[0], [1, 2, 3]]);
  gates[1]!.reject(new Error('refused'));
  assert.deepEqual(await Promise.all(handed.slice(1, 4)), [false, false, false]);
  assert.deepEqual(batches.at(-1), [4]);
  gates[2]!.resolve();
  assert.equal(await handed[4], true);
  const later = hand(5);
  assert.deepEqual(batches.at(-1), [5]);
  gates[3]!.resolve();
  assert.equal(await later, true);
});
