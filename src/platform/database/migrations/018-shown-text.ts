import { type Kysely, sql } from 'kysely';

/** The text of an imported file that browsers cannot show; it goes when the file goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_imports add column shown_text text`.execute(db);
}
