import { createHash } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { COST, type Status } from '../../../base/contract.ts';
import { normalizeCalendarDate } from '../../../base/dates.ts';
import type { CompanyPage, DocumentRequest } from '../../../base/documents/document-request.ts';
import { DEFAULT_SETTINGS, type Look, type Settings } from '../../../base/documents/settings.ts';
import { AppError } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import { createShares } from '../../../base/shares.ts';
import { crashPoint } from '../../../base/telemetry/crash-point.ts';
import type { Observer } from '../../../base/telemetry/observer.ts';
import { NO_TRACES, type Tracer } from '../../../base/telemetry/tracer.ts';
import { isBlank } from '../../../base/text.ts';
import { afterCommit, type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { normalizeCompanyUrl } from '../../../platform/outbound/fetch-public.ts';
import { enqueue, waitingJobs } from '../../../platform/queue/enqueue.ts';
import { lockAccount, requireConfirmed } from '../../accounts/accounts.ts';
import { charge, findPayment } from '../../credits/charge.ts';
import { requireNamedVersion } from '../../profiles/profile-state.ts';
import { createAccountTurns } from './account-turns.ts';
import { findAnswer, type IdempotencyKey, rememberAnswer } from './idempotency.ts';
import type { CreateCoverLetterBody, CreateResumeBody } from './shapes.ts';
import { freeTitle } from './title.ts';

export const DOCUMENT_JOB = 'document';
export const WAITING_STAGE = 'Waiting to start';

/** A website may take seconds to answer. */
const WEBSITES_AT_ONCE = { places: 50, each: 5 };

export type NewDocument =
  | { kind: 'resume'; body: CreateResumeBody }
  | { kind: 'cover_letter'; body: CreateCoverLetterBody };

export interface CreateOptions {
  idempotencyKey?: string | null;
  /** Of this document alone; the account's where it is absent. */
  look?: Look | null;
}

/** An API key, or whoever is signed in to the dashboard. */
export interface Orderer {
  accountId: string;
  keyId?: string;
  isReadOnly?: boolean;
}

export interface CreatedDocument {
  id: string;
  title: string;
  status: Status;
  /** Given to an earlier request under the same Idempotency-Key. */
  isRepeated?: true;
}

export interface CreateDeps {
  db: Db;
  clock: Clock;
  /** Refuses with VALIDATION_ERROR what is not a reachable public website. */
  fetchCompanyPage(url: string): Promise<CompanyPage>;
  /** Whether pages can be kept now: while they cannot, none is promised. */
  isStorageUsable(): boolean;
  /** With this many jobs waiting, new ones are refused. */
  queueLimit: number;
  observeCredits?: Observer['credits'];
  tracer?: Tracer;
}

/**
 * Creates a document: the business rules, cheapest first, then one transaction in which it is charged, stored with its
 * title and profile version, and queued. Either all of it happened or none.
 */
export function documentCreator(deps: CreateDeps) {
  const { tracer = NO_TRACES } = deps;
  const refuseWhenQueueIsFull = queueGuard(deps);
  const inTurn = createAccountTurns();
  const websites = createShares(WEBSITES_AT_ONCE);

  /** Somebody else's website is asked last, and not for those who could not pay. */
  async function readCompany(accountId: string, url: string, cost: number): Promise<CompanyPage> {
    await inTurn(accountId, () =>
      inTransaction(deps.db, async (tx) => {
        await findPayment(tx, await lockAccount(tx, accountId), cost, deps.clock.now());
      }),
    );
    const giveBack = websites.take(accountId);
    if (!giveBack) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many company websites are being read. Try again in a few seconds.',
      );
    }
    return deps.fetchCompanyPage(url).finally(giveBack);
  }

  return async function createDocument(
    { accountId, keyId, isReadOnly = false }: Orderer,
    wanted: NewDocument,
    { idempotencyKey = null, look = null }: CreateOptions = {},
  ): Promise<CreatedDocument> {
    if (isReadOnly) throw readOnly();
    const request = toRequest(wanted);
    const idempotency = idempotencyKey === null ? null : identify(idempotencyKey, request, look);
    if (idempotency) {
      const answer = await findAnswer(deps.db, deps.clock, accountId, idempotency);
      if (answer) return answer;
    }
    await requireNamedVersion(deps.db, accountId);
    if (request.companyUrl) normalizeCompanyUrl(request.companyUrl);
    if (!deps.isStorageUsable()) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Documents cannot be stored just now. Try again in a few seconds.');
    }
    await refuseWhenQueueIsFull();
    const companyPage = request.companyUrl ? await readCompany(accountId, request.companyUrl, COST[wanted.kind]) : null;
    const accepted = { accountId, keyId: keyId ?? null, wanted, request, companyPage, idempotency, look };
    crashPoint('create.checked');
    const created = await tracer.span('create', { 'letterpress.kind': wanted.kind }, async () => {
      const stored = await inTurn(accountId, () => inTransaction(deps.db, (tx) => store(tx, deps, accepted)));
      tracer.note({ 'letterpress.subject': stored.id });
      return stored;
    });
    crashPoint('create.committed');
    return created;
  };
}

