/**
 * How long an import takes in a warm child of the sandbox, one file after the other, and how much memory the child held.
 * `node bench/import-time.ts`; reads the evaluation files beside the project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../src/platform/sandbox/pool.ts';
import { importInSandbox, OF_ONE_PERSON, openImportSandbox } from '../src/sandbox-tasks.ts';
import { peakOf } from '../test/hostile/watch.ts';
import { cpuMsOf } from './support/cpu-time.ts';
import { median, percentile, say, whole } from './support/figures.ts';

const RESUMES = join(import.meta.dirname, '../../shared/eval/open/resumes');
const NOW = '2025-06-01T00:00:00Z';
const GOAL_MS = 1000;
const MIB = 2 ** 20;

interface Timing {
  file: string;
  wallMs: number;
  cpuMs: number;
  failed: boolean;
}

async function main(): Promise<void> {
  if (!existsSync(RESUMES)) return say(`There are no evaluation files at ${RESUMES}; nothing is measured.`);
  const files = readdirSync(RESUMES)
    .toSorted()
    .flatMap((folder) => readdirSync(join(RESUMES, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\/resume\.[^.]+$/.test(file));
  const sandbox = openImportSandbox(1, () => {}, OF_ONE_PERSON);
  try {
    // The first files of a child load libraries and let V8 compile; a warm child has both behind it.
    for (const file of firstOfEachFormat(files)) await timed(sandbox, file);
    const timings: Timing[] = [];
    for (const file of files) timings.push(await timed(sandbox, file));
    report(timings, Math.max(0, ...sandbox.stats().childPids.map(peakOf)));
  } finally {
    await sandbox.close();
  }
}

const firstOfEachFormat = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => file.slice(file.lastIndexOf('.'))).values()].flatMap((group) => group.slice(0, 2));

async function timed(sandbox: Sandbox, file: string): Promise<Timing> {
  const bytes = new Uint8Array(readFileSync(join(RESUMES, file)));
  const cpuBefore = childCpuMs(sandbox);
  const start = performance.now();
  const failed = await importInSandbox(sandbox, { file: { bytes, name: null }, now: NOW }).then(
    () => false,
    () => true,
  );
  return { file, failed, wallMs: performance.now() - start, cpuMs: childCpuMs(sandbox) - cpuBefore };
}

const childCpuMs = (sandbox: Sandbox): number =>
  sandbox.stats().childPids.reduce((total, pid) => total + cpuMsOf(pid), 0);

function report(timings: readonly Timing[], peakBytes: number): void {
  const figures = (values: readonly number[]) =>
    `median ${whole(median(values))} ms, p95 ${whole(percentile(values, 0.95))} ms, max ${whole(Math.max(...values))} ms`;
  const wall = timings.map(({ wallMs }) => wallMs);
  const slowest = timings.toSorted((one, other) => other.wallMs - one.wallMs)[0]!;
  say(`${timings.length} files, ${timings.filter(({ failed }) => failed).length} refused`);
  say(`time: ${figures(wall)} (${slowest.file})`);
  say(`CPU time of the child, in steps of 10 ms: ${figures(timings.map(({ cpuMs }) => cpuMs))}`);
  say(`peak memory of the child: ${whole(peakBytes / MIB)} MiB`);
  say(`p95 within ${GOAL_MS} ms: ${percentile(wall, 0.95) <= GOAL_MS ? 'yes' : 'no'}`);
}

await main();
