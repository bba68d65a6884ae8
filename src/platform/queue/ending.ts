/** The transactions that end a job, or its attempt: stored, tried again later, or dead. */
import { sql } from 'kysely';
import { messageOf } from '../../base/errors.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { type Db, inTransaction } from '../database/database.ts';
import { createBatcher } from './batcher.ts';
import { type Done, handlerOf, type Job, type JobHandlers, MAX_ATTEMPTS, PermanentFailure } from './job.ts';
import { removeJobs, retryLater } from './lease.ts';
import type { Outage } from './outage.ts';

const RETRY_AFTER_SECONDS = [1, 5];
const MAX_ERROR_CHARACTERS = 500;
const REAP_BATCH = 20;
/** After an outage of the database the workers that live renew their leases first. */
const REAP_GRACE_SECONDS = 10;
const STORED_TOGETHER = 64;

export interface EndingOptions {
  db: Db;
  handlers: JobHandlers;
  outage: Outage;
  log: (line: string) => void;
}

export type Ending = ReturnType<typeof createEnding>;

export function createEnding({ db, handlers, outage, log }: EndingOptions) {
  const kinds = Object.keys(handlers);

  function storeAll(kind: string, done: readonly Done<unknown>[]): Promise<void> {
    return inTransaction(db, async (tx) => {
      await removeJobs(
        tx,
        done.map(({ job }) => job),
      );
      await handlerOf(handlers, kind).onDone(tx, done);
    });
  }

  /** By kind: results wait there while others are being stored, and are then stored together. */
  const batchers = Object.fromEntries(
    kinds.map((kind) => [kind, createBatcher<Done<unknown>>((done) => storeAll(kind, done), STORED_TOGETHER)]),
  );

  return {
    /** Together with others; if that fails, alone, so that none suffers for another. */
    async store(done: Done<unknown>): Promise<void> {
      const isStored = await batchers[done.job.kind]!(done);
      if (!isStored) await outage.insist(() => storeAll(done.job.kind, [done]));
    },

    async fail(job: Job, error: unknown): Promise<void> {
      const reason = messageOf(error).slice(0, MAX_ERROR_CHARACTERS);
      // Of a failure for good the reason is meant for the person, and stored with the subject.
      const logged = error instanceof PermanentFailure ? 'for good' : loggedMessage(error);
      log(`job ${job.kind} ${job.subject} failed on attempt ${job.attempt}: ${logged}`);
      await inTransaction(db, async (tx) => {
        if (error instanceof PermanentFailure || job.attempt >= MAX_ATTEMPTS) {
          await removeJobs(tx, [job]);
          await handlerOf(handlers, job.kind).onDead(tx, job, reason);
          return;
        }
        await retryLater(tx, job, RETRY_AFTER_SECONDS[job.attempt - 1]!, reason);
      });
    },

    /** Jobs whose last attempt died with its worker. */
    async reap(): Promise<void> {
      await inTransaction(db, async (tx) => {
        const { rows } = await sql<{ kind: string; subject: string; accountId: string; last_error: string | null }>`
          delete from jobs where id in (
            select id from jobs
            where worker is not null and run_at <= now() - make_interval(secs => ${REAP_GRACE_SECONDS})
              and attempt >= ${MAX_ATTEMPTS} and kind = any(${kinds})
            limit ${REAP_BATCH} for update skip locked)
          returning kind, subject, account_id as "accountId", last_error`.execute(tx);
        for (const job of rows) {
          log(`job ${job.kind} ${job.subject} is dead: its worker was lost ${MAX_ATTEMPTS} times`);
          await handlerOf(handlers, job.kind).onDead(tx, job, job.last_error ?? 'the worker was lost repeatedly');
        }
      });
    },
  };
}
