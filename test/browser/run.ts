/** Runs the browser tests, or says why they cannot run on this machine. `node test/browser/run.ts` */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoBrowser } from './browser.ts';

const LIMIT_MS = 300_000;

const reason = await whyNoBrowser();
if (reason !== null) process.stdout.write(`Browser tests are skipped: ${reason}.\n`);
else {
  const files = globSync('*.test.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
  const flags = ['--test', '--test-concurrency=2', `--test-timeout=${LIMIT_MS}`];
  process.exitCode = spawnSync(process.execPath, [...flags, ...files.sort()], { stdio: 'inherit' }).status ?? 1;
}
