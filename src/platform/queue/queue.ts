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
 * - trouble: the database or the storage is out of order. The job is given back as if it had never been claimed, and
 *   this process claims nothing for a while
 * - turn: place in the fair order. The n-th waiting job of an account stands n places behind the head of the queue,
 *   whoever else waits, so that a long queue of one account does not hold up the others
 */
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { messageOf } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { crashPoint } from '../../base/telemetry/crash-point.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import type { JobEvent, Observer } from '../../base/telemetry/observer.ts';
import { NO_TRACES, type Tracer } from '../../base/telemetry/tracer.ts';
import { type Database, inTransaction, isDatabaseUnavailable, RELAXED, type Tx } from '../database/database.ts';
import { createBatcher } from './batcher.ts';
import { claimJobs } from './claim.ts';
import { wakeWorkers } from './enqueue.ts';
import { startJobRescuer } from './job-rescuer.ts';
import { type StandingConnection, standConnected } from './standing-connection.ts';

const LEASE_SECONDS = 30;
const HEARTBEAT_MS = 1_000;
const POLL_MS = 1_000;
const MAX_ATTEMPTS = 3;
const RETRY_AFTER_SECONDS = [1, 5];
const MAX_ERROR_CHARACTERS = 500;
const REAP_BATCH = 20;
/** After an outage of the database the workers that live renew their leases first. */
const REAP_GRACE_SECONDS = 10;
const TROUBLE_MS = { least: 1_000, most: 5_000 };
const STORE_AGAIN_MS = { least: 100, most: 2_000 };
/** Jobs that have left their lane and wait for the disk and the database. */
const STORING_AT_ONCE = 64;
/** Jobs that take a moment are claimed ahead for so long, those that take longer one for each free lane. */
const CLAIM_AHEAD_MS = 20;
const MAX_AHEAD = 64;
const STORED_TOGETHER = 64;

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

/** A job with what came of it. */
export interface Done<Result> {
  job: Job;
  result: Result;
}

export interface JobHandler<Result = unknown, Input = unknown> {
  /** Runs in the claiming transaction. */
  onStart(tx: Tx, jobs: readonly Job[]): Promise<void>;
  /** After it, in the same transaction: what each of the jobs is done with, in their order. */
  readInputs?(tx: Tx, jobs: readonly Job[]): Promise<readonly Input[]>;
  /** Does the work outside any transaction. `leaveLane` says that only storing is left, so that the next job may begin. */
  run(job: Job, signal: AbortSignal, leaveLane: () => void, input: Input): Promise<Result>;
  /** Stores what came of them, in the transaction that removes the jobs. */
  onDone(tx: Tx, done: readonly Done<Result>[]): Promise<void>;
  /** The job will not be tried again: leave its subject in a terminal state. */
  onDead(tx: Tx, job: Pick<Job, 'subject' | 'accountId'>, reason: string): Promise<void>;
  /** After the job was lost to another worker, or its subject was deleted while it ran. */
  onLost?(job: Job): Promise<void>;
}

/** The work failed in a way that trying again cannot mend. */
export class PermanentFailure extends Error {}

/** What the work needs is out of order, such as the storage: the job has done nothing wrong. */
export class OutOfOrder extends Error {}

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
  observe?: Observer['job'];
  tracer?: Tracer;
}

interface Claimed {
  job: Job;
  /** What was read for it. */
  input: unknown;
}

/** A job that this process works on. */
interface Held extends Claimed {
  /** Ends the work: there is no time left for it, or the job is not ours any more. */
  end: AbortController;
}

