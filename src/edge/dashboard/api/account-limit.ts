import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../base/errors.ts';
import type { ApiDeps } from './api-deps.ts';

/** Requests of one account in a minute, whatever they are: far more than a person with some open tabs makes. */
const ANY = 600;
/** Those that set a page, read a file or fetch a website. */
const COSTLY = 30;

const COSTLY_ROUTES = new Set([
  'POST /documents',
  'POST /documents/:id/revise',
  'POST /profile/imports',
  'GET /settings/preview/:file',
  'GET /account/export',
]);

/** A session can be used by a program as well as by a person. Counted before any body is read. */
export function limitAccount(scope: FastifyInstance, { take }: Pick<ApiDeps, 'take'>): void {
  scope.addHook('onRequest', async (request) => {
    const { accountId } = request.visitor;
    const route = `${request.method} ${request.routeOptions.url?.slice(scope.prefix.length)}`;
    const layers = [{ store: 'dashboard:account', id: accountId, limit: ANY }];
    if (COSTLY_ROUTES.has(route)) layers.push({ store: 'dashboard:costly', id: accountId, limit: COSTLY });
    for (const layer of layers) {
      const { allowed, retryAfterSeconds } = await take(layer);
      if (!allowed) {
        throw new AppError('RATE_LIMIT_EXCEEDED', 'That was a lot in one minute. Wait a moment, then try again.', {
          details: { retryAfterSeconds },
        });
      }
    }
  });
}
