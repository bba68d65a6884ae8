import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import type { Layer } from '../../../../base/limit.ts';
import type { ApiDeps } from '../api-deps.ts';

/** Requests of one account in a minute, whatever they are: far more than a person with some open tabs makes. */
const ANY = 600;
/** What is larger counts once more for each of these: reading and writing megabytes keeps everybody else waiting. */
const COUNTED_BYTES = 128 * 1024;
/** Those that set a page, read a file or fetch a website. */
const COSTLY = 30;

const COSTLY_ROUTES = new Set([
  'POST /documents',
  'POST /documents/:id/revise',
  'POST /documents/:id/revise/undo',
  'POST /profile/imports',
  'POST /profile/versions/:number/restore',
  'GET /documents/:id/docx',
  'GET /account/export',
]);

/** Every look at a colour is four pictures, most of them kept from the last look. */
const PREVIEWS = 120;

/** A session can be used by a program as well as by a person. Counted before any body is read. */
export function limitAccount(scope: FastifyInstance, { take }: Pick<ApiDeps, 'take'>): void {
  async function count(...layers: [Layer, ...Layer[]]): Promise<void> {
    const { allowed, retryAfterSeconds } = await take(...layers);
    if (allowed) return;
    throw new AppError('RATE_LIMIT_EXCEEDED', 'That was a lot in one minute. Wait a moment, then try again.', {
      details: { retryAfterSeconds },
    });
  }

  const anyOf = (accountId: string): Layer => ({ store: 'dashboard:account', id: accountId, limit: ANY });

  scope.addHook('onRequest', async (request) => {
    const { accountId } = request.visitor;
    const route = `${request.method} ${request.routeOptions.url?.slice(scope.prefix.length)}`;
    const costly = costlyLayers(route, accountId);
    const [first, ...others] = Array<Layer>(1 + Math.floor(givenBytes(request) / COUNTED_BYTES)).fill(anyOf(accountId));
    await count(first!, ...others, ...costly);
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!request.visitor) return;
    const more = Math.ceil(sentBytes(reply, payload) / COUNTED_BYTES) - 1;
    const [first, ...others] = Array<Layer>(Math.max(0, more)).fill(anyOf(request.visitor.accountId));
    if (first) await take(first, ...others);
  });
}

function costlyLayers(route: string, accountId: string): Layer[] {
  if (route === 'GET /settings/preview/:file') return [{ store: 'dashboard:preview', id: accountId, limit: PREVIEWS }];
  return COSTLY_ROUTES.has(route) ? [{ store: 'dashboard:costly', id: accountId, limit: COSTLY }] : [];
}

/** A body that does not say how long it is counts as the longest that is taken. */
function givenBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  return Math.min(Number(headers['content-length'] ?? 0), routeOptions.bodyLimit ?? 0);
}

/** Archives are made while they are read, and are bounded by themselves. */
function sentBytes(reply: FastifyReply, payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return Number(reply.getHeader('content-length') ?? 0);
}
