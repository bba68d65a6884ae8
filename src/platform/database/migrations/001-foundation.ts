import { type Kysely, sql } from 'kysely';

/** Plain SQL, so that what the database promises can be read here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await keys(db);
  await profiles(db);
  await documents(db);
  await credits(db);
  await jobs(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email) and length(email) between 3 and 320),
      plan text not null check (plan in ('free', 'pro')),
      -- Start of the subscription: the anchor of its monthly periods.
      pro_since timestamptz check ((plan = 'pro') = (pro_since is not null)),
      suspended_at timestamptz,
      created_at timestamptz not null,
      unique (email)
    )`.execute(db);
}

async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      name text not null,
      hash bytea not null unique check (length(hash) = 32),
      -- The last characters, so that a person can tell keys apart.
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index api_keys_account on api_keys (account_id, created_at)`.execute(db);
}

async function profiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_versions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      number int not null check (number >= 1),
      profile jsonb not null,
      created_at timestamptz not null,
      unique (account_id, number)
    )`.execute(db);
  await sql`
    create table profile_imports (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      status text not null check (status in ('in_progress', 'failed', 'complete', 'dismissed')),
      reason text,
      -- A first import and an operator's import accept themselves; others wait for the person.
      accepts_itself boolean not null,
      accepted_at timestamptz,
      file_name text,
      file bytea,
      version_id uuid references profile_versions (id) on delete cascade,
      report jsonb,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index profile_imports_account on profile_imports (account_id, created_at desc)`.execute(db);
  await sql`
    create unique index profile_imports_one_running on profile_imports (account_id) where status = 'in_progress'
  `.execute(db);
  await sql`
    create table profiles (
      account_id uuid primary key references accounts (id) on delete cascade,
      current_version_id uuid not null references profile_versions (id)
    )`.execute(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('resume', 'cover_letter')),
      title text not null check (char_length(title) between 1 and 255),
      status text not null default 'QUEUED' check (status in ('QUEUED', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
      stage text check (stage is null or status in ('QUEUED', 'IN_PROGRESS')),
      cost int not null check (cost > 0),
      request jsonb not null,
      company_page jsonb,
      profile_version_id uuid not null references profile_versions (id),
      pdf_key text check (pdf_key is null or status = 'SUCCESS'),
      failure text check (failure is null or status = 'FAILED'),
      created_at timestamptz not null,
      finished_at timestamptz check ((finished_at is not null) = (status in ('SUCCESS', 'FAILED'))),
      unique (account_id, kind, title)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index documents_account on documents (account_id, created_at desc)`.execute(db);
  // A terminal state is final: what a client has read as SUCCESS or FAILED never changes again.
  await sql`
    create function documents_keep_terminal() returns trigger language plpgsql as $$
    begin
      if old.status in ('SUCCESS', 'FAILED') and new.status <> old.status then
        raise exception 'document % is %: a terminal status cannot change', old.id, old.status;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger documents_keep_terminal before update of status on documents
    for each row execute function documents_keep_terminal()`.execute(db);
  await sql`
    create table document_evidence (
      document_id uuid primary key references documents (id) on delete cascade,
      evidence jsonb not null,
      letter_text text
    )`.execute(db);
  // All suffixes below next_suffix are taken, so that the ten-thousandth equal title costs what the first did.
  await sql`
    create table title_suffixes (
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      base text not null,
      next_suffix int not null check (next_suffix >= 1),
      primary key (account_id, kind, base)
    )`.execute(db);
  await sql`
    create table idempotent_creates (
      account_id uuid not null references accounts (id) on delete cascade,
      key_hash bytea not null,
      request_hash bytea not null,
      answer jsonb not null,
      created_at timestamptz not null,
      primary key (account_id, key_hash)
    )`.execute(db);
  await sql`create index idempotent_creates_age on idempotent_creates (created_at)`.execute(db);
  // Files whose rows are gone and that still have to be removed from the store.
  await sql`create table orphaned_files (key text primary key, created_at timestamptz not null default now())`.execute(
    db,
  );
}

async function credits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_grants (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('free', 'period', 'pack')),
      state text not null default 'open' check (state in ('open', 'suspended', 'ended')),
      amount int not null check (amount > 0),
      -- Moved only by entries of the ledger, through the trigger below.
      remaining int not null default 0 check (remaining >= 0),
      -- What a suspended grant gets back when it is resumed.
      set_aside int not null default 0 check (set_aside >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz check ((kind = 'period') = (ends_at is not null)),
      created_at timestamptz not null,
      check (remaining + set_aside <= amount),
      check (state = 'open' or remaining = 0),
      check (state = 'suspended' or set_aside = 0),
      unique (account_id, id)
    )`.execute(db);
  await sql`create unique index credit_grants_free_once on credit_grants (account_id) where kind = 'free'`.execute(db);
  await sql`
    create unique index credit_grants_one_period on credit_grants (account_id) where kind = 'period' and state = 'open'
  `.execute(db);
  await sql`create index credit_grants_usable on credit_grants (account_id) where state <> 'ended'`.execute(db);
  await sql`
    create table credit_entries (
      id bigint generated always as identity primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      grant_id uuid not null,
      -- No foreign key: the ledger outlives the document.
      document_id uuid,
      reason text not null check (reason in ('grant', 'charge', 'refund', 'expire', 'suspend', 'resume')),
      delta int not null,
      created_at timestamptz not null,
      check (case when reason in ('grant', 'refund', 'resume') then delta > 0 else delta < 0 end),
      check ((document_id is not null) = (reason in ('charge', 'refund'))),
      foreign key (account_id, grant_id) references credit_grants (account_id, id) on delete cascade
    )`.execute(db);
  await sql`create index credit_entries_account on credit_entries (account_id, id)`.execute(db);
  await sql`
    create unique index credit_entries_once on credit_entries (document_id, grant_id, reason) where document_id is not null
  `.execute(db);
  // The balance is what the ledger says, or the statement fails: entries written together move their grants together.
  await sql`
    create function credit_entries_apply() returns trigger language plpgsql as $$
    declare
      bad record;
    begin
      select added.document_id, documents.cost into bad
        from (select distinct document_id, account_id from added where reason = 'charge') added
        left join documents on documents.id = added.document_id and documents.account_id = added.account_id
        where documents.cost is distinct from (
          select -sum(delta) from credit_entries all_entries
          where all_entries.document_id = added.document_id and all_entries.reason = 'charge')
        limit 1;
      if found then
        raise exception 'the charge of document % differs from its cost %', bad.document_id, bad.cost;
      end if;
      select added.document_id, added.delta into bad from added
        where added.reason = 'refund' and not exists (
          select from credit_entries charge where charge.document_id = added.document_id
            and charge.grant_id = added.grant_id and charge.reason = 'charge' and charge.delta = -added.delta)
        limit 1;
      if found then
        raise exception 'document % was never charged the % that are refunded', bad.document_id, bad.delta;
      end if;
      update credit_grants set remaining = remaining + moved.delta
        from (select grant_id, sum(delta) as delta from added group by grant_id) moved
        where credit_grants.id = moved.grant_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger credit_entries_apply after insert on credit_entries
    referencing new table as added for each statement execute function credit_entries_apply()`.execute(db);
  await sql`
    create function credit_entries_append_only() returns trigger language plpgsql as $$
    begin
      -- Only the deletion of the whole account takes its entries along.
      if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then
        return old;
      end if;
      raise exception 'the credit ledger is append-only';
    end $$`.execute(db);
  await sql`
    create trigger credit_entries_append_only before update or delete on credit_entries
    for each row execute function credit_entries_append_only()`.execute(db);
}

async function jobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      subject uuid not null,
      account_id uuid not null references accounts (id) on delete cascade,
      -- Place in the fair order between accounts: see platform/queue/queue.ts.
      turn bigint not null,
      attempt int not null default 0,
      -- Waiting: when it is due. Running: when its lease ends.
      run_at timestamptz not null default now(),
      worker text,
      last_error text,
      created_at timestamptz not null default now(),
      unique (kind, subject)
    ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500)`.execute(db);
  await sql`create index jobs_waiting on jobs (turn, created_at) where worker is null`.execute(db);
  await sql`create index jobs_running on jobs (run_at) where worker is not null`.execute(db);
  await sql`create index jobs_account on jobs (account_id, turn)`.execute(db);
}
