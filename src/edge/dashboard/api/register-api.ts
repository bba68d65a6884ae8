import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitAccount } from './account-limit.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { limitAddress } from './address-limit.ts';
import type { ApiDeps } from './api-deps.ts';
import { acceptJsonOnly } from './bodies.ts';
import { registerCreditRoutes } from './credit-routes.ts';
import { registerDocumentRoutes } from './document-routes.ts';
import { registerEventRoutes } from './event-routes.ts';
import { registerImportRoutes } from './import-routes.ts';
import { registerKeyRoutes } from './key-routes.ts';
import { registerOAuthRoutes } from './oauth-routes.ts';
import { createOwnAppCheck } from './own-app-only.ts';
import { requireVisitor } from './person.ts';
import { registerPreviewRoutes } from './preview-routes.ts';
import { answerProblems } from './problems.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerSecurityRoutes } from './security-routes.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerSettingsRoutes } from './settings-routes.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';

/** What the web app of the dashboard talks to; types.ts says what goes in and comes out. */
export async function registerApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(
    async (scope) => {
      keepOutOfOpenApi(scope);
      acceptJsonOnly(scope);
      answerProblems(scope, deps);
      const checkOwnApp = createOwnAppCheck(deps.baseUrl);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        checkOwnApp(request);
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
