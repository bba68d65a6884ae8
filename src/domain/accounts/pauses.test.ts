import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { createPauses } from './pauses.ts';

const DAY_MS = 24 * 3600_000;

test('the fifth failure costs a second, each further one twice as long, and none more than five minutes', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createPauses(clock, 5);
  const waited: number[] = [];
  for (let failure = 0; failure < 16; failure++) {
    pauses.count('ann');
    const seconds = pauses.secondsLeft('ann');
    waited.push(seconds);
    clock.advance(seconds * 1000);
  }
  assert.deepEqual(waited, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  assert.equal(pauses.secondsLeft('bob'), 0);
});

test('whoever tries as often as the pauses allow has some 300 tries in a day', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createPauses(clock, 5);
  const end = clock.now().getTime() + DAY_MS;
  let tries = 0;
  while (clock.now().getTime() < end) {
    if (pauses.secondsLeft('ann') === 0) {
      pauses.count('ann');
      tries++;
    }
    clock.advance(Math.max(1, pauses.secondsLeft('ann')) * 1000);
  }
  assert.ok(tries > 290 && tries < 305, String(tries));
});

test('a day after the last failure it is as if there was none', () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const pauses = createPauses(clock, 1);
  pauses.count('ann');
  clock.advance(DAY_MS);
  pauses.count('ann');
  assert.equal(pauses.secondsLeft('ann'), 1);
});

test('what did not fail leaves no trace', () => {
  const pauses = createPauses(testClock('2026-03-01T12:00:00Z'), 1);
  for (let round = 0; round < 20; round++) {
    pauses.count('ann');
    pauses.giveBack('ann');
  }
  assert.deepEqual([pauses.secondsLeft('ann'), pauses.size()], [0, 0]);
});

test('the memory of failures is bounded: the oldest gives way', () => {
  const pauses = createPauses(testClock('2026-03-01T12:00:00Z'), 1, 100);
  for (let count = 0; count < 1_000; count++) pauses.count(`client ${count}`);
  assert.equal(pauses.size(), 100);
  assert.deepEqual([pauses.secondsLeft('client 899'), pauses.secondsLeft('client 999')], [0, 1]);
});
