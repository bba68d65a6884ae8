import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { pdfKeysOf, revisedKeyOf } from './pdf-keys.ts';

const BATCH = 100;

/** Removes files whose documents are gone. The row goes last, so that a crash in between only means doing it again. */
export async function removeOrphanedFiles(db: Db, removeFile: (key: string) => Promise<void>): Promise<number> {
  const rows = await db.selectFrom('orphaned_files').select('key').orderBy('created_at').limit(BATCH).execute();
  for (const { key } of rows) {
    await removeFile(key);
    await db.deleteFrom('orphaned_files').where('key', '=', key).execute();
  }
  return rows.length;
}

/** Whether a file lies there or not. */
export async function listForRemoval(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`insert into orphaned_files (key) select unnest(${keys}::text[]) on conflict do nothing`.execute(tx);
}

interface Leaving {
  id: string;
  pdf_key: string | null;
  /** Of the last revision; null where there was none. */
  number: number | null;
}

/**
 * All files that documents which are about to be deleted may have: the one that counts, and those that workers wrote before
 * they were killed.
 */
export function filesOf(documents: readonly Leaving[]): string[] {
  return documents.flatMap(({ id, pdf_key, number }) => [
    ...pdfKeysOf(id),
    ...(pdf_key === null ? [] : [pdf_key]),
    ...(number === null ? [] : [revisedKeyOf(id, number)]),
  ]);
}
