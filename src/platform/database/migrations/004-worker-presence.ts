import { type Kysely, sql } from 'kysely';

/** Lets others see at once that a worker is gone, instead of waiting for the end of its lease. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The advisory lock that the worker holds while it lives. Null: it holds none, and only its lease speaks for it.
  await sql`alter table jobs add column presence bigint`.execute(db);
}
