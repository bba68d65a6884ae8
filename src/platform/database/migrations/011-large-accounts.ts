import { type Kysely, sql } from 'kysely';

/** What keeps an account with many documents as quick to look at as a small one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Filters, newest first. The title is inside so that a search reads the index and not a page for every document.
  await sql`
    create index if not exists documents_filtered on documents (account_id, kind, status, created_at desc, id desc)
    include (title)`.execute(db);
  await sql`create index if not exists account_usage_day on account_usage (day)`.execute(db);
  await documentUsage(db);
}

async function documentUsage(db: Kysely<unknown>): Promise<void> {
  // Apart from account_usage: its rows are written for many accounts together, these under the lock of one account.
  await sql`
    create table document_usage (
      account_id uuid not null references accounts (id) on delete cascade,
      day date not null,
      resumes int not null default 0,
      cover_letters int not null default 0,
      primary key (account_id, day)
    )`.execute(db);
  await sql`create index if not exists document_usage_day on document_usage (day)`.execute(db);
  await sql`
    create function documents_count_usage() returns trigger language plpgsql as $$
    begin
      insert into document_usage (account_id, day, resumes, cover_letters)
      select account_id, (created_at at time zone 'UTC')::date,
        count(*) filter (where kind = 'resume'), count(*) filter (where kind = 'cover_letter')
      from added group by 1, 2
      on conflict (account_id, day) do update set
        resumes = document_usage.resumes + excluded.resumes,
        cover_letters = document_usage.cover_letters + excluded.cover_letters;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger documents_count_usage after insert on documents
    referencing new table as added for each statement execute function documents_count_usage()`.execute(db);
  // As far back as usage is kept.
  await sql`
    insert into document_usage (account_id, day, resumes, cover_letters)
    select account_id, (created_at at time zone 'UTC')::date,
      count(*) filter (where kind = 'resume'), count(*) filter (where kind = 'cover_letter')
    from documents where created_at > now() - interval '100 days' group by 1, 2`.execute(db);
}
