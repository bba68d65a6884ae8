import type { Clock } from '../../base/clock.ts';
import { crashPoint } from '../../base/crash-point.ts';
import { messageOf } from '../../base/errors.ts';
import type { RevisionChange } from '../../base/revision.ts';
import type { Settings } from '../../base/settings.ts';
import type { GenerationInput } from '../../generation/generate.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Job, type JobHandler, PermanentFailure } from '../../platform/queue/queue.ts';
import { refund } from '../credits/refund.ts';
import { readVersion } from '../profiles/versions.ts';
import { listUnderWay, pageKeyOf, takeOffList } from './orphans.ts';
import { createStageWriter } from './stage.ts';

export interface Produced {
  pdf: Uint8Array;
  text: string | null;
  evidence: object;
  /** The changes of a revision that the page shows. */
  applied: RevisionChange[];
}

export interface ProduceDeps {
  db: Db;
  clock: Clock;
  /** Runs the generation in the sandbox. Rejects with PermanentFailure where trying again cannot help. */
  generate(input: GenerationInput, onStage: (stage: string) => void, signal: AbortSignal): Promise<Produced>;
  /** Returns only after the bytes are safe on disk. */
  putFile(key: string, bytes: Uint8Array): Promise<void>;
  removeFile(key: string): Promise<void>;
  log: (line: string) => void;
}

/** The job that makes a document. Runs at least once; its effect happens exactly once. */
export function documentJob(deps: ProduceDeps): JobHandler {
  const { db, clock } = deps;
  return {
    async onStart(tx, job) {
      await tx
        .updateTable('documents')
        .set({ status: 'IN_PROGRESS' })
        .where('id', '=', job.subject)
        .where('status', '=', 'QUEUED')
        .execute();
      crashPoint('produce.started');
      await listUnderWay(tx, pageKeyOf(job));
      crashPoint('produce.page-listed');
    },

    async run(job, signal) {
      crashPoint('produce.claimed');
      const input = await readInput(db, job.subject);
      crashPoint('produce.input-read');
      const stages = createStageWriter(db, job.subject);
      const produced = await deps.generate(input, stages.write, signal).finally(stages.close);
      crashPoint('produce.generated');
      const key = pageKeyOf(job);
      await deps.putFile(key, produced.pdf);
      crashPoint('produce.file-kept');
      return async (tx) => {
        crashPoint('produce.job-removed');
        await tx
          .insertInto('document_evidence')
          .values({
            document_id: job.subject,
            evidence: JSON.stringify(produced.evidence),
            letter_text: produced.text,
          })
          .execute();
        crashPoint('produce.evidence-stored');
        await tx
          .updateTable('documents')
          .set({ status: 'SUCCESS', stage: null, pdf_key: key, finished_at: clock.now() })
          .where('id', '=', job.subject)
          .execute();
        crashPoint('produce.succeeded');
        await takeOffList(tx, key);
        crashPoint('produce.page-taken');
      };
    },

    async onDead(tx, job, reason) {
      const now = clock.now();
      const failed = await tx
        .updateTable('documents')
        .set({ status: 'FAILED', stage: null, failure: reason, finished_at: now })
        .where('id', '=', job.subject)
        .where('status', 'in', ['QUEUED', 'IN_PROGRESS'])
        .returning('id')
        .executeTakeFirst();
      crashPoint('produce.failed');
      if (!failed) return;
      await refund(tx, job.accountId, job.subject, now);
      crashPoint('produce.refunded');
    },

    async onLost(job) {
      await removeIfUnclaimed(deps, job);
    },
  };
}

/** What a document is made from; the same at every attempt. */
export async function readInput(db: Db, documentId: string): Promise<GenerationInput> {
  const document = await db
    .selectFrom('documents')
    .select(['kind', 'request', 'company_page', 'profile_version_id', 'created_at', 'settings'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!document) throw new PermanentFailure('The document was deleted.');
  return {
    kind: document.kind,
    profile: await readVersion(db, document.profile_version_id),
    request: document.request,
    companyPage: document.company_page,
    ...look(document.settings),
    // The hour of the order, not of the attempt: a second attempt makes the same bytes.
    now: document.created_at.toISOString(),
  };
}

/** The account's choices in the words of generation, which decides itself where nothing was chosen. */
export function look(settings: Settings | null): Pick<GenerationInput, 'template' | 'paper' | 'language'> {
  if (!settings) return {};
  return {
    template: settings.template,
    ...(settings.paper !== 'auto' && { paper: settings.paper === 'letter' ? 'us-letter' : 'a4' }),
    ...(settings.language !== 'auto' && { language: settings.language }),
  };
}

/** Another worker has the job, or it is gone: unless this one's page was taken after all, it belongs to nobody. */
export async function removeIfUnclaimed({ db, removeFile, log }: ProduceDeps, job: Job): Promise<void> {
  const key = pageKeyOf(job);
  try {
    const document = await db
      .selectFrom('documents')
      .select('id')
      .where('id', '=', job.subject)
      .where('pdf_key', '=', key)
      .executeTakeFirst();
    if (!document) await removeFile(key);
  } catch (error) {
    log(`file ${key}: ${messageOf(error)}`);
  }
}
