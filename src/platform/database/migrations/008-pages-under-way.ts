import { type Kysely, sql } from 'kysely';

/** Every PDF is listed for removal before it is written, and taken off the list by the document that it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orphaned_files add column due_at timestamptz not null default now()`.execute(db);
  await sql`create index orphaned_files_due on orphaned_files (due_at)`.execute(db);
}
