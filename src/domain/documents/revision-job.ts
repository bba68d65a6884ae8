import type { Db } from '../../platform/database/database.ts';
import { type JobHandler, PermanentFailure } from '../../platform/queue/queue.ts';
import { readCurrentVersion } from '../profiles/versions.ts';
import { listForRemoval, listUnderWay, pageKeyOf, takeOffList } from './orphans.ts';
import { type ProduceDeps, readInput, removeIfUnclaimed } from './produce.ts';

/** The job that sets a finished document again. The new page takes the old one's place in one transaction, or not at all. */
export function revisionJob(deps: ProduceDeps): JobHandler {
  const { db, clock } = deps;
  return {
    async onStart(tx, job) {
      await listUnderWay(tx, pageKeyOf(job));
    },

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
      const key = pageKeyOf(job);
      await deps.putFile(key, produced.pdf);
      return async (tx) => {
        const now = clock.now();
        const old = await tx
          .selectFrom('documents')
          .select('pdf_key')
          .where('id', '=', job.subject)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx.updateTable('documents').set({ pdf_key: key }).where('id', '=', job.subject).execute();
        await takeOffList(tx, key);
        await listForRemoval(tx, [old.pdf_key]);
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
      await tx
        .updateTable('document_revisions')
        .set({ state: 'failed', failure: reason, finished_at: clock.now() })
        .where('document_id', '=', job.subject)
        .where('state', '=', 'pending')
        .execute();
    },

    async onLost(job) {
      await removeIfUnclaimed(deps, job);
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
