import type { Db } from '../../platform/database/database.ts';

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
