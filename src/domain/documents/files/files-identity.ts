/**
 * Files and database belong together: both keep the same random id. A machine with the same database and other files would
 * answer 404 for the pages of the others, and hide its own from them.
 */
import { sql } from 'kysely';
import { newId } from '../../../base/ids.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { textOf } from '../../../platform/files/try-store.ts';

export const IDENTITY_KEY = 'identity.txt';
const IDENTITY_LOCK = 7_201_009;

type Files = Pick<FileStore, 'open' | 'put'>;

type Bond = 'joined' | 'new' | 'broken';

/** Whether they belong together, or are both new. */
export async function belongTogether(db: Db, files: Files): Promise<boolean> {
  return (await bondOf(db, files)) !== 'broken';
}

/** At a start: whether they belong together. Two that are new are joined, unless the database's pages lie elsewhere. */
export function claimFiles(db: Db, files: Files): Promise<boolean> {
  return oneAtATime(db, async (connection) => {
    const bond = await bondOf(connection, files);
    if (bond === 'broken') return false;
    if (bond === 'joined') await noteBeside(connection);
    else if (await hasNewestPage(connection, files)) await join(connection, files);
    else return false;
    return true;
  });
}

/** The operator says that they belong together. The id is a new one: whoever had the old one has it no longer. */
export function adoptFiles(db: Db, files: Files): Promise<void> {
  return oneAtATime(db, (connection) => join(connection, files));
}

/** No transaction: what is written to the database must be there before what is written beside the files. */
function oneAtATime<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${IDENTITY_LOCK})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${IDENTITY_LOCK})`.execute(connection);
    }
  });
}

async function bondOf(db: Db, files: Files): Promise<Bond> {
  const known = await db.selectFrom('files_identity').select(['id', 'is_beside_files']).executeTakeFirst();
  const file = await files.open(IDENTITY_KEY);
  if (!file) return known?.is_beside_files ? 'broken' : 'new';
  return (await textOf(file)).trim() === known?.id ? 'joined' : 'broken';
}

/** Whoever dies in between leaves two that are new, or joined. */
async function join(db: Db, files: Files): Promise<void> {
  const id = newId();
  await sql`
    insert into files_identity (id) values (${id})
    on conflict (is_only) do update set id = ${id}, is_beside_files = false`.execute(db);
  await files.put(IDENTITY_KEY, new TextEncoder().encode(`${id}\n`));
  await noteBeside(db);
}

async function noteBeside(db: Db): Promise<void> {
  await db.updateTable('files_identity').set({ is_beside_files: true }).where('is_beside_files', '=', false).execute();
}

/** True as well where there is none yet. */
async function hasNewestPage(db: Db, files: Files): Promise<boolean> {
  const newest = await db
    .selectFrom('documents')
    .select('pdf_key')
    .where('pdf_key', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return !newest?.pdf_key || (await files.open(newest.pdf_key)) !== null;
}
