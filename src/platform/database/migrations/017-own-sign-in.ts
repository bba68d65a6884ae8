import { type Kysely, sql } from 'kysely';

/** Sessions that only their hash is kept of, a second factor, and changes of the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sessions(db);
  await secondFactor(db);
  // A link of the e-mail to a new address names it; a code that is still to be entered is a token, too.
  await sql`alter table account_tokens add column email text`.execute(db);
  await sql`alter table account_tokens drop constraint account_tokens_purpose_check`.execute(db);
  await sql`
    alter table account_tokens add constraint account_tokens_purpose_check
    check (purpose in ('verify', 'reset', 'email', 'code') and (purpose = 'email') = (email is not null))`.execute(db);
}

/** What was there for the library that kept the sessions goes; whoever is signed in signs in once more. */
async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`delete from auth_sessions`.execute(db);
  await sql`
    alter table auth_sessions drop column token, drop column updated_at,
      add column token_hash bytea not null unique check (length(token_hash) = 32),
      drop constraint auth_sessions_user_id_fkey,
      add foreign key (user_id) references accounts (id) on delete cascade`.execute(db);
  await sql`
    alter table auth_credentials drop column access_token, drop column refresh_token, drop column id_token,
      drop column access_token_expires_at, drop column refresh_token_expires_at, drop column scope,
      drop constraint auth_credentials_user_id_fkey,
      add foreign key (user_id) references accounts (id) on delete cascade`.execute(db);
  await sql`drop table auth_users`.execute(db);
  await sql`drop table auth_verifications`.execute(db);
}

async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      -- Encrypted under a key that is derived from SIGNING_SECRET.
      secret bytea not null,
      -- Null until the first code was entered: it is not asked for before.
      confirmed_at timestamptz,
      -- The half-minute of the last code that was used: it and earlier ones are not taken again.
      last_step bigint not null default 0,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references second_factors (account_id) on delete cascade,
      hash bytea not null check (length(hash) = 32),
      primary key (account_id, hash)
    )`.execute(db);
}
