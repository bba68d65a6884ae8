/**
 * The job queue: one table in the same database, so that a job is enqueued in the transaction that creates its subject.
 *
 * Glossary
 * - subject: what the job is about (a document, an import); one job per kind and subject
 * - waiting: no worker; due at `run_at`
 * - running: held by a worker until `run_at`, the end of its lease, which a heartbeat renews
 * - presence: an advisory lock that a worker holds while it lives. Where it is free and the heartbeat is silent too, the
 *   lease is ended early: see gone-workers.ts
 * - fence: the pair (worker, attempt); only its holder may finish the job, so a worker that was given up for dead and
 *   comes back cannot act twice
 * - dead: lost for the last time, or failed for good; `onDead` runs in the transaction that removes the job
 * - turn: place in the fair order. The n-th waiting job of an account stands n places behind the head of the queue,
 *   whoever else waits, so that a long queue of one account does not hold up the others
 */
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { crashPoint } from '../../base/crash-point.ts';
import { messageOf } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { type Database, type Db, inTransaction, type Tx } from '../database/database.ts';
import { watchForGone } from './gone-workers.ts';
import { type StandingConnection, standConnected } from './standing-connection.ts';

const LEASE_SECONDS = 30;
const HEARTBEAT_MS = 1_000;
const POLL_MS = 1_000;
export const MAX_ATTEMPTS = 3;
const RETRY_AFTER_SECONDS = [1, 5];
const MAX_ERROR_CHARACTERS = 500;
const REAP_BATCH = 20;

export interface Job {
  id: string;
  kind: string;
  subject: string;
  accountId: string;
  attempt: number;
  worker: string;
  /** Made anew whenever it is claimed: attempts are counted again where nobody was to blame. */
  claim: string;
}

/** Runs in the transaction that removes the job. */
export type Effect = (tx: Tx) => Promise<void>;

export interface JobHandler {
  /** Runs in the claiming transaction. */
  onStart(tx: Tx, job: Job): Promise<void>;
  /** Does the work outside any transaction; what it returns is applied together with the end of the job. */
  run(job: Job, signal: AbortSignal): Promise<Effect>;
  /** The job will not be tried again: leave its subject in a terminal state. */
  onDead(tx: Tx, job: Pick<Job, 'subject' | 'accountId'>, reason: string): Promise<void>;
  /** After the job was lost to another worker, or its subject was deleted while it ran. */
  onLost?(job: Job): Promise<void>;
}

/** The work failed in a way that trying again cannot mend. */
export class PermanentFailure extends Error {}

/** Another worker has the job, or it is gone. */
export class LostLease extends Error {}

export interface QueueOptions {
  database: Database;
  handlers: Record<string, JobHandler>;
  /** How many jobs this process runs at once. */
  concurrency: number;
  /**
   * How many jobs of one account run at once; several processes that claim in the same instant may pass it briefly. In one
   * process they never have all lanes, where there are several.
   */
  perAccount: number;
  log: (line: string) => void;
}

export async function enqueue(tx: Tx, job: { kind: string; subject: string; accountId: string }): Promise<void> {
  await sql`
    insert into jobs (kind, subject, account_id, turn)
    select ${job.kind}, ${job.subject}, ${job.accountId}, greatest(
      coalesce((select min(turn) from jobs where worker is null), 0),
      coalesce((select max(turn) + 1 from jobs where account_id = ${job.accountId}), 0)
    )`.execute(tx);
  // Delivered only if the transaction commits.
  await sql`select pg_notify('letterpress_jobs', '')`.execute(tx);
}

