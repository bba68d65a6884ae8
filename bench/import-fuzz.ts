/**
 * Imports mutated files of every format in the sandbox: no accident, no hang, no leak.
 * `node bench/import-fuzz.ts [files] [seed] [minutes]`; the same seed makes the same files.
 */
import { ImportRefused } from '../src/domain/profiles/import-job.ts';
import { type Sandbox, TaskFailed } from '../src/platform/sandbox/pool.ts';
import { importInSandbox, OF_ONE_PERSON, openImportSandbox } from '../src/sandbox-tasks.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { residentOf } from '../test/hostile/watch.ts';
import { median, percentile, say, whole } from './support/figures.ts';
import { importSeeds, type Seed } from './support/importing/import-seeds.ts';
import { mutated } from './support/importing/mutations.ts';

const FILES = Number(process.argv[2] ?? 2000);
const SEED = Number(process.argv[3] ?? 1);
const MINUTES = Number(process.argv[4] ?? 6);
const CHILDREN = 2;
const NOW = '2025-06-01T00:00:00Z';
const MIB = 2 ** 20;
const ACCIDENTS_SHOWN = 20;

interface Outcome {
  number: number;
  seed: string;
  ending: 'read' | 'refused' | 'accident';
  message: string;
  milliseconds: number;
  parentBytes: number;
  childBytes: number;
}

async function main(): Promise<void> {
  const sandbox = openImportSandbox(CHILDREN, () => {}, OF_ONE_PERSON);
  try {
    const seeds = await importSeeds(sandbox);
    say(`${FILES} files from ${seeds.length} seeds, seed ${SEED}, at most ${MINUTES} minutes`);
    const outcomes = await importAll(sandbox, seeds);
    report(outcomes, sandbox);
  } finally {
    await sandbox.close();
  }
}

async function importAll(sandbox: Sandbox, seeds: readonly Seed[]): Promise<Outcome[]> {
  const deadlineMs = performance.now() + MINUTES * 60_000;
  const outcomes: Outcome[] = [];
  let next = 0;
  const lane = async () => {
    while (next < FILES && performance.now() < deadlineMs) outcomes.push(await importOne(sandbox, seeds, next++));
  };
  await Promise.all(Array.from({ length: CHILDREN }, lane));
  return outcomes.sort((one, other) => one.number - other.number);
}

async function importOne(sandbox: Sandbox, seeds: readonly Seed[], number: number): Promise<Outcome> {
  const random = seededRandom(SEED * 1_000_003 + number);
  const seed = random.pick(seeds);
  const content = mutated(seed.content, random, random.pick(seeds).content);
  const bytes = seed.wrap ? seed.wrap(content) : content;
  const start = performance.now();
  const { ending, message } = await endingOf(importInSandbox(sandbox, { file: { bytes, name: null }, now: NOW }));
  return {
    number,
    seed: seed.name,
    ending,
    message,
    milliseconds: performance.now() - start,
    parentBytes: process.memoryUsage.rss(),
    childBytes: Math.max(0, ...sandbox.stats().childPids.map(residentOf)),
  };
}

async function endingOf(running: Promise<unknown>): Promise<Pick<Outcome, 'ending' | 'message'>> {
  try {
    await running;
    return { ending: 'read', message: '' };
  } catch (error) {
    if (error instanceof ImportRefused) return { ending: 'refused', message: error.message };
    return { ending: 'accident', message: error instanceof TaskFailed ? error.childStack : String(error) };
  }
}

function report(outcomes: readonly Outcome[], sandbox: Sandbox): void {
  for (const [ending, group] of Map.groupBy(outcomes, (outcome) => outcome.ending)) say(`${ending}: ${group.length}`);
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  const slowest = outcomes.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]!;
  say(`time per file: median ${whole(median(times))} ms, p95 ${whole(percentile(times, 0.95))} ms`);
  say(`slowest: ${whole(slowest.milliseconds)} ms, file ${slowest.number} of ${slowest.seed}`);
  say(`memory of this process: ${trend(outcomes.map(({ parentBytes }) => parentBytes))}`);
  say(`memory of the larger child: ${trend(outcomes.map(({ childBytes }) => childBytes))}`);
  const { died } = sandbox.stats();
  say(`children ended: ${died.memory} for memory, ${died.time} for time, which is a refusal; ${died.crash} by a crash`);
  const accidents = outcomes.filter(({ ending }) => ending === 'accident');
  for (const { number, seed, message } of accidents.slice(0, ACCIDENTS_SHOWN)) {
    say(`file ${number} of ${seed}: ${message}`);
  }
  if (accidents.length > 0 || died.crash > 0) process.exitCode = 1;
}

/** By quarters of the run: what leaks grows from each to the next. */
function trend(bytes: readonly number[]): string {
  const quarter = Math.ceil(bytes.length / 4);
  const parts = [0, 1, 2, 3].map((index) => bytes.slice(index * quarter, (index + 1) * quarter));
  return `${parts.map((part) => whole(median(part) / MIB)).join(', ')} MiB by quarters`;
}

await main();
