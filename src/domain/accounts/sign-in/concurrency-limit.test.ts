import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('no more than its number run at once, the next wait in order, and the rest are turned away', async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 3 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const visits = Array.from({ length: 6 }, (_, index) =>
    limit.pass(async () => {
      started.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      return index;
    }),
  );
  await nextTurn();
  assert.deepEqual(started, [0, 1]);
  assert.equal(await visits[5], null);
  for (let end = 0; end < 5; end++) {
    ends[end]!();
    await nextTurn();
  }
  assert.deepEqual(started, [0, 1, 2, 3, 4]);
  assert.deepEqual(await Promise.all(visits), [0, 1, 2, 3, 4, null]);
});

test('work that fails frees its place', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 });
  await assert.rejects(
    limit.pass(() => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await limit.pass(async () => 'next'), 'next');
});
