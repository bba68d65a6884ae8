import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { createMemoryPauses } from './pauses.ts';

const DAY_MS = 24 * 3600_000;
const ann = { store: 'test', id: 'ann' };

test('the fifth failure costs a second, each further one twice as long, and none more than five minutes', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createMemoryPauses(clock);
  const waited: number[] = [];
  for (let failure = 0; failure < 16; failure++) {
    assert.equal(pauses.begin({ ...ann, free: 5 }), 0);
    const seconds = pauses.begin({ ...ann, free: Infinity }) as number;
    if (seconds === 0) pauses.giveBack(ann);
    waited.push(seconds);
    clock.advance(seconds * 1000);
  }
  assert.deepEqual(waited, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('whoever tries as often as the pauses allow has some 300 tries in a day', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createMemoryPauses(clock);
  const end = clock.now().getTime() + DAY_MS;
  let tries = 0;
  while (clock.now().getTime() < end) {
    const seconds = pauses.begin({ ...ann, free: 5 }) as number;
    if (seconds === 0) tries++;
    else clock.advance(seconds * 1000);
  }
  assert.ok(tries > 290 && tries < 305, String(tries));
});

test('a day after the last failure it is as if there was none', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createMemoryPauses(clock);
  pauses.begin({ ...ann, free: 2 });
  clock.advance(DAY_MS);
  pauses.begin({ ...ann, free: 2 });
  assert.equal(pauses.begin({ ...ann, free: 2 }), 0);
  assert.equal(pauses.begin({ ...ann, free: 2 }), 1);
});

test('the memory of failures is bounded: the oldest gives way', () => {
  const pauses = createMemoryPauses(testClock('2026-03-01T12:00:00Z'), 100);
  const client = (count: number) => ({ store: 'test', id: `client ${count}`, free: 1 });
  for (let count = 0; count < 1_000; count++) pauses.begin(client(count));
  assert.equal(pauses.size(), 100);
  assert.deepEqual([pauses.begin(client(999)), pauses.begin(client(899))], [1, 0]);
});
