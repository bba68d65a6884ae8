import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

export interface Entry {
  accountId: string;
  grantId: string;
  documentId: string | null;
  reason: 'grant' | 'charge' | 'refund' | 'expire' | 'suspend' | 'resume';
  delta: number;
}

/** Writes entries; the database moves the grants accordingly, or refuses. */
export async function record(tx: Tx, entries: Entry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('credit_entries')
    .values(
      entries.map((entry) => ({
        account_id: entry.accountId,
        grant_id: entry.grantId,
        document_id: entry.documentId,
        reason: entry.reason,
        delta: entry.delta,
        created_at: now,
      })),
    )
    .execute();
}

export interface LedgerRow {
  id: string;
  created_at: Date;
  reason: Entry['reason'];
  delta: number;
  balance: number;
  bucket: 'included' | 'purchased';
  grant_id: string;
  document_id: string | null;
}

/** Every movement of the account, oldest first, with the balance after it. */
export async function readLedger(db: Db | Tx, accountId: string): Promise<LedgerRow[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .select([
      'credit_entries.id',
      'credit_entries.created_at',
      'credit_entries.reason',
      'credit_entries.delta',
      'credit_entries.grant_id',
      'credit_entries.document_id',
      'credit_grants.kind',
    ])
    .where('credit_entries.account_id', '=', accountId)
    .orderBy('credit_entries.id')
    .execute();
  let balance = 0;
  return rows.map(({ kind, ...row }) => {
    balance += row.delta;
    return { ...row, balance, bucket: kind === 'pack' ? 'purchased' : 'included' };
  });
}

export interface LedgerItem {
  id: string;
  created_at: Date;
  reason: Entry['reason'];
  delta: number;
  kind: 'free' | 'period' | 'pack';
  document_id: string | null;
  /** Null when the document was deleted since. */
  document_title: string | null;
}

/** The largest id that there can be. */
const AFTER_ALL = '9223372036854775807';

/**
 * The newest movements first, those before the entry `before` when it is given. They are found as a range of the index by
 * account: where one account has most of the ledger, the database would else go through that of all from its end. A charge and its document are of the same
 * moment: the titles are read in one range of an index, and only those of documents made before the page, one by one.
 */
export async function readLedgerPage(
  db: Db,
  accountId: string,
  page: { before: string | null; limit: number },
): Promise<LedgerItem[]> {
  const { rows } = await sql<LedgerItem>`
    with page as materialized (
      select id, created_at, reason, delta, grant_id, document_id from credit_entries
      where account_id >= ${accountId} and (account_id, id) < (${accountId}, ${page.before ?? AFTER_ALL}::bigint)
      order by account_id desc, id desc limit ${page.limit}),
    grants as materialized (
      select grant_id, kind from (select distinct grant_id from page) used
        cross join lateral (select kind from credit_grants where id = used.grant_id limit 1) one),
    titles as materialized (
      select made.id, made.title
      from (select min(created_at) as first, max(created_at) as last from page) span cross join lateral (
        select id, title from documents
        where account_id = ${accountId} and created_at between span.first and span.last
        order by created_at desc, id desc limit ${page.limit}) made)
    select page.id, page.created_at, page.reason, page.delta, grants.kind, page.document_id,
      coalesce(titles.title, (select title from documents where documents.id = page.document_id)) as document_title
    from page join grants using (grant_id) left join titles on titles.id = page.document_id
    order by page.id desc`.execute(db);
  return rows;
}
