/** Runs the test files of a suite: `node test/run.ts together|parts|durability|engines|long`. */
import { SUITES } from './suites.ts';
import { runGroups } from './support/run-groups.ts';

const suite = SUITES[process.argv[2] ?? ''];
if (!suite) throw new Error(`There are these suites: ${Object.keys(SUITES).join(', ')}.`);
if (!(await runGroups(suite))) process.exitCode = 1;
