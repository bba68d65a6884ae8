/** Runs the browser tests; where no browser can be had, they are reported as skipped. `node test/browser/run.ts` */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { whyNoBrowser } from './launch.ts';

const LIMIT_MS = 300_000;

const names = globSync('*.test.ts', { cwd: import.meta.dirname }).sort();
const reason = await whyNoBrowser();
if (reason === null) process.exitCode = runAll();
else for (const name of names) test(`all browser tests of ${name}`, { skip: reason });

function runAll(): number {
  const files = names.map((name) => join(import.meta.dirname, name));
  const flags = ['--test', '--test-concurrency=2', `--test-timeout=${LIMIT_MS}`];
  return spawnSync(process.execPath, [...flags, ...files], { stdio: 'inherit' }).status ?? 1;
}
