import { type Kysely, sql } from 'kysely';

/** Tells documents whose evidence the operator let go, so that they are not looked at again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column evidence_removed boolean not null default false`.execute(db);
}
