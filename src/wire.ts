/** Picks the engines from the settings and joins the floors. Nothing else does. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type Clock, systemClock } from './base/clock.ts';
import { RATE_WINDOW_SECONDS } from './base/contract.ts';
import { type Config, isLoopbackHost } from './config.ts';
import { createSignIn } from './domain/accounts/sign-in.ts';
import { createCreateDocument } from './domain/documents/create.ts';
import { findPdf, readRequest } from './domain/documents/documents.ts';
import { createLinks, type Links } from './domain/documents/links.ts';
import { documentJob, type Produced } from './domain/documents/produce.ts';
import { createReadStatus } from './domain/documents/status.ts';
import { createAuthenticate } from './domain/keys/authenticate.ts';
import { createLastUsed } from './domain/keys/last-used.ts';
import { ImportRefused, importJob } from './domain/profiles/import-job.ts';
import { registerDashboard } from './edge/dashboard/register-dashboard.ts';
import { registerFiles } from './edge/files/signed-pdf.ts';
import { createRestGate, createToolGate } from './edge/guards/authenticate.ts';
import { createServer } from './edge/guards/server.ts';
import { registerToolEndpoint } from './edge/mcp/tool-endpoint.ts';
import { registerHealth } from './edge/ops/health.ts';
import { registerOpenApi } from './edge/rest/openapi.ts';
import { registerRest } from './edge/rest/rest.ts';
import { docsReader } from './edge/site/docs-reader.ts';
import { registerSite } from './edge/site/register-site.ts';
import type { GenerationInput } from './generation/generate.ts';
import type { ImportResult } from './importing/import.ts';
import { type Database, isDatabaseUnavailable, openDatabase } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded/start.ts';
import { migrate } from './platform/database/migrate.ts';
import { createDiskStore } from './platform/files/disk.ts';
import { keptSecret } from './platform/files/kept-secret.ts';
import type { FileStore } from './platform/files/store.ts';
import { clientAddress } from './platform/limits/client-address.ts';
import { createMemoryLimiter } from './platform/limits/memory.ts';
import { createOutbound, type Network } from './platform/outbound/fetch-public.ts';
import { createQueue, type JobHandler, PermanentFailure } from './platform/queue/queue.ts';
import { createSandbox, type Sandbox, SandboxDied, TaskFailed } from './platform/sandbox/pool.ts';
import type { ImportTask } from './sandboxed.ts';

export type Log = (line: string) => void;

/** Everything below the edge that commands and the server have in common. */
export interface Engines {
  config: Config;
  clock: Clock;
  database: Database;
  files: FileStore;
  links: Links;
  secrets: string[];
  log: Log;
  close(): Promise<void>;
}

export interface EngineHooks {
  log: Log;
  /** Progress for the person who waits for the start. */
  say?: Log;
  /** The database that this process started is gone. */
  onLost?: (reason: string) => void;
  /** For tests: another time. */
  clock?: Clock;
}

export async function openEngines(config: Config, hooks: EngineHooks): Promise<Engines> {
  const clock = hooks.clock ?? systemClock;
  // The embedded server makes the folder itself, as the account that it runs under needs it.
  if (config.databaseUrl) await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const server = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        binDir: config.postgresBinDir ?? undefined,
        log: hooks.say ?? hooks.log,
        onLost: hooks.onLost,
      });
  const database = openDatabase({
    connection: server?.connection ?? { connectionString: config.databaseUrl! },
    maxConnections: config.databaseConnections,
    log: hooks.log,
  });
  const close = async () => {
    await database.close();
    await server?.stop();
  };
  try {
    await migrate(database.db);
    const secrets = config.signingSecrets.length > 0 ? config.signingSecrets : [await keptSecret(config.dataDir)];
    return {
      config,
      clock,
      database,
      files: createDiskStore(path.join(config.dataDir, 'files')),
      links: createLinks({ baseUrl: config.baseUrl, secrets, clock }),
      secrets,
      log: hooks.log,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const PROJECT_ROOT = path.join(import.meta.dirname, '..');

export function openSandbox(size: number, log: Log): Sandbox {
  return createSandbox({
    entry: fileURLToPath(new URL('./sandboxed.ts', import.meta.url)),
    size,
    execArgv: process.execArgv,
    readable: [PROJECT_ROOT],
    log,
  });
}

/** What the queue does with each kind of job. */
export function jobHandlers(engines: Engines, sandbox: () => Sandbox): Record<string, JobHandler> {
  const { database, clock, files, log } = engines;
  return {
    document: documentJob({
      db: database.db,
      clock,
      generate: (input, onStage, signal) => generateInSandbox(sandbox(), input, onStage, signal),
      putFile: files.put,
      removeFile: files.remove,
      log,
    }),
    import: importJob(database.db, clock, (file, now, signal) => importInSandbox(sandbox(), { file, now }, signal)),
  };
}

async function generateInSandbox(
  sandbox: Sandbox,
  input: GenerationInput,
  onStage: (stage: string) => void,
  signal: AbortSignal,
): Promise<Produced> {
  try {
    return await sandbox.run<Produced>('generate', input, { signal, onProgress: (stage) => onStage(String(stage)) });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'GenerationFailed') throw new PermanentFailure(error.message);
    throw error;
  }
}

async function importInSandbox(sandbox: Sandbox, task: ImportTask, signal: AbortSignal): Promise<ImportResult> {
  try {
    return await sandbox.run<ImportResult>('import', task, { signal });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'ImportFailed') throw new ImportRefused(error.message);
    if (error instanceof SandboxDied && error.reason !== 'aborted') {
      throw new ImportRefused('The file could not be read: it takes too much time or memory.');
    }
    throw error;
  }
}

