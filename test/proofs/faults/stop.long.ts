import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveStops } from './stop.ts';

const SEED = 20_261_115;
const ON_LINUX = process.platform === 'linux' ? false : 'processes are stopped and their trees found as Linux does it';

test('a worker that stood still past its lease and goes on leaves the page, the charge and the state of its successor alone', {
  skip: ON_LINUX,
  timeout: 600_000,
}, async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const options = { rounds: 1, seed: SEED, say: (line: string) => t.diagnostic(line), waitForLeases: false };
  const { problems, figures } = await proveStops(options, ['produce.generated']);
  t.diagnostic(figures);
  assert.deepEqual(problems, []);
});
