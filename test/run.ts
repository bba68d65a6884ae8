/** Runs the test files of suites beside each other: `node test/run.ts together parts`. Which there are says `test/suites.ts`. */
import { ensureClient, ensureWebApp } from '../src/commands/server/web-app.ts';
import { whyNoBrowser } from './browser/stage/launch.ts';
import { SUITES } from './suites.ts';
import { runGroups } from './support/run-processes.ts';

const wanted = process.argv.slice(2).flatMap((name) => {
  if (!SUITES[name]) throw new Error(`There are these suites: ${Object.keys(SUITES).join(', ')}.`);
  return SUITES[name];
});
const whyNot = wanted.some(({ isInBrowser }) => isInBrowser) ? await whyNoBrowser() : null;
const groups = wanted.filter(({ isInBrowser }) => !(isInBrowser && whyNot));
// Once for all: several processes at a time would each build them, one over the other.
const say = (line: string) => void process.stdout.write(`${line}\n`);
await Promise.all([ensureWebApp(say), ensureClient(say)]);
if (!(await runGroups(groups))) process.exitCode = 1;
if (whyNot !== null) process.stdout.write(`SKIPPED: all browser tests: ${whyNot}\n`);
