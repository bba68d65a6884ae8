import { sql } from 'kysely';
import { afterCommit, type Db, type Tx } from '../database/database.ts';

export async function enqueue(tx: Tx, job: { kind: string; subject: string; accountId: string }): Promise<void> {
  await sql`
    insert into jobs (kind, subject, account_id, turn)
    select ${job.kind}, ${job.subject}, ${job.accountId}, greatest(
      coalesce((select min(turn) from jobs where worker is null), 0),
      coalesce((select max(turn) + 1 from jobs where account_id = ${job.accountId}), 0)
    )`.execute(tx);
  afterCommit(tx, wakeWorkers);
}

/** Notifications under way, by database; the value says whether another is wanted after it. */
const sending = new WeakMap<Db, { again: boolean }>();

/**
 * Tells the workers of all processes that there is work. After the commit, because a notification inside the transaction
 * makes all commits of the server wait for each other; and one for all jobs that were committed while the last was under
 * way. If it is lost, workers find the job at their next look.
 */
export function wakeWorkers(db: Db): void {
  const under = sending.get(db);
  if (under) {
    under.again = true;
    return;
  }
  const now = { again: false };
  sending.set(db, now);
  sql`select pg_notify('letterpress_jobs', '')`
    .execute(db)
    .catch(() => {})
    .finally(() => {
      sending.delete(db);
      if (now.again) wakeWorkers(db);
    });
}

export async function waitingJobs(db: Db, atMost: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from jobs where worker is null limit ${atMost}) waiting`.execute(db);
  return rows[0]!.n;
}
