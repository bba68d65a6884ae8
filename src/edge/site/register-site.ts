import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeLimit, type LimitDeps } from '../guards/limits.ts';
import { buildSite, type Site, type SiteDeps } from './build-site.ts';
import { refusedLinkHtml } from './refused-link.ts';
import { searchPageHtml } from './search/search-page.ts';
import { HTML, IMMUTABLE, type StoredResponse, sendStored, storedResponse } from './stored-response.ts';

/** Pages for people; the OpenAPI document describes the interface alone. HEAD is for whoever checks links. */
const UNLISTED = { schema: { hide: true }, exposeHeadRoute: true };

const FILES = ['/', '/llms.txt', '/llms-full.txt', '/robots.txt', '/favicon.svg', '/favicon.ico'];

function queryOf(query: unknown): string {
  const { q } = query as { q?: unknown };
  return typeof q === 'string' ? q.slice(0, MAX_QUERY_CHARACTERS) : '';
}

const MAX_QUERY_CHARACTERS = 200;
/** Pages of results; most searches are made in the browser and never come here. */
const SEARCHES_KEPT = 200;
/** From one address in a minute. */
const SEARCHES = 60;

/** A page of results costs as much as a hundred other pages, so those that were asked for last are kept. */
function createSearch(resultsOf: (query: string) => string): (query: string) => StoredResponse {
  const kept = new Map<string, StoredResponse>();
  return (query) => {
    const found = kept.get(query) ?? storedResponse(HTML, resultsOf(query));
    kept.delete(query);
    kept.set(query, found);
    if (kept.size > SEARCHES_KEPT) kept.delete(kept.keys().next().value!);
    return found;
  };
}

/**
 * The front page and the documentation. Everything is read and rendered once, when all routes are known, since the API
 * reference is made from them; a missing page fails the start. Returns what other rooms show to people.
 */
export function registerSite(app: FastifyInstance, deps: SiteDeps & { limits: LimitDeps }): SitePages {
  let site: Site;
  const search = createSearch((query) => searchPageHtml(site.addresses, site.sections, query));
  app.addHook('onReady', async () => {
    site = await buildSite(deps);
  });
  for (const path of FILES) {
    app.get(path, UNLISTED, (request, reply) => sendStored(request, reply, site.files.get(path)!));
  }
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>('/site/*', UNLISTED, (request, reply) => {
    const stored = site.assets.get(request.params['*']);
    if (!stored) return sendStored(request, reply, site.notFound);
    // Only what is asked for by its present version can be kept for good.
    const isPresent = stored.etag === `"${request.query.v}"`;
    return sendStored(request, reply, isPresent ? { ...stored, cacheControl: IMMUTABLE } : stored);
  });
  app.get('/docs', UNLISTED, (_request, reply) => reply.redirect(site.overviewAddress, 302));
  app.get('/docs/search', UNLISTED, async (request, reply) => {
    const { take, addressOf } = deps.limits;
    const verdict = await take({ store: 'site:search', id: addressOf(request), limit: SEARCHES });
    describeLimit(verdict, reply);
    if (verdict.allowed) return sendStored(request, reply, search(queryOf(request.query)));
    return reply.code(429).type('text/plain; charset=utf-8').send('Too many searches. Please try again later.\n');
  });
  app.get<{ Params: { '*': string } }>('/docs/*', UNLISTED, (request, reply) => {
    const name = request.params['*'];
    if (name === '') return reply.redirect(site.overviewAddress, 302);
    return sendStored(request, reply, site.docs.get(name) ?? site.notFound);
  });
  return {
    sendNotFoundPage: (request, reply) => sendStored(request, reply, site.notFound),
    sendRefusalPage: (request, reply, { status, documentId }) =>
      sendStored(
        request,
        reply,
        storedResponse(HTML, refusedLinkHtml(site.addresses, { status, documentId }), 'no-store', status),
      ),
  };
}

type SendPage<Given extends unknown[]> = (
  request: FastifyRequest,
  reply: FastifyReply,
  ...given: Given
) => FastifyReply;

export interface SitePages {
  sendNotFoundPage: SendPage<[]>;
  sendRefusalPage: SendPage<[{ status: number; documentId: string | null }]>;
}
