import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerAccountRoutes } from './account/account-routes.ts';
import { registerCreditRoutes } from './account/credit-routes.ts';
import { registerKeyRoutes } from './account/key-routes.ts';
import { registerSettingsRoutes } from './account/settings-routes.ts';
import type { ApiDeps } from './api-deps.ts';
import { acceptJsonOnly } from './bodies.ts';
import { registerDocumentRoutes } from './documents/document-routes.ts';
import { registerEventRoutes } from './documents/event-routes.ts';
import { registerPreviewRoutes } from './documents/preview-routes.ts';
import { limitAccount } from './guards/account-limit.ts';
import { limitAddress } from './guards/address-limit.ts';
import { createCsrfCheck } from './guards/csrf.ts';
import { requireVisitor } from './guards/session-guard.ts';
import { answerProblems } from './problems.ts';
import { registerImportRoutes } from './profile/import-routes.ts';
import { registerProfileRoutes } from './profile/profile-routes.ts';
import { registerOAuthRoutes } from './sign-in/oauth-routes.ts';
import { registerSecurityRoutes } from './sign-in/security-routes.ts';
import { registerSessionRoutes } from './sign-in/session-routes.ts';
import { registerSignInRoutes } from './sign-in/sign-in-routes.ts';

/** What the web app of the dashboard talks to; types.ts says what goes in and comes out. */
export async function registerApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(
    async (scope) => {
      keepOutOfOpenApi(scope);
      acceptJsonOnly(scope);
      answerProblems(scope, deps);
      const checkCsrf = createCsrfCheck(deps.baseUrl);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        checkCsrf(request);
      });
      await scope.register(async (open) => registerOpen(open, deps));
      await scope.register(async (own) => registerOwn(own, deps));
    },
    { prefix: '/dashboard/api' },
  );
}

/** The ways into an account. */
function registerOpen(scope: FastifyInstance, deps: ApiDeps): void {
  limitAddress(scope, deps);
  registerSignInRoutes(scope, deps);
  registerOAuthRoutes(scope, deps);
}

/** Everything that belongs to an account. */
async function registerOwn(scope: FastifyInstance, deps: ApiDeps): Promise<void> {
  requireVisitor(scope, deps);
  limitAccount(scope, deps);
  registerSessionRoutes(scope, deps);
  registerAccountRoutes(scope, deps);
  registerSecurityRoutes(scope, deps);
  registerKeyRoutes(scope, deps);
  registerCreditRoutes(scope, deps);
  registerSettingsRoutes(scope, deps);
  registerPreviewRoutes(scope, deps);
  registerProfileRoutes(scope, deps);
  registerDocumentRoutes(scope, deps);
  registerEventRoutes(scope, deps);
  await scope.register(async (files) => registerImportRoutes(files, deps));
}

function keepOutOfOpenApi(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
}

/** Nothing here is a page: whatever a browser were made to show of it could do nothing. */
function setHeaders(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });
}
