import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from '../../base/import-limits.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { refuseBeyondStorage, storedBytes, UNLIMITED_BYTES } from './storage.ts';
import { forgetSurplusVersions, forgetVersions, setCurrentVersion } from './versions.ts';

export const IMPORT_JOB = 'import';

export interface NewImport {
  accountId: string;
  bytes: Uint8Array;
  fileName: string | null;
  /** An operator's import accepts itself, like a first one. */
  byOperator: boolean;
}

/** Stores the file and queues its import. From now on the profile is in progress. */
export async function beginImport(
  db: Db,
  clock: Clock,
  wanted: NewImport,
  storageBytes = UNLIMITED_BYTES,
): Promise<string> {
  if (wanted.bytes.byteLength > IMPORT_MAX_BYTES) {
    throw new AppError('VALIDATION_ERROR', `The file is larger than ${IMPORT_MAX_MB} MB. Choose a smaller file.`);
  }
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, wanted.accountId);
    await refuseWhileRunning(tx, wanted.accountId);
    if (!wanted.byOperator) await refuseTooMany(tx, wanted.accountId, clock.now());
    await forgetOldImports(tx, wanted.accountId);
    await makeRoom(tx, wanted, storageBytes, clock.now());
    const profile = await tx
      .selectFrom('profiles')
      .select('account_id')
      .where('account_id', '=', wanted.accountId)
      .executeTakeFirst();
    const { id } = await tx
      .insertInto('profile_imports')
      .values({
        account_id: wanted.accountId,
        status: 'in_progress',
        reason: null,
        accepts_itself: wanted.byOperator || !profile,
        accepted_at: null,
        file_name: wanted.fileName,
        file: Buffer.from(wanted.bytes),
        shown_text: null,
        version_id: null,
        report: null,
        created_at: clock.now(),
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, { kind: IMPORT_JOB, subject: id, accountId: wanted.accountId });
    return id;
  });
}

async function refuseWhileRunning(tx: Tx, accountId: string): Promise<void> {
  const running = await tx
    .selectFrom('profile_imports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (running)
    throw new AppError('VALIDATION_ERROR', 'An import of this account is already running. Wait for it to end.');
}

const IMPORTS_PER_HOUR = 30;
const IMPORTS_KEPT = 50;

const hourBefore = (now: Date): Date => new Date(now.getTime() - 3600_000);

/** Reading a file is free and may take seconds, so there is an end to it. */
async function refuseTooMany(tx: Tx, accountId: string, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('profile_imports')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', hourBefore(now))
    .executeTakeFirstOrThrow();
  if (Number(count) < IMPORTS_PER_HOUR) return;
  throw new AppError('VALIDATION_ERROR', `An account has ${IMPORTS_PER_HOUR} imports an hour. Try again later.`);
}

/** The newest are kept, and those whose profile is in force or was used; the others go with what was read. */
async function forgetOldImports(tx: Tx, accountId: string): Promise<void> {
  const newest = tx
    .selectFrom('profile_imports')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(IMPORTS_KEPT);
  const forgotten = await tx
    .deleteFrom('profile_imports')
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('id', 'not in', newest)
    .returning('version_id')
    .execute();
  await forgetVersions(
    tx,
    forgotten.flatMap(({ version_id }) => version_id ?? []),
  );
}

/** The history gives way to what is new, as far as nothing refers to it; imports of the last hour are still counted. */
async function makeRoom(tx: Tx, { accountId, bytes }: NewImport, storageBytes: number, now: Date): Promise<void> {
  const room = storageBytes - bytes.byteLength;
  if ((await storedBytes(tx, accountId)) <= room) return;
  await sql`
    delete from profile_imports where account_id = ${accountId} and created_at <= ${hourBefore(now)}
    and not exists (select from profiles where current_version_id = profile_imports.version_id)
    and not exists (select from documents where profile_version_id = profile_imports.version_id)`.execute(tx);
  await forgetSurplusVersions(tx, accountId, room);
  await refuseBeyondStorage(tx, accountId, room);
}

export interface ImportOutcome {
  status: 'in_progress' | 'failed' | 'complete' | 'dismissed';
  reason: string | null;
}

export async function readImport(db: Db, importId: string): Promise<ImportOutcome> {
  return db
    .selectFrom('profile_imports')
    .select(['status', 'reason'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
}

/** Puts a finished import's version in force. */
export async function acceptImport(db: Db, clock: Clock, accountId: string, importId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await setCurrentVersion(tx, accountId, await markAccepted(tx, clock, accountId, importId));
  });
}

/** Notes that a finished import is decided on; returns the version that was read. */
export async function markAccepted(tx: Tx, clock: Clock, accountId: string, importId: string): Promise<string> {
  const finished = await tx
    .updateTable('profile_imports')
    .set({ accepted_at: clock.now() })
    .where('id', '=', importId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'complete')
    .returning('version_id')
    .executeTakeFirst();
  if (!finished?.version_id) throw new AppError('NOT_FOUND', 'There is no finished import to accept.');
  return finished.version_id;
}

/** The import that blocks creating: the latest one, while it runs or after it failed. */
export async function findBlockingImport(db: Db, accountId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('profile_imports')
    .select(['id', 'status'])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'dismissed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && latest.status !== 'complete' ? latest.id : null;
}

/** Takes a failed or running import back: the previous profile counts again. */
export async function dismissImport(db: Db, clock: Clock, accountId: string, importId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const dismissed = await tx
      .updateTable('profile_imports')
      .set((eb) => ({
        status: 'dismissed',
        file: null,
        shown_text: null,
        finished_at: eb.fn.coalesce('finished_at', eb.val(clock.now())),
      }))
      .where('id', '=', importId)
      .where('account_id', '=', accountId)
      .where('accepted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!dismissed) throw new AppError('NOT_FOUND', 'There is no import to dismiss.');
    await tx.deleteFrom('jobs').where('kind', '=', IMPORT_JOB).where('subject', '=', importId).execute();
  });
}
