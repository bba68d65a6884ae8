import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import type { Profile } from '../../base/profile.ts';
import { REVISION_MAX_CHANGES, REWORD_MAX_CHARACTERS, type RevisionChange } from '../../base/revision.ts';
import { characters, isBlank, isStorable } from '../../base/text.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { textsById } from '../profiles/profile-tree.ts';

export const REVISION_JOB = 'revision';
/** Setting a page again is free, so there is an end to it. */
const REVISIONS_PER_DOCUMENT = 100;

/**
 * Has a finished document set again with these changes, free of charge. It stays finished meanwhile, and its PDF stays
 * the old one until the new one is ready.
 */
export async function requestRevision(
  db: Db,
  clock: Clock,
  accountId: string,
  id: string,
  changes: RevisionChange[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const document = isUuid(id) ? await findFinished(tx, accountId, id) : undefined;
    if (!document) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
    if (document.state === 'pending') {
      throw new AppError('VALIDATION_ERROR', 'This page is being set again already. Wait for it to end.');
    }
    const number = (document.number ?? 0) + 1;
    if (number > REVISIONS_PER_DOCUMENT) {
      throw new AppError(
        'VALIDATION_ERROR',
        `A page can be set again ${REVISIONS_PER_DOCUMENT} times. Create a new one.`,
      );
    }
    checkChanges(changes, document.profile);
    const wanted = {
      number,
      wanted: JSON.stringify(changes),
      state: 'pending' as const,
      failure: null,
      created_at: clock.now(),
      finished_at: null,
    };
    await tx
      .insertInto('document_revisions')
      .values({ document_id: id, applied: null, ...wanted })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(wanted))
      .execute();
    await enqueue(tx, { kind: REVISION_JOB, subject: id, accountId });
  });
}

function findFinished(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('documents')
    .innerJoin('profile_versions', 'profile_versions.id', 'documents.profile_version_id')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select(['profile_versions.profile', 'document_revisions.state', 'document_revisions.number'])
    .where('documents.id', '=', id)
    .where('documents.account_id', '=', accountId)
    .where('documents.status', '=', 'SUCCESS')
    .executeTakeFirst();
}

/** Only facts of the profile that the document was made from, each changed once. */
function checkChanges(changes: RevisionChange[], profile: Profile): void {
  if (changes.length > REVISION_MAX_CHANGES) throw refused(`A page takes at most ${REVISION_MAX_CHANGES} changes.`);
  const known = textsById(profile);
  const changed = new Set<string>();
  for (const change of changes) {
    if (!Object.hasOwn(known, change.factId)) throw refused('A changed line is not a fact of the profile.');
    if (changed.has(change.factId)) throw refused('A line can be changed in one way only.');
    changed.add(change.factId);
    if (change.action === 'swap' && !Object.hasOwn(known, change.with)) {
      throw refused('A line can only be swapped for a fact of the profile.');
    }
    if (change.action === 'reword') checkWording(change.text);
  }
}

function checkWording(text: string): void {
  if (isBlank(text) || characters(text) > REWORD_MAX_CHARACTERS || !isStorable(text)) {
    throw refused(`A line has 1 to ${REWORD_MAX_CHARACTERS} characters.`);
  }
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: { field: 'changes' } });
}
