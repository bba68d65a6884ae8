import { DEFAULT_SETTINGS } from '../../../base/documents/settings.ts';
import type { Evidence, GenerationInput } from '../../../generation/generate.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type JobHandler, PermanentFailure } from '../../../platform/queue/job.ts';
import { readCurrentVersion } from '../../profiles/versions.ts';
import { listForRemoval, listUnderWay, pageKeyOf, takeOffList } from '../files/orphans.ts';
import {
  DELETED,
  type Kept,
  keepPage,
  type ProduceDeps,
  produce,
  readInputs,
  removeIfUnclaimed,
  withLook,
} from '../producing/produce.ts';

/** The job that sets a finished document again. The new page takes the old one's place in one transaction, or not at all. */
export function revisionJob(deps: ProduceDeps): JobHandler<Kept, void> {
  const { db, clock } = deps;
  return {
    async onStart(tx, jobs) {
      await listUnderWay(tx, jobs.map(pageKeyOf));
    },

    async run(job, signal, leaveLane) {
      const revision = await findPending(db, job.subject);
      const made = (await readInputs(db, [job.subject])).get(job.subject);
      if (!revision || !made) throw new PermanentFailure(DELETED);
      const input = {
        ...(revision.look ? withLook(made, revision.look) : made),
        ...(await readPageInForce(db, job.subject)),
        revision: revision.wanted,
        earlier: revision.applied ?? [],
        newerProfile: (await readCurrentVersion(db, job.accountId))?.profile ?? null,
      };
      const produced = await produce(deps, input, () => {}, signal);
      leaveLane();
      const key = pageKeyOf(job);
      await keepPage(deps, key, produced.pdf);
      return { key, ...produced };
    },

    async onDone(tx, done) {
      for (const { job, result } of done) await replacePage(tx, job.subject, result, clock.now());
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

/** What stands on the page, and a language model's words that it was made with: they are not asked for again. */
export async function readPageInForce(
  db: Db,
  documentId: string,
): Promise<Pick<GenerationInput, 'draft' | 'model' | 'shown'>> {
  const row = await db
    .selectFrom('document_evidence')
    .select('evidence')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  const { draft, model, page } = (row?.evidence ?? {}) as Partial<Evidence>;
  return { ...(draft && { draft }), ...(model && { model }), shown: page ?? null };
}

function findPending(db: Db, documentId: string) {
  return db
    .selectFrom('document_revisions')
    .select(['number', 'wanted', 'applied', 'look'])
    .where('document_id', '=', documentId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

async function replacePage(tx: Tx, documentId: string, page: Kept, now: Date): Promise<void> {
  const old = await tx
    .selectFrom('documents')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select(['pdf_key', 'settings', 'look'])
    .where('documents.id', '=', documentId)
    .forUpdate('documents')
    .executeTakeFirstOrThrow();
  const settings = old.look && JSON.stringify({ ...DEFAULT_SETTINGS, ...old.settings, ...old.look });
  await tx
    .updateTable('documents')
    .set({ pdf_key: page.key, evidence_removed: false, ...(settings && { settings }) })
    .where('id', '=', documentId)
    .execute();
  await takeOffList(tx, [page.key]);
  await listForRemoval(tx, [old.pdf_key]);
  const evidence = { evidence: JSON.stringify(page.evidence), letter_text: page.text };
  await tx
    .insertInto('document_evidence')
    .values({ document_id: documentId, ...evidence })
    // That of the page before, unless its time was over.
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(evidence))
    .execute();
  await tx
    .updateTable('document_revisions')
    .set({ state: 'applied', applied: JSON.stringify(page.applied), finished_at: now })
    .where('document_id', '=', documentId)
    .execute();
}
