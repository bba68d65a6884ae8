import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from './fuzz/run.ts';

const SEED = 20_260_309;
const ON_LINUX =
  process.platform === 'linux' ? false : 'requests come from many loopback addresses, which only Linux has';

test('fuzzed requests over all routes get documented statuses, envelopes under /v1, end nothing and leave no memory behind', {
  skip: ON_LINUX,
}, async (t) => {
  const { violations, ...figures } = await fuzz({ seed: SEED, requests: 450, pauseMs: 200 });
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(violations, []);
  for (const status of [200, 400, 401, 404, 405]) assert.ok(figures.statuses[status]! > 0, `no ${status} was seen`);
});
