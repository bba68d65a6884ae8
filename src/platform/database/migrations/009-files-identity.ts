import { type Kysely, sql } from 'kysely';

/** Which files belong to this database: the same id lies beside them. No row until the first start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files_identity (
      is_only boolean primary key default true check (is_only),
      id uuid not null,
      is_beside_files boolean not null default false
    )`.execute(db);
}
