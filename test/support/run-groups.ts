import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Group } from '../suites.ts';
import { withCompiled } from './compiled.ts';
import { ENDED } from './failed-files.ts';

/** Processes at once: one more than two cores, because every test waits at times, and some hardly do anything else. */
const LANES = 3;
/** For one test or file, on a machine that has other things to do. */
const LIMIT_MS = 600_000;
/** For one group: what hangs is named by what was printed before. */
const GROUP_LIMIT_MS = 20 * 60_000;

/** More than these are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 3;
/** Here it is the finding that a thing fails once in a hundred times. */
const NEVER_TRIED_AGAIN = /^test\/(chaos|proofs)\//;

const PROJECT = path.join(import.meta.dirname, '..', '..');
const FAILED_FILES = path.join(import.meta.dirname, 'failed-files.ts');

/** Whether all passed. A file that failed beside others is tried once more, alone, and both outcomes are shown. */
export async function runGroups(groups: readonly Group[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-tests-'));
  try {
    const outcomes: Outcome[] = [];
    const waiting = [...groups];
    const runWaiting = async (): Promise<void> => {
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        outcomes.push(await run(group, path.join(folder, String(waiting.length)), groups.length > 1));
      }
    };
    await Promise.all(Array.from({ length: LANES }, runWaiting));
    return await passedInTheEnd(outcomes, path.join(folder, 'again'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Outcome {
  passed: boolean;
  /** Every test had its turn: what was cut short may hide more than it names. */
  ended: boolean;
  failedFiles: string[];
}

async function passedInTheEnd(outcomes: readonly Outcome[], output: string): Promise<boolean> {
  if (outcomes.every(({ passed }) => passed)) return true;
  const files = outcomes.flatMap(({ failedFiles }) => failedFiles);
  const isUnexplained = outcomes.some(
    ({ passed, ended, failedFiles }) => !passed && !(ended && failedFiles.length > 0),
  );
  if (isUnexplained || files.length > MOST_TRIED_AGAIN || files.some((file) => NEVER_TRIED_AGAIN.test(file))) {
    return false;
  }
  process.stdout.write(`\nFailed beside others, and tried once more alone: ${files.join(', ')}\n`);
  for (const file of files) {
    if (!(await run({ files: [file] }, output, false)).passed) return false;
  }
  process.stdout.write(`\nPASSED ONLY ALONE, and asks for a steadier test: ${files.join(', ')}\n`);
  return true;
}

/** What runs beside others is shown when it is over. A connection that a test forgot does not hold up the rest. */
async function run({ files, isOneProcess }: Group, output: string, isBesideOthers: boolean): Promise<Outcome> {
  const how = isOneProcess ? '--test-isolation=none' : `--test-concurrency=${LANES}`;
  const failed = `${output}.failed`;
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${FAILED_FILES}`, `--test-reporter-destination=${failed}`],
  ];
  const flags = ['--test', how, '--test-force-exit', `--test-timeout=${LIMIT_MS}`, ...reporters];
  const child = spawn(process.execPath, [...flags, ...files], {
    cwd: PROJECT,
    env: withCompiled,
    stdio: ['ignore', isBesideOthers ? openSync(output, 'w') : 'inherit', 'inherit'],
    timeout: GROUP_LIMIT_MS,
  });
  const [status] = await once(child, 'exit');
  if (isBesideOthers) process.stdout.write(readFileSync(output));
  const named = readFileSync(failed, { encoding: 'utf8', flag: 'a+' }).trim().split('\n');
  const ended = named.at(-1) === ENDED;
  const failedFiles = named.filter((file) => path.isAbsolute(file)).map((file) => path.relative(PROJECT, file));
  return { passed: status === 0, ended, failedFiles };
}
