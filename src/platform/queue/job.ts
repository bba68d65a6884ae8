import type { Tx } from '../database/database.ts';

/** How often a job is begun. */
export const MAX_ATTEMPTS = 3;

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

/** By kind. */
export type JobHandlers = Record<string, JobHandler>;

export function handlerOf(handlers: JobHandlers, kind: string): JobHandler {
  const handler = handlers[kind];
  if (!handler) throw new Error(`no handler for jobs of kind ${kind}`);
  return handler;
}

/** The work failed in a way that trying again cannot mend. */
export class PermanentFailure extends Error {}

/** What the work needs is out of order, such as the storage: the job has done nothing wrong. */
export class OutOfOrder extends Error {}

/** Another worker has the job, or it is gone. */
export class LostLease extends Error {}
