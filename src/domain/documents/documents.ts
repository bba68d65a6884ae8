import type { DocumentKind, Status } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { DOCUMENT_JOB } from './creating/create.ts';
import { releaseTitle } from './creating/title.ts';
import { listForRemoval } from './files/orphans.ts';
import { REVISION_JOB } from './revisions/revise.ts';

export interface DocumentSummary {
  id: string;
  kind: DocumentKind;
  title: string;
  status: Status;
  stage: string | null;
  failure: string | null;
  created_at: Date;
  finished_at: Date | null;
}

const SUMMARY = ['id', 'kind', 'title', 'status', 'stage', 'failure', 'created_at', 'finished_at'] as const;

export async function listDocuments(db: Db, accountId: string, limit: number): Promise<DocumentSummary[]> {
  return db
    .selectFrom('documents')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findDocument(db: Db, accountId: string, id: string): Promise<DocumentSummary> {
  const document = isUuid(id)
    ? await db
        .selectFrom('documents')
        .select(SUMMARY)
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;
  if (!document) throw new AppError('NOT_FOUND', 'Document not found.');
  return document;
}

export interface StoredPdf {
  title: string;
  key: string;
  /** The account is suspended. */
  isBarred: boolean;
}

/** The finished PDF behind a verified link; null when there is none (any more). */
export async function findPdf(db: Db, id: string): Promise<StoredPdf | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select(['documents.title', 'documents.pdf_key', 'accounts.suspended_at'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  return row?.pdf_key ? { title: row.title, key: row.pdf_key, isBarred: row.suspended_at !== null } : null;
}

/** Removes a document; a job that still runs for it is lost, its file follows. Credits that were spent stay spent. */
export async function deleteDocument(db: Db, accountId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!isUuid(id)) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
    const deleted = await tx
      .deleteFrom('documents')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('status', 'in', ['SUCCESS', 'FAILED'])
      .returning(['id', 'account_id', 'kind', 'title', 'pdf_key'])
      .executeTakeFirst();
    if (!deleted) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
    await forgetRemoved(tx, deleted);
  });
}

export interface RemovedDocument {
  id: string;
  account_id: string;
  kind: DocumentKind;
  title: string;
  pdf_key: string | null;
}

/** What goes with a document that is no more: its job, its title, its file. */
export async function forgetRemoved(tx: Tx, { id, account_id, kind, title, pdf_key }: RemovedDocument): Promise<void> {
  await tx.deleteFrom('jobs').where('kind', 'in', [DOCUMENT_JOB, REVISION_JOB]).where('subject', '=', id).execute();
  await releaseTitle(tx, account_id, kind, title);
  await listForRemoval(tx, [pdf_key]);
}

/** Whether the account has a document, made or under way. */
export async function hasDocuments(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
