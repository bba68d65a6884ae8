import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DashboardDeps, Look, Room } from './dashboard-deps.ts';
import { registerDocumentRoutes } from './document-routes.ts';
import { acceptFormsOnly } from './forms.ts';
import { registerKeyRoutes } from './key-routes.ts';
import { sendPage } from './layout.ts';
import { problemOf, problemPage } from './problem-page.ts';
import { START } from './return-path.ts';
import { createSameOriginCheck } from './same-origin.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';

/**
 * What belongs to a person: signing in, documents, API keys. Pages made here, without scripts. Its hooks, its parser of
 * forms and its error pages hold below /dashboard only.
 */
export async function registerDashboard(app: FastifyInstance, deps: DashboardDeps): Promise<void> {
  const stylesheet = await readFile(new URL('./dashboard.css', import.meta.url), 'utf8');
  const look = lookOf(deps.baseUrl, stylesheet);
  await app.register(
    async (scope) => {
      keepOutOfOpenApi(scope);
      acceptFormsOnly(scope);
      guard(scope, deps.baseUrl);
      answerProblems(scope, { deps, look });
      scope.get('/', (_request, reply) => reply.redirect(look.root + START, 302));
      scope.get('/dashboard.css', (_request, reply) => sendStylesheet(reply, stylesheet));
      registerSignInRoutes(scope, { deps, look });
      registerDocumentRoutes(scope, { deps, look });
      registerKeyRoutes(scope, { deps, look });
    },
    { prefix: '/dashboard' },
  );
}

function lookOf(baseUrl: string, stylesheet: string): Look {
  const root = new URL(baseUrl).pathname.replace(/\/+$/, '');
  const version = createHash('sha256').update(stylesheet).digest('base64url').slice(0, 16);
  return { root, stylesheet: `${root}/dashboard/dashboard.css?v=${version}` };
}

function keepOutOfOpenApi(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
}

function guard(scope: FastifyInstance, baseUrl: string): void {
  const checkOrigin = createSameOriginCheck(baseUrl.replace(/\/+$/, ''));
  scope.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply);
    checkOrigin(request);
  });
}

function answerProblems(scope: FastifyInstance, { deps, look }: Room): void {
  scope.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error, deps);
    if (problem.status >= 500) request.log.error({ err: error }, problem.message);
    return sendPage(reply, look, problemPage(look, problem), problem.status);
  });
  scope.setNotFoundHandler((_request, reply) => {
    const problem = { status: 404, title: 'Not found', message: 'There is no page at this address.' };
    return sendPage(reply, look, problemPage(look, problem), 404);
  });
}

function sendStylesheet(reply: FastifyReply, stylesheet: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('text/css; charset=utf-8')
    .send(stylesheet);
}
