import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { DocumentKind } from '../../../../base/contract.ts';
import { DOCUMENT_KINDS, STATUSES, TITLE_MAX_CHARACTERS } from '../../../../base/contract.ts';
import type { ShownEvidence, StoredEvidence } from '../../../../base/documents/shown-evidence.ts';
import { AppError } from '../../../../base/errors.ts';
import { lookShape } from '../../../../domain/accounts/settings.ts';
import { renameDocument } from '../../../../domain/documents/creating/rename.ts';
import { createCoverLetterShape, createResumeShape, problemsOf } from '../../../../domain/documents/creating/shapes.ts';
import { deleteDocument, findDocument, findPdf } from '../../../../domain/documents/documents.ts';
import { requestRevision, undoRevision } from '../../../../domain/documents/revisions/revise.ts';
import { type DocumentItem as Item, listDocumentPage, readPlace } from '../../../../domain/documents/views/list.ts';
import { readDocumentView } from '../../../../domain/documents/views/view.ts';
import { idempotencyKeyOf, idempotencyKeySchema } from '../../../guards/idempotency-key.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf, headersOf, queryOf, text } from '../bodies.ts';
import { attachment, PDF_POLICY } from '../file-headers.ts';
import { parameter, signedIn } from '../guards/session-guard.ts';
import type { DocumentItem, DocumentList, DocumentView } from '../types/documents.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PAGE = 50;
const PAGE_MAX = 200;
/** As on the public create calls. */
const CREATE_BYTES = 1024 * 1024;

const listShape = z.object({
  search: text('search', TITLE_MAX_CHARACTERS).optional(),
  kind: z.enum(DOCUMENT_KINDS, { error: `kind must be one of ${DOCUMENT_KINDS.join(', ')}` }).optional(),
  status: z.enum(STATUSES, { error: `status must be one of ${STATUSES.join(', ')}` }).optional(),
  before: text('before', 100).optional(),
  limit: z.coerce.number({ error: 'limit must be a number' }).int().min(1).max(PAGE_MAX).optional(),
});
const newShape = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: `kind must be one of ${DOCUMENT_KINDS.join(', ')}` }),
  body: z.record(z.string(), z.unknown(), { error: 'body must be an object' }),
  look: lookShape.optional(),
});
const renameShape = z.object({ title: text('title', 4 * TITLE_MAX_CHARACTERS) });
const factId = text('factId', 64);
const basedOn = z.number({ error: 'basedOn must be the number of the revision that you saw, or 0' }).int().min(0);
const undoShape = z.object({ basedOn });
const reviseShape = z.object({
  changes: z.array(
    z.discriminatedUnion(
      'action',
      [
        z.object({ action: z.literal('drop'), factId }),
        z.object({ action: z.literal('swap'), factId, with: text('with', 64) }),
        z.object({ action: z.literal('add'), factId }),
        z.object({ action: z.literal('reword'), factId, text: text('text', 4_000) }),
        z.object({ action: z.literal('drop-passage'), passage: text('passage', 8_000) }),
        z.object({ action: z.literal('reword-passage'), passage: text('passage', 8_000), text: text('text', 8_000) }),
      ],
      { error: 'a change must name its action: drop, swap, add, reword, drop-passage or reword-passage' },
    ),
    { error: 'changes must be a list' },
  ),
  basedOn,
  taken: z
    .object(
      {
        subject: text('subject', 8_000),
        profileVersion: z.number({ error: 'profileVersion must be the number of a version' }).int(),
      },
      { error: 'taken must name the change whose offer is taken' },
    )
    .optional(),
  look: lookShape.optional(),
});

