import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Group } from '../suites.ts';
import { withCompiled } from './compiled.ts';
import type { Counted } from './outcome-reporter.ts';
import { filesToTryAgain, type Outcome } from './try-again.ts';

/** Processes at once: one more than two cores, because every test waits at times, and some hardly do anything else. */
const LANES = 3;
/** For one test or file, on a machine that has other things to do. */
const LIMIT_MS = 600_000;
/** For one process: what hangs is named by what was printed before. */
const PROCESS_LIMIT_MS = 20 * 60_000;

const PROJECT = path.join(import.meta.dirname, '..', '..');
const REPORTER = path.join(import.meta.dirname, 'outcome-reporter.ts');

/** Whether all passed. What failed beside others may be tried once more, alone, and both outcomes are shown. */
export async function runGroups(groups: readonly Group[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-tests-'));
  try {
    const outcomes: Outcome[] = [];
    const waiting = groups.flatMap(processesOf);
    process.stdout.write(`${waiting.length} processes, ${LANES} at a time; each is shown when it is over.\n`);
    const runWaiting = async (): Promise<void> => {
      for (let files = waiting.shift(); files; files = waiting.shift()) {
        outcomes.push(await run(files, path.join(folder, String(waiting.length))));
      }
    };
    await Promise.all(Array.from({ length: LANES }, runWaiting));
    summarize(outcomes);
    return outcomes.every(({ passed }) => passed) || (await passedAlone(outcomes, path.join(folder, 'alone')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of each process, in the order in which they begin. */
function processesOf({ files, isOneProcess }: Group): string[][] {
  const found = globSync(files, { cwd: PROJECT }).sort();
  return isOneProcess ? [found] : found.map((file) => [file]);
}

async function passedAlone(outcomes: readonly Outcome[], output: string): Promise<boolean> {
  const files = filesToTryAgain(outcomes);
  if (files.length === 0) return false;
  process.stdout.write(`\nFailed beside others, and tried once more alone: ${files.join(', ')}\n`);
  for (const file of files) {
    if (!(await run([file], output)).passed) return false;
  }
  process.stdout.write(`\nPASSED ONLY ALONE, and asks for a steadier test: ${files.join(', ')}\n`);
  return true;
}

function summarize(outcomes: readonly Outcome[]): void {
  const sum = (what: 'tests' | 'skipped') => outcomes.reduce((all, { counted }) => all + (counted?.[what] ?? 0), 0);
  const failed = outcomes.flatMap(({ counted }) => counted?.failedFiles ?? []);
  const cutShort = outcomes.filter(({ counted }) => counted === null).length;
  process.stdout.write(`\n${sum('tests')} tests in ${outcomes.length} processes, ${sum('skipped')} skipped\n`);
  if (failed.length > 0) process.stdout.write(`FAILED: ${failed.join(', ')}\n`);
  if (cutShort > 0) process.stdout.write(`CUT SHORT: ${cutShort} of the processes\n`);
}

/** Several files share the process. What it says is shown when it is over; a connection that a test forgot holds up nothing. */
async function run(files: readonly string[], output: string): Promise<Outcome> {
  const counts = `${output}.json`;
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${REPORTER}`, `--test-reporter-destination=${counts}`],
  ];
  const flags = ['--test', '--test-isolation=none', '--test-force-exit', `--test-timeout=${LIMIT_MS}`, ...reporters];
  const child = spawn(process.execPath, [...flags, ...files], {
    cwd: PROJECT,
    env: withCompiled,
    stdio: ['ignore', openSync(output, 'w'), 'inherit'],
    timeout: PROCESS_LIMIT_MS,
  });
  const [status] = await once(child, 'exit');
  process.stdout.write(readFileSync(output, 'utf8').replaceAll(/^ℹ .*\n/gm, ''));
  return { passed: status === 0, counted: readCounts(counts) };
}

function readCounts(file: string): Counted | null {
  const written = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  if (written === '') return null;
  const counted: Counted = JSON.parse(written);
  return { ...counted, failedFiles: counted.failedFiles.map((failed) => path.relative(PROJECT, failed)) };
}
