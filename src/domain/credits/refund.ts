import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Entry, record } from './ledger.ts';

/**
 * Gives a failed document's credits back to the grants they came from. A grant that has ended stays ended, and a sleeping
 * one keeps the credits for later: the ledger shows the refund and, in the same breath, where it went. Returns how many.
 */
export async function refund(tx: Tx, accountId: string, documentId: string, now: Date): Promise<number> {
  await lockAccount(tx, accountId);
  const charges = await tx
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .select(['credit_grants.id as grantId', 'credit_grants.state', 'credit_entries.delta'])
    .where('credit_entries.document_id', '=', documentId)
    .where('credit_entries.reason', '=', 'charge')
    .execute();
  const entries: Entry[] = [];
  for (const { grantId, state, delta } of charges) {
    const amount = -delta;
    entries.push({ accountId, grantId, documentId, reason: 'refund', delta: amount });
    if (state === 'ended') entries.push({ accountId, grantId, documentId: null, reason: 'expire', delta: -amount });
    if (state === 'suspended') {
      entries.push({ accountId, grantId, documentId: null, reason: 'suspend', delta: -amount });
      await setAsideMore(tx, grantId, amount);
    }
  }
  await record(tx, entries, now);
  return charges.reduce((sum, { delta }) => sum - delta, 0);
}

async function setAsideMore(tx: Tx, grantId: string, amount: number): Promise<void> {
  await tx
    .updateTable('credit_grants')
    .set((eb) => ({ set_aside: eb('set_aside', '+', amount) }))
    .where('id', '=', grantId)
    .execute();
}
