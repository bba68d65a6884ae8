import { type Kysely, sql } from 'kysely';

/** Whoever deletes an account and signs up again had the free credits already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of deleted accounts, by a keyed hash: who reads the database learns no address from it.
  await sql`
    create table past_addresses (
      hash bytea primary key check (length(hash) = 32),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table accounts add column had_free_credits boolean not null default false`.execute(db);
}
