import { AppError } from '../../../base/errors.ts';
import { isUuid } from '../../../base/ids.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

export interface DeviceSession {
  id: string;
  user_agent: string | null;
  ip_address: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Where the account is signed in, newest first. */
export async function listSessions(db: Db | Tx, accountId: string, now: Date): Promise<DeviceSession[]> {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'expires_at'])
    .where('user_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Signs one device out, from its next request on. */
export async function revokeSession(db: Db, accountId: string, id: string): Promise<void> {
  const revoked = isUuid(id)
    ? await db
        .deleteFrom('auth_sessions')
        .where('id', '=', id)
        .where('user_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!revoked) throw new AppError('NOT_FOUND', 'That device is not signed in any more.');
}

/** Signs all devices out but the one that is kept, if any. */
export async function revokeSessions(tx: Tx, accountId: string, keptId: string | null): Promise<void> {
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', accountId)
    .$if(keptId !== null, (query) => query.where('id', '<>', keptId!))
    .execute();
}

/** Under the account's lock: sessions may have been ended, and keys revoked, while a request waited for it. */
export async function requireSession(tx: Tx, id: string): Promise<void> {
  const session = await tx.selectFrom('auth_sessions').select('id').where('id', '=', id).executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED', 'You are not signed in any more. Please sign in.');
}
