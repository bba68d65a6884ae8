import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import { characters, isBlank, isStorable } from '../../base/text.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockAccount, requireConfirmed } from '../accounts/accounts.ts';
import { requireSession } from '../accounts/sign-in/sessions.ts';
import { hashKey, newKey } from './key-format.ts';

const NAME_MAX_CHARACTERS = 100;
const KEYS_PER_ACCOUNT = 100;
const HINT_CHARACTERS = 4;

export interface KeySummary {
  id: string;
  name: string;
  hint: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  /** It may read statuses and the documentation, and create nothing. */
  read_only: boolean;
}

export interface CreatedKey {
  id: string;
  /** Shown this once; only its hash is stored. */
  key: string;
  name: string;
  hint: string;
  created_at: Date;
  expires_at: Date | null;
  read_only: boolean;
}

/** Only for accounts whose address is confirmed, and with `sessionId` only while that session lasts. */
export async function createKey(
  db: Db,
  clock: Clock,
  wanted: { accountId: string; name: string; expiresAt: Date | null; isReadOnly?: boolean; sessionId?: string },
): Promise<CreatedKey> {
  const now = clock.now();
  const name = checkedName(wanted.name);
  const readOnly = wanted.isReadOnly ?? false;
  if (wanted.expiresAt && wanted.expiresAt <= now) {
    throw new AppError('VALIDATION_ERROR', 'The expiry of a key must lie in the future.', {
      details: { field: 'expiresAt' },
    });
  }
  const key = newKey();
  const hint = key.slice(-HINT_CHARACTERS);
  const id = await inTransaction(db, async (tx) => {
    // Under the lock, or many at once would each find room.
    requireConfirmed(await lockAccount(tx, wanted.accountId));
    if (wanted.sessionId !== undefined) await requireSession(tx, wanted.sessionId);
    await refuseTooMany(tx, wanted.accountId);
    const row = { account_id: wanted.accountId, name, hash: hashKey(key), hint, created_at: now };
    const inserted = await tx
      .insertInto('api_keys')
      .values({ ...row, expires_at: wanted.expiresAt, revoked_at: null, last_used_at: null, read_only: readOnly })
      .returning('id')
      .executeTakeFirstOrThrow();
    return inserted.id;
  });
  return { id, key, name, hint, created_at: now, expires_at: wanted.expiresAt, read_only: readOnly };
}

function checkedName(given: string): string {
  const name = given.trim();
  if (!isBlank(name) && characters(name) <= NAME_MAX_CHARACTERS && isStorable(name)) return name;
  throw new AppError('VALIDATION_ERROR', `A key needs a name of 1 to ${NAME_MAX_CHARACTERS} characters.`, {
    details: { field: 'name' },
  });
}

async function refuseTooMany(tx: Tx, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < KEYS_PER_ACCOUNT) return;
  throw new AppError('VALIDATION_ERROR', `An account has at most ${KEYS_PER_ACCOUNT} keys. Revoke one first.`);
}

export async function listKeys(db: Db, accountId: string): Promise<KeySummary[]> {
  return db
    .selectFrom('api_keys')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const SUMMARY = ['id', 'name', 'hint', 'created_at', 'expires_at', 'revoked_at', 'last_used_at', 'read_only'] as const;

export async function findKey(db: Db, accountId: string, id: string): Promise<KeySummary> {
  const key = isUuid(id)
    ? await db
        .selectFrom('api_keys')
        .select(SUMMARY)
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;
  if (!key) throw noSuchKey(id);
  return key;
}

/** With `accountId`, only a key of that account. */
export async function renameKey(db: Db, id: string, name: string, accountId?: string): Promise<KeySummary> {
  const checked = checkedName(name);
  const renamed = isUuid(id)
    ? await db
        .updateTable('api_keys')
        .set({ name: checked })
        .where('id', '=', id)
        .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
        .returning(SUMMARY)
        .executeTakeFirst()
    : undefined;
  if (!renamed) throw noSuchKey(id);
  return renamed;
}

function noSuchKey(id: string): AppError {
  return new AppError('NOT_FOUND', `There is no API key ${id}.`);
}

/** Holds from the next request on. With `accountId`, only a key of that account. */
export async function revokeKey(db: Db, clock: Clock, id: string, accountId?: string): Promise<void> {
  const revoked = isUuid(id)
    ? await db
        .updateTable('api_keys')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(clock.now())) }))
        .where('id', '=', id)
        .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!revoked) throw noSuchKey(id);
}
