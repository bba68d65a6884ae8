/** Picks the engines from the settings and joins the floors below the edge; wire-http.ts joins the edge to them. */

import path from 'node:path';
import { type Clock, systemClock } from './base/clock.ts';
import { commandLine } from './base/command-line.ts';
import { messageOf } from './base/errors.ts';
import { makeFolders } from './base/make-folders.ts';
import { loggedMessage } from './base/telemetry/logged-error.ts';
import type { Observer } from './base/telemetry/observer.ts';
import { NO_TRACES, type Tracer } from './base/telemetry/tracer.ts';
import type { Config } from './config.ts';
import { createPastAddresses, type PastAddresses } from './domain/accounts/email/past-addresses.ts';
import { belongTogether, claimFiles } from './domain/documents/files/files-identity.ts';
import { createLinks, type Links } from './domain/documents/files/links.ts';
import { documentJob, type ProduceDeps, type Produced } from './domain/documents/producing/produce.ts';
import { REVISION_JOB } from './domain/documents/revisions/revise.ts';
import { revisionJob } from './domain/documents/revisions/revision-job.ts';
import { ImportRefused, importJob } from './domain/profiles/import-job.ts';
import type { GenerationInput, WordTask } from './generation/generate.ts';
import type { ImportedFile } from './importing/import.ts';
import { type Connection, type Database, isDatabaseUnavailable, openDatabase } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded/start.ts';
import { isNew, migrate, pendingMigrations } from './platform/database/migrate.ts';
import { countServers, serverName } from './platform/database/servers.ts';
import { createDiskStore } from './platform/files/disk.ts';
import { keptSecret } from './platform/files/kept-secret.ts';
import { createS3Store } from './platform/files/s3.ts';
import { StorageError } from './platform/files/storage-error.ts';
import type { FileStore } from './platform/files/store.ts';
import { tryStore } from './platform/files/try-store.ts';
import { watchStorage } from './platform/files/watch.ts';
import { createQueue, type JobHandler, OutOfOrder, PermanentFailure } from './platform/queue/queue.ts';
import {
  createSandbox,
  type Sandbox,
  SandboxDied,
  type SandboxOptions,
  SandboxUnavailable,
  TaskFailed,
} from './platform/sandbox/pool.ts';
import { traceFiles, traceQueries, traceStages } from './platform/telemetry/traced.ts';
import type { ImportTask } from './sandboxed.ts';
import { openDrafting } from './wire-language-model.ts';
import {
  canReadScans,
  ENTRY,
  isDrawing,
  isImportedFile,
  isProduced,
  isStage,
  isWordFile,
  keepDataUnread,
  PROJECT_ROOT,
  readableBy,
  STRIP_TYPES,
} from './wire-sandbox.ts';

export { PROJECT_ROOT } from './wire-sandbox.ts';

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
  const files = openFiles(config, hooks.log);
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

function openFiles(config: Config, log: Log): FileStore {
  return config.s3 ? createS3Store(config.s3, { log }) : createDiskStore(path.join(config.dataDir, 'files'));
}

/** Where the PDFs are, for the person who runs the service. */
export const filesPlace = ({ s3, dataDir }: Config): string =>
  s3 ? `bucket ${s3.bucket}` : path.join(dataDir, 'files');

/** Tries what every document needs, and tells where its PDF will be. */
export async function tryFiles({ config, files }: Engines): Promise<string> {
  await tryStore(files).catch((error) => {
    throw unusable(config, error);
  });
  return `${filesPlace(config)} can be written and read`;
}

/** Whoever runs the service is told why the store fails; whoever waits for a file is not. */
export async function usingFiles<T>(config: Config, work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof StorageError ? unusable(config, error) : error;
  });
}

function unusable(config: Config, error: unknown): Error {
  const reason = error instanceof StorageError ? error.reason : messageOf(error);
  return new Error(`The file storage (${filesPlace(config)}) cannot be used: ${reason}.`, { cause: error });
}

/** For whoever is about to write or remove files: other machines may have theirs elsewhere. */
export async function checkFiles({ config, database, files }: Engines): Promise<void> {
  if (!(await usingFiles(config, () => belongTogether(database.db, files)))) throw wrongFiles(config);
}

/** The same at a start, where what is new is joined. */
export async function claimOwnFiles({ config, database, files }: Engines): Promise<void> {
  if (!(await usingFiles(config, () => claimFiles(database.db, files)))) throw wrongFiles(config);
}

function wrongFiles(config: Config): Error {
  return new Error(
    `The files in ${filesPlace(config)} do not belong to this database. All processes on one database need the same files: set DATA_DIR to the folder that they share, or S3_… to the same bucket. If these are the right files, moved or restored, stop all processes and run "${commandLine('files adopt')}".`,
  );
}

/** What is wrong with several servers, or null. Without Redis each counts the limits in its own memory. */
export async function serversProblem({ config, database }: Engines): Promise<string | null> {
  if (config.redisUrl) return null;
  const servers = await countServers(database.pool);
  if (servers < 2) return null;
  return `${servers} servers run on this database, and each counts requests and wrong passwords by itself: a client may have ${servers} times the limits. Set REDIS_URL, run one, or have the proxy send a client always to the same one.`;
}

/** Where limits are counted; throws when that is a Redis and it does not answer. */
export async function describeLimits({ redisUrl }: Config): Promise<string> {
  if (!redisUrl) return 'counted in the memory of each server';
  const { describeRedis } = await import('./platform/limits/redis-connection.ts');
  const redis = await describeRedis(redisUrl).catch((error) => {
    throw new Error(`Redis does not answer (${messageOf(error)}), so each server counts for itself. Check REDIS_URL.`);
  });
  return `${redis} answers, and all servers count there`;
}

