/**
 * Tells open pages of the dashboard what happens to an account's documents and imports. While somebody listens, one look
 * at the database serves all listeners of this process; nothing is asked while nobody does. Looking, and not
 * NOTIFY, because a notification would cost every stage of every document a global lock, seen or not.
 */
import { sql } from 'kysely';
import type { Status } from '../../../base/contract.ts';
import { loggedMessage } from '../../../base/telemetry/logged-error.ts';
import type { Db } from '../../../platform/database/database.ts';

const LOOK_EVERY_MS = 500;
/** The newest documents and the unfinished jobs of each account that are looked at. */
const NEWEST = 30;
const UNFINISHED = 100;
/** Looked at together: no statement and no turn of the event loop grows with the number of listeners. */
const ACCOUNTS_AT_ONCE = 50;

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

/** What was seen at the last look, by id. */
interface Seen {
  documents: Map<string, DocumentRow>;
  imports: Map<string, ImportRow>;
}

interface Watched {
  listeners: Set<Listener>;
  seen: Seen;
}

export function createLiveNews(db: Db, log: (line: string) => void) {
  const accounts = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const all = [...accounts.keys()];
    for (let start = 0; start < all.length; start += ACCOUNTS_AT_ONCE) {
      const ids = all.slice(start, start + ACCOUNTS_AT_ONCE).filter((id) => accounts.has(id));
      if (ids.length > 0) await lookAt(ids);
    }
  }

  async function lookAt(ids: string[]): Promise<void> {
    const [documents, imports, barred] = await Promise.all([
      readDocuments(db, ids),
      readImports(db, ids),
      readBarred(db, ids),
    ]);
    for (const accountId of barred) bar(accountId);
    const watched = ids.flatMap((id) => accounts.get(id) ?? []);
    const gone = await readGone(db, watched, documents);
    const documentsOf = Map.groupBy([...documents, ...gone], ({ accountId }) => accountId);
    const importsOf = Map.groupBy(imports, ({ accountId }) => accountId);
    for (const id of ids) {
      const listened = accounts.get(id);
      if (listened) tell(listened, documentsOf.get(id) ?? [], importsOf.get(id) ?? []);
    }
  }

  function bar(accountId: string): void {
    for (const listener of accounts.get(accountId)?.listeners ?? []) listener('barred');
    accounts.delete(accountId);
  }

  async function lookOnce(accountId: string): Promise<Seen> {
    return seenIn(...(await Promise.all([readDocuments(db, [accountId]), readImports(db, [accountId])])));
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
      const seen = accounts.has(accountId) ? null : await lookOnce(accountId);
      const watched = accounts.get(accountId) ?? { listeners: new Set(), seen: seen ?? seenIn([], []) };
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
  const before = watched.seen;
  watched.seen = seenIn(documents, imports);
  const news: News[] = [
    ...documents
      .filter((row) => !looksSame(row, before.documents.get(row.id)))
      .map(({ accountId: _, ...document }) => ({ document })),
    ...imports
      .filter(({ id, status }) => before.imports.get(id)?.status !== status)
      .map(({ id }) => ({ importId: id })),
  ];
  for (const listener of watched.listeners) for (const item of news) listener(item);
}

function looksSame(now: DocumentNews, before: DocumentNews | undefined): boolean {
  return now.status === before?.status && now.stage === before.stage && now.isRevising === before.isRevising;
}

function seenIn(documents: DocumentRow[], imports: ImportRow[]): Seen {
  return {
    documents: new Map(documents.map((row) => [row.id, row])),
    imports: new Map(imports.map((row) => [row.id, row])),
  };
}

function isUnfinished({ status, isRevising }: DocumentNews): boolean {
  return status === 'QUEUED' || status === 'IN_PROGRESS' || isRevising;
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
async function readGone(db: Db, watched: Watched[], now: DocumentRow[]): Promise<DocumentRow[]> {
  const ids = new Set(now.map(({ id }) => id));
  const missing = watched
    .flatMap(({ seen }) => [...seen.documents.values()])
    .filter((row) => isUnfinished(row) && !ids.has(row.id))
    .map(({ id }) => id);
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
