import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShortId } from './short-id.ts';

const KEY = Buffer.from('0001020304050607', 'hex');

test('an id always gets the same number under one key, and another under another', () => {
  const first = createShortId(KEY);
  assert.equal(first('lp_example'), createShortId(KEY)('lp_example'));
  assert.notEqual(first('lp_example'), createShortId(Buffer.from('0101020304050607', 'hex'))('lp_example'));
});

test('the hash is HalfSipHash-1-3, whose numbers another implementation gives too', () => {
  const shortId = createShortId(KEY);
  const numbers = ['', 'a', 'lp_example'].map(shortId);
  assert.deepEqual(numbers, [1_511_708_796_429_686, 1_405_371_767_374_546, 5_354_598_559_109_310]);
});

test('each process draws a key of its own', () => {
  assert.notEqual(createShortId()('lp_example'), createShortId()('lp_example'));
});

test('200,000 ids that look alike get 200,000 safe integers', () => {
  const shortId = createShortId(KEY);
  const numbers = new Set<number>();
  for (let id = 0; id < 100_000; id++) {
    numbers.add(shortId(`lp_${id}`));
    numbers.add(shortId(`2001:db8:${id.toString(16)}::/64`));
  }
  assert.equal(numbers.size, 200_000);
  for (const number of numbers) assert.ok(Number.isSafeInteger(number) && number >= 0);
});

test('every one of the 53 bits is set for about half of the ids', () => {
  const shortId = createShortId(KEY);
  const counts = new Array<number>(53).fill(0);
  for (let id = 0; id < 4000; id++) {
    let rest = BigInt(shortId(`${id}`));
    for (let bit = 0; bit < 53; bit++, rest >>= 1n) counts[bit]! += Number(rest & 1n);
  }
  for (const [bit, count] of counts.entries()) assert.ok(count > 1800 && count < 2200, `bit ${bit}: ${count} of 4000`);
});
