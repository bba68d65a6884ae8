import { sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { RevisionChange } from '../../../base/documents/revision.ts';
import type { Look } from '../../../base/documents/settings.ts';
import type { StoredEvidence } from '../../../base/documents/shown-evidence.ts';
import { messageOf } from '../../../base/errors.ts';
import { crashPoint } from '../../../base/telemetry/crash-point.ts';
import { loggedMessage } from '../../../base/telemetry/logged-error.ts';
import type { Observer } from '../../../base/telemetry/observer.ts';
import type { GenerationInput } from '../../../generation/generate.ts';
import { afterCommit, type Db } from '../../../platform/database/database.ts';
import { type Job, type JobHandler, OutOfOrder, PermanentFailure } from '../../../platform/queue/job.ts';
import { refund } from '../../credits/refund.ts';
import { listUnderWay, pageKeyOf, takeOffList } from '../files/orphans.ts';
import type { Drafted, Drafting } from './drafting.ts';
import { createStageWriter } from './stage.ts';

export interface Produced {
  pdf: Uint8Array;
  text: string | null;
  evidence: StoredEvidence;
  /** The changes of a revision that the page shows. */
  applied: RevisionChange[];
}

export const DELETED = 'The document was deleted.';

/** A page that lies in its place. */
export interface Kept extends Produced {
  key: string;
}

export interface ProduceDeps {
  db: Db;
  clock: Clock;
  /** Runs the generation in the sandbox. Rejects with PermanentFailure where trying again cannot help. */
  generate(input: GenerationInput, onStage: (stage: string) => void, signal: AbortSignal): Promise<Produced>;
  /** Absent where no language model is configured. */
  drafting?: Drafting | null;
  /** Returns only after the bytes are safe on disk. */
  putFile(key: string, bytes: Uint8Array): Promise<void>;
  removeFile(key: string): Promise<void>;
  log: (line: string) => void;
  observeCredits?: Observer['credits'];
}

/** The job that makes a document. Runs at least once; its effect happens exactly once. */
export function documentJob(deps: ProduceDeps): JobHandler<Kept, GenerationInput | undefined> {
  const { db, clock } = deps;
  return {
    async onStart(tx, jobs) {
      const ids = jobs.map((job) => job.subject);
      await sql`
        update documents set status = 'IN_PROGRESS' where id = any(${ids}) and status = 'QUEUED'`.execute(tx);
      crashPoint('produce.started');
      await listUnderWay(tx, jobs.map(pageKeyOf));
      crashPoint('produce.page-listed');
    },

    async readInputs(tx, jobs) {
      const ids = jobs.map((job) => job.subject);
      const inputs = await readInputs(tx, ids);
      crashPoint('produce.input-read');
      return ids.map((id) => inputs.get(id));
    },

    async run(job, signal, leaveLane, input) {
      crashPoint('produce.claimed');
      if (!input) throw new PermanentFailure(DELETED);
      const stages = createStageWriter(db, job.subject);
      const drafted = await draftFor(deps, job, input, stages.write, signal);
      crashPoint('produce.drafted');
      const produced = await produce(deps, { ...input, ...drafted }, stages.write, signal).finally(stages.close);
      crashPoint('produce.generated');
      leaveLane();
      const key = pageKeyOf(job);
      await keepPage(deps, key, produced.pdf);
      crashPoint('produce.file-kept');
      return { key, ...produced };
    },

    async onDone(tx, done) {
      crashPoint('produce.job-removed');
      const [ids, keys] = [done.map(({ job }) => job.subject), done.map(({ result }) => result.key)];
      const evidence = done.map(({ result }) => JSON.stringify(result.evidence));
      const texts = done.map(({ result }) => result.text);
      await sql`
        insert into document_evidence (document_id, evidence, letter_text)
        select * from unnest(${ids}::uuid[], ${evidence}::jsonb[], ${texts}::text[])`.execute(tx);
      crashPoint('produce.evidence-stored');
      await sql`
        update documents set status = 'SUCCESS', stage = null, pdf_key = page.key, finished_at = ${clock.now()}
        from unnest(${ids}::uuid[], ${keys}::text[]) page (id, key) where documents.id = page.id`.execute(tx);
      crashPoint('produce.succeeded');
      await takeOffList(tx, keys);
      crashPoint('produce.page-taken');
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
      const refunded = await refund(tx, job.accountId, job.subject, now);
      crashPoint('produce.refunded');
      afterCommit(tx, () => deps.observeCredits?.('refunded', refunded));
    },

    async onLost(job) {
      await removeIfUnclaimed(deps, job);
    },
  };
}

const ASKING_STAGE = 'Asking the language model';

/** Nothing where there is no model, or the account or its plan has none. */
async function draftFor(
  { db, drafting }: ProduceDeps,
  job: Job,
  input: GenerationInput,
  onStage: (stage: string) => void,
  signal: AbortSignal,
): Promise<Drafted | null> {
  if (!drafting) return null;
  const account = await db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select(['accounts.plan', 'documents.settings'])
    .where('documents.id', '=', job.subject)
    .executeTakeFirst();
  if (!account || !drafting.plans.includes(account.plan) || account.settings?.languageModel === false) return null;
  onStage(ASKING_STAGE);
  return drafting.write(input, signal);
}

/** With a model's words where that works, else without: they are no reason to fail. */
export async function produce(
  { generate, log }: ProduceDeps,
  input: GenerationInput,
  onStage: (stage: string) => void,
  signal: AbortSignal,
): Promise<Produced> {
  const { draft, model, ...plain } = input;
  if (!draft) return generate(input, onStage, signal);
  return generate(input, onStage, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    log(`document with a model's words: ${loggedMessage(error)}`);
    return generate({ ...plain, ...(model && { model: { ...model, outcome: 'failed' } }) }, onStage, signal);
  });
}

/** A page that cannot be kept is nobody's fault but the storage's. */
export async function keepPage({ putFile }: ProduceDeps, key: string, pdf: Uint8Array): Promise<void> {
  await putFile(key, pdf).catch((error) => {
    throw new OutOfOrder(`the page cannot be kept: ${messageOf(error)}`);
  });
}

/** What documents are made from, by id; the same at every attempt. One that was deleted is missing. */
export async function readInputs(db: Db, ids: readonly string[]): Promise<Map<string, GenerationInput>> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('read_versions', 'read_versions.id', 'documents.profile_version_id')
    .select(['documents.id', 'kind', 'request', 'company_page', 'profile', 'documents.created_at', 'settings'])
    .where(sql<boolean>`documents.id = any(${ids})`)
    .execute();
  return new Map(
    documents.map((document) => [
      document.id,
      {
        kind: document.kind,
        profile: document.profile,
        request: document.request,
        companyPage: document.company_page,
        ...look(document.settings),
        // The hour of the order, not of the attempt: a second attempt makes the same bytes.
        now: document.created_at.toISOString(),
      },
    ]),
  );
}

export function withLook(made: GenerationInput, chosen: Look): GenerationInput {
  const { template, accent, paper, language, ...input } = made;
  return { ...input, ...look(chosen) };
}

/** The account's choices in the words of generation, which decides itself where nothing was chosen. */
export function look(settings: Look | null): Pick<GenerationInput, keyof Look> {
  if (!settings) return {};
  return {
    template: settings.template,
    // Those ordered by an earlier version have none.
    ...(settings.accent && settings.accent !== 'auto' && { accent: settings.accent }),
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
    log(`file ${key}: ${loggedMessage(error)}`);
  }
}
