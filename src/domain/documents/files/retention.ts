/** The operator may give PDFs, evidence and whole documents a time. Without a PDF or evidence a document stays SUCCESS. */
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Retention } from '../../../base/documents/retention.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { forgetRemoved, type RemovedDocument } from '../documents.ts';

const DAY_MS = 24 * 3600_000;
const BATCH = 100;

/** Removes a batch of each kind of what is too old. Returns how much that was. */
export async function retire(db: Db, clock: Clock, retention: Retention): Promise<number> {
  const { pdfDays, evidenceDays, documentDays } = retention;
  let count = 0;
  if (documentDays) count += await retireDocuments(db, clock, documentDays);
  if (evidenceDays) count += await retireEvidence(db, clock, evidenceDays);
  if (pdfDays) count += await retirePdfs(db, clock, pdfDays);
  return count;
}

const daysBefore = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** A page that was set again is as old as its last setting. */
const isOlder = (before: Date): RawBuilder<boolean> => sql<boolean>`
  finished_at < ${before} and not exists (
    select from document_revisions
    where document_id = documents.id and (state = 'pending' or finished_at >= ${before}))`;

/**
 * Takes some of the PDFs whose time is over from their documents and lists them for removal, in one statement: a crash
 * before the files are gone only means that they are removed later. Returns how many.
 */
export async function retirePdfs(db: Db, clock: Clock, days: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id, pdf_key from documents where pdf_key is not null and ${isOlder(daysBefore(clock, days))}
      order by finished_at limit ${BATCH} for update skip locked
    ), listed as (
      insert into orphaned_files (key) select pdf_key from old on conflict do nothing
    )
    update documents set pdf_key = null from old where documents.id = old.id returning documents.id`.execute(db);
  return rows.length;
}

/** Removes some of the evidence whose time is over, with the text of letters. Returns of how many documents. */
export async function retireEvidence(db: Db, clock: Clock, days: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from documents where not evidence_removed and ${isOlder(daysBefore(clock, days))}
      order by finished_at limit ${BATCH} for update skip locked
    ), gone as (
      delete from document_evidence using old where document_id = old.id
    )
    update documents set evidence_removed = true from old where documents.id = old.id returning documents.id`.execute(
    db,
  );
  return rows.length;
}

/** Removes some of the documents whose time is over, as their owners could. The ledger keeps what they cost. */
export async function retireDocuments(db: Db, clock: Clock, days: number): Promise<number> {
  const before = daysBefore(clock, days);
  return inTransaction(db, async (tx) => {
    const ofEach = (isRemoved: boolean) => sql`(
      select id from documents where evidence_removed = ${isRemoved} and ${isOlder(before)}
      order by finished_at limit ${BATCH / 2} for update skip locked)`;
    // Each half is a range of the index on age.
    const { rows } = await sql<RemovedDocument>`
      with old as materialized (select * from ${ofEach(false)} a union all select * from ${ofEach(true)} b)
      delete from documents using old where documents.id = old.id
      returning documents.id, account_id, kind, title, pdf_key`.execute(tx);
    for (const removed of rows) await forgetRemoved(tx, removed);
    return rows.length;
  });
}