export async function waitingJobs(db: Db, atMost: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from jobs where worker is null limit ${atMost}) waiting`.execute(db);
  return rows[0]!.n;
}

/** A job that this process works on. */
interface Held {
  job: Job;
  /** Ends the work: there is no time left for it, or the job is not ours any more. */
  end: AbortController;
}

export function createQueue(options: QueueOptions) {
  const { database, handlers, log } = options;
  const db = database.db;
  const kinds = Object.keys(handlers);
  /** Whoever has a job that takes long leaves a lane for the others. */
  const perAccountHere = Math.max(1, options.concurrency - 1);
  const workerName = `${hostname().slice(0, 40)}.${process.pid}.${newId().slice(0, 8)}`;
  const stopping = new AbortController();
  const running = new Map<string, Held>();
  let isKilling = false;
  let standing: StandingConnection | undefined;
  let wake = Promise.withResolvers<void>();

  const presence = () => standing?.presence() ?? null;

  const handlerOf = (kind: string): JobHandler => {
    const handler = handlers[kind];
    if (!handler) throw new Error(`no handler for jobs of kind ${kind}`);
    return handler;
  };

  const signalWork = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };

  /** Expired leases first, then the fair order; accounts at their cap are passed over. */
  async function claim(only?: { subject: string }): Promise<Job | undefined> {
    return inTransaction(db, async (tx) => {
      const subject = only?.subject ?? null;
      const { rows } = await sql<Omit<Job, 'claim'>>`
        with busy as (
          select account_id from jobs where worker is not null and run_at > now()
          group by account_id
          having count(*) >= ${options.perAccount}
            or count(*) filter (where worker = ${workerName}) >= ${perAccountHere}
        )
        update jobs set worker = ${workerName}, presence = ${presence()}, attempt = attempt + 1,
          run_at = now() + make_interval(secs => ${LEASE_SECONDS})
        where id = coalesce(
          (select id from jobs where worker is not null and run_at <= now() and attempt < ${MAX_ATTEMPTS}
             and kind = any(${kinds}) and (${subject}::uuid is null or subject = ${subject}::uuid)
           order by run_at limit 1 for update skip locked),
          (select id from jobs where worker is null and run_at <= now()
             and kind = any(${kinds}) and (${subject}::uuid is null or subject = ${subject}::uuid)
             and account_id not in (select account_id from busy)
           order by turn, created_at limit 1 for update skip locked))
        returning id, kind, subject, account_id as "accountId", attempt, worker`.execute(tx);
      const job = rows[0] && { ...rows[0], claim: newId() };
      if (job) await handlerOf(job.kind).onStart(tx, job);
      return job;
    });
  }

  let lastClaim: Promise<unknown> = Promise.resolve();

  /** One claim at a time: two that do not see each other yet could pass an account's cap together. */
  function claimInTurn(): Promise<Job | undefined> {
    const next = lastClaim.then(() => claim());
    lastClaim = next.catch(() => {});
    return next;
  }

  const fence = (job: Job) => sql<boolean>`id = ${job.id} and worker = ${job.worker} and attempt = ${job.attempt}`;

  async function removeFenced(tx: Tx, job: Job): Promise<void> {
    const removed = await tx.deleteFrom('jobs').where(fence(job)).executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw new LostLease();
  }

  /** Resolves to false when the job is not ours any more. */
  async function renew(job: Job): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update jobs set run_at = now() + make_interval(secs => ${LEASE_SECONDS}), presence = ${presence()}
      where ${fence(job)}`.execute(db);
    return numAffectedRows === 1n;
  }

  /** A database that cannot be reached says nothing about whose job it is. */
  async function beat({ job, end }: Held): Promise<void> {
    if (!(await renew(job).catch(() => true))) end.abort();
  }

  async function failed(job: Job, error: unknown): Promise<void> {
    const reason = messageOf(error).slice(0, MAX_ERROR_CHARACTERS);
    log(`job ${job.kind} ${job.subject} failed on attempt ${job.attempt}: ${reason}`);
    await inTransaction(db, async (tx) => {
      if (error instanceof PermanentFailure || job.attempt >= MAX_ATTEMPTS) {
        await removeFenced(tx, job);
        await handlerOf(job.kind).onDead(tx, job, reason);
        return;
      }
      await sql`
        update jobs set worker = null, last_error = ${reason},
          run_at = now() + make_interval(secs => ${RETRY_AFTER_SECONDS[job.attempt - 1]!})
        where ${fence(job)}`.execute(tx);
    });
  }

  async function perform(job: Job): Promise<void> {
    const handler = handlerOf(job.kind);
    const held: Held = { job, end: new AbortController() };
    const heartbeat = setInterval(() => void beat(held), HEARTBEAT_MS).unref();
    running.set(job.id, held);
    try {
      const effect = await handler.run(job, held.end.signal);
      await inTransaction(db, async (tx) => {
        await removeFenced(tx, job);
        await effect(tx);
      });
      crashPoint('job.committed');
    } catch (error) {
      // While being stopped the lease is given back instead: the job did nothing wrong.
      if (isKilling) return;
      if (error instanceof LostLease || held.end.signal.aborted) await handler.onLost?.(job);
      else await failed(job, error);
    } finally {
      clearInterval(heartbeat);
      running.delete(job.id);
    }
  }

  /** Jobs whose last attempt died with its worker. */
  async function reap(): Promise<void> {
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ kind: string; subject: string; accountId: string; last_error: string | null }>`
        delete from jobs where id in (
          select id from jobs
          where worker is not null and run_at <= now() and attempt >= ${MAX_ATTEMPTS} and kind = any(${kinds})
          limit ${REAP_BATCH} for update skip locked)
        returning kind, subject, account_id as "accountId", last_error`.execute(tx);
      for (const job of rows) {
        log(`job ${job.kind} ${job.subject} is dead: its worker was lost ${MAX_ATTEMPTS} times`);
        await handlerOf(job.kind).onDead(tx, job, job.last_error ?? 'the worker was lost repeatedly');
      }
    });
  }

  async function nap(woken: Promise<void>): Promise<void> {
    const jitter = 0.75 + Math.random() / 2;
    const timer = Promise.withResolvers<void>();
    const timeout = setTimeout(timer.resolve, POLL_MS * jitter);
    await Promise.race([timer.promise, woken]);
    clearTimeout(timeout);
  }

  async function lane(index: number): Promise<void> {
    while (!stopping.signal.aborted) {
      // Taken before the look at the table, so that a job committed in between is not slept over.
      const woken = wake.promise;
      try {
        const job = await claimInTurn();
        if (job) {
          await perform(job);
          continue;
        }
        if (index === 0) await reap();
      } catch (error) {
        // The database may be restarting; a job in hand keeps its lease and comes back when that ends.
        log(`queue: ${messageOf(error)}`);
      }
      await nap(woken);
    }
  }

  let lanes: Promise<void>[] = [];

  return {
    async start(): Promise<void> {
      standing = standConnected(database.pool, signalWork, log);
      await standing.ready;
      lanes = Array.from({ length: options.concurrency }, (_, index) => lane(index));
      lanes.push(
        watchForGone({ db, me: standing, leaseSeconds: LEASE_SECONDS, onEnded: signalWork, log }, stopping.signal),
      );
    },

    /** Finishes what runs within `graceMs`, then gives the rest back so that another worker can take it at once. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort();
      signalWork();
      const grace = Promise.withResolvers<void>();
      const timeout = setTimeout(grace.resolve, graceMs);
      await Promise.race([Promise.allSettled(lanes), grace.promise]);
      clearTimeout(timeout);
      isKilling = true;
      const left = [...running.values()];
      for (const { end } of left) end.abort();
      for (const { job } of left) {
        await sql`update jobs set worker = null, attempt = attempt - 1, run_at = now() where ${fence(job)}`
          .execute(db)
          .catch(() => {});
      }
      if (left.length > 0) await sql`select pg_notify('letterpress_jobs', '')`.execute(db).catch(() => {});
      await standing?.close();
    },

    /** Runs the one job about this subject here and now, unless another worker has it. Says whether it did. */
    async runOne(subject: string): Promise<boolean> {
      const job = await claim({ subject });
      if (job) await perform(job);
      return job !== undefined;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
