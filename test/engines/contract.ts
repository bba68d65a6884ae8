/**
 * The contract suite, unchanged, on PostgreSQL, Redis and S3 with two servers, two workers and a proxy that takes turns.
 * `node test/engines/contract.ts [files]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fleetMissing } from './support/fleet.ts';

const SUITE = 'test/contract/**/*.test.ts';
const TIMEOUT_MS = 180_000;

/** Tests that look into the process that serves, and why they can only do so where it is their own. */
const NOT_HERE: { name: string; reason: string }[] = [
  {
    name: 'the 2,000th equal title costs about what the first did',
    reason: 'it counts statements in the pool of the server, which is another process here',
  },
  {
    name: 'websites that do not answer keep an account waiting, and nobody else',
    reason: 'five places for websites are those of one process; two have ten',
  },
];

const say = (text: string) => process.stdout.write(`${text}\n`);

const missing = fleetMissing();
if (missing) {
  say(`skipped, all of it: ${missing}`);
} else {
  for (const { name, reason } of NOT_HERE) say(`skipped: "${name}": ${reason}`);
  const files = process.argv.slice(2);
  const words = [
    '--test',
    '--test-isolation=none',
    `--test-timeout=${TIMEOUT_MS}`,
    ...NOT_HERE.map(({ name }) => `--test-skip-pattern=${name}`),
    ...(files.length > 0 ? files : [SUITE]),
  ];
  const env = { ...process.env, CONTRACT_ON: 'fleet' };
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit');
  process.exitCode = code ?? 1;
}
