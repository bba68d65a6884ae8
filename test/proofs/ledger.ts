/**
 * The credit ledger against a model in plain code. `node test/proofs/ledger.ts [--seeds 20] [--events 10000] [--seed N]`
 * runs that many seeds from N on, prints the figures and exits 1 where ledger and model differ.
 */
import { parseArgs } from 'node:util';
import { say } from '../../bench/support/figures.ts';
import { messageOf } from '../../src/base/errors.ts';
import { testDatabase } from '../support/database.ts';
import { runLedger } from './ledger/run.ts';

/** Seeds at once: each mostly waits for the database. */
const LANES = 6;

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, events: { type: 'string' }, seed: { type: 'string' } },
});
const seeds = Number(values.seeds ?? 20);
const events = Number(values.events ?? 10_000);
const first = Number(values.seed ?? Date.now() % 1_000_000);
say(`seeds ${first} to ${first + seeds - 1}, ${events} events each`);

const database = await testDatabase({ maxConnections: 2 * LANES + 2 });
let next = first;
let differing = 0;

async function lane(): Promise<void> {
  while (next < first + seeds) {
    const seed = next++;
    const began = performance.now();
    try {
      const report = await runLedger(database.db, seed, events);
      say(`${JSON.stringify(report)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
      differing++;
      say(messageOf(error));
    }
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
await database.close();
say(`${differing} of ${seeds} seeds differ from the model`);
process.exitCode = differing === 0 ? 0 : 1;
