import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createKey, type KeySummary, listKeys, revokeKey } from '../../../domain/keys/keys.ts';
import type { ApiDeps } from './api-deps.ts';
import { bodyOf, text } from './bodies.ts';
import { parameter, signedIn } from './person.ts';
import type { Key, NewKey } from './types.ts';

const newKeyShape = z.object({
  name: text('name', 400),
  expiresAt: z.iso
    .datetime({ offset: true, error: 'expiresAt must be a date and time such as 2027-01-31T00:00:00Z' })
    .nullish(),
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
      const { name, expiresAt } = bodyOf(request, newKeyShape);
      const created = await createKey(db, clock, {
        accountId,
        sessionId,
        name,
        expiresAt: expiresAt ? new Date(expiresAt) : null,
      });
      return { ...keyView({ ...created, revoked_at: null, last_used_at: null }), key: created.key };
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
  };
}
