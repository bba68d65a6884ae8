import { type Kysely, sql } from 'kysely';

/** How the page is to look from this revision on; null where it stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_revisions add column look jsonb`.execute(db);
}
