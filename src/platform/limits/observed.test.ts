import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../base/clock.ts';
import { createMemoryLimits } from './memory.ts';
import { observeLimits } from './observed.ts';

function observed() {
  const refused: string[] = [];
  const limits = observeLimits(createMemoryLimits(systemClock), { refused: (layer) => refused.push(layer) });
  return { refused, ...limits, take: limits.windows({ windowSeconds: 60, maxEntriesPerStore: 10 }) };
}

test('of several layers the one that refused is named, and what memory decides is still decided at once', () => {
  const { take, refused } = observed();
  const layers = () => take({ store: 'rest:key', id: 'k', limit: 5 }, { store: 'rest:account', id: 'a', limit: 1 });
  assert.ok(!(layers() instanceof Promise));
  assert.deepEqual(refused, []);
  layers();
  assert.deepEqual(refused, ['rest:account']);
});

test('a pause and a lease that is not given are refusals too', async () => {
  const { pauses, lease, refused } = observed();
  for (let failures = 0; failures < 2; failures++) await pauses.begin({ store: 'sign-in:pair', id: 'ann', free: 1 });
  assert.deepEqual(refused, ['sign-in:pause']);
  await lease({ store: 'uploads', id: 'a', limit: 1 });
  assert.equal(await lease({ store: 'uploads', id: 'a', limit: 1 }), null);
  assert.deepEqual(refused, ['sign-in:pause', 'uploads']);
});
