import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveDiskFull } from './disk.ts';
import { whyNoSmallDisk } from './small-disk.ts';

const SEED = 20_261_115;

test('after the disk was full under database and files everything ends by itself, and nothing is lost or charged twice', {
  skip: whyNoSmallDisk() ?? false,
  timeout: 600_000,
}, async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const { problems, figures } = await proveDiskFull({ rounds: 1, seed: SEED, say: (line) => t.diagnostic(line) });
  t.diagnostic(figures);
  assert.deepEqual(problems, []);
});