export function registerDocumentRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { db } = deps;

  scope.get(
    '/documents',
    signedIn(async ({ accountId }, request): Promise<DocumentList> => {
      const query = queryOf(request, listShape);
      const before = query.before === undefined ? null : readPlace(query.before);
      if (query.before !== undefined && !before) {
        throw new AppError('BAD_REQUEST', 'before must be what the last page gave as next');
      }
      const { items, next } = await listDocumentPage(db, accountId, {
        search: query.search?.trim() || null,
        kind: query.kind ?? null,
        status: query.status ?? null,
        before,
        limit: query.limit ?? PAGE,
      });
      return { items: items.map(itemView), next };
    }),
  );

  scope.post(
    '/documents',
    { bodyLimit: CREATE_BYTES },
    signedIn(async ({ accountId }, request) => {
      const { kind, body, look } = bodyOf(request, newShape);
      headersOf(request, idempotencyKeySchema);
      const wanted = kind === 'resume' ? resumeOf(body) : letterOf(body);
      const idempotencyKey = idempotencyKeyOf(request);
      const { id } = await deps.createDocument({ accountId }, wanted, { idempotencyKey, look });
      return { id };
    }),
  );

  scope.get(
    '/documents/:id',
    signedIn(({ accountId }, request) => documentView(deps, accountId, parameter(request, 'id'))),
  );

  scope.patch(
    '/documents/:id',
    signedIn(async ({ accountId }, request) => ({
      title: await renameDocument(db, accountId, parameter(request, 'id'), bodyOf(request, renameShape).title),
    })),
  );

  scope.delete(
    '/documents/:id',
    signedIn(async ({ accountId }, request) => {
      await deleteDocument(db, accountId, parameter(request, 'id'));
      await deps.removeOrphanedFiles();
      return {};
    }),
  );

  scope.get(
    '/documents/:id/pdf',
    signedIn(async ({ accountId }, request, reply) => {
      const { id, kind } = await findDocument(db, accountId, parameter(request, 'id'));
      const isDownload = (request.query as { download?: unknown }).download !== undefined;
      return sendPdf(deps, reply, { id, kind }, isDownload);
    }),
  );

  scope.get(
    '/documents/:id/docx',
    signedIn(async ({ accountId }, request, reply) => {
      const { id, kind, title } = await findDocument(db, accountId, parameter(request, 'id'));
      return reply
        .type(WORD_TYPE)
        .header('content-disposition', attachment(`${savedAs(title, kind)}.docx`))
        .send(await deps.makeWordFile(accountId, id));
    }),
  );

  scope.post(
    '/documents/:id/revise',
    { bodyLimit: CREATE_BYTES },
    signedIn(async ({ accountId }, request) => {
      await requestRevision(deps, accountId, parameter(request, 'id'), bodyOf(request, reviseShape));
      return {};
    }),
  );

  scope.post(
    '/documents/:id/revise/undo',
    signedIn(async ({ accountId }, request) => {
      await undoRevision(deps, accountId, parameter(request, 'id'), bodyOf(request, undoShape));
      return {};
    }),
  );
}

function resumeOf(body: Record<string, unknown>) {
  return { kind: 'resume' as const, body: shaped(createResumeShape, body) };
}

function letterOf(body: Record<string, unknown>) {
  return { kind: 'cover_letter' as const, body: shaped(createCoverLetterShape, body) };
}

/** Refuses in the words of the public create calls. */
function shaped<T extends z.ZodType>(shape: T, body: unknown): z.infer<T> {
  const { data, error } = shape.safeParse(body);
  if (!error) return data;
  const field = error.issues[0]?.path[0];
  throw new AppError('BAD_REQUEST', problemsOf(error), { details: typeof field === 'string' ? { field } : {} });
}

/** A resume and the letter for the same job have the same title, and are saved side by side. */
function savedAs(title: string, kind: DocumentKind): string {
  const name = kind === 'resume' ? 'resume' : 'cover letter';
  return title.toLowerCase().includes(name) ? title : `${title} - ${name}`;
}

async function sendPdf(
  deps: ApiDeps,
  reply: FastifyReply,
  { id, kind }: { id: string; kind: DocumentKind },
  isDownload: boolean,
): Promise<FastifyReply> {
  const pdf = await findPdf(deps.db, id);
  const file = pdf && (await deps.openFile(pdf.key));
  if (!pdf || !file) throw new AppError('NOT_FOUND', 'There is no PDF of this document.');
  const disposition = attachment(`${savedAs(pdf.title, kind)}.pdf`);
  return reply
    .type('application/pdf')
    .header('content-security-policy', PDF_POLICY)
    .header('content-length', file.size)
    .header('content-disposition', isDownload ? disposition : disposition.replace(/^attachment/, 'inline'))
    .send(file.read());
}

function itemView(item: Item): DocumentItem {
  const { created_at, finished_at, id, kind, title, status, stage } = item;
  return {
    id,
    kind,
    title,
    status,
    stage,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  };
}

function evidenceView(stored: StoredEvidence | null): ShownEvidence | null {
  if (!stored) return null;
  const { page: _page, ...evidence } = stored;
  return { ...evidence, requirements: evidence.requirements ?? [] };
}

async function documentView(deps: ApiDeps, accountId: string, id: string): Promise<DocumentView> {
  const stored = await readDocumentView(deps.db, accountId, id);
  return {
    ...itemView(stored),
    cost: stored.cost,
    request: stored.request,
    failure: stored.failure,
    isRefunded: stored.is_refunded,
    hasPdf: stored.has_pdf,
    letterText: stored.letter_text,
    evidence: evidenceView(stored.evidence),
    facts: stored.facts,
    statements: stored.statements,
    parts: stored.parts,
    profileVersion: stored.profile_version,
    revision: stored.revision,
    look: stored.look,
    key: stored.key_name,
  };
}