export function createQueue(options: QueueOptions) {
  const { database, handlers, log, observe, tracer = NO_TRACES } = options;
  const db = database.db;
  /** Whoever has a job that takes long leaves a lane for the others. */
  const perAccountHere = Math.max(1, options.concurrency - 1);
  const workerName = `${hostname().slice(0, 40)}.${process.pid}.${newId().slice(0, 8)}`;
  const stopping = new AbortController();
  const held = new Map<string, Held>();
  const performing = new Set<Promise<void>>();
  /** Claimed, and waiting for a lane. */
  const ahead: Held[] = [];
  let lanesTaken = 0;
  /** How long a job has been in its lane of late. */
  let laneMs = CLAIM_AHEAD_MS;
  let isKilling = false;
  let standing: StandingConnection | undefined;
  let wake = Promise.withResolvers<void>();
  let troubleMs = 0;
  let troubleUntil = 0;

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

  function claim(atMost: number, subject: string | null = null): Promise<Claimed[]> {
    return inTransaction(db, async (tx) => {
      const jobs = await claimJobs(tx, {
        worker: workerName,
        presence: presence(),
        kinds: Object.keys(handlers),
        atMost,
        maxAttempts: MAX_ATTEMPTS,
        leaseSeconds: LEASE_SECONDS,
        perAccount: options.perAccount,
        perAccountHere,
        subject,
      });
      const claimed: Claimed[] = [];
      for (const [kind, ofKind] of Map.groupBy(jobs, (job) => job.kind)) {
        const handler = handlerOf(kind);
        await handler.onStart(tx, ofKind);
        const inputs = await handler.readInputs?.(tx, ofKind);
        claimed.push(...ofKind.map((job, index) => ({ job, input: inputs?.[index] })));
      }
      return claimed;
    });
  }

  const fence = (job: Job) => sql<boolean>`id = ${job.id} and worker = ${job.worker} and attempt = ${job.attempt}`;

  const isAmong = (jobs: readonly Job[]) => sql`(id, attempt) in (
    select * from unnest(${jobs.map((job) => job.id)}::uuid[], ${jobs.map((job) => job.attempt)}::int[]))
    and worker = ${workerName}`;

  async function removeFenced(tx: Tx, jobs: readonly Job[]): Promise<void> {
    const { numAffectedRows } = await sql`delete from jobs where ${isAmong(jobs)}`.execute(tx);
    if (numAffectedRows !== BigInt(jobs.length)) throw new LostLease();
  }

  /** One for all jobs in hand. A database that cannot be reached says nothing about whose they are. */
  async function beat(): Promise<void> {
    const ours = [...held.values()];
    if (ours.length === 0) return;
    const { rows } = await sql<{ id: string }>`
      update jobs set run_at = now() + make_interval(secs => ${LEASE_SECONDS}), presence = ${presence()}
      where ${isAmong(ours.map(({ job }) => job))} and ${RELAXED} returning id`.execute(db);
    const kept = new Set(rows.map(({ id }) => id));
    for (const { job, end } of ours) if (!kept.has(job.id)) end.abort();
  }

  async function failed(job: Job, error: unknown): Promise<void> {
    const reason = messageOf(error).slice(0, MAX_ERROR_CHARACTERS);
    // Of a failure for good the reason is meant for the person, and stored with the subject.
    const logged = error instanceof PermanentFailure ? 'for good' : loggedMessage(error);
    log(`job ${job.kind} ${job.subject} failed on attempt ${job.attempt}: ${logged}`);
    await inTransaction(db, async (tx) => {
      if (error instanceof PermanentFailure || job.attempt >= MAX_ATTEMPTS) {
        await removeFenced(tx, [job]);
        await handlerOf(job.kind).onDead(tx, job, reason);
        return;
      }
      await sql`
        update jobs set worker = null, last_error = ${reason},
          run_at = now() + make_interval(secs => ${RETRY_AFTER_SECONDS[job.attempt - 1]!})
        where ${fence(job)}`.execute(tx);
    });
  }

  /** Again and again while the database is away: what was worked for is not lost, and the fence decides in the end. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (let pauseMs = STORE_AGAIN_MS.least; ; pauseMs = Math.min(pauseMs * 2, STORE_AGAIN_MS.most)) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isKilling) throw error;
        inTrouble(error);
      }
      await sleep(pauseMs);
    }
  }

  function storeAll(kind: string, done: readonly Done<unknown>[]): Promise<void> {
    return inTransaction(db, async (tx) => {
      await removeFenced(
        tx,
        done.map(({ job }) => job),
      );
      await handlerOf(kind).onDone(tx, done);
    });
  }

  /** By kind: results wait there while others are being stored, and are then stored together. */
  const batchers = Object.fromEntries(
    Object.keys(handlers).map((kind) => [
      kind,
      createBatcher<Done<unknown>>((done) => storeAll(kind, done), STORED_TOGETHER),
    ]),
  );

  /** Together with others; if that fails, alone, so that none suffers for another. */
  async function store(done: Done<unknown>): Promise<void> {
    const isStored = await batchers[done.job.kind]!(done);
    if (!isStored) await insist(() => storeAll(done.job.kind, [done]));
  }

  /** As if it had never been claimed. */
  async function giveBack({ job }: Held): Promise<void> {
    await sql`update jobs set worker = null, attempt = attempt - 1, run_at = now() where ${fence(job)}`.execute(db);
  }

  function inTrouble(error: unknown): void {
    const now = performance.now();
    if (now < troubleUntil) return;
    troubleMs = Math.min(Math.max(troubleMs * 2, TROUBLE_MS.least), TROUBLE_MS.most);
    troubleUntil = now + troubleMs;
    log(`queue: out of order for ${troubleMs / 1000} s: ${loggedMessage(error)}`);
  }

  function hold(claimed: Claimed): Held {
    const { job } = claimed;
    observe?.('claimed', job.kind);
    const own = { ...claimed, end: new AbortController() };
    held.set(job.id, own);
    return own;
  }

  /** How the job ended here. */
  function tell(event: JobEvent, { kind }: Job, seconds?: number): void {
    observe?.(event, kind, seconds);
    tracer.note({ 'letterpress.outcome': event, ...(event === 'failed' && { 'error.type': 'failed' }) });
  }

  function perform(own: Held): Promise<void> {
    const { kind, subject, attempt } = own.job;
    const attributes = { 'letterpress.kind': kind, 'letterpress.subject': subject, 'letterpress.attempt': attempt };
    return tracer.root({ name: `job ${kind}`, kind: 'job', attributes }, () => performTraced(own));
  }

  async function performTraced(own: Held): Promise<void> {
    const { job, input } = own;
    const handler = handlerOf(job.kind);
    const enteredAt = performance.now();
    lanesTaken += 1;
    let isInLane = true;
    const leaveLane = () => {
      if (!isInLane) return;
      isInLane = false;
      lanesTaken -= 1;
      laneMs += (performance.now() - enteredAt - laneMs) / 8;
      fillLanes();
    };
    try {
      const result = await handler.run(job, own.end.signal, leaveLane, input);
      leaveLane();
      await tracer.span('storing', {}, () => store({ job, result }));
      troubleMs = 0;
      tell('done', job, (performance.now() - enteredAt) / 1000);
      crashPoint('job.committed');
    } catch (error) {
      // While being stopped the lease is given back instead: the job did nothing wrong.
      if (isKilling) return;
      if (error instanceof LostLease || own.end.signal.aborted) {
        tell('lost', job);
        await handler.onLost?.(job);
      } else if (error instanceof OutOfOrder || isDatabaseUnavailable(error)) {
        inTrouble(error);
        tell('given_back', job);
        await insist(() => giveBack(own));
      } else {
        tell('failed', job);
        await insist(() => failed(job, error));
      }
    } finally {
      held.delete(job.id);
      leaveLane();
      fillLanes();
    }
  }

  const storing = () => held.size - lanesTaken - ahead.length;
  const freeLanes = () => (storing() >= STORING_AT_ONCE ? 0 : options.concurrency - lanesTaken);

  function fillLanes(): void {
    while (ahead.length > 0 && freeLanes() > 0) {
      const done = perform(ahead.shift()!)
        .catch((error) => log(`queue: ${loggedMessage(error)}`))
        .finally(() => performing.delete(done));
      performing.add(done);
    }
    if (ahead.length === 0) signalWork();
  }

  /** Jobs whose last attempt died with its worker. */
  async function reap(): Promise<void> {
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ kind: string; subject: string; accountId: string; last_error: string | null }>`
        delete from jobs where id in (
          select id from jobs
          where worker is not null and run_at <= now() - make_interval(secs => ${REAP_GRACE_SECONDS})
            and attempt >= ${MAX_ATTEMPTS} and kind = any(${Object.keys(handlers)})
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
    const timeout = setTimeout(timer.resolve, Math.max(POLL_MS * jitter, troubleUntil - performance.now()));
    await Promise.race([timer.promise, woken]);
    clearTimeout(timeout);
  }

  /** As many as there are lanes free, and as will be soon. */
  function wanted(): number {
    const free = freeLanes();
    if (free === 0 || ahead.length > 0 || performance.now() < troubleUntil) return 0;
    return free + Math.min(MAX_AHEAD, Math.floor(CLAIM_AHEAD_MS / laneMs) * options.concurrency);
  }

  /** Fills the free lanes, in one claim, whenever there is reason to believe that there is something to do. */
  async function dispatch(): Promise<void> {
    let reapedAt = 0;
    while (!stopping.signal.aborted) {
      // Taken before the look at the table, so that a job committed in between is not slept over.
      const woken = wake.promise;
      try {
        const atMost = wanted();
        const claimed = atMost > 0 ? await claim(atMost) : [];
        if (claimed.length > 0) {
          ahead.push(...claimed.map(hold));
          fillLanes();
          continue;
        }
        if (performance.now() - reapedAt > POLL_MS) {
          reapedAt = performance.now();
          await reap();
        }
      } catch (error) {
        inTrouble(error);
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
      await Promise.race([working.then(() => Promise.allSettled(performing)), grace.promise]);
      clearTimeout(timeout);
      clearInterval(heartbeat);
      isKilling = true;
      const left = [...held.values()];
      for (const { end } of left) end.abort();
      for (const { job } of left) observe?.('given_back', job.kind);
      await Promise.allSettled(left.map(giveBack));
      if (left.length > 0) wakeWorkers(db);
      await standing?.close();
    },

    /** Runs the one job about this subject here and now, unless another worker has it. Says whether it did. */
    async runOne(subject: string): Promise<boolean> {
      const [claimed] = await claim(1, subject);
      if (claimed) await perform(hold(claimed));
      return claimed !== undefined;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
