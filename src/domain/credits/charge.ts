import { AppError } from '../../base/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Account } from '../accounts/accounts.ts';
import { type Entry, record } from './ledger.ts';
import { type Grant, settle } from './settle.ts';

/** What a charge will take from which grant. */
export type Payment = { grantId: string; amount: number }[];

/**
 * Finds the credits for `cost`, or refuses (docs/pricing.md). The account is locked, so what is
 * found here is still there when it is taken.
 */
export async function findPayment(tx: Tx, account: Account, cost: number, now: Date): Promise<Payment> {
  const grants = await settle(tx, account, now);
  const available = grants.reduce((sum, grant) => sum + grant.remaining, 0);
  if (available < cost) {
    const hint = account.verified_at ? '' : ' Confirm your e-mail address to get the free ones.';
    throw new AppError(
      'FORBIDDEN',
      `Insufficient generation credits: this document costs ${cost}, and ${available} are left.${hint}`,
      { details: { required: cost, available } },
    );
  }
  return split(grants, cost);
}

function split(grants: Grant[], cost: number): Payment {
  const payment: Payment = [];
  let owed = cost;
  for (const grant of grants) {
    const amount = Math.min(owed, grant.remaining);
    if (amount > 0) payment.push({ grantId: grant.id, amount });
    owed -= amount;
  }
  return payment;
}

export async function charge(tx: Tx, account: Account, documentId: string, payment: Payment, now: Date): Promise<void> {
  const entries = payment.map(
    ({ grantId, amount }): Entry => ({ accountId: account.id, grantId, documentId, reason: 'charge', delta: -amount }),
  );
  await record(tx, entries, now);
}
