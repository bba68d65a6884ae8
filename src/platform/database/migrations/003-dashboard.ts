import { type Kysely, sql } from 'kysely';

/** What the dashboard adds: verified addresses, settings, edited profiles, kept source files, usage, revised documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await profiles(db);
  await documents(db);
  await usage(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  // Free credits wait for it. Whoever has an account already, or gets one from the operator, counts as verified.
  await sql`alter table accounts add column verified_at timestamptz default now()`.execute(db);
  // Null: nothing was ever chosen. On the account itself, so that creating a document reads it with the lock it takes.
  await sql`alter table accounts add column settings jsonb`.execute(db);
  // Links sent by e-mail. Only the hash is kept, each works once.
  await sql`
    create table account_tokens (
      hash bytea primary key check (length(hash) = 32),
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index account_tokens_account on account_tokens (account_id, purpose)`.execute(db);
}

async function profiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_versions add column origin text not null default 'import'
    check (origin in ('import', 'edit', 'restore'))`.execute(db);
  // Looked through to forget source files whose time is over.
  await sql`create index profile_imports_with_file on profile_imports (created_at) where file is not null`.execute(db);
  // Asked before a version is changed or forgotten.
  await sql`create index documents_profile_version on documents (profile_version_id)`.execute(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  // The account's settings as they were when the document was ordered, so that a second attempt makes the same bytes.
  await sql`alter table documents add column settings jsonb`.execute(db);
  // The list of an account, newest first, page by page.
  await sql`create index documents_listed on documents (account_id, created_at desc, id desc)`.execute(db);
  await sql`drop index documents_account`.execute(db);
  // A finished document stays finished while it is set again; the new page takes the old one's place when it is ready.
  await sql`
    create table document_revisions (
      document_id uuid primary key references documents (id) on delete cascade,
      number int not null check (number >= 1),
      wanted jsonb not null,
      -- What the PDF in force was made with; null: the page as it was first set.
      applied jsonb,
      state text not null check (state in ('pending', 'applied', 'failed')),
      failure text check (failure is null or state = 'failed'),
      created_at timestamptz not null,
      finished_at timestamptz check ((finished_at is not null) = (state <> 'pending'))
    )`.execute(db);
}

async function usage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_usage (
      account_id uuid not null references accounts (id) on delete cascade,
      day date not null,
      requests int not null check (requests > 0),
      primary key (account_id, day)
    )`.execute(db);
}
