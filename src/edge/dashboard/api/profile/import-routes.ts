import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../base/errors.ts';
import { IMPORT_MAX_BYTES } from '../../../../base/import-limits.ts';
import { findImport, type ImportView as StoredImport } from '../../../../domain/profiles/import-view.ts';
import { acceptImport, beginImport, dismissImport } from '../../../../domain/profiles/imports.ts';
import { readShownText, readSourceFile } from '../../../../domain/profiles/source-files.ts';
import type { ApiDeps } from '../api-deps.ts';
import { queryOf, text } from '../bodies.ts';
import { attachment, PDF_POLICY } from '../file-headers.ts';
import { parameter, signedIn } from '../guards/session-guard.ts';
import { limitUploads } from '../guards/upload-limit.ts';
import type { ImportView } from '../types/profile.ts';

const NAME_MAX = 255;
/** Nothing of it is read. */
const ANSWER_MAX_BYTES = 1024;
const uploadShape = z.object({ name: text('name', NAME_MAX).optional() });

/** Below `/profile/imports`, in a scope of its own: here a body is a file, whatever its type says. */
export function registerImportRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { db, clock } = deps;
  limitUploads(scope, `${scope.prefix}/profile/imports`, deps);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  scope.post(
    '/profile/imports',
    { bodyLimit: IMPORT_MAX_BYTES, config: { takesLongBody: true } },
    signedIn(async ({ accountId }, request) => {
      const { name } = queryOf(request, uploadShape);
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) {
        throw new AppError('BAD_REQUEST', 'The file is empty. Choose another one.');
      }
      const wanted = { accountId, bytes, fileName: name || null, byOperator: false };
      return { id: await beginImport(db, clock, wanted, deps.storageBytes) };
    }),
  );

  scope.get(
    '/profile/imports/:id',
    signedIn(async ({ accountId }, request) => importView(await findImport(db, accountId, parameter(request, 'id')))),
  );

  scope.get(
    '/profile/imports/:id/source',
    signedIn(async ({ accountId }, request, reply) => {
      const file = await readSourceFile(db, accountId, parameter(request, 'id'));
      return sendSource(reply, file.bytes, file.name);
    }),
  );

  scope.get(
    '/profile/imports/:id/text',
    signedIn(async ({ accountId }, request) => ({
      text: await readShownText(db, accountId, parameter(request, 'id')),
    })),
  );

  for (const [action, change] of [
    ['accept', acceptImport],
    ['dismiss', dismissImport],
  ] as const) {
    scope.post(
      `/profile/imports/:id/${action}`,
      { bodyLimit: ANSWER_MAX_BYTES },
      signedIn(async ({ accountId }, request) => {
        const { id } = await findImport(db, accountId, parameter(request, 'id'));
        await change(db, clock, accountId, id);
        return {};
      }),
    );
  }
}

/** Only a PDF is shown in the browser; anything else a stranger may have written is a text or a download. */
function sendSource(reply: FastifyReply, bytes: Buffer, name: string | null): FastifyReply {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const isText = !isPdf && isPlainText(bytes);
  const type = isPdf ? 'application/pdf' : isText ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  const disposition = attachment(name ?? 'resume');
  if (isPdf) reply.header('content-security-policy', PDF_POLICY);
  return reply
    .type(type)
    .header('content-disposition', isPdf || isText ? disposition.replace(/^attachment/, 'inline') : disposition)
    .send(bytes);
}

const SAMPLE_BYTES = 4096;

function isPlainText(bytes: Buffer): boolean {
  return !bytes.subarray(0, SAMPLE_BYTES).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

export function importView(stored: StoredImport): ImportView {
  return {
    id: stored.id,
    status: stored.status,
    reason: stored.reason,
    fileName: stored.file_name,
    createdAt: stored.created_at.toISOString(),
    finishedAt: stored.finished_at?.toISOString() ?? null,
    isAccepted: stored.accepted_at !== null,
    hasSource: stored.has_file,
    hasText: stored.has_shown_text,
    report: stored.report,
    profile: stored.profile,
  };
}
