import { type Kysely, sql } from 'kysely';

/** What each key may do and did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column read_only boolean not null default false`.execute(db);
  // How many of its requests were ever noted: the next one takes the place of the oldest.
  await sql`alter table api_keys add column requests_noted bigint not null default 0`.execute(db);
  // Null: made in the dashboard, or before keys were noted. Without a foreign key, whose check would look through all
  // documents whenever a key is removed; keys are removed with their account alone.
  await sql`alter table documents add column key_id uuid`.execute(db);
  await sql`
    create table key_requests (
      key_id uuid not null references api_keys (id) on delete cascade,
      slot int not null,
      number bigint not null,
      at timestamptz not null,
      action text not null,
      status int not null,
      request_id uuid not null,
      document_id uuid,
      primary key (key_id, slot)
    )`.execute(db);
  await sql`create index key_requests_at on key_requests (at)`.execute(db);
  await sql`
    create table key_usage (
      key_id uuid not null references api_keys (id) on delete cascade,
      day date not null,
      requests int not null,
      documents int not null,
      primary key (key_id, day)
    )`.execute(db);
  await sql`create index key_usage_day on key_usage (day)`.execute(db);
}