export type CreateDocument = ReturnType<typeof documentCreator>;

function readOnly(): AppError {
  return new AppError(
    'FORBIDDEN',
    'This API key is read-only: it reads the status of documents and the documentation. Create documents with another key.',
  );
}

interface Accepted {
  accountId: string;
  keyId: string | null;
  wanted: NewDocument;
  request: DocumentRequest;
  companyPage: CompanyPage | null;
  idempotency: IdempotencyKey | null;
  look: Look | null;
}

async function store(tx: Tx, { clock, observeCredits }: CreateDeps, accepted: Accepted): Promise<CreatedDocument> {
  const { accountId, keyId, wanted, request, companyPage, idempotency, look } = accepted;
  const account = await lockAccount(tx, accountId);
  crashPoint('create.account-locked');
  requireConfirmed(account);
  const now = clock.now();
  if (idempotency) {
    // A second call may have been waiting for the lock while the first one finished.
    const answer = await findAnswer(tx, clock, accountId, idempotency);
    crashPoint('create.answer-looked-up');
    if (answer) return answer;
  }
  const versionId = await requireNamedVersion(tx, accountId);
  crashPoint('create.profile-found');
  const cost = COST[wanted.kind];
  const payment = await findPayment(tx, account, cost, now);
  crashPoint('create.credits-found');
  const id = newId();
  const title = await freeTitle(tx, accountId, wanted.kind, request.title);
  crashPoint('create.title-chosen');
  await tx
    .insertInto('documents')
    .values({
      id,
      account_id: accountId,
      kind: wanted.kind,
      title,
      stage: WAITING_STAGE,
      cost,
      request: JSON.stringify(request),
      company_page: companyPage && JSON.stringify(companyPage),
      profile_version_id: versionId,
      pdf_key: null,
      failure: null,
      created_at: now,
      finished_at: null,
      settings: settingsOf(account.settings, look),
      key_id: keyId,
    })
    .execute();
  crashPoint('create.stored');
  await charge(tx, account, id, payment, now);
  crashPoint('create.charged');
  afterCommit(tx, () => observeCredits?.('charged', cost));
  await enqueue(tx, { kind: DOCUMENT_JOB, subject: id, accountId });
  crashPoint('create.queued');
  const created: CreatedDocument = { id, title, status: 'QUEUED' };
  if (idempotency) await rememberAnswer(tx, accountId, idempotency, created, now);
  crashPoint('create.answer-kept');
  return created;
}

function settingsOf(settings: Settings | null, look: Look | null): string | null {
  if (look) return JSON.stringify({ ...DEFAULT_SETTINGS, ...settings, ...look });
  return settings && JSON.stringify(settings);
}

function toRequest({ kind, body }: NewDocument): DocumentRequest {
  const request = { title: body.title, jobDescription: body.job_description, companyUrl: unset(body.company_url) };
  if (kind === 'resume') return { ...request, letter: null };
  return {
    ...request,
    letter: {
      hiringManagerName: unset(body.hiring_manager_name),
      companyStreetAddress: unset(body.company_street_address),
      companyCity: unset(body.company_city),
      companyState: unset(body.company_state),
      companyZip: unset(body.company_zip),
      hiringManagerEmail: unset(body.hiring_manager_email),
      date: toDate(unset(body.date)),
      additionalContext: unset(body.additional_context),
    },
  };
}

/** Absent, null and blank all mean unset. */
function unset(value: string | null | undefined): string | null {
  return value === undefined || value === null || isBlank(value) ? null : value;
}

function toDate(text: string | null): string | null {
  if (text === null) return null;
  const date = normalizeCalendarDate(text);
  if (!date) {
    throw new AppError(
      'VALIDATION_ERROR',
      'date must be a calendar date written as year-month-day, such as 2026-03-09.',
      { details: { field: 'date' } },
    );
  }
  return date;
}

/** Two bodies are the same when they ask for the same: a resume's request has no letter. */
function identify(key: string, request: DocumentRequest, look: Look | null): IdempotencyKey {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return { keyHash: hash(key), requestHash: hash(JSON.stringify(look ? { ...request, look } : request)) };
}

const QUEUE_LOOK_EVERY_MS = 1_000;

/** Looks at most once a second, so that a full queue does not make every create count it. */
function queueGuard({ db, queueLimit }: CreateDeps): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let full = false;
  return async () => {
    if (performance.now() - lookedAt > QUEUE_LOOK_EVERY_MS) {
      lookedAt = performance.now();
      full = (await waitingJobs(db, queueLimit)) >= queueLimit;
    }
    if (full) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many documents are waiting to be made. Please try again later.');
    }
  };
}
