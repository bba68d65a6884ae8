import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How the page is to look from a revision on; null where it stays as it is.
  await sql`alter table document_revisions add column look jsonb`.execute(db);
  // UTC was what nobody chose: times are told in the zone of the device now.
  await sql`
    update accounts set settings = jsonb_set(settings, '{timeZone}', '"auto"')
    where settings ->> 'timeZone' = 'UTC'`.execute(db);
}
