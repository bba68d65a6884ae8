/**
 * The files that people import are kept for a while, so that what was read can be compared with what stands there: until
 * the next import is read, and at most thirty days.
 */
import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { readStoredFile } from './stored-file.ts';

const KEPT_MS = 30 * 24 * 3600_000;
const FORGET_BATCH = 100;

export async function readSourceFile(
  db: Db,
  accountId: string,
  importId: string,
): Promise<{ bytes: Buffer; name: string | null }> {
  const row = await findImport(db, accountId, importId);
  const bytes = row && (await readStoredFile(db, importId));
  if (!bytes) throw new AppError('NOT_FOUND', 'The file of this import is no longer kept.');
  return { bytes: Buffer.from(bytes.buffer), name: row.file_name };
}

/** The text of a file that a browser cannot show. */
export async function readShownText(db: Db, accountId: string, importId: string): Promise<string> {
  const row = await findImport(db, accountId, importId);
  if (!row?.shown_text) throw new AppError('NOT_FOUND', 'The text of this file is no longer kept.');
  return row.shown_text;
}

async function findImport(db: Db, accountId: string, importId: string) {
  if (!isUuid(importId)) return undefined;
  return db
    .selectFrom('profile_imports')
    .select(['file_name', 'shown_text'])
    .where('id', '=', importId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function forgetReplacedSources(tx: Tx, accountId: string, keptImportId: string): Promise<void> {
  await tx
    .updateTable('profile_imports')
    .set({ file: null, shown_text: null })
    .where('account_id', '=', accountId)
    .where('id', '<>', keptImportId)
    .where('file', 'is not', null)
    .where('status', '<>', 'in_progress')
    .execute();
}

/** Removes some of those whose time is over. Called now and then by whoever runs workers. */
export async function forgetOldSources(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await sql`
    update profile_imports set file = null, shown_text = null where id in (
      select id from profile_imports
      where file is not null and status <> 'in_progress' and created_at < ${before}
      order by created_at limit ${FORGET_BATCH})`.execute(db);
}
