/** Runs the test files of a suite: `node test/run.ts together|parts|durability|long`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Group, SUITES } from './suites.ts';
import { withCompiled } from './support/compiled.ts';

/** Processes at once: one more than two cores, because every test waits at times, and some hardly do anything else. */
const LANES = 3;
/** For one test, on a machine that has other things to do. */
const LIMIT_MS = 300_000;
/** For one group: what hangs is named by what was printed before. */
const GROUP_LIMIT_MS = 20 * 60_000;

const PROJECT = path.join(import.meta.dirname, '..');

const suite = SUITES[process.argv[2] ?? ''];
if (!suite) throw new Error(`There are these suites: ${Object.keys(SUITES).join(', ')}.`);
const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-tests-'));
const waiting = [...suite.entries()];
await Promise.all(Array.from({ length: LANES }, runWaiting));
rmSync(folder, { recursive: true });

async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [place, group] = next;
    if ((await run(group, place)) !== 0) process.exitCode = 1;
  }
}

/** What runs beside others is shown when it is over. A connection that a test forgot does not hold up the rest. */
async function run({ files, isOneProcess }: Group, place: number): Promise<number | null> {
  const how = isOneProcess ? '--test-isolation=none' : `--test-concurrency=${LANES}`;
  const flags = ['--test', how, '--test-force-exit', `--test-timeout=${LIMIT_MS}`];
  const shown = suite!.length === 1 ? null : path.join(folder, `${place}.txt`);
  const child = spawn(process.execPath, [...flags, ...files], {
    cwd: PROJECT,
    env: withCompiled,
    stdio: ['ignore', shown === null ? 'inherit' : openSync(shown, 'w'), 'inherit'],
    timeout: GROUP_LIMIT_MS,
  });
  const [status] = await once(child, 'exit');
  if (shown !== null) process.stdout.write(readFileSync(shown));
  return status;
}
