import type { Tx } from '../../../platform/database/database.ts';
import { revokeSessions } from '../sign-in/sessions.ts';
import { forgetTokens } from './tokens.ts';

/**
 * Marks the address as confirmed by whoever can read its mailbox. Where it never was before, what exists until then may be
 * a stranger's, who signed up with an address that is not theirs: sessions end and keys stop working. Says whether this was
 * the first proof.
 */
export async function proveAddress(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const proven = await tx
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await forgetTokens(tx, accountId, 'verify');
  if (!proven) return false;
  await revokeKeys(tx, accountId, now);
  await revokeSessions(tx, accountId, null);
  return true;
}

export async function revokeKeys(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}
