import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import {
  checkClusterVersion,
  clusterExists,
  majorVersion,
  makeCluster,
  removeAbandonedClusters,
  SUPERUSER,
} from './cluster.ts';
import { LogFile } from './log-file.ts';
import { type Fallbacks, findPlacement, type Placement, prepareStateHome, SYSTEM_FALLBACKS } from './placement.ts';
import { isPostmaster, readPidFile, removeStaleSocket, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { DATABASE, Presence } from './presence.ts';
import { ExplainedProblem, explainProblem } from './problems.ts';
import { isRoot, probeServer, serverUid } from './run-as.ts';
import { checkSocketFolder, prepareSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { makeLockFile, withStartLock } from './start-lock.ts';

export interface EmbeddedOptions {
  /** The cluster lives in `<dataDir>/postgres`. */
  dataDir: string;
  /** The bin folder of a PostgreSQL installation to use instead of the bundled one. */
  binDir?: string;
  log?: (line: string) => void;
  /** The server vanished while we used it. */
  onLost?: (reason: string) => void;
}

export interface EmbeddedServer {
  connection: { host: string; port: number; user: string; database: string };
  /** Leaves the server; the last process to leave stops it. */
  stop(): Promise<void>;
}

/** What differs between a server that must not lose anything and one for a test. */
export interface Flavour {
  initdbArguments: readonly string[];
  settings: Readonly<Record<string, string>>;
  fallbacks?: Fallbacks;
}

const POLL_MS = 10;
/** Recovery after a crash replays at most about 1 GB (max_wal_size), which a slow disk may take minutes for. */
const READY_LIMIT_MS = 300_000;
const FIRST_NOTE_AFTER_MS = 3_000;
/** Processes of a killed server need a moment to notice and end. */
const REMAINS_LIMIT_MS = 15_000;
const REMAINS_POLL_MS = 100;
/** A server that runs but whose socket cannot be seen: long enough for one that is only starting. */
const INVISIBLE_LIMIT_MS = 20_000;

interface Found {
  presence: Presence;
  socketFolder: string;
}

export async function launch(options: EmbeddedOptions, flavour: Flavour): Promise<EmbeddedServer> {
  refuseWindows();
  const wanted = path.resolve(options.dataDir);
  try {
    const dataDir = prepareDataDir(wanted);
    makeLockFile(lockFileOf(dataDir), fs.statSync(dataDir));
    return await new Launch(dataDir, options, flavour).start();
  } catch (error) {
    throw explainProblem(error, wanted);
  }
}

const lockFileOf = (dataDir: string): string => path.join(dataDir, 'postgres.lock');

function refuseWindows(): void {
  if (process.platform !== 'win32') return;
  throw new ExplainedProblem(
    'The embedded PostgreSQL does not run on Windows yet. Set DATABASE_URL to a PostgreSQL server, or use WSL or Docker.',
  );
}

/** Made by root, it can be entered by the account that runs the server; made by anyone else, it is private. */
function prepareDataDir(wanted: string): string {
  if (!fs.existsSync(wanted)) {
    fs.mkdirSync(wanted, { recursive: true });
    fs.chmodSync(wanted, isRoot() ? 0o711 : 0o700);
  }
  if (!fs.statSync(wanted).isDirectory()) throw Object.assign(new Error(`${wanted} is a file`), { code: 'ENOTDIR' });
  fs.accessSync(wanted, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  return fs.realpathSync(wanted);
}

class Launch {
  readonly #dataDir: string;
  readonly #options: EmbeddedOptions;
  readonly #flavour: Flavour;
  readonly #log: LogFile;
  #binaries: Binaries | undefined;

  constructor(dataDir: string, options: EmbeddedOptions, flavour: Flavour) {
    this.#dataDir = dataDir;
    this.#options = options;
    this.#flavour = flavour;
    this.#log = new LogFile(path.join(dataDir, 'postgres.log'), fs.statSync(dataDir));
  }

  start(): Promise<EmbeddedServer> {
    return withStartLock(lockFileOf(this.#dataDir), async () => {
      const placement = this.#place();
      const found = (await this.#adopt(placement)) ?? (await this.#startNew(placement));
      await found.presence.ensureDatabase();
      return this.#serve(placement, found, await found.presence.postmasterPid());
    });
  }

  #note(line: string): void {
    this.#options.log?.(line);
  }

  #place(): Placement {
    const fallbacks = this.#flavour.fallbacks ?? SYSTEM_FALLBACKS;
    return findPlacement(this.#dataDir, () => this.#findBinaries(), fallbacks);
  }

  /** Looked for only when needed: joining a server that runs needs none. */
  #findBinaries(): Binaries {
    this.#binaries ??= findBinaries({ binDir: this.#options.binDir, copiesDir: this.#dataDir });
    return this.#binaries;
  }

  /** Joins a server that already runs on this cluster; waits for one that is starting, recovering or stopping. */
  async #adopt({ clusterDir, runAs }: Placement): Promise<Found | undefined> {
    const started = performance.now();
    const note = this.#slowNote('Waiting for the database server that is already there');
    for (;;) {
      const running = readPidFile(clusterDir);
      if (running === undefined || !isPostmaster(running.pid, clusterDir)) return undefined;
      const found = await enter(running.socketFolder, serverUid(runAs));
      if (found !== undefined) return found;
      const waited = performance.now() - started;
      if (running.socketFolder !== undefined && !fs.existsSync(running.socketFolder) && waited > INVISIBLE_LIMIT_MS) {
        throw unreachable(running.pid, running.socketFolder);
      }
      if (waited > READY_LIMIT_MS) throw notReady(running.pid, this.#log.path);
      note(waited);
      await sleep(POLL_MS);
    }
  }

  async #startNew(placement: Placement): Promise<Found> {
    const { clusterDir, runAs } = placement;
    const { binDir, version } = this.#runnableBinaries(placement);
    const serverMajor = majorVersion(version);
    removeAbandonedClusters(clusterDir);
    if (clusterExists(clusterDir)) {
      checkClusterVersion(clusterDir, serverMajor);
    } else {
      this.#note(`Creating the database in ${clusterDir}`);
      const extraInitdbArguments = this.#flavour.initdbArguments;
      await makeCluster({ clusterDir, runAs, binDir, serverMajor, extraInitdbArguments });
    }
    this.#log.trim();
    const socketFolder = prepareSocketFolder(clusterDir, runAs);
    removeStaleSocket(socketFolder);
    return this.#spawnUntilReady(placement, binDir, socketFolder);
  }

  /** Root's last resort: a copy of the programs where the server's account can reach them. */
  #runnableBinaries({ runAs }: Placement): { binDir: string; version: string } {
    let { binDir } = this.#findBinaries();
    let probe = probeServer(runAs, binDir);
    if ('failure' in probe && runAs.kind === 'account') {
      const { stateDir } = this.#flavour.fallbacks ?? SYSTEM_FALLBACKS;
      binDir = copyBinaries(this.#findBinaries(), prepareStateHome(this.#dataDir, stateDir)).binDir;
      probe = probeServer(runAs, binDir);
    }
    if ('version' in probe) return { binDir, version: probe.version };
    throw new ExplainedProblem(
      `The PostgreSQL in ${binDir} cannot be run here: ${probe.failure}. ` +
        'Install PostgreSQL 15 or newer and set POSTGRES_BIN_DIR to its bin folder, or set DATABASE_URL.',
    );
  }

  async #spawnUntilReady(placement: Placement, binDir: string, socketFolder: string): Promise<Found> {
    const { settings } = this.#flavour;
    const remainsDeadline = performance.now() + REMAINS_LIMIT_MS;
    for (;;) {
      const offset = this.#log.size();
      const child = spawnPostmaster({ ...placement, binDir, socketFolder, settings, log: this.#log });
      const outcome = await this.#untilReadyOrEnded(child, placement, socketFolder);
      if (typeof outcome === 'object') return outcome;
      const lastWords = this.#log.textSince(offset) || outcome;
      const remains = /pre-existing shared memory block|lock file ".*" already exists/.test(lastWords);
      if (!remains || performance.now() > remainsDeadline) throw new Error(lastWords);
      await sleep(REMAINS_POLL_MS);
    }
  }

  async #untilReadyOrEnded(child: ChildProcess, { runAs }: Placement, socketFolder: string): Promise<Found | string> {
    let ended: string | undefined;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (status, signal) => {
      ended = `the server ended with ${status ?? signal}`;
    });
    const started = performance.now();
    const note = this.#slowNote('The database is recovering from a crash');
    while (ended === undefined) {
      const found = await enter(socketFolder, serverUid(runAs));
      if (found !== undefined) return found;
      const waited = performance.now() - started;
      if (waited > READY_LIMIT_MS) throw notReady(child.pid, this.#log.path);
      note(waited);
      await sleep(POLL_MS);
    }
    return ended;
  }

  #slowNote(line: string): (waitedMs: number) => void {
    let noted = false;
    return (waitedMs) => {
      if (noted || waitedMs < FIRST_NOTE_AFTER_MS) return;
      noted = true;
      this.#note(line);
    };
  }

  #serve(placement: Placement, { presence, socketFolder }: Found, pid: number): EmbeddedServer {
    const stopTrimming = this.#log.keepTrimmed();
    presence.watch((reason) => {
      stopTrimming();
      this.#options.onLost?.(`The database server went away: ${reason}. See ${this.#log.path}.`);
    });
    let stopped: Promise<void> | undefined;
    return {
      connection: { host: socketFolder, port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
      stop: () => {
        stopTrimming();
        stopped ??= withStartLock(lockFileOf(this.#dataDir), () => leave(placement, presence, socketFolder, pid));
        return stopped;
      },
    };
  }
}

async function enter(socketFolder: string | undefined, uid: number): Promise<Found | undefined> {
  if (socketFolder === undefined || !fs.existsSync(socketFolder)) return undefined;
  checkSocketFolder(socketFolder, uid);
  const presence = await Presence.enter(socketFolder);
  return presence === undefined ? undefined : { presence, socketFolder };
}

async function leave(placement: Placement, presence: Presence, socketFolder: string, pid: number): Promise<void> {
  if (presence.isLost) return;
  const others = await presence.prepareToLeave();
  if (others === 0) await stopPostmaster(pid, placement.clusterDir);
  await presence.leave();
  if (others === 0) removeSocketFolder(socketFolder);
}

function notReady(pid: number | undefined, log: string): Error {
  return new ExplainedProblem(
    `The database server (process ${pid}) is not ready after ${READY_LIMIT_MS / 1000} s. See ${log} for what it is doing; start again when it is done.`,
  );
}

function unreachable(pid: number, socketFolder: string): Error {
  return new ExplainedProblem(
    `A database server (process ${pid}) runs on this data folder, but its socket in ${socketFolder} cannot be seen from here. ` +
      'Run this program where that folder is visible (the same container or service, with the same temporary folder), or stop that server first.',
  );
}
