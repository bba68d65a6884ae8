import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { type Db, RELAXED } from '../../platform/database/database.ts';

const FLUSH_MS = 1_000;
/** Requests of one key that are kept, the newest. */
export const KEPT_REQUESTS = 1_000;
const KEPT_DAYS = 7;
const FORGET_BATCH = 10_000;
/** In memory between two writes: of one key, and in all. What is beyond is counted, and not noted. */
const MAX_PENDING = { key: 200, all: 20_000 };
const TOO_MANY_REQUESTS = 429;

/** A request that was answered. Never anything of what was sent. */
export interface KeyRequest {
  keyId: string;
  /** Method and route, or the name of the tool. */
  action: string;
  status: number;
  requestId: string;
  documentId: string | null;
  /** Whether it made the document. */
  hasMade: boolean;
}

interface Noted extends KeyRequest {
  at: Date;
}

interface OfKey {
  noted: Noted[];
  requests: number;
  documents: number;
}

/**
 * Notes what each key was used for: gathered in memory, written together every second, so that no request waits for
 * it. A crash loses the last second. A key has a ring of rows, so that it never takes more than its share.
 */
export function createKeyLog(db: Db, clock: Clock, log: (line: string) => void) {
  let pending = new Map<string, OfKey>();
  let count = 0;
  let day = '';

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const written = pending;
    const writtenDay = day;
    pending = new Map();
    count = 0;
    await writeRequests(
      db,
      [...written.values()].flatMap(({ noted }) => noted),
    );
    await writeUsage(db, writtenDay, written);
  }

  const flushOrLog = () => flush().catch((error) => log(`keys: requests not written: ${loggedMessage(error)}`));
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();

  return {
    note(request: KeyRequest): void {
      const at = clock.now();
      const today = at.toISOString().slice(0, 10);
      if (today !== day) {
        void flushOrLog();
        day = today;
      }
      const of = pending.get(request.keyId) ?? { noted: [], requests: 0, documents: 0 };
      pending.set(request.keyId, of);
      of.requests++;
      if (request.hasMade) of.documents++;
      // A program that does not slow down must not push out what it did before.
      const isRepeatedRefusal =
        request.status === TOO_MANY_REQUESTS && of.noted.some(({ status }) => status === TOO_MANY_REQUESTS);
      if (isRepeatedRefusal || of.noted.length >= MAX_PENDING.key || count >= MAX_PENDING.all) return;
      of.noted.push({ ...request, at });
      count++;
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}

/** Keys are locked in one order, so that two processes that write at once wait for each other and no longer. */
async function writeRequests(db: Db, noted: Noted[]): Promise<void> {
  const column = <Name extends keyof Noted>(name: Name) => noted.map((request) => request[name]);
  await sql`
    with noted as (
      select *, row_number() over (partition by key_id order by nth) as place
      from unnest(${column('keyId')}::uuid[], ${column('at')}::timestamptz[], ${column('action')}::text[],
        ${column('status')}::int[], ${column('requestId')}::uuid[], ${column('documentId')}::uuid[])
        with ordinality as given (key_id, at, action, status, request_id, document_id, nth)),
    added as (select key_id, count(*) as requests from noted group by key_id),
    locked as materialized (
      select id from api_keys where id in (select key_id from added) order by id for no key update),
    counted as (
      update api_keys set requests_noted = requests_noted + added.requests
      from locked join added on added.key_id = locked.id where api_keys.id = locked.id and ${RELAXED}
      returning api_keys.id, api_keys.requests_noted - added.requests as before)
    insert into key_requests (key_id, slot, number, at, action, status, request_id, document_id)
    select key_id, (before + place) % ${KEPT_REQUESTS}, before + place, at, action, status, request_id, document_id
    from noted join counted on counted.id = noted.key_id
    on conflict (key_id, slot) do update set number = excluded.number, at = excluded.at, action = excluded.action,
      status = excluded.status, request_id = excluded.request_id, document_id = excluded.document_id`.execute(db);
}

async function writeUsage(db: Db, day: string, written: Map<string, OfKey>): Promise<void> {
  const [ids, all] = [[...written.keys()], [...written.values()]];
  // A key whose account was deleted meanwhile has nothing left to count for.
  await sql`
    insert into key_usage (key_id, day, requests, documents)
    select api_keys.id, ${day}::date, used.requests, used.documents
    from unnest(${ids}::uuid[], ${all.map(({ requests }) => requests)}::int[],
      ${all.map(({ documents }) => documents)}::int[]) as used (key_id, requests, documents)
    join api_keys on api_keys.id = used.key_id order by api_keys.id
    on conflict (key_id, day) do update set requests = key_usage.requests + excluded.requests,
      documents = key_usage.documents + excluded.documents`.execute(db);
}

/** Removes what is older than anybody is shown, some at a time. */
export async function forgetOldRequests(db: Db, clock: Clock): Promise<void> {
  await sql`
    delete from key_requests where ctid = any (array(
      select ctid from key_requests where at < ${since(clock)} order by at limit ${FORGET_BATCH}))`.execute(db);
}

function since(clock: Clock): Date {
  return new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600_000);
}

export interface LoggedRequest {
  number: string;
  at: Date;
  action: string;
  status: number;
  request_id: string;
  document_id: string | null;
  /** Null when there is no such document any more. */
  document_title: string | null;
}

/** The newest first, those before `before` when it is given. */
export async function readKeyRequests(
  db: Db,
  clock: Clock,
  keyId: string,
  page: { before: string | null; limit: number; onlyRefused: boolean },
): Promise<LoggedRequest[]> {
  return db
    .selectFrom('key_requests')
    .leftJoin('documents', 'documents.id', 'key_requests.document_id')
    .select([
      'number',
      'at',
      'action',
      'key_requests.status',
      'request_id',
      'document_id',
      'documents.title as document_title',
    ])
    .where('key_requests.key_id', '=', keyId)
    .where('at', '>', since(clock))
    .$if(page.onlyRefused, (query) => query.where('key_requests.status', '>=', 400))
    .$if(page.before !== null, (query) => query.where('number', '<', page.before!))
    .orderBy('number', 'desc')
    .limit(page.limit)
    .execute();
}
