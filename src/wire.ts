/** Picks the engines from the settings and joins the floors below the edge; wire-http.ts joins the edge to them. */

import path from 'node:path';
import { type Clock, systemClock } from './base/clock.ts';
import { commandLine } from './base/command-line.ts';
import { messageOf } from './base/errors.ts';
import { makeFolders } from './base/make-folders.ts';
import type { Observer } from './base/telemetry/observer.ts';
import { NO_TRACES, type Tracer } from './base/telemetry/tracer.ts';
import type { Config } from './config.ts';
import { createPastAddresses, type PastAddresses } from './domain/accounts/email/past-addresses.ts';
import { createLinks, type Links } from './domain/documents/files/links.ts';
import { documentJob, type ProduceDeps } from './domain/documents/producing/produce.ts';
import { REVISION_JOB } from './domain/documents/revisions/revise.ts';
import { revisionJob } from './domain/documents/revisions/revision-job.ts';
import { importJob } from './domain/profiles/import-job.ts';
import { type Connection, type Database, isDatabaseUnavailable, openDatabase } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded/start.ts';
import { isNew, migrate, pendingMigrations } from './platform/database/migrate.ts';
import { serverName } from './platform/database/servers.ts';
import { createDiskStore } from './platform/files/disk.ts';
import { keptSecret } from './platform/files/kept-secret.ts';
import type { FileStore } from './platform/files/store.ts';
import { watchStorage } from './platform/files/watch.ts';
import type { JobHandlers } from './platform/queue/job.ts';
import { createQueue } from './platform/queue/queue.ts';
import type { Sandbox } from './platform/sandbox/pool.ts';
import { traceFiles, traceQueries, traceStages } from './platform/telemetry/traced.ts';
import { generateInSandbox, importInSandbox, type SandboxedWork, type Sandboxes } from './sandbox-tasks.ts';
import { openDrafting } from './wire-language-model.ts';
import { keepDataUnread } from './wire-sandbox.ts';

export type Log = (line: string) => void;

/** Everything below the edge that commands and the server have in common. */
export interface Engines {
  config: Config;
  clock: Clock;
  database: Database;
  files: FileStore;
  /** Whether pages can be kept now. */
  isStorageUsable(): boolean;
  /** Tries now and then whether they can: for processes that stay. */
  watchStorage(): void;
  links: Links;
  secrets: string[];
  pastAddresses: PastAddresses;
  /** Trouble. */
  log: Log;
  /** What is no trouble, and still worth a line. */
  note: Log;
  /** Null where nobody asks for metrics. */
  observer: Observer | null;
  tracer: Tracer;
  close(): Promise<void>;
}

export interface EngineHooks {
  log: Log;
  note?: Log;
  /** Progress for the person who waits for the start. */
  say?: Log;
  /** The database that this process started is gone. */
  onLost?: (reason: string) => void;
  /** Whether this process may change the schema of a database that is in use. */
  migrates?: boolean;
  /** Whether this process will serve HTTP, and is to be counted among those that do. */
  serves?: boolean;
  observer?: Observer;
  tracer?: Tracer;
  /** For tests: another time. */
  clock?: Clock;
}

export async function openEngines(config: Config, hooks: EngineHooks): Promise<Engines> {
  const clock = hooks.clock ?? systemClock;
  const tracer = hooks.tracer ?? NO_TRACES;
  keepDataUnread(config.dataDir);
  // The embedded server makes the folder itself, as the account that it runs under needs it.
  if (config.databaseUrl) makeFolders(config.dataDir, 0o700);
  const server = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        binDir: config.postgresBinDir ?? undefined,
        log: hooks.say ?? hooks.log,
        onLost: hooks.onLost,
      });
  const connection = server?.connection ?? { connectionString: config.databaseUrl! };
  const database = openDatabase({
    connection,
    maxConnections: config.databaseConnections,
    ...(hooks.serves && { name: serverName() }),
    ...(hooks.tracer && { onQuery: traceQueries(hooks.tracer) }),
    log: hooks.log,
  });
  const files = await openFiles(config, hooks.log);
  const close = async () => {
    await files.close();
    await database.close();
    await server?.stop();
  };
  try {
    await bringUpToDate(connection, database, hooks.migrates ?? false).catch((error) => {
      throw isDatabaseUnavailable(error) ? unreachable(error) : error;
    });
    const storage = watchStorage(hooks.tracer ? traceFiles(files, hooks.tracer) : files, hooks.log);
    const secrets = config.signingSecrets.length > 0 ? config.signingSecrets : [await keptSecret(config.dataDir)];
    return {
      config,
      clock,
      database,
      files: storage.store,
      isStorageUsable: storage.isUsable,
      watchStorage: storage.begin,
      links: createLinks({ baseUrl: config.baseUrl, secrets, clock }),
      secrets,
      pastAddresses: createPastAddresses(secrets),
      log: hooks.log,
      note: hooks.note ?? hooks.log,
      observer: hooks.observer ?? null,
      tracer,
      async close() {
        await storage.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A command beside a running service must not change its database under it. */
async function bringUpToDate(connection: Connection, { db }: Database, migrates: boolean): Promise<void> {
  if (migrates || (await isNew(db))) {
    await migrate(connection);
    return;
  }
  if ((await pendingMigrations(db)).length > 0) {
    throw new Error(`The database is of an earlier version. Run "${commandLine('migrate')}", or start the service.`);
  }
}

async function openFiles(config: Config, log: Log): Promise<FileStore> {
  if (!config.s3) return createDiskStore(path.join(config.dataDir, 'files'));
  const { createS3Store } = await import('./platform/files/s3.ts');
  return createS3Store(config.s3, { log });
}

function unreachable(error: unknown): Error {
  return new Error(
    `The database cannot be reached (${messageOf(error)}). Check DATABASE_URL and that it accepts connections.`,
  );
}

/** What the queue does with each kind of job. */
export function jobHandlers(engines: Engines, sandbox: (work: SandboxedWork) => Sandbox): JobHandlers {
  const { database, clock, files, log, observer, tracer } = engines;
  const produceDeps: ProduceDeps = {
    db: database.db,
    clock,
    generate: (input, onStage, signal) =>
      traceStages(tracer, onStage, (stage) => generateInSandbox(sandbox('documents'), input, stage, signal)),
    drafting: openDrafting(engines.config.languageModel, engines, () => sandbox('documents')),
    putFile: files.put,
    removeFile: files.remove,
    log,
    observeCredits: observer?.credits,
  };
  return {
    document: documentJob(produceDeps),
    [REVISION_JOB]: revisionJob(produceDeps),
    import: importJob(database.db, clock, (file, now, signal) =>
      importInSandbox(sandbox('imports'), { file, now }, { signal, log }),
    ),
  };
}

const DRAIN_MS = 15_000;

export function createWorkers(engines: Engines, sandboxes: Sandboxes) {
  const { config, database, log, observer, tracer } = engines;
  const queue = createQueue({
    database,
    handlers: jobHandlers(engines, (work) => sandboxes[work]),
    concurrency: config.workers,
    perAccount: config.workersPerAccount,
    log,
    observe: observer?.job,
    tracer,
  });
  return {
    start: (): Promise<void> => queue.start(),
    stop: (): Promise<void> => queue.stop(DRAIN_MS),
  };
}
