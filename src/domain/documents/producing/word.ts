import { AppError } from '../../../base/errors.ts';
import { isUuid } from '../../../base/ids.ts';
import type { Evidence, WordTask } from '../../../generation/generate.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readCurrentVersion } from '../../profiles/versions.ts';
import { readPageInForce } from '../revisions/revision-job.ts';
import { readInputs } from './produce.ts';

/** What a Word file of a finished document is made from: the page that was set, or where it is not kept, what it was made from. */
export async function readWordTask(db: Db, accountId: string, id: string): Promise<WordTask> {
  const document = isUuid(id) ? await find(db, accountId, id) : undefined;
  if (!document) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
  if (document.evidence?.page) {
    const { page, density } = document.evidence as Evidence;
    return { page, density };
  }
  const input = (await readInputs(db, [id])).get(id);
  if (!input) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
  return {
    ...input,
    ...(await readPageInForce(db, id)),
    revision: document.applied ?? [],
    earlier: document.applied ?? [],
    newerProfile: (await readCurrentVersion(db, accountId))?.profile ?? null,
  };
}

function find(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('documents')
    .leftJoin('document_evidence', 'document_evidence.document_id', 'documents.id')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select(['document_evidence.evidence', 'document_revisions.applied'])
    .where('documents.id', '=', id)
    .where('documents.account_id', '=', accountId)
    .where('documents.status', '=', 'SUCCESS')
    .executeTakeFirst();
}
