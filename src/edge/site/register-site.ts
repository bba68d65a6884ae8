import type { FastifyInstance } from 'fastify';
import { buildSite, type Site, type SiteDeps } from './build-site.ts';
import { searchPageHtml } from './search/search-page.ts';
import { HTML, IMMUTABLE, sendStored, storedResponse } from './stored-response.ts';

/** Pages for people; the OpenAPI document describes the interface alone. HEAD is for whoever checks links. */
const UNLISTED = { schema: { hide: true }, exposeHeadRoute: true };

const FILES = ['/', '/llms.txt', '/llms-full.txt', '/robots.txt', '/favicon.svg'];

function queryOf(query: unknown): string {
  const { q } = query as { q?: unknown };
  return typeof q === 'string' ? q.slice(0, MAX_QUERY_CHARACTERS) : '';
}

const MAX_QUERY_CHARACTERS = 200;

/**
 * The front page and the documentation. Everything is read and rendered once, when all routes are known, since the API
 * reference is made from them; a missing page fails the start.
 */
export function registerSite(app: FastifyInstance, deps: SiteDeps): void {
  let site: Site;
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
  app.get('/docs/search', UNLISTED, (request, reply) => {
    const html = searchPageHtml(site.addresses, site.sections, queryOf(request.query));
    return sendStored(request, reply, storedResponse(HTML, html));
  });
  app.get<{ Params: { '*': string } }>('/docs/*', UNLISTED, (request, reply) => {
    const name = request.params['*'];
    if (name === '') return reply.redirect(site.overviewAddress, 302);
    return sendStored(request, reply, site.docs.get(name) ?? site.notFound);
  });
}
