import { AppError } from '../base/errors.ts';
import { isUuid } from '../base/ids.ts';
import { failJob, listJobs, pausedSince, retryJob, setPaused } from '../platform/queue/inspect.ts';
import { jobHandlers } from '../wire.ts';
import type { Command } from './command.ts';
import { withEngines } from './with-engines.ts';

const LIST_LIMIT = 1_000;

function jobId(text: string): string {
  if (!isUuid(text)) throw new AppError('NOT_FOUND', `There is no job ${text}. "letterpress job list" shows them.`);
  return text.toLowerCase();
}

export const jobCommands: Command[] = [
  {
    name: 'job list',
    summary: 'List the jobs that wait or run',
    usage: '',
    run: (call) => withEngines(call, ({ database }) => listJobs(database.db, LIST_LIMIT)),
  },
  ...[true, false].map(
    (isPaused): Command => ({
      name: isPaused ? 'queue pause' : 'queue resume',
      summary: isPaused ? 'Begin no further jobs, in all processes; creates are taken in' : 'Begin jobs again',
      usage: '',
      run: (call) =>
        withEngines(call, async ({ database: { db } }) => {
          await setPaused(db, isPaused);
          return { pausedSince: await pausedSince(db) };
        }),
    }),
  ),
  {
    name: 'job retry',
    summary: 'Make a waiting or lost job due at once (by its id or its document)',
    usage: '--id ID',
    values: ['id'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const id = jobId(call.required('id'));
        if (!(await retryJob(database.db, id))) {
          throw new AppError('NOT_FOUND', `There is no waiting or lost job ${id}; a running one need not be retried.`);
        }
        return { id, retried: true };
      }),
  },
  {
    name: 'job fail',
    summary: 'End a job for good: its document fails and the credits go back',
    usage: '--id ID',
    values: ['id'],
    run: (call) =>
      withEngines(call, async (engines) => {
        const id = jobId(call.required('id'));
        const handlers = jobHandlers(engines, () => {
          throw new Error('ending a job needs no sandbox');
        });
        if (!(await failJob(engines.database.db, handlers, id, 'Ended by the operator.'))) {
          throw new AppError('NOT_FOUND', `There is no job ${id}. "letterpress job list" shows them.`);
        }
        return { id, failed: true };
      }),
  },
];
