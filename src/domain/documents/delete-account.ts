import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { PastAddresses } from '../accounts/past-addresses.ts';
import { hadFreeCredits } from '../credits/credits.ts';
import { filesOf, listForRemoval } from './orphans.ts';

/**
 * Deletes the account with everything it owns; its files are removed afterwards from the list left behind. What stays is a
 * keyed hash of the address, if it had the free credits.
 */
export async function deleteAccount(db: Db, pastAddresses: PastAddresses, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (await hadFreeCredits(tx, account)) await pastAddresses.remember(tx, account.email);
    const documents = await tx
      .selectFrom('documents')
      .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
      .select(['documents.id', 'documents.pdf_key', 'document_revisions.number'])
      .where('documents.account_id', '=', accountId)
      .execute();
    await listForRemoval(tx, filesOf(documents));
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  });
}
