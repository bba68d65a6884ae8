import { TITLE_MAX_CHARACTERS } from '../../../base/contract.ts';
import { AppError } from '../../../base/errors.ts';
import { isUuid } from '../../../base/ids.ts';
import { characters, isBlank, isStorable } from '../../../base/text.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { freeTitle, releaseTitle } from './title.ts';

/** Gives a document another title, with a suffix where it is taken, as on creating. Returns the stored one. */
export async function renameDocument(db: Db, accountId: string, id: string, wanted: string): Promise<string> {
  if (isBlank(wanted) || characters(wanted) > TITLE_MAX_CHARACTERS || !isStorable(wanted)) {
    throw new AppError('VALIDATION_ERROR', `A title has 1 to ${TITLE_MAX_CHARACTERS} characters.`, {
      details: { field: 'title' },
    });
  }
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const document = isUuid(id)
      ? await tx
          .selectFrom('documents')
          .select(['kind', 'title'])
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
      : undefined;
    if (!document) throw new AppError('NOT_FOUND', 'Document not found.');
    if (document.title === wanted) return wanted;
    const title = await freeTitle(tx, accountId, document.kind, wanted);
    await tx.updateTable('documents').set({ title }).where('id', '=', id).execute();
    await releaseTitle(tx, accountId, document.kind, document.title);
    return title;
  });
}
