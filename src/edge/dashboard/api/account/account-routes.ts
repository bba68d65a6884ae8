import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listSessions, revokeSession } from '../../../../domain/accounts/sign-in/sessions.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf, text } from '../bodies.ts';
import { attachment } from '../file-headers.ts';
import { clientOf, parameter, signedIn } from '../guards/session-guard.ts';
import { endSlowReading, inPieces } from '../guards/slow-readers.ts';
import type { DeviceSession } from '../types/sign-in.ts';

const PASSWORD_MAX = 512;
const CODE_MAX = 50;
/**
 * Few archives are made at a time; whoever hardly reads one loses it. A socket's buffer may hold a megabyte before it takes
 * more, which a slow line needs half a minute for.
 */
const ARCHIVE_WINDOW_MS = 30_000;
const deleteShape = z.object({ password: text('password', PASSWORD_MAX) });
const changeShape = z.object({
  current: text('current', PASSWORD_MAX),
  next: text('next', PASSWORD_MAX),
  code: text('code', CODE_MAX).default(''),
});

/** What a person does with the account itself. */
export function registerAccountRoutes(
  scope: FastifyInstance,
  deps: ApiDeps,
  archiveWindowMs = ARCHIVE_WINDOW_MS,
): void {
  const { db, clock } = deps;

  scope.get(
    '/sessions',
    signedIn(async ({ accountId, sessionId }): Promise<DeviceSession[]> => {
      const sessions = await listSessions(db, accountId, clock.now());
      return sessions.map((session) => ({
        id: session.id,
        isThisOne: session.id === sessionId,
        userAgent: session.user_agent,
        address: session.ip_address,
        createdAt: session.created_at.toISOString(),
        expiresAt: session.expires_at.toISOString(),
      }));
    }),
  );

  scope.delete(
    '/sessions/:id',
    signedIn(async ({ accountId }, request) => {
      await revokeSession(db, accountId, parameter(request, 'id'));
      return {};
    }),
  );

  scope.post(
    '/password/change',
    signedIn(async (visitor, request) => {
      await deps.passwords.change(visitor, bodyOf(request, changeShape), clientOf(deps, request));
      return {};
    }),
  );

  scope.get(
    '/account/export',
    signedIn(async ({ accountId }, _request, reply) => {
      const archive = Readable.from(inPieces(await deps.exportArchive(accountId)), { objectMode: false });
      endSlowReading(reply.raw, archiveWindowMs);
      const day = clock.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(`letterpress-${day}.zip`))
        .send(archive);
    }),
  );

  scope.post(
    '/account/delete',
    signedIn(async (visitor, request, reply) => {
      const { password } = bodyOf(request, deleteShape);
      await deps.signIn.requirePassword(visitor, password);
      reply.header('set-cookie', await deps.signIn.signOut(request.headers.cookie));
      await deps.deleteAccount(visitor);
      return {};
    }),
  );
}
