/** Runs the browser tests; where no browser can be had, they are reported as skipped. `node test/browser/run.ts [--long]` */
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { runGroups } from '../support/run-groups.ts';
import { whyNoBrowser } from './stage/launch.ts';

const kind = process.argv[2] === '--long' ? 'long' : 'test';
const names = globSync(`*.${kind}.ts`, { cwd: import.meta.dirname }).sort();
const reason = await whyNoBrowser();
if (reason !== null) {
  for (const name of names) test(`all browser tests of ${name}`, { skip: reason });
} else if (!(await runGroups([{ files: names.map((name) => `test/browser/${name}`) }]))) {
  process.exitCode = 1;
}
