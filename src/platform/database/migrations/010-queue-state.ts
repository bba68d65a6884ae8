import { type Kysely, sql } from 'kysely';

/** One row: what holds for the queue of all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table queue_state (
      is_only boolean primary key default true check (is_only),
      -- An operator stopped it; jobs are taken in and wait.
      paused_at timestamptz
    )`.execute(db);
  await sql`insert into queue_state default values`.execute(db);
}
