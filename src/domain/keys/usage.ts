import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import type { Db } from '../../platform/database/database.ts';

const FLUSH_MS = 5_000;
const MAX_PENDING = 50_000;
const KEPT_DAYS = 100;
const FORGET_BATCH = 1_000;

/** Counts the requests of each account and day (UTC): gathered in memory, added to one row for each, together. */
export function createUsageCounter(db: Db, clock: Clock, log: (line: string) => void) {
  let day = '';
  let pending = new Map<string, number>();

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const counted = pending;
    pending = new Map();
    // An account that was deleted meanwhile has nothing left to count for.
    await sql`
      insert into account_usage (account_id, day, requests)
      select accounts.id, ${day}::date, used.requests
      from unnest(${[...counted.keys()]}::uuid[], ${[...counted.values()]}::int[]) as used (account_id, requests)
      join accounts on accounts.id = used.account_id
      on conflict (account_id, day) do update set requests = account_usage.requests + excluded.requests`.execute(db);
  }

  const flushOrLog = () => flush().catch((error) => log(`usage: not written: ${loggedMessage(error)}`));
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();

  return {
    count(accountId: string): void {
      const today = clock.now().toISOString().slice(0, 10);
      if (today !== day) {
        void flushOrLog();
        day = today;
      }
      const requests = pending.get(accountId);
      if (requests === undefined && pending.size >= MAX_PENDING) return;
      pending.set(accountId, (requests ?? 0) + 1);
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}

/** Removes days that nobody looks at any more, some at a time. */
export async function forgetOldUsage(db: Db, clock: Clock): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600_000).toISOString().slice(0, 10);
  for (const table of ['account_usage', 'document_usage', 'key_usage']) {
    // By the index over days: what is kept is never looked at.
    await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where day < ${oldest}::date order by day limit ${FORGET_BATCH}))`.execute(
      db,
    );
  }
}

export interface DayOfKey {
  day: string;
  requests: number;
  documents: number;
}

/** The same of one key. */
export async function readKeyUsage(db: Db, clock: Clock, keyId: string, days: number): Promise<DayOfKey[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const { rows } = await sql<DayOfKey>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(used.requests, 0) as requests,
      coalesce(used.documents, 0) as documents
    from (select (${today}::date - n)::date as day from generate_series(0, ${days}::int - 1) as n) days
    left join key_usage used on used.key_id = ${keyId} and used.day = days.day
    order by days.day`.execute(db);
  return rows;
}

export interface DayOfUse {
  day: string;
  requests: number;
  resumes: number;
  coverLetters: number;
}

/** The last `days` days, oldest first; days without anything included. */
export async function readUsage(db: Db, clock: Clock, accountId: string, days: number): Promise<DayOfUse[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const { rows } = await sql<DayOfUse>`
    with days as (
      select (${today}::date - n)::date as day from generate_series(0, ${days}::int - 1) as n),
    asked as materialized (
      select day, requests from account_usage where account_id = ${accountId} and day > ${today}::date - ${days}::int),
    made as materialized (
      select day, resumes, cover_letters from document_usage
      where account_id = ${accountId} and day > ${today}::date - ${days}::int)
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(asked.requests, 0) as requests,
      coalesce(made.resumes, 0) as resumes, coalesce(made.cover_letters, 0) as "coverLetters"
    from days left join asked on asked.day = days.day left join made on made.day = days.day
    order by days.day`.execute(db);
  return rows;
}
