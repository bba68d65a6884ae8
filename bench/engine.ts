/**
 * CPU time and memory of documents in one warm child of the sandbox, everything included but database and network: half of
 * them resumes, half letters. `node bench/engine.ts [documents]`; Linux.
 */
import { readFileSync } from 'node:fs';
import type { DocumentKind } from '../src/base/contract.ts';
import { NO_FIELDS } from '../src/base/documents/document-request.ts';
import type { Generated, GenerationInput } from '../src/generation/generate.ts';
import { ACCOUNTANT_POSTING, accountant } from '../src/generation/testing/profiles.ts';
import { openSandbox } from '../src/sandbox-tasks.ts';
import { percentile, say, whole } from './support/figures.ts';

const documents = Number(process.argv[2] ?? 300);
const REPORTS = 6;
const NOT_YET_WARM = 20;
/** The kernel counts processor time in these. */
const TICK_MS = 10;

function inputOf(kind: DocumentKind, number: number): GenerationInput {
  const letter = { ...NO_FIELDS, hiringManagerName: 'Jane Smith', date: '2026-03-04' };
  const jobDescription = `${ACCOUNTANT_POSTING}\nReference ${number}`;
  const request = {
    title: `Document ${number}`,
    jobDescription,
    companyUrl: null,
    letter: kind === 'resume' ? null : letter,
  };
  return { kind, profile: accountant(), request, companyPage: null, now: '2026-03-04T10:00:00Z' };
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))![1]) / 1024;
}

const sandbox = openSandbox(1, say, { warmUpTask: 'warm' });
const startedAt = performance.now();
await sandbox.warm();
say(`warm after ${whole(performance.now() - startedAt)} ms`);
const pids = new Set<number>();
const used: Record<DocumentKind, { cpuMs: number; waits: number[] }> = {
  resume: { cpuMs: 0, waits: [] },
  cover_letter: { cpuMs: 0, waits: [] },
};
for (let number = 0; number < documents; number++) {
  const kind = number % 2 === 0 ? 'resume' : 'cover_letter';
  const [pid] = sandbox.stats().childPids as [number];
  pids.add(pid);
  const [cpuBefore, before] = [cpuMsOf(pid), performance.now()];
  await sandbox.run<Generated>('generate', inputOf(kind, number));
  const waitedMs = performance.now() - before;
  const isGone = !sandbox.stats().childPids.includes(pid);
  if (number === 0 || (number + 1) % Math.ceil(documents / REPORTS) === 0) {
    say(
      `document ${number + 1}: ${whole(waitedMs)} ms; the child then has ${isGone ? 'ended' : `${whole(residentMiB(pid))} MiB`}`,
    );
  }
  if (number < NOT_YET_WARM || isGone) continue;
  used[kind].cpuMs += cpuMsOf(pid) - cpuBefore;
  used[kind].waits.push(waitedMs);
}
for (const [kind, { cpuMs, waits }] of Object.entries(used)) {
  const figures = [0.5, 0.99].map((share) => whole(percentile(waits, share)));
  say(
    `${kind}: ${whole(cpuMs / waits.length)} ms CPU a document; p50 ${figures[0]} ms, p99 ${figures[1]} ms of ${waits.length}`,
  );
}
const { died } = sandbox.stats();
say(`children: ${pids.size}; ended for memory ${died.memory}, time ${died.time}, crash ${died.crash}`);
await sandbox.close();
