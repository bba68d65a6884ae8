import type { FastifyInstance } from 'fastify';
import { normalizeCalendarDate } from '../../base/dates.ts';
import { AppError } from '../../base/errors.ts';
import type { Visitor } from '../../domain/accounts/sign-in.ts';
import { createKey, type KeySummary, listKeys, revokeKey } from '../../domain/keys/keys.ts';
import type { DashboardDeps, Room } from './dashboard-deps.ts';
import { field } from './forms.ts';
import { confirmRevokePage, EMPTY_FORM, keysPage } from './keys-page.ts';
import { sendPage } from './layout.ts';
import { parameter, signedIn } from './signed-in.ts';

const DAY_MS = 24 * 3600 * 1000;

export function registerKeyRoutes(scope: FastifyInstance, room: Room): void {
  const { deps, look } = room;

  async function keysView(visitor: Visitor) {
    const keys = await listKeys(deps.db, visitor.accountId);
    return { keys: keys.reverse(), now: deps.clock.now(), created: null, form: EMPTY_FORM };
  }

  scope.get(
    '/keys',
    signedIn(room, async (visitor, _request, reply) =>
      sendPage(reply, look, keysPage(look, visitor, await keysView(visitor))),
    ),
  );

  scope.post(
    '/keys',
    signedIn(room, async (visitor, request, reply) => {
      const wanted = { name: field(request, 'name'), expires: field(request, 'expires') };
      try {
        const expiresAt = endOfDay(wanted.expires);
        const created = await createKey(deps.db, deps.clock, {
          accountId: visitor.accountId,
          name: wanted.name,
          expiresAt,
        });
        return sendPage(reply, look, keysPage(look, visitor, { ...(await keysView(visitor)), created }));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') throw error;
        const form = { ...wanted, problem: error.message };
        return sendPage(reply, look, keysPage(look, visitor, { ...(await keysView(visitor)), form }), 400);
      }
    }),
  );

  scope.get(
    '/keys/:id/revoke',
    signedIn(room, async (visitor, request, reply) => {
      const key = await findKey(deps, visitor, parameter(request, 'id'));
      return sendPage(reply, look, confirmRevokePage(look, visitor, key));
    }),
  );

  scope.post(
    '/keys/:id/revoke',
    signedIn(room, async (visitor, request, reply) => {
      await revokeKey(deps.db, deps.clock, parameter(request, 'id'), visitor.accountId);
      return reply.redirect(`${look.root}/dashboard/keys`, 303);
    }),
  );
}

/** The key works on its last day; a blank field is a key without one. */
function endOfDay(text: string): Date | null {
  if (text.trim() === '') return null;
  const date = normalizeCalendarDate(text);
  if (date === null) throw new AppError('VALIDATION_ERROR', 'The last day of a key must be a date such as 2030-12-31.');
  return new Date(new Date(`${date}T00:00:00Z`).getTime() + DAY_MS);
}

async function findKey(deps: DashboardDeps, visitor: Visitor, id: string): Promise<KeySummary> {
  const keys = await listKeys(deps.db, visitor.accountId);
  const key = keys.find((candidate) => candidate.id === id.toLowerCase());
  if (!key) throw new AppError('NOT_FOUND', 'There is no such API key.');
  return key;
}
