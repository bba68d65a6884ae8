import { crashPoint } from '../../base/telemetry/crash-point.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import type { JobEvent, Observer } from '../../base/telemetry/observer.ts';
import type { Tracer } from '../../base/telemetry/tracer.ts';
import { type Db, isDatabaseUnavailable } from '../database/database.ts';
import type { Claimed } from './claim.ts';
import type { Ending } from './ending.ts';
import { handlerOf, type Job, type JobHandlers, LostLease, OutOfOrder } from './job.ts';
import { giveBack } from './lease.ts';
import type { Outage } from './outage.ts';

/** Jobs that have left their lane and wait for the disk and the database. */
const STORING_AT_ONCE = 64;
/** Jobs that take a moment are claimed ahead for so long, those that take longer one for each free lane. */
const CLAIM_AHEAD_MS = 20;
const MAX_AHEAD = 64;

export interface LanesOptions {
  db: Db;
  handlers: JobHandlers;
  concurrency: number;
  ending: Ending;
  outage: Outage;
  /** The grace of a stop is over: what is under way is given back. */
  killing: AbortSignal;
  /** There is room for more. */
  onFree: () => void;
  log: (line: string) => void;
  observe: Observer['job'] | undefined;
  tracer: Tracer;
}

/** A job that this process works on. */
export interface Held extends Claimed {
  /** Ends the work: there is no time left for it, or the job is not ours any more. */
  end: AbortController;
}

/** Where this process does the work itself. */
export function createLanes(options: LanesOptions) {
  const { db, handlers, concurrency, ending, outage, killing, onFree, log, observe, tracer } = options;
  const held = new Map<string, Held>();
  const performing = new Set<Promise<void>>();
  /** Claimed, and waiting for a lane. */
  const ahead: Held[] = [];
  let lanesTaken = 0;
  /** How long a job has been in its lane of late. */
  let laneMs = CLAIM_AHEAD_MS;

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
    const enteredAt = performance.now();
    lanesTaken += 1;
    let isInLane = true;
    const leaveLane = () => {
      if (!isInLane) return;
      isInLane = false;
      lanesTaken -= 1;
      laneMs += (performance.now() - enteredAt - laneMs) / 8;
      fill();
    };
    try {
      const result = await handlerOf(handlers, job.kind).run(job, own.end.signal, leaveLane, input);
      leaveLane();
      await tracer.span('storing', {}, () => ending.store({ job, result }));
      outage.forget();
      tell('done', job, (performance.now() - enteredAt) / 1000);
      crashPoint('job.committed');
    } catch (error) {
      await endUndone(own, error);
    } finally {
      held.delete(job.id);
      leaveLane();
      fill();
    }
  }

  async function endUndone({ job, end }: Held, error: unknown): Promise<void> {
    // While being stopped the lease is given back instead: the job did nothing wrong.
    if (killing.aborted) return;
    if (error instanceof LostLease || end.signal.aborted) {
      tell('lost', job);
      await handlerOf(handlers, job.kind).onLost?.(job);
    } else if (error instanceof OutOfOrder || isDatabaseUnavailable(error)) {
      outage.begin(error);
      tell('given_back', job);
      await outage.insist(() => giveBack(db, job));
    } else {
      tell('failed', job);
      await outage.insist(() => ending.fail(job, error));
    }
  }

  const storing = () => held.size - lanesTaken - ahead.length;
  const free = () => (storing() >= STORING_AT_ONCE ? 0 : concurrency - lanesTaken);

  function fill(): void {
    while (ahead.length > 0 && free() > 0) {
      const done = perform(ahead.shift()!)
        .catch((error) => log(`queue: ${loggedMessage(error)}`))
        .finally(() => performing.delete(done));
      performing.add(done);
    }
    if (ahead.length === 0) onFree();
  }

  return {
    held: (): Held[] => [...held.values()],

    /** How many to claim: as many as there are lanes free, and as will be soon. */
    wanted(): number {
      if (free() === 0 || ahead.length > 0 || outage.remainingMs() > 0) return 0;
      return free() + Math.min(MAX_AHEAD, Math.floor(CLAIM_AHEAD_MS / laneMs) * concurrency);
    },

    take(claimed: readonly Claimed[]): void {
      ahead.push(...claimed.map(hold));
      fill();
    },

    /** Here and now, whether a lane is free or not. */
    run: (claimed: Claimed): Promise<void> => perform(hold(claimed)),

    settled: (): Promise<unknown> => Promise.allSettled(performing),

    /** Ends the work on all that is held. Says how many jobs that were. */
    async giveAllBack(): Promise<number> {
      const left = [...held.values()];
      for (const { end } of left) end.abort();
      for (const { job } of left) observe?.('given_back', job.kind);
      await Promise.allSettled(left.map(({ job }) => giveBack(db, job)));
      return left.length;
    },
  };
}
