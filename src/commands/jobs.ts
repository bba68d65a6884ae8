import { commandLine } from '../base/command-line.ts';
import { AppError } from '../base/errors.ts';
import { isUuid } from '../base/ids.ts';
import type { Db } from '../platform/database/database.ts';
import { failJob, listJobs, pausedSince, retryJob, setPaused } from '../platform/queue/inspect.ts';
import { jobHandlers } from '../wire.ts';
import type { Command } from './command-line/command.ts';
import { PAGED, readPage } from './command-line/paging.ts';
import { withEngines } from './command-line/with-engines.ts';

function jobId(text: string): string {
  if (!isUuid(text))
    throw new AppError('NOT_FOUND', `There is no job ${text}. "${commandLine('job list')}" shows them.`);
  return text.toLowerCase();
}

/** A page begins behind a job that is still there; one that has ended has no place any more. */
async function presentJob(db: Db, text: string): Promise<string> {
  const id = jobId(text);
  const job = await db.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  if (!job) throw new AppError('NOT_FOUND', `The job ${id} has ended. Begin again without --after.`);
  return id;
}

export const jobCommands: Command[] = [
  {
    name: 'job list',
    summary: 'List the jobs that wait or run, in the order of the queue',
    ...PAGED,
    run: (call) =>
      withEngines(call, ({ database: { db } }) =>
        readPage(call, async (limit, after) => listJobs(db, limit, after && (await presentJob(db, after)))),
      ),
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
          throw new AppError('NOT_FOUND', `There is no job ${id}. "${commandLine('job list')}" shows them.`);
        }
        return { id, failed: true };
      }),
  },
];
