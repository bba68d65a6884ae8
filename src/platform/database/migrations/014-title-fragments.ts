import { type Kysely, sql } from 'kysely';

/**
 * What the titles of an account have in them: of each word all its endings, cut at twelve characters. Any part of a word is
 * the beginning of one of them, so that one look at the index tells when a search can find nothing. Words are as many as an
 * account has different ones; what deleted documents leave behind costs a search that finds nothing, no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_fragments (
      account_id uuid not null references accounts (id) on delete cascade,
      fragment text collate "C" not null,
      primary key (account_id, fragment)
    )`.execute(db);
  // A short word that is there has all its endings there too.
  await sql`
    create function note_titles(accounts uuid[], titles text[]) returns void language sql as $$
      insert into title_fragments (account_id, fragment)
      select distinct account, substr(word, start, 12) collate "C"
      from (
        select distinct account, word from unnest(accounts, titles) as named (account, title)
          cross join lateral regexp_split_to_table(lower(title), '\\s+') as words (word)) used
        cross join lateral generate_series(1, length(word)) as endings (start)
      where length(word) > 11 or not exists (
        select from title_fragments where account_id = account and fragment = word collate "C")
      order by 1, 2
      on conflict do nothing $$`.execute(db);
  await sql`
    create function documents_note_added_titles() returns trigger language plpgsql as $$
    begin
      perform note_titles(array_agg(account_id), array_agg(title)) from added;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger documents_note_added_titles after insert on documents
    referencing new table as added for each statement execute function documents_note_added_titles()`.execute(db);
  await sql`
    create function documents_note_new_title() returns trigger language plpgsql as $$
    begin
      perform note_titles(array[new.account_id], array[new.title]);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger documents_note_new_title after update of title on documents
    for each row execute function documents_note_new_title()`.execute(db);
  await sql`select note_titles(array_agg(account_id), array_agg(title)) from documents group by account_id`.execute(db);
}
