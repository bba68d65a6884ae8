import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from './limits.ts';
import { createMemoryLimits } from './memory.ts';

/** 2026-01-01T00:00:00.250Z: not on a full second, so that rounding shows. */
const START_MS = 1_767_225_600_250;

function limiterAt(startMs: number, maxEntriesPerStore = 1000) {
  let nowMs = startMs;
  const limits = createMemoryLimits({ now: () => new Date(nowMs) });
  const takeOne = limits.windows({ windowSeconds: 60, maxEntriesPerStore });
  return {
    take: (store: string, id: string, limit: number) => takeOne({ store, id, limit }) as Verdict,
    turnTo: (ms: number) => {
      nowMs = ms;
    },
  };
}

test('the tenth of ten requests is allowed with none remaining, the eleventh is refused', () => {
  const { take } = limiterAt(START_MS);
  const verdicts = Array.from({ length: 11 }, () => take('rest:key', 'a', 10));
  assert.deepEqual(
    verdicts.map((verdict) => verdict.remaining),
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0],
  );
  assert.deepEqual(
    verdicts.map((verdict) => verdict.allowed),
    [true, true, true, true, true, true, true, true, true, true, false],
  );
});

test('a verdict tells the end of the window in unix seconds, rounded up, and the whole seconds until then', () => {
  const { take, turnTo } = limiterAt(START_MS);
  assert.deepEqual(take('s', 'a', 1), {
    store: 's',
    allowed: true,
    remaining: 0,
    resetAtSeconds: 1_767_225_661,
    retryAfterSeconds: 60,
  });
  turnTo(START_MS + 59_001);
  assert.deepEqual(take('s', 'a', 1), {
    store: 's',
    allowed: false,
    remaining: 0,
    resetAtSeconds: 1_767_225_661,
    retryAfterSeconds: 1,
  });
});

test('a client that waits for retryAfterSeconds is let in', () => {
  for (const offsetMs of [0, 1, 999, 1000, 30_500, 59_000, 59_999]) {
    const { take, turnTo } = limiterAt(START_MS);
    take('s', 'a', 1);
    turnTo(START_MS + offsetMs);
    const refused = take('s', 'a', 1);
    assert.equal(refused.allowed, false);
    turnTo(START_MS + offsetMs + refused.retryAfterSeconds * 1000);
    assert.equal(take('s', 'a', 1).allowed, true, `refused ${offsetMs} ms into the window`);
  }
});

test('a window lasts exactly 60 s from its first request, however many follow', () => {
  const { take, turnTo } = limiterAt(START_MS);
  take('s', 'a', 1);
  turnTo(START_MS + 30_000);
  assert.equal(take('s', 'a', 1).allowed, false);
  turnTo(START_MS + 59_999);
  assert.equal(take('s', 'a', 1).allowed, false);
  turnTo(START_MS + 60_000);
  assert.deepEqual(take('s', 'a', 1), {
    store: 's',
    allowed: true,
    remaining: 0,
    resetAtSeconds: 1_767_225_721,
    retryAfterSeconds: 60,
  });
});

test('ids and stores are counted apart', () => {
  const { take } = limiterAt(START_MS);
  assert.equal(take('rest:ip', 'a', 1).allowed, true);
  assert.equal(take('rest:ip', 'b', 1).allowed, true);
  assert.equal(take('tool:ip', 'a', 1).allowed, true);
  assert.equal(take('rest:ip', 'a', 1).allowed, false);
});

test('ids that differ only in length, case or a zero character are counted apart', () => {
  const { take } = limiterAt(START_MS);
  for (const id of ['', 'a', 'A', 'aa', 'a\0', 'a\0\0', '\0', '\0\0', 'é', 'e\u0301']) {
    assert.equal(take('s', id, 1).allowed, true, JSON.stringify(id));
  }
});

test('a raised limit holds within the running window', () => {
  const { take } = limiterAt(START_MS);
  for (let request = 0; request < 11; request++) take('rest:key', 'a', 10);
  assert.deepEqual(take('rest:key', 'a', 20).remaining, 8);
});

test('a full store forgets its oldest window, and only that', () => {
  const { take } = limiterAt(START_MS, 3);
  for (const id of ['a', 'b', 'c', 'd']) take('s', id, 5);
  assert.equal(take('s', 'c', 5).remaining, 3);
  assert.equal(take('s', 'd', 5).remaining, 3);
  assert.equal(take('s', 'b', 5).remaining, 3);
  assert.equal(take('s', 'a', 5).remaining, 4);
});

test('a window that expired among thousands begins anew and is then kept for its full time', () => {
  const { take, turnTo } = limiterAt(START_MS, 2000);
  for (let id = 0; id < 2000; id++) take('s', `first ${id}`, 5);
  turnTo(START_MS + 60_000);
  assert.equal(take('s', 'first 1999', 5).remaining, 4);
  for (let id = 0; id < 1999; id++) take('s', `second ${id}`, 5);
  assert.equal(take('s', 'first 1999', 5).remaining, 3);
});

test('a clock set back an hour does not lock anyone out for an hour', () => {
  const { take, turnTo } = limiterAt(START_MS);
  take('s', 'a', 1);
  take('s', 'b', 1);
  turnTo(START_MS - 3_600_000);
  assert.equal(take('s', 'b', 1).allowed, true);
  assert.equal(take('s', 'b', 1).allowed, false);
  turnTo(START_MS - 3_600_000 + 60_000);
  assert.equal(take('s', 'b', 1).allowed, true);
});

test('a million bogus tokens take bounded memory and leave the counters of real keys alone', () => {
  const { take } = limiterAt(START_MS, 10_000);
  for (let key = 0; key < 100; key++) take('rest:key', `real ${key}`, 20);
  const before = process.memoryUsage().heapUsed;
  const padding = 'x'.repeat(1000);
  for (let token = 0; token < 1_000_000; token++) take('rest:bogus', `${padding.slice(0, token % 100)}${token}`, 10);
  const growthMiB = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  // 10,000 windows are 2 MiB; the rest is what the collector has not fetched yet. A million would be 170 MiB.
  assert.ok(growthMiB < 100, `grew by ${growthMiB.toFixed(0)} MiB`);
  for (let key = 0; key < 100; key++) assert.equal(take('rest:key', `real ${key}`, 20).remaining, 18);
});

test('store names taken from requests are noticed', () => {
  const { take } = limiterAt(START_MS);
  assert.throws(() => {
    for (let store = 0; store < 100; store++) take(`store ${store}`, 'a', 1);
  }, /Too many limit stores \(32\)/);
});
