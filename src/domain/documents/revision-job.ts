import { messageOf } from '../../base/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Job, type JobHandler, PermanentFailure } from '../../platform/queue/queue.ts';
import { readCurrentVersion } from '../profiles/versions.ts';
import { listForRemoval } from './orphans.ts';
import { revisedKeyOf } from './pdf-keys.ts';
import { type ProduceDeps, readInput } from './produce.ts';

/** The job that sets a finished document again. The new page takes the old one's place in one transaction, or not at all. */
export function revisionJob(deps: ProduceDeps): JobHandler {
  const { db, clock } = deps;
  /** What this process wrote for jobs that have not ended yet. */
  const written = new Map<string, string>();
  return {
    async onStart() {},

    async run(job, signal) {
      const revision = await findPending(db, job.subject);
      if (!revision) throw new PermanentFailure('The document was deleted.');
      const input = {
        ...(await readInput(db, job.subject)),
        revision: revision.wanted,
        earlier: revision.applied ?? [],
        newerProfile: (await readCurrentVersion(db, job.accountId))?.profile ?? null,
      };
      const produced = await deps.generate(input, () => {}, signal);
      const key = revisedKeyOf(job.subject, revision.number);
      await deps.putFile(key, produced.pdf);
      written.set(job.id, key);
      return async (tx) => {
        written.delete(job.id);
        const now = clock.now();
        const old = await tx
          .selectFrom('documents')
          .select('pdf_key')
          .where('id', '=', job.subject)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx.updateTable('documents').set({ pdf_key: key }).where('id', '=', job.subject).execute();
        if (old.pdf_key && old.pdf_key !== key) {
          await listForRemoval(tx, [old.pdf_key]);
        }
        await tx
          .updateTable('document_evidence')
          .set({ evidence: JSON.stringify(produced.evidence), letter_text: produced.text })
          .where('document_id', '=', job.subject)
          .execute();
        await tx
          .updateTable('document_revisions')
          .set({ state: 'applied', applied: JSON.stringify(produced.applied), finished_at: now })
          .where('document_id', '=', job.subject)
          .execute();
      };
    },

    async onDead(tx, job, reason) {
      const failed = await tx
        .updateTable('document_revisions')
        .set({ state: 'failed', failure: reason, finished_at: clock.now() })
        .where('document_id', '=', job.subject)
        .where('state', '=', 'pending')
        .returning('number')
        .executeTakeFirst();
      // A worker may have been killed right after it wrote the file.
      if (failed) await listForRemoval(tx, [revisedKeyOf(job.subject, failed.number)]);
    },

    async onLost(job) {
      const key = written.get(job.id);
      written.delete(job.id);
      if (key) await removeIfUnclaimed(deps, job, key).catch((error) => deps.log(`file ${key}: ${messageOf(error)}`));
    },
  };
}

function findPending(db: Db, documentId: string) {
  return db
    .selectFrom('document_revisions')
    .select(['number', 'wanted', 'applied'])
    .where('document_id', '=', documentId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/** The document was deleted, or the revision given up, while it was made: the file that was just written belongs to nobody. */
async function removeIfUnclaimed(deps: ProduceDeps, job: Job, key: string): Promise<void> {
  const document = await deps.db
    .selectFrom('documents')
    .innerJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select(['pdf_key', 'document_revisions.state', 'number'])
    .where('documents.id', '=', job.subject)
    .executeTakeFirst();
  const isAwaited = document?.state === 'pending' && revisedKeyOf(job.subject, document.number) === key;
  if (document?.pdf_key !== key && !isAwaited) await deps.removeFile(key);
}
