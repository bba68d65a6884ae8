/**
 * Fuzzed requests by raw socket over all routes. `node test/proofs/fuzz.ts [--requests 100000] [--seed N]` prints the
 * figures and exits 1 where the service answered what it may not, ended, or kept memory.
 */
import { parseArgs } from 'node:util';
import { say } from '../../bench/support/figures.ts';
import { fuzz } from './fuzz/run.ts';

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const requests = Number(values.requests ?? 100_000);
say(`seed ${seed}, ${requests} requests`);

const began = performance.now();
const { violations, ...figures } = await fuzz({ seed, requests, pauseMs: 5_000 });
say(`${JSON.stringify(figures)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const violation of violations) say(violation);
say(`${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
