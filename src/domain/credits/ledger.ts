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

/** The newest movements first, those before the entry `before` when it is given. */
export async function readLedgerPage(
  db: Db,
  accountId: string,
  page: { before: string | null; limit: number },
): Promise<LedgerItem[]> {
  return db
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .leftJoin('documents', 'documents.id', 'credit_entries.document_id')
    .select([
      'credit_entries.id',
      'credit_entries.created_at',
      'credit_entries.reason',
      'credit_entries.delta',
      'credit_grants.kind',
      'credit_entries.document_id',
      'documents.title as document_title',
    ])
    .where('credit_entries.account_id', '=', accountId)
    .$if(page.before !== null, (query) => query.where('credit_entries.id', '<', page.before!))
    .orderBy('credit_entries.id', 'desc')
    .limit(page.limit)
    .execute();
}
