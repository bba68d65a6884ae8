/**
 * The list of files to remove. Every page is on it from the moment that its key is chosen, in the transaction that claims
 * the job, until the transaction that makes it a document's page: whoever dies in between leaves nothing behind for good.
 */
import { sql } from 'kysely';
import { noBackupRuns } from '../../../platform/database/backup-lock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { type Job, LostLease } from '../../../platform/queue/job.ts';

const BATCH = 50;
const AT_ONCE = 10;
/** Longer than any job takes, and than a worker that was given up for dead may still write. */
const UNDER_WAY = '1 hour';

/** No key is used twice: a worker that was given up for dead and goes on writes beside the page of its successor. */
export const pageKeyOf = ({ subject, claim }: Pick<Job, 'subject' | 'claim'>): string =>
  `documents/${subject.slice(0, 2)}/${subject}-${claim}.pdf`;

export async function listUnderWay(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    insert into orphaned_files (key, due_at)
    select key, now() + ${UNDER_WAY}::interval from unnest(${keys}::text[]) key`.execute(tx);
}

/** Whoever comes so late that the file may be gone has lost the job. */
export async function takeOffList(tx: Tx, keys: readonly string[]): Promise<void> {
  const { numAffectedRows } = await sql`delete from orphaned_files where key = any(${keys}::text[])`.execute(tx);
  if (numAffectedRows !== BigInt(keys.length)) throw new LostLease();
}

export async function listForRemoval(tx: Tx, keys: readonly (string | null)[]): Promise<void> {
  const known = keys.filter((key) => key !== null);
  await sql`insert into orphaned_files (key) select unnest(${known}::text[]) on conflict do nothing`.execute(tx);
}

/** Removes files that are due. Their rows go last, so that a crash in between only means doing it again. */
export async function removeOrphanedFiles(db: Db, removeFile: (key: string) => Promise<void>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows: locks } = await noBackupRuns.execute(tx);
    if (!locks[0]!.free) return 0;
    const { rows } = await sql<{ key: string }>`
      select key from orphaned_files where due_at <= now() order by due_at limit ${BATCH} for update skip locked`.execute(
      tx,
    );
    const keys = rows.map(({ key }) => key);
    for (let at = 0; at < keys.length; at += AT_ONCE) await Promise.all(keys.slice(at, at + AT_ONCE).map(removeFile));
    await sql`delete from orphaned_files where key = any(${keys}::text[])`.execute(tx);
    return keys.length;
  });
}
