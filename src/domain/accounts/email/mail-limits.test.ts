import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../../test/support/clock.ts';
import { createMemoryLimits } from '../../../platform/limits/memory.ts';
import { createMailLimits } from './mail-limits.ts';

test('one client has five messages an hour sent to an address, all clients together twenty', async () => {
  const clock = testClock('2026-03-01T12:00:00Z');
  const take = createMailLimits(createMemoryLimits(clock), 'reset');
  const of = async (client: string) => {
    const taken = [];
    for (let count = 0; count < 6; count++) taken.push((await take(client, 'ann@example.com')).by);
    return taken;
  };
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    assert.deepEqual(await of(client), [null, null, null, null, null, 'pair']);
  }
  assert.deepEqual(await take('192.0.2.5', 'ann@example.com'), { by: 'address', retryAfterSeconds: 3600 });
  assert.equal((await take('192.0.2.1', 'bob@example.com')).by, null);
  clock.advance(3_600_000);
  assert.equal((await take('192.0.2.5', 'ann@example.com')).by, null);
});
