import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Entry, record } from './ledger.ts';

/**
 * Gives a failed document's credits back to the grants they came from. A grant that has ended stays ended, and a sleeping
 * one keeps the credits for later: both are opened for the refund and closed again, so that the ledger shows it.
 */
export async function refund(tx: Tx, accountId: string, documentId: string, now: Date): Promise<void> {
  await lockAccount(tx, accountId);
  const charges = await tx
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .select(['credit_grants.id', 'credit_grants.state', 'credit_grants.set_aside', 'credit_entries.delta'])
    .where('credit_entries.document_id', '=', documentId)
    .where('credit_entries.reason', '=', 'charge')
    .execute();
  for (const { id, state, set_aside, delta } of charges) {
    const amount = -delta;
    const entry = (reason: Entry['reason'], change: number, document: string | null): Entry => ({
      accountId,
      grantId: id,
      documentId: document,
      reason,
      delta: change,
    });
    if (state === 'open') {
      await record(tx, [entry('refund', amount, documentId)], now);
      continue;
    }
    await tx.updateTable('credit_grants').set({ state: 'open', set_aside: 0 }).where('id', '=', id).execute();
    await record(tx, [entry('refund', amount, documentId)], now);
    await record(tx, [entry(state === 'ended' ? 'expire' : 'suspend', -amount, null)], now);
    const kept = state === 'suspended' ? set_aside + amount : 0;
    await tx.updateTable('credit_grants').set({ state, set_aside: kept }).where('id', '=', id).execute();
  }
}
