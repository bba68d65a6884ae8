import { type Kysely, sql } from 'kysely';

/** Who may sign in to the dashboard. The columns are those that better-auth reads and writes, under our names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A person who signs in and the account are one: same id, same address, gone together.
  await sql`
    create table auth_users (
      id uuid primary key references accounts (id) on delete cascade,
      email text not null unique references accounts (email) on update cascade on delete cascade,
      email_verified boolean not null default false,
      name text not null,
      image text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table auth_sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth_users (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index auth_sessions_user on auth_sessions (user_id, created_at desc)`.execute(db);
  // One row for each way of signing in; the password is stored as better-auth's scrypt hash.
  await sql`
    create table auth_credentials (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth_users (id) on delete cascade,
      provider_id text not null,
      account_id text not null,
      password text check ((provider_id = 'credential') = (password is not null)),
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`.execute(db);
  await sql`create index auth_credentials_user on auth_credentials (user_id)`.execute(db);
  await sql`
    create table auth_verifications (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index auth_verifications_identifier on auth_verifications (identifier)`.execute(db);
}
