/** The operator may give PDFs a time. Their documents stay, with SUCCESS and without a link. */
import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/database/database.ts';

const DAY_MS = 24 * 3600_000;
const BATCH = 100;

/**
 * Takes some of the PDFs whose time is over from their documents and lists them for removal, in one statement: a crash
 * before the files are gone only means that they are removed later. Returns how many.
 */
export async function retirePdfs(db: Db, clock: Clock, days: number): Promise<number> {
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const { rows } = await sql`
    with old as materialized (
      select id, pdf_key from documents
      where pdf_key is not null and finished_at < ${before}
        -- A page that was set again is as old as its last setting.
        and not exists (
          select from document_revisions
          where document_id = documents.id and (state = 'pending' or finished_at >= ${before}))
      order by finished_at limit ${BATCH} for update skip locked
    ), listed as (
      insert into orphaned_files (key) select pdf_key from old on conflict do nothing
    )
    update documents set pdf_key = null from old where documents.id = old.id returning documents.id`.execute(db);
  return rows.length;
}