const DRAIN_MS = 15_000;

/** What tests put in the place of the outside world. */
export interface HttpHooks {
  network?: Network;
  onRoute?: (route: { method: string | string[]; url: string }) => void;
}

/** The HTTP side: every room of the edge, with its guards. */
export async function createHttp(engines: Engines, logger: FastifyBaseLogger, hooks: HttpHooks = {}) {
  const { config, clock, database, files, links, log } = engines;
  const { db, pool } = database;
  const outbound = createOutbound({ clock, ...hooks.network });
  const limiter = createMemoryLimiter({
    clock,
    windowSeconds: RATE_WINDOW_SECONDS,
    maxEntriesPerStore: LIMITER_ENTRIES_PER_STORE,
  });
  const lastUsed = createLastUsed(db, clock, log);
  const errors = { isUnavailable: isDatabaseUnavailable };
  const addressOf = (request: FastifyRequest) =>
    clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), config.trustedProxies);
  const gateDeps = {
    limits: { take: limiter.take.bind(limiter), addressOf },
    authenticate: createAuthenticate(pool, clock, lastUsed.note),
  };
  const documents = {
    createDocument: createCreateDocument({
      db,
      clock,
      fetchCompanyPage: outbound.fetchCompanyPage,
      queueLimit: config.queueLimit,
    }),
    readStatus: createReadStatus(pool, links),
    dashboardUrl: (documentId: string) => `${config.baseUrl}/dashboard/documents/${documentId}`,
  };

  const app = createServer(logger);
  if (hooks.onRoute) app.addHook('onRoute', hooks.onRoute);
  await registerOpenApi(app, config.baseUrl);
  await registerRest(app, { gate: createRestGate(gateDeps), errors, ...documents });
  registerToolEndpoint(app, {
    gate: createToolGate(gateDeps),
    errors,
    ...documents,
    readDocs: docsReader({ baseUrl: config.baseUrl, docsDir: DOCS_DIR, docsUrl: config.docsUrl, fetchText }),
    allowedHosts: isLoopbackHost(new URL(config.baseUrl).hostname) ? [new URL(config.baseUrl).hostname] : null,
  });
  registerFiles(app, { links, findPdf: (id) => findPdf(db, id), openFile: files.open });
  registerHealth(app, { pingDatabase: async () => void (await pool.query('select 1')) });
  await registerDashboard(app, {
    db,
    clock,
    links,
    signIn: createSignIn({ db, baseUrl: config.baseUrl, secret: engines.secrets[0]!, clock, log }),
    baseUrl: config.baseUrl,
    addressOf,
    readRequest: (accountId, documentId) => readRequest(db, accountId, documentId),
    isUnavailable: isDatabaseUnavailable,
  });
  await registerSite(app, { baseUrl: config.baseUrl, docsDir: DOCS_DIR });
  app.addHook('onClose', async () => {
    await outbound.close();
    await lastUsed.close();
  });
  return app;
}

const LIMITER_ENTRIES_PER_STORE = 100_000;
const DOCS_DIR = path.join(PROJECT_ROOT, 'docs');

function forwardedFor(request: FastifyRequest): string | undefined {
  const header = request.headers['x-forwarded-for'];
  return Array.isArray(header) ? header.join(',') : header;
}

const DOCS_TIMEOUT_MS = 5_000;
const DOCS_MAX_CHARACTERS = 1_000_000;

/** The operator names this address, so it may be a private one. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DOCS_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  if (text.length > DOCS_MAX_CHARACTERS) throw new Error(`${url} is too long`);
  return text;
}

export function createWorkers(engines: Engines) {
  const { config, database, log } = engines;
  const sandbox = openSandbox(config.workers, log);
  const queue = createQueue({
    database,
    handlers: jobHandlers(engines, () => sandbox),
    concurrency: config.workers,
    perAccount: config.workersPerAccount,
    log,
  });
  return {
    /** The first document of a child loads fonts and libraries: better now than while somebody waits. */
    async start(): Promise<void> {
      await Promise.all(Array.from({ length: config.workers }, () => sandbox.run('warm', null)));
      await queue.start();
    },
    async stop(): Promise<void> {
      await queue.stop(DRAIN_MS);
      await sandbox.close();
    },
  };
}
