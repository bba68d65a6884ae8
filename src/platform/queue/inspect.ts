import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/database.ts';
import type { JobHandler } from './queue.ts';

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

/** The queue as an operator sees it, in the order in which it will be worked off. */
export async function listJobs(db: Db, limit: number): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, kind, subject, account_id,
      case when worker is null then 'waiting' when run_at > now() then 'running' else 'lost' end as state,
      attempt, run_at, worker, last_error, created_at
    from jobs order by worker is null, turn, created_at limit ${limit}`.execute(db);
  return rows;
}

/** Makes a waiting or lost job due at once with all its attempts. False when there is no such job, or it is running. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update jobs set worker = null, attempt = 0, run_at = now()
    where (id = ${id} or subject = ${id}) and (worker is null or run_at <= now()) returning id`.execute(db);
  if (rows.length > 0) await sql`select pg_notify('letterpress_jobs', '')`.execute(db);
  return rows.length > 0;
}

/** Ends a job for good, running or not; a worker that still has it finds its lease lost. */
export async function failJob(
  db: Db,
  handlers: Record<string, JobHandler>,
  id: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ kind: string; subject: string; accountId: string }>`
      delete from jobs where id = ${id} or subject = ${id}
      returning kind, subject, account_id as "accountId"`.execute(tx);
    for (const job of rows) await handlers[job.kind]?.onDead(tx, job, reason);
    return rows.length > 0;
  });
}
