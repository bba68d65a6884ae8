import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killRounds } from './kill-rounds.ts';
import { brokenPromises, summary } from './summary.ts';

const SEED = 20_260_309;
const ON_LINUX = process.platform === 'linux' ? false : 'the process tree is found through /proc, which only Linux has';

test('three times kill -9 of the whole tree under load: nothing acknowledged is lost, nothing is charged twice, every document ends, every SUCCESS has its PDF', {
  skip: ON_LINUX,
  timeout: 600_000,
}, async (t) => {
  const report = await killRounds({
    rounds: 3,
    seed: SEED,
    accounts: 30,
    clients: 8,
    createsPerRound: 6,
    burst: 6,
    lifeMs: { least: 200, most: 1_000 },
    killStartEvery: 3,
    waitForLeases: false,
    drainLimitMs: 180_000,
    say: (line) => t.diagnostic(line),
  });
  for (const line of [`seed ${SEED}`, ...summary(report)]) t.diagnostic(line);
  assert.deepEqual(brokenPromises(report), []);
  assert.equal(report.kills, 4, 'three rounds, and one kill while starting');
  assert.ok(report.load.creates.some((create) => create.outcome === 'acknowledged'));
});
