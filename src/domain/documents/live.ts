/**
 * Tells open pages of the dashboard what happens to an account's documents and imports. While somebody listens, one look
 * a turn at the database serves all listeners of this process; nothing is asked while nobody does. Looking, and not
 * NOTIFY, because a notification would cost every stage of every document a global lock, seen or not.
 */
import { sql } from 'kysely';
import type { Status } from '../../base/contract.ts';
import { loggedMessage } from '../../base/logged-error.ts';
import type { Db } from '../../platform/database/database.ts';

const LOOK_EVERY_MS = 500;
/** The newest documents and the unfinished jobs of each account that are looked at. */
const NEWEST = 30;
const UNFINISHED = 100;

export interface DocumentNews {
  id: string;
  status: Status;
  stage: string | null;
  isRevising: boolean;
}

/** The last is the end: the account was suspended or deleted, and there is nothing more to tell. */
export type News = { document: DocumentNews } | { importId: string } | 'barred';
export type Listener = (news: News) => void;

interface DocumentRow extends DocumentNews {
  accountId: string;
}

interface ImportRow {
  id: string;
  accountId: string;
  status: string;
}

/** What an account's listeners have been told: id → what it looked like. */
type Told = Map<string, string>;

interface Watched {
  listeners: Set<Listener>;
  told: Told;
}

export function createLiveNews(db: Db, log: (line: string) => void) {
  const accounts = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const ids = [...accounts.keys()];
    const [documents, imports, barred] = await Promise.all([
      readDocuments(db, ids),
      readImports(db, ids),
      readBarred(db, ids),
    ]);
    for (const accountId of barred) bar(accountId);
    const gone = await readGone(db, accounts, documents);
    for (const accountId of ids) {
      const watched = accounts.get(accountId);
      if (!watched) continue;
      const mine = [...documents, ...gone].filter((row) => row.accountId === accountId);
      tell(
        watched,
        mine,
        imports.filter((row) => row.accountId === accountId),
      );
    }
  }

  function bar(accountId: string): void {
    for (const listener of accounts.get(accountId)?.listeners ?? []) listener('barred');
    accounts.delete(accountId);
  }

  async function lookOnce(accountId: string): Promise<Told> {
    const [documents, imports] = await Promise.all([readDocuments(db, [accountId]), readImports(db, [accountId])]);
    return looksOf(documents, imports);
  }

  function schedule(): void {
    if (timer || accounts.size === 0) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error) => log(`live: ${loggedMessage(error)}`))
        .finally(() => {
          timer = undefined;
          looking = undefined;
          schedule();
        });
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  return {
    /**
     * Tells what changes from the moment on at which it resolves: who reads the state of things after that misses
     * nothing. It resolves to what ends the listening.
     */
    async listen(accountId: string, listener: Listener): Promise<() => void> {
      const told = accounts.has(accountId) ? null : await lookOnce(accountId);
      const watched = accounts.get(accountId) ?? { listeners: new Set(), told: told ?? new Map() };
      accounts.set(accountId, watched);
      watched.listeners.add(listener);
      schedule();
      return () => {
        watched.listeners.delete(listener);
        if (watched.listeners.size === 0 && accounts.get(accountId) === watched) accounts.delete(accountId);
      };
    },
    async close(): Promise<void> {
      accounts.clear();
      clearTimeout(timer);
      await looking;
    },
  };
}

export type LiveNews = ReturnType<typeof createLiveNews>;

function tell(watched: Watched, documents: DocumentRow[], imports: ImportRow[]): void {
  const before = watched.told;
  watched.told = looksOf(documents, imports);
  const isNews = ({ id }: { id: string }) => before.get(id) !== watched.told.get(id);
  const news: News[] = [
    ...documents.filter(isNews).map(({ accountId: _, ...document }) => ({ document })),
    ...imports.filter(isNews).map(({ id }) => ({ importId: id })),
  ];
  for (const listener of watched.listeners) for (const item of news) listener(item);
}

function looksOf(documents: DocumentRow[], imports: ImportRow[]): Told {
  return new Map([...documents, ...imports].map((row) => [row.id, JSON.stringify(row)]));
}

const COLUMNS = sql`
  documents.id, documents.account_id as "accountId", documents.status, documents.stage,
  exists (select from document_revisions where document_id = documents.id and state = 'pending') as "isRevising"`;

async function readDocuments(db: Db, accountIds: string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from documents where id in (
      select newest.id from unnest(${accountIds}::uuid[]) as account (id) cross join lateral (
        select documents.id from documents where account_id = account.id
        order by created_at desc, id desc limit ${NEWEST}) newest
      union
      select busy.subject from unnest(${accountIds}::uuid[]) as account (id) cross join lateral (
        select subject from jobs where account_id = account.id order by turn limit ${UNFINISHED}) busy)`.execute(db);
  return rows;
}

/** Those that were unfinished at the last look and are not among what is looked at now: they ended in between. */
async function readGone(db: Db, accounts: Map<string, Watched>, seen: DocumentRow[]): Promise<DocumentRow[]> {
  const now = new Set(seen.map((row) => row.id));
  const missing: string[] = [];
  for (const { told } of accounts.values()) {
    for (const [id, look] of told) {
      if (!now.has(id) && /"status":"(QUEUED|IN_PROGRESS)"|"isRevising":true/.test(look)) missing.push(id);
    }
  }
  if (missing.length === 0) return [];
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from documents where id = any(${missing}::uuid[])`.execute(db);
  return rows;
}

async function readImports(db: Db, accountIds: string[]): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select latest.id, latest.status, account.id as "accountId"
    from unnest(${accountIds}::uuid[]) as account (id) cross join lateral (
      select profile_imports.id, profile_imports.status from profile_imports where account_id = account.id
      order by created_at desc limit 1) latest`.execute(db);
  return rows;
}

async function readBarred(db: Db, accountIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select watched.id from unnest(${accountIds}::uuid[]) as watched (id)
    where not exists (select from accounts where accounts.id = watched.id and suspended_at is null)`.execute(db);
  return rows.map(({ id }) => id);
}
