import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveCrashes } from './crash.ts';

const SEED = 20_261_115;
const ON_LINUX = process.platform === 'linux' ? false : 'processes are stopped and their trees found as Linux does it';

test('kill -9 after these steps: nothing acknowledged is lost, nothing is charged twice, every document ends with its file and without others', {
  skip: ON_LINUX,
  timeout: 600_000,
}, async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const { problems, figures } = await proveCrashes({ rounds: 1, seed: SEED, say: (line) => t.diagnostic(line) }, [
    'create.charged',
    'create.committed',
    'file.renamed',
    'produce.succeeded',
    'produce.refunded',
  ]);
  t.diagnostic(figures);
  assert.deepEqual(problems, []);
});
