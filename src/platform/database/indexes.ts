/**
 * Indexes of tables that grow large. They are built beside the work that goes on, outside any transaction, and those that
 * a crash left half-built are built again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const INDEXES: Readonly<Record<string, string>> = {
  // Filters, newest first. All that a list shows is inside but the stage, which changes while a document is made: a search
  // or a filter reads the index and not a page for every document.
  documents_by_status: 'documents (account_id, kind, status, created_at desc, id desc) include (title, finished_at)',
  // Of an age, where the operator gave documents or their evidence one.
  documents_finished: 'documents (evidence_removed, finished_at) where finished_at is not null',
  account_usage_day: 'account_usage (day)',
  accounts_listed: 'accounts (created_at, id)',
};

/** Indexes of earlier versions, whose work others do now. */
const REPLACED: readonly string[] = ['documents_filtered'];

/** One process at a time; the others find them built. */
const BUILD_LOCK = 7_201_002;

export async function buildIndexes(pool: pg.Pool, indexes = INDEXES, replaced = REPLACED): Promise<string[]> {
  const [missing, old] = [await missingOf(pool, indexes), await thereOf(pool, replaced)];
  if (missing.length === 0 && old.size === 0) return [];
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0');
    while (!(await isTurn(client))) await sleep(200);
    const still = await missingOf(client, indexes);
    for (const name of still) {
      await client.query(`drop index concurrently if exists ${name}`);
      await client.query(`create index concurrently ${name} on ${indexes[name]}`);
    }
    for (const name of old) await client.query(`drop index concurrently if exists ${name}`);
    return still;
  } finally {
    client.release(true);
  }
}

/** Asked for again and again: a statement that waits for the lock would be waited for by whoever builds. */
async function isTurn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [BUILD_LOCK]);
  return rows[0]!.ours;
}

async function missingOf(db: pg.Pool | pg.PoolClient, indexes: Readonly<Record<string, string>>): Promise<string[]> {
  const names = Object.keys(indexes);
  const there = await thereOf(db, names);
  return names.filter((name) => !there.has(name));
}

async function thereOf(db: pg.Pool | pg.PoolClient, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = current_schema()::regnamespace and relname = any($1) and indisvalid`,
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}
