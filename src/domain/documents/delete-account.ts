import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { PastAddresses } from '../accounts/email/past-addresses.ts';
import { hadFreeCredits } from '../credits/credits.ts';
import { listForRemoval } from './files/orphans.ts';

/**
 * Deletes the account with everything it owns; its files are removed afterwards from the list left behind. What stays is a
 * keyed hash of the address, if it had the free credits.
 */
export async function deleteAccount(db: Db, pastAddresses: PastAddresses, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (await hadFreeCredits(tx, account)) await pastAddresses.remember(tx, account.email);
    const documents = await tx.selectFrom('documents').select('pdf_key').where('account_id', '=', accountId).execute();
    await listForRemoval(
      tx,
      documents.map((document) => document.pdf_key),
    );
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  });
}
