/**
 * kill -9 of the whole service, again and again, under load. `node test/chaos/kill.ts [--rounds 20] [--seed N]`
 * prints the figures and exits 1 when a promise was broken.
 */
import { parseArgs } from 'node:util';
import { say } from '../../bench/support/figures.ts';
import { killRounds } from './kill-rounds.ts';
import { brokenPromises, summary } from './summary.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const rounds = Number(values.rounds ?? 20);
say(`seed ${seed}, ${rounds} rounds`);

const report = await killRounds({
  rounds,
  seed,
  accounts: 200,
  clients: 24,
  createsPerRound: 40,
  burst: 16,
  lifeMs: { least: 300, most: 4_000 },
  killStartEvery: 4,
  waitForLeases: true,
  drainLimitMs: 600_000,
  say,
});
for (const line of summary(report)) say(line);
process.exitCode = brokenPromises(report).length === 0 ? 0 : 1;
