/** Runs the browser tests; where no browser can be had, they are reported as skipped. `node test/browser/run.ts [--long]` */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withCompiled } from '../support/compiled.ts';
import { whyNoBrowser } from './stage/launch.ts';

const LIMIT_MS = 600_000;
const WHOLE_LIMIT_MS = 20 * 60_000;

const kind = process.argv[2] === '--long' ? 'long' : 'test';
const names = globSync(`*.${kind}.ts`, { cwd: import.meta.dirname }).sort();
const reason = await whyNoBrowser();
if (reason === null) process.exitCode = runAll();
else for (const name of names) test(`all browser tests of ${name}`, { skip: reason });

function runAll(): number {
  const files = names.map((name) => join(import.meta.dirname, name));
  const flags = ['--test', '--test-concurrency=3', '--test-force-exit', `--test-timeout=${LIMIT_MS}`];
  const how = { stdio: 'inherit', env: withCompiled, timeout: WHOLE_LIMIT_MS } as const;
  return spawnSync(process.execPath, [...flags, ...files], how).status ?? 1;
}
