/** Joins the rooms of the edge to what is below them. Loaded only by what serves HTTP. */
import path from 'node:path';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { RATE_WINDOW_SECONDS } from './base/contract.ts';
import { isLoopbackHost } from './base/loopback.ts';
import { NO_TRACES } from './base/telemetry/tracer.ts';
import { documentCreator } from './domain/documents/creating/create.ts';
import { findPdf } from './domain/documents/documents.ts';
import { createReadStatus } from './domain/documents/views/status.ts';
import { type Caller, createAuthenticate } from './domain/keys/authenticate.ts';
import { createKeyLog } from './domain/keys/key-log.ts';
import { createLastUsed } from './domain/keys/last-used.ts';
import { createUsageCounter } from './domain/keys/usage.ts';
import { registerApi } from './edge/dashboard/api/register-api.ts';
import { registerWebApp } from './edge/dashboard/web-app.ts';
import { registerFiles } from './edge/files/signed-pdf.ts';
import { noteKeyRequests } from './edge/guards/key-use.ts';
import { createRestGate, createToolGate } from './edge/guards/limits-and-authentication.ts';
import { observeRequests } from './edge/guards/observe-requests.ts';
import { createServer } from './edge/guards/server.ts';
import { traceRequests } from './edge/guards/trace-requests.ts';
import { registerToolEndpoint } from './edge/mcp/tool-endpoint.ts';
import { registerHealth } from './edge/ops/health.ts';
import { registerOpenApi } from './edge/rest/openapi.ts';
import { registerRest } from './edge/rest/rest.ts';
import { docsReader } from './edge/site/docs-reader.ts';
import type { OpenApiDocument } from './edge/site/reference/open-api.ts';
import { registerSite, type SitePages } from './edge/site/register-site.ts';
import { isDatabaseUnavailable } from './platform/database/database.ts';
import { clientAddress } from './platform/limits/client-address.ts';
import type { Limits } from './platform/limits/limits.ts';
import { createMemoryLimits } from './platform/limits/memory.ts';
import { observeLimits } from './platform/limits/observed.ts';
import type { Fetch } from './platform/oauth/provider.ts';
import { fetchMarkdown } from './platform/outbound/fetch-markdown.ts';
import { createOutbound, type Network } from './platform/outbound/fetch-public.ts';
import type { Sandbox } from './platform/sandbox/pool.ts';
import { createLazySandbox, drawInSandbox, makeWordFileInSandbox } from './sandbox-tasks.ts';
import type { Engines } from './wire.ts';
import { createDashboardApi } from './wire-dashboard.ts';
import { PROJECT_ROOT } from './wire-sandbox.ts';

/** What the program shares with the server, and what tests put in the place of the outside world. */
export interface HttpHooks {
  /** The workers' sandbox where there are workers in this process. */
  sandbox?: Sandbox;
  network?: Network;
  /** How providers of sign-in are asked. */
  fetch?: Fetch;
  /** The limits that the server counts by. */
  onLimits?: (limits: Limits) => void;
  /** Whether the process is about to stop, and wants no new work. */
  isStopping?: () => boolean;
  onRoute?: (route: { method: string | string[]; url: string }) => void;
  /** Folder of the dashboard's built web app, if it is another than the usual one. */
  webApp?: string;
}

