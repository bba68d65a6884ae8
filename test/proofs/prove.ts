/**
 * Proofs of what the service promises whatever happens to it. `npm run prove -- [crash|stop|clock|disk] [--rounds 3]
 * [--seed N]` runs one or all of them, prints the figures, and exits 1 when a promise was broken. kill -9 of
 * the whole service under load is `node test/chaos/kill.ts`.
 */
import { parseArgs } from 'node:util';
import { say } from '../../bench/support/figures.ts';
import { proveClock } from './faults/clock.ts';
import { proveCrashes } from './faults/crash.ts';
import { proveDiskFull } from './faults/disk.ts';
import type { Findings, ProofOptions } from './faults/stage.ts';
import { proveStops } from './faults/stop.ts';

const PROOFS: Record<string, (options: ProofOptions) => Promise<Findings>> = {
  crash: proveCrashes,
  stop: proveStops,
  clock: proveClock,
  disk: proveDiskFull,
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(PROOFS, name));
if (unknown.length > 0)
  throw new Error(`There is no proof ${unknown.join(', ')}; there are ${Object.keys(PROOFS).join(', ')}.`);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const rounds = Number(values.rounds ?? 3);

for (const name of positionals.length > 0 ? positionals : Object.keys(PROOFS)) {
  say(`${name}: seed ${seed}, ${rounds} rounds`);
  const { problems, figures } = await PROOFS[name]!({ rounds, seed, say: (line) => say(`  ${line}`) });
  say(`${name}: ${figures}, ${problems.length} problems`);
  for (const problem of problems) say(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
