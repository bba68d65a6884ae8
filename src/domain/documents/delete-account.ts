import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/database.ts';

/** Deletes the account with everything it owns; its files are removed afterwards from the list left behind. */
export async function deleteAccount(db: Db, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      insert into orphaned_files (key)
      select pdf_key from documents where account_id = ${accountId} and pdf_key is not null
      on conflict do nothing`.execute(tx);
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  });
}