/** The HTTP side: every room of the edge, with its guards. */
export async function createHttp(engines: Engines, logger: FastifyBaseLogger, hooks: HttpHooks = {}) {
  const { config, clock, database, files, links, log, observer, tracer } = engines;
  const { db, pool, read } = database;
  const outbound = createOutbound({
    clock,
    observe(outcome) {
      observer?.fetched(outcome);
      tracer.note({ 'letterpress.outcome': outcome });
    },
    ...hooks.network,
  });
  const opened = await openLimits(engines);
  const limits = observer ? observeLimits(opened, observer) : opened;
  hooks.onLimits?.(limits);
  const lastUsed = createLastUsed(db, clock, log);
  const usage = createUsageCounter(db, clock, log);
  const keyLog = createKeyLog(db, clock, log);
  const errors = { isUnavailable: isDatabaseUnavailable };
  const addressOf = (request: FastifyRequest) =>
    clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), config.trustedProxies);
  const gateDeps = {
    limits: {
      take: limits.windows({ windowSeconds: RATE_WINDOW_SECONDS, maxEntriesPerStore: LIMITER_ENTRIES_PER_STORE }),
      addressOf,
    },
    authenticate: createAuthenticate(read, clock),
    onUse({ keyId, accountId }: Caller) {
      lastUsed.note(keyId);
      usage.count(accountId);
    },
  };
  const documents = {
    createDocument: documentCreator({
      db,
      clock,
      fetchCompanyPage: (url) => tracer.span('company website', {}, () => outbound.fetchCompanyPage(url)),
      queueLimit: config.queueLimit,
      isStorageUsable: engines.isStorageUsable,
      observeCredits: observer?.credits,
      tracer,
    }),
    readStatus: createReadStatus(read, links),
    dashboardUrl: (documentId: string) => `${config.baseUrl}/dashboard/documents/${documentId}`,
  };

  // The site is registered last; by the time that anybody asks, it is there.
  let pages: SitePages;
  const app = createServer(logger, errors, {
    sendNotFoundPage: (request, reply) => pages.sendNotFoundPage(request, reply),
  });
  if (hooks.onRoute) app.addHook('onRoute', hooks.onRoute);
  noteKeyRequests(app, keyLog.note);
  if (observer) observeRequests(app, observer);
  if (tracer !== NO_TRACES) traceRequests(app, tracer);
  await registerOpenApi(app, config.baseUrl);
  await registerRest(app, { gate: createRestGate(gateDeps), errors, ...documents });
  registerToolEndpoint(app, {
    gate: createToolGate(gateDeps),
    errors,
    ...documents,
    readDocs: docsReader({
      baseUrl: config.baseUrl,
      docsDir: DOCS_DIR,
      docsUrl: config.docsUrl,
      fetchText: fetchMarkdown,
    }),
    allowedHosts: isLoopbackHost(new URL(config.baseUrl).hostname) ? [new URL(config.baseUrl).hostname] : null,
  });
  registerFiles(app, {
    links,
    findPdf: (id) => findPdf(db, id),
    openFile: files.open,
    sendRefusalPage: (request, reply, refusal) => pages.sendRefusalPage(request, reply, refusal),
  });
  registerHealth(app, {
    pingDatabase: async () => void (await pool.query('select 1')),
    isStorageUsable: engines.isStorageUsable,
    // Without warm workers what is ordered waits, and everything else is served.
    isWarm: () => true,
    isStopping: hooks.isStopping ?? (() => false),
  });
  const ownSandbox = createLazySandbox(log);
  const dashboard = createDashboardApi(engines, {
    ...gateDeps.limits,
    limits,
    ...documents,
    fetch: hooks.fetch ?? fetch,
    drawPage: (input) => drawInSandbox(hooks.sandbox ?? ownSandbox.get(), input),
    makeWordFile: (task) => makeWordFileInSandbox(hooks.sandbox ?? ownSandbox.get(), task),
  });
  await registerApi(app, dashboard.deps);
  await registerWebApp(app, { folder: hooks.webApp ?? WEB_APP_DIR, baseUrl: config.baseUrl });
  pages = registerSite(app, {
    baseUrl: config.baseUrl,
    projectDir: PROJECT_ROOT,
    openApi: () => app.swagger() as unknown as OpenApiDocument,
    limits: gateDeps.limits,
    hasSignUp: config.signUp !== 'off',
  });
  app.addHook('onClose', async () => {
    await outbound.close();
    await lastUsed.close();
    await usage.close();
    await keyLog.close();
    await dashboard.close();
    await ownSandbox.close();
    await limits.close();
  });
  return app;
}

/** Redis's driver is loaded only where it is used. */
async function openLimits({ config, clock, secrets, log }: Engines): Promise<Limits> {
  if (!config.redisUrl) return createMemoryLimits(clock);
  const { createRedisLimits } = await import('./platform/limits/redis.ts');
  return createRedisLimits({ url: config.redisUrl, secret: secrets[0]!, clock, log });
}

const LIMITER_ENTRIES_PER_STORE = 100_000;
const DOCS_DIR = path.join(PROJECT_ROOT, 'docs');
const WEB_APP_DIR = path.join(PROJECT_ROOT, 'web', 'dist');

function forwardedFor(request: FastifyRequest): string | undefined {
  const header = request.headers['x-forwarded-for'];
  return Array.isArray(header) ? header.join(',') : header;
}
