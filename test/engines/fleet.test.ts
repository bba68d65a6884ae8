import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveFleet } from './fleet.ts';
import { NO_REDIS } from './support/redis.ts';
import { swiftMissing } from './support/swift.ts';

test('two servers and two workers behind a proxy lose nothing while all around them fails in turn', {
  skip: NO_REDIS || (swiftMissing() ?? false),
  timeout: 170_000,
}, async (t) => {
  const { problems, figures } = await proveFleet({ seconds: 30, seed: 20261116, say: (line) => t.diagnostic(line) });
  for (const figure of figures) t.diagnostic(figure);
  assert.deepEqual(problems, []);
});
