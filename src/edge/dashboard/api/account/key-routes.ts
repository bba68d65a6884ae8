import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type LoggedRequest, readKeyRequests } from '../../../../domain/keys/key-log.ts';
import { createKey, findKey, type KeySummary, listKeys, renameKey, revokeKey } from '../../../../domain/keys/keys.ts';
import { readKeyUsage } from '../../../../domain/keys/usage.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf, queryOf, text } from '../bodies.ts';
import { parameter, signedIn } from '../guards/session-guard.ts';
import type { Key, KeyRequest, KeyRequests, KeyUsage, NewKey } from '../types/keys.ts';

const REQUESTS_PAGE = 50;
const USAGE_DAYS = 30;

const newKeyShape = z.object({
  name: text('name', 400),
  expiresAt: z.iso
    .datetime({ offset: true, error: 'expiresAt must be a date and time such as 2027-01-31T00:00:00Z' })
    .nullish(),
  isReadOnly: z.boolean({ error: 'isReadOnly must be true or false' }).default(false),
});
const renameShape = newKeyShape.pick({ name: true });
const requestsShape = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/, 'before must be what the last page gave as next')
    .optional(),
  only: z.literal('refused', { error: 'only must be refused' }).optional(),
});

export function registerKeyRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { db, clock } = deps;

  scope.get(
    '/keys',
    signedIn(async ({ accountId }): Promise<Key[]> => (await listKeys(db, accountId)).reverse().map(keyView)),
  );

  scope.post(
    '/keys',
    signedIn(async ({ accountId, sessionId }, request): Promise<NewKey> => {
      const { name, expiresAt, isReadOnly } = bodyOf(request, newKeyShape);
      const created = await createKey(db, clock, {
        accountId,
        sessionId,
        name,
        isReadOnly,
        expiresAt: expiresAt ? new Date(expiresAt) : null,
      });
      return { ...keyView({ ...created, revoked_at: null, last_used_at: null }), key: created.key };
    }),
  );

  scope.patch(
    '/keys/:id',
    signedIn(async ({ accountId }, request): Promise<Key> => {
      const { name } = bodyOf(request, renameShape);
      return keyView(await renameKey(db, parameter(request, 'id'), name, accountId));
    }),
  );

  scope.get(
    '/keys/:id/requests',
    signedIn(async ({ accountId }, request): Promise<KeyRequests> => {
      const { before, only } = queryOf(request, requestsShape);
      const { id } = await findKey(db, accountId, parameter(request, 'id'));
      const page = { before: before ?? null, limit: REQUESTS_PAGE + 1, onlyRefused: only === 'refused' };
      const rows = await readKeyRequests(db, clock, id, page);
      const items = rows.slice(0, REQUESTS_PAGE).map(requestView);
      return { items, next: rows.length > REQUESTS_PAGE ? items.at(-1)!.number : null };
    }),
  );

  scope.get(
    '/keys/:id/usage',
    signedIn(async ({ accountId }, request): Promise<KeyUsage> => {
      const { id } = await findKey(db, accountId, parameter(request, 'id'));
      return { days: await readKeyUsage(db, clock, id, USAGE_DAYS) };
    }),
  );

  scope.delete(
    '/keys/:id',
    signedIn(async ({ accountId }, request) => {
      await revokeKey(db, clock, parameter(request, 'id'), accountId);
      return {};
    }),
  );
}

function keyView(key: KeySummary): Key {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    createdAt: key.created_at.toISOString(),
    expiresAt: key.expires_at?.toISOString() ?? null,
    revokedAt: key.revoked_at?.toISOString() ?? null,
    lastUsedAt: key.last_used_at?.toISOString() ?? null,
    isReadOnly: key.read_only,
  };
}

function requestView({ number, at, action, status, ...row }: LoggedRequest): KeyRequest {
  const { request_id: requestId, document_id: id, document_title: title } = row;
  const document = id !== null && title !== null ? { id, title } : null;
  return { number, at: at.toISOString(), action, status, requestId, document };
}
