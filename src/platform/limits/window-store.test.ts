import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WindowStore } from './window-store.ts';

test('a store never holds more windows than its limit', () => {
  const store = new WindowStore(60_000, 100);
  for (let id = 0; id < 10_000; id++) {
    store.count(id, id);
    assert.ok(store.size <= 100);
  }
});

test('a store that is used again forgets what expired meanwhile', () => {
  const store = new WindowStore(60_000, 1000);
  for (let id = 0; id < 1000; id++) store.count(id, 0);
  for (let request = 0; request < 130; request++) store.count(-1, 60_000);
  assert.equal(store.size, 1);
});

test('every count agrees with a model that keeps all windows', () => {
  const store = new WindowStore(1000, 10_000);
  const model = new Map<number, { count: number; endMs: number }>();
  let seed = 20_260_101;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  let nowMs = 0;
  for (let step = 0; step < 50_000; step++) {
    nowMs += random(20);
    const id = random(300);
    const known = model.get(id);
    const expected = known && nowMs < known.endMs ? known : { count: 0, endMs: nowMs + 1000 };
    expected.count += 1;
    model.set(id, expected);
    const { count, resetAtMs } = store.count(id, nowMs);
    assert.deepEqual({ count, endMs: resetAtMs }, expected, `step ${step}`);
  }
});
