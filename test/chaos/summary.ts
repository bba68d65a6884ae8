import { percentile } from '../../bench/support/figures.ts';
import type { KillReport } from './kill-rounds.ts';

const MAX_SHOWN = 20;
const MAX_LIMITED_SHARE = 0.01;

/** All that must not be, in words; empty when every promise was kept. */
export function brokenPromises({ load, audit, exitCode }: KillReport): string[] {
  const problems = [...load.problems, ...audit.problems];
  const limited = load.refusedByLimits / Math.max(1, load.answers);
  if (limited > MAX_LIMITED_SHARE) problems.push(`${(limited * 100).toFixed(1)} % of the answers were 429`);
  if (exitCode !== 0) problems.push(`the last stop ended with ${exitCode}`);
  return problems;
}

/** The figures of a run as lines for a person. */
export function summary(report: KillReport): string[] {
  const { load, audit } = report;
  const creates = Map.groupBy(load.creates, (create) => create.outcome);
  const made = new Set(audit.documents.map((row) => row.marker));
  const unknown = creates.get('unknown') ?? [];
  const count = (status: string) => audit.documents.filter((row) => row.status === status).length;
  return [
    `kills            ${report.kills} (${report.processesKilled} processes)`,
    `answers          ${load.answers}, of them ${load.refusedByLimits} with 429; ${load.brokenRequests} broken off`,
    `creates          ${creates.get('acknowledged')?.length ?? 0} acknowledged, ${creates.get('refused')?.length ?? 0} refused or never sent, ${unknown.length} without an answer (${unknown.filter((create) => made.has(create.marker)).length} of them exist)`,
    `repeats          ${load.repeats} settled by their Idempotency-Key`,
    `polls            ${load.polls}, ${load.pdfsRead} PDFs read meanwhile`,
    `documents        ${audit.documents.length}: ${count('SUCCESS')} SUCCESS, ${count('FAILED')} FAILED and refunded`,
    `PDFs             ${audit.files.pdfs} whole; ${audit.files.leftovers.length} leftover files`,
    ...audit.files.leftovers.slice(0, MAX_SHOWN).map((file) => `  leftover       ${file}`),
    `ready again      p50 ${ms(percentile(report.readyMs, 0.5))}, max ${ms(Math.max(...report.readyMs))}`,
    `drained          ${ms(report.drainMs)} after the last start`,
    ...interruptedLines(report),
    `problems         ${brokenPromises(report).length}`,
    ...brokenPromises(report)
      .slice(0, MAX_SHOWN)
      .map((problem) => `  ${problem}`),
  ];
}

/** How long the jobs of killed workers took; those of the last kill were not disturbed again. */
function interruptedLines({ interrupted, audit }: KillReport): string[] {
  const finishedAt = new Map(audit.documents.map((row) => [row.id, row.finished_at?.getTime() ?? Number.NaN]));
  const restarts = interrupted.map((job) => job.restartedAt);
  const last = interrupted.filter((job) => job.restartedAt === Math.max(...restarts));
  const waits = (jobs: typeof interrupted) => jobs.map((job) => finishedAt.get(job.documentId)! - job.restartedAt);
  const shown = (jobs: typeof interrupted) =>
    `${jobs.length} jobs, p50 ${ms(percentile(waits(jobs), 0.5))}, max ${ms(Math.max(...waits(jobs)))}`;
  return [
    `interrupted      ${shown(interrupted)} from the restart to the end`,
    `  undisturbed    ${shown(last)} (killed for the last time)`,
  ];
}

const ms = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–');
