import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/database.ts';
import { wakeWorkers } from './enqueue.ts';
import type { JobHandlers } from './job.ts';

export interface JobRow {
  id: string;
  kind: string;
  subject: string;
  account_id: string;
  state: 'waiting' | 'running' | 'lost';
  attempt: number;
  run_at: Date;
  worker: string | null;
  last_error: string | null;
  created_at: Date;
}

/** The queue as an operator sees it, in the order in which it will be worked off, behind the job `after` if it is given. */
export async function listJobs(db: Db, limit: number, after: string | null = null): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, kind, subject, account_id,
      case when worker is null then 'waiting' when run_at > now() then 'running' else 'lost' end as state,
      attempt, run_at, worker, last_error, created_at
    from jobs where ${after}::uuid is null or (worker is null, turn, created_at, id) >
      (select worker is null, turn, created_at, id from jobs where id = ${after}::uuid)
    order by worker is null, turn, created_at, id limit ${limit}`.execute(db);
  return rows;
}

export interface Backlog {
  waiting: number;
  /** Null where none waits. */
  oldestSeconds: number | null;
}

/** What waits, from the head of the fair order on; with more than `atMost` waiting, so many. */
export async function readBacklog(db: Db, atMost: number): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float as "oldestSeconds"
    from (select created_at from jobs where worker is null order by turn, created_at limit ${atMost}) waiting`.execute(
    db,
  );
  return rows[0]!;
}

/** Makes a waiting or lost job due at once with all its attempts. False when there is no such job, or it is running. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update jobs set worker = null, attempt = 0, run_at = now()
    where (id = ${id} or subject = ${id}) and (worker is null or run_at <= now()) returning id`.execute(db);
  if (rows.length > 0) wakeWorkers(db);
  return rows.length > 0;
}

/** For all processes: jobs are taken in and wait, those that run are finished. */
export async function setPaused(db: Db, isPaused: boolean): Promise<void> {
  await sql`update queue_state set paused_at = case when ${isPaused} then coalesce(paused_at, now()) end`.execute(db);
  if (!isPaused) wakeWorkers(db);
}

/** Since when; null while it runs. */
export async function pausedSince(db: Db): Promise<Date | null> {
  return (await db.selectFrom('queue_state').select('paused_at').executeTakeFirstOrThrow()).paused_at;
}

/** Ends a job for good, running or not; a worker that still has it finds its lease lost. */
export async function failJob(db: Db, handlers: JobHandlers, id: string, reason: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ kind: string; subject: string; accountId: string }>`
      delete from jobs where id = ${id} or subject = ${id}
      returning kind, subject, account_id as "accountId"`.execute(tx);
    for (const job of rows) await handlers[job.kind]?.onDead(tx, job, reason);
    return rows.length > 0;
  });
}