function unreachable(error: unknown): Error {
  return new Error(
    `The database cannot be reached (${messageOf(error)}). Check DATABASE_URL and that it accepts connections.`,
  );
}

const isInstalledPackage = PROJECT_ROOT.split(path.sep).includes('node_modules');

/** V8 would reserve gigabytes of addresses for every WebAssembly memory, more than a child may have. */
const WITHIN_ADDRESS_LIMIT = '--disable-wasm-trap-handler';

/** A child with a warm typesetter holds two thirds of its memory, and keeps to that. */
const GOOD_FOR_MORE_SHARE = 0.8;

export function openSandbox(size: number, log: Log, options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({
    goodForMoreShare: GOOD_FOR_MORE_SHARE,
    entry: ENTRY,
    size,
    execArgv: [WITHIN_ADDRESS_LIMIT, ...(isInstalledPackage ? ['--import', STRIP_TYPES] : [])],
    readable: readableBy('documents'),
    log,
    ...options,
  });
}

/**
 * A file may take a child over: each has one of its own, which is gone before another account's file comes. Scans are read
 * with the help of native code, where what reads them is installed.
 */
export function openImportSandbox(size: number, log: Log, options: Partial<SandboxOptions> = {}): Sandbox {
  const addons = canReadScans();
  return openSandbox(size, log, { addons, readable: readableBy('imports'), maxTasksPerChild: 1, ...options });
}

/** For files and documents that are all of one person, who waits for them. */
export const OF_ONE_PERSON = { maxTasksPerChild: 500 };

export type SandboxedWork = 'documents' | 'imports';

/** What the queue does with each kind of job. */
export function jobHandlers(engines: Engines, sandbox: (work: SandboxedWork) => Sandbox): Record<string, JobHandler> {
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

async function generateInSandbox(
  sandbox: Sandbox,
  input: GenerationInput,
  onStage: (stage: string) => void,
  signal: AbortSignal,
): Promise<Produced> {
  try {
    return await sandbox.run<Produced>('generate', input, {
      signal,
      isAnswer: isProduced,
      onProgress: (stage) => {
        if (isStage(stage)) onStage(stage);
      },
    });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'GenerationFailed') throw new PermanentFailure(error.message);
    if (error instanceof SandboxUnavailable) throw new OutOfOrder(error.message);
    // What took too long once would take as long again, and keep others waiting for it again.
    if (error instanceof SandboxDied && error.reason === 'time') throw new PermanentFailure(error.message);
    throw error;
  }
}

/** A sandbox of one child that is started when it is first needed, for a server without workers. */
export function createLazySandbox(log: Log) {
  let sandbox: Sandbox | undefined;
  return {
    get(): Sandbox {
      sandbox ??= openSandbox(1, log);
      return sandbox;
    },
    close: async (): Promise<void> => sandbox?.close(),
  };
}

export const drawInSandbox = (sandbox: Sandbox, input: GenerationInput): Promise<string> =>
  sandbox.run<string>('preview', input, { isAnswer: isDrawing });

export const makeWordFileInSandbox = (sandbox: Sandbox, task: WordTask): Promise<Uint8Array> =>
  sandbox.run<Uint8Array>('word', task, { isAnswer: isWordFile });

/** An import that is ended then is over within 20 seconds, also where a child had to be started first on a busy machine. */
const IMPORT_WALL_CLOCK_MS = 15_000;
/** A file made to fill memory passes this by what it takes between two looks of the watchdog, and stays below 512 MiB. */
const IMPORT_MEMORY_BYTES = 424 * 2 ** 20;

/** Rejects with `ImportRefused` when the file itself is at fault. */
export async function importInSandbox(
  sandbox: Sandbox,
  task: ImportTask,
  { signal, log }: { signal?: AbortSignal; log?: Log } = {},
): Promise<ImportedFile> {
  try {
    return await sandbox.run<ImportedFile>('import', task, {
      signal,
      isAnswer: isImportedFile,
      wallClockMs: IMPORT_WALL_CLOCK_MS,
      memoryBytes: IMPORT_MEMORY_BYTES,
    });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'ImportFailed') throw new ImportRefused(error.message);
    if (error instanceof TaskFailed) {
      log?.(`import: ${loggedMessage(error)}`);
      throw new ImportRefused(
        'The file could not be read: there is something in it that we did not expect. Export it again from the program it was written in, or choose another file.',
      );
    }
    if (error instanceof SandboxDied && error.reason !== 'aborted') {
      throw new ImportRefused(
        'The file takes too much time or memory to read. Export it again from the program it was written in, or choose another file.',
      );
    }
    throw error;
  }
}

/** V8 makes the typesetter's code faster while it runs; a child that is replaced begins anew. */
const LONG_LIFE = { maxTasksPerChild: 2000, cpuSeconds: 1200 };

const DRAIN_MS = 15_000;

export type Sandboxes = Record<SandboxedWork, Sandbox>;

/** `isWarm`: whether children make a document before their first; a test that makes one or none need not wait for it. */
export function openSandboxes(workers: number, log: Log, isWarm = true): Sandboxes {
  return {
    documents: openSandbox(workers, log, { ...(isWarm && { warmUpTask: 'warm' }), ...LONG_LIFE }),
    imports: openImportSandbox(Math.ceil(workers / 2), log),
  };
}

export async function closeSandboxes(sandboxes: Sandboxes): Promise<void> {
  await Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close()));
}

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
