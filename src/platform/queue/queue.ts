/**
 * The job queue: one table in the same database, so that a job is enqueued in the transaction that creates its subject.
 *
 * Glossary
 * - subject: what the job is about (a document, an import); one job per kind and subject
 * - waiting: no worker; due at `run_at`
 * - running: held by a worker until `run_at`, the end of its lease, which a heartbeat renews
 * - lane: one of the places where this process does the work itself. A job leaves its lane when only storing is left
 * - presence: an advisory lock that a worker holds while it lives. Where it is free and the heartbeat is silent too, the
 *   lease is ended early: see job-rescuer.ts
 * - fence: the pair (worker, attempt); only its holder may finish the job, so a worker that was given up for dead and
 *   comes back cannot act twice
 * - dead: lost for the last time, or failed for good; `onDead` runs in the transaction that removes the job
 * - outage: the database or the storage is out of order. The job is given back as if it had never been claimed, and
 *   this process claims nothing for a while
 * - turn: place in the fair order. The n-th waiting job of an account stands n places behind the head of the queue,
 *   whoever else waits, so that a long queue of one account does not hold up the others
 */
import { hostname } from 'node:os';
import { newId } from '../../base/ids.ts';
import type { Observer } from '../../base/telemetry/observer.ts';
import { NO_TRACES, type Tracer } from '../../base/telemetry/tracer.ts';
import type { Database } from '../database/database.ts';
import { type Claimed, claimJobs } from './claim.ts';
import { createEnding } from './ending.ts';
import { wakeWorkers } from './enqueue.ts';
import type { JobHandlers } from './job.ts';
import { startJobRescuer } from './job-rescuer.ts';
import { createLanes } from './lanes.ts';
import { LEASE_SECONDS, renewLeases } from './lease.ts';
import { createOutage } from './outage.ts';
import { type StandingConnection, standConnected } from './standing-connection.ts';

const HEARTBEAT_MS = 1_000;
const POLL_MS = 1_000;

export interface QueueOptions {
  database: Database;
  handlers: JobHandlers;
  /** How many jobs this process runs at once. */
  concurrency: number;
  /**
   * How many jobs of one account run at once; several processes that claim in the same instant may pass it briefly. In one
   * process they never have all lanes, where there are several.
   */
  perAccount: number;
  log: (line: string) => void;
  observe?: Observer['job'];
  tracer?: Tracer;
}

export function createQueue(options: QueueOptions) {
  const { database, handlers, concurrency, perAccount, log, observe, tracer = NO_TRACES } = options;
  const db = database.db;
  const worker = `${hostname().slice(0, 40)}.${process.pid}.${newId().slice(0, 8)}`;
  /** Whoever has a job that takes long leaves a lane for the others. */
  const perAccountHere = Math.max(1, concurrency - 1);
  const stopping = new AbortController();
  const killing = new AbortController();
  let standing: StandingConnection | undefined;
  let wake = Promise.withResolvers<void>();

  const presence = () => standing?.presence() ?? null;

  const signalWork = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };

  const outage = createOutage(log, killing.signal);
  const ending = createEnding({ db, handlers, outage, log });
  const lanes = createLanes({
    db,
    handlers,
    concurrency,
    ending,
    outage,
    killing: killing.signal,
    onFree: signalWork,
    log,
    observe,
    tracer,
  });

  const claim = (atMost: number, subject: string | null = null): Promise<Claimed[]> =>
    claimJobs(db, handlers, { worker, presence: presence(), atMost, perAccount, perAccountHere, subject });

  /** One for all jobs in hand. A database that cannot be reached says nothing about whose they are. */
  async function beat(): Promise<void> {
    const ours = lanes.held();
    if (ours.length === 0) return;
    const jobs = ours.map(({ job }) => job);
    const kept = await renewLeases(db, jobs, presence());
    for (const { job, end } of ours) if (!kept.has(job.id)) end.abort();
  }

  async function nap(woken: Promise<void>): Promise<void> {
    const jitter = 0.75 + Math.random() / 2;
    const timer = Promise.withResolvers<void>();
    const timeout = setTimeout(timer.resolve, Math.max(POLL_MS * jitter, outage.remainingMs()));
    await Promise.race([timer.promise, woken]);
    clearTimeout(timeout);
  }

  /** Fills the free lanes, in one claim, whenever there is reason to believe that there is something to do. */
  async function dispatch(): Promise<void> {
    let reapedAt = 0;
    while (!stopping.signal.aborted) {
      // Taken before the look at the table, so that a job committed in between is not slept over.
      const woken = wake.promise;
      try {
        const atMost = lanes.wanted();
        const claimed = atMost > 0 ? await claim(atMost) : [];
        if (claimed.length > 0) {
          lanes.take(claimed);
          continue;
        }
        if (performance.now() - reapedAt > POLL_MS) {
          reapedAt = performance.now();
          await ending.reap();
        }
      } catch (error) {
        outage.begin(error);
      }
      await nap(woken);
    }
  }

  let working: Promise<unknown> = Promise.resolve();
  const heartbeat = setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS).unref();

  return {
    async start(): Promise<void> {
      standing = standConnected(database.pool, signalWork, log);
      await standing.ready;
      const watch = { db, me: standing, leaseSeconds: LEASE_SECONDS, onEnded: signalWork, log };
      working = Promise.all([dispatch(), startJobRescuer(watch, stopping.signal)]);
    },

    /** Finishes what runs within `graceMs`, then gives the rest back so that another worker can take it at once. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort();
      signalWork();
      const grace = Promise.withResolvers<void>();
      const timeout = setTimeout(grace.resolve, graceMs);
      await Promise.race([working.then(lanes.settled), grace.promise]);
      clearTimeout(timeout);
      clearInterval(heartbeat);
      killing.abort();
      const givenBack = await lanes.giveAllBack();
      if (givenBack > 0) wakeWorkers(db);
      await standing?.close();
    },

    /** Runs the one job about this subject here and now, unless another worker has it. Says whether it did. */
    async runOne(subject: string): Promise<boolean> {
      const [claimed] = await claim(1, subject);
      if (claimed) await lanes.run(claimed);
      return claimed !== undefined;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
