import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShares } from './shares.ts';

const taken = (shares: ReturnType<typeof createShares>, accountId: string, tries: number): number =>
  Array.from({ length: tries }, () => shares.take(accountId)).filter((place) => place !== null).length;

test('nobody gets more than a share, and half of the places are for those who have none', () => {
  const shares = createShares({ places: 8, each: 3 });
  assert.deepEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((accountId) => taken(shares, accountId, 5)),
    [3, 1, 1, 1, 1, 1, 0],
  );
});

test('a place that was given back is there again, once', () => {
  const shares = createShares({ places: 1, each: 1 });
  const giveBack = shares.take('a')!;
  assert.equal(shares.take('b'), null);
  giveBack();
  const again = shares.take('b');
  assert.notEqual(again, null);
  giveBack();
  assert.equal(shares.take('a'), null);
});
