/** What only the holder of a job may do with it: every statement names the fence. */
import { sql } from 'kysely';
import { type Db, RELAXED, type Tx } from '../database/database.ts';
import { type Job, LostLease } from './job.ts';

export const LEASE_SECONDS = 30;

const fence = (job: Job) => sql<boolean>`id = ${job.id} and worker = ${job.worker} and attempt = ${job.attempt}`;

/** Of one worker, and at least one job. */
const isAmong = (jobs: readonly Job[]) => sql`(id, attempt) in (
    select * from unnest(${jobs.map((job) => job.id)}::uuid[], ${jobs.map((job) => job.attempt)}::int[]))
  and worker = ${jobs[0]!.worker}`;

/** One heartbeat for all of them. Returns the ids of those that are still held. */
export async function renewLeases(db: Db, jobs: readonly Job[], presence: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update jobs set run_at = now() + make_interval(secs => ${LEASE_SECONDS}), presence = ${presence}
    where ${isAmong(jobs)} and ${RELAXED} returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function removeJobs(tx: Tx, jobs: readonly Job[]): Promise<void> {
  const { numAffectedRows } = await sql`delete from jobs where ${isAmong(jobs)}`.execute(tx);
  if (numAffectedRows !== BigInt(jobs.length)) throw new LostLease();
}

export async function retryLater(tx: Tx, job: Job, seconds: number, reason: string): Promise<void> {
  await sql`
    update jobs set worker = null, last_error = ${reason}, run_at = now() + make_interval(secs => ${seconds})
    where ${fence(job)}`.execute(tx);
}

/** As if it had never been claimed. */
export async function giveBack(db: Db, job: Job): Promise<void> {
  await sql`update jobs set worker = null, attempt = attempt - 1, run_at = now() where ${fence(job)}`.execute(db);
}
