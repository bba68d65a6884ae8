import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveClock } from './clock.ts';

const SEED = 20_261_115;

test('a clock that jumps by a day, to and fro, gives no credits twice, moves no lease and refuses no create', {
  timeout: 600_000,
}, async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const { problems, figures } = await proveClock({ rounds: 1, seed: SEED, say: (line) => t.diagnostic(line) });
  t.diagnostic(figures);
  assert.deepEqual(problems, []);
});
