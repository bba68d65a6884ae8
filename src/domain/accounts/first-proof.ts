import type { Tx } from '../../platform/database/database.ts';

/**
 * Marks the address as confirmed by somebody who may not be the one who signed up with it. Where it never was before, the
 * keys made until then may be a stranger's, who could print the owner's profile with them: they stop working. Says
 * whether this was the first proof.
 */
export async function proveAddress(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const proven = await tx
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!proven) return false;
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  return true;
}
