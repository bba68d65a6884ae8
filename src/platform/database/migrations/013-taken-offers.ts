import { type Kysely, sql } from 'kysely';

/** What to do to take back that a wording of this revision was added to the profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_revisions add column undo jsonb`.execute(db);
}
