import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPasswords } from './access/passwords.ts';
import { openAccess } from './access/pg-hba.ts';
import { isWrongPassword } from './access/roles.ts';
import { asSuperuser, Session } from './access/session.ts';
import { checkClusterVersion, clusterExists, majorVersion, makeCluster, removeAbandonedClusters } from './cluster.ts';
import { finishUpgrade } from './copying/upgrade-swap.ts';
import { type Binaries, copyBinaries, findBinaries } from './host/binaries.ts';
import type { LogFile } from './host/log-file.ts';
import { type Fallbacks, findPlacement, type Placement, prepareStateHome, SYSTEM_FALLBACKS } from './host/placement.ts';
import { probeServer, serverUid } from './host/run-as.ts';
import { checkSocketFolder, prepareSocketFolder } from './host/socket-folder.ts';
import { ensureNotInUse } from './locks/folder-use.ts';
import { isPostmaster, readPidFile, removeStaleSocket, spawnPostmaster } from './postmaster.ts';
import { ExplainedProblem } from './problems.ts';

/** What differs between a server that must not lose anything and one for a test. */
export interface Flavour {
  initdbArguments: readonly string[];
  settings: Readonly<Record<string, string>>;
  /** What the program may do beside its own database, as `alter role` says it. */
  programRights: string;
  fallbacks?: Fallbacks;
}

/** A server that takes connections, and a connection to bring it up to date. */
export interface Joined {
  placement: Placement;
  socketFolder: string;
  superuser: Session;
}

/** For a server that asks for none. */
const NO_PASSWORD = 'none';
const POLL_MS = 10;
/** Recovery after a crash replays at most about 1 GB (max_wal_size), which a slow disk may take minutes for. */
const READY_LIMIT_MS = 300_000;
const FIRST_NOTE_AFTER_MS = 3_000;
/** Processes of a killed server need a moment to notice and end. */
const REMAINS_LIMIT_MS = 15_000;
const REMAINS_POLL_MS = 100;
/** A server that runs but whose socket cannot be seen: long enough for one that is only starting. */
const INVISIBLE_LIMIT_MS = 20_000;

/** Joins the server of a data folder, or starts it first. The caller holds the start lock. */
export class BringUp {
  readonly #dataDir: string;
  readonly #binDir: string | undefined;
  readonly #flavour: Flavour;
  readonly #fallbacks: Fallbacks;
  readonly #log: LogFile;
  readonly #note: (line: string) => void;
  #found: Binaries | undefined;

  constructor(
    folder: { dataDir: string; log: LogFile },
    options: { binDir?: string; log?: (line: string) => void },
    flavour: Flavour,
  ) {
    this.#dataDir = folder.dataDir;
    this.#log = folder.log;
    this.#binDir = options.binDir;
    this.#note = options.log ?? (() => {});
    this.#flavour = flavour;
    this.#fallbacks = flavour.fallbacks ?? SYSTEM_FALLBACKS;
  }

  async joinOrStart(): Promise<Joined> {
    finishUpgrade(this.#dataDir);
    const placement = findPlacement(this.#dataDir, () => this.#binaries(), this.#fallbacks);
    return (await this.#join(placement)) ?? (await this.#startNew(placement));
  }

  /** Looked for only when needed: joining a server that runs needs none. */
  #binaries(): Binaries {
    this.#found ??= findBinaries({ binDir: this.#binDir, copiesDir: this.#dataDir });
    return this.#found;
  }

  /** Joins a server that already runs on this cluster; waits for one that is starting, recovering or stopping. */
  async #join(placement: Placement): Promise<Joined | undefined> {
    const { clusterDir } = placement;
    const started = performance.now();
    const note = this.#slowNote('Waiting for the database server that is already there');
    for (;;) {
      const running = readPidFile(clusterDir);
      if (running === undefined || !isPostmaster(running.pid, clusterDir)) return undefined;
      const joined = await this.#enter(placement, running.socketFolder);
      if (joined !== undefined) return joined;
      const waited = performance.now() - started;
      if (running.socketFolder !== undefined && !fs.existsSync(running.socketFolder) && waited > INVISIBLE_LIMIT_MS) {
        throw unreachable(running.pid, running.socketFolder);
      }
      if (waited > READY_LIMIT_MS) throw notReady(running.pid, this.#log.path);
      note(waited);
      await sleep(POLL_MS);
    }
  }

  async #startNew(placement: Placement): Promise<Joined> {
    const { clusterDir, runAs } = placement;
    await ensureNotInUse(this.#dataDir);
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
    if (readPasswords(this.#dataDir) === undefined) openAccess(clusterDir);
    this.#log.trim();
    const socketFolder = prepareSocketFolder(clusterDir, runAs);
    removeStaleSocket(socketFolder);
    return this.#spawnUntilReady(placement, binDir, socketFolder);
  }

  /** Root's last resort: a copy of the programs where the server's account can reach them. */
  #runnableBinaries({ runAs }: Placement): { binDir: string; version: string } {
    let { binDir } = this.#binaries();
    let probe = probeServer(runAs, binDir);
    if ('failure' in probe && runAs.kind === 'account') {
      const copiesDir = prepareStateHome(this.#dataDir, this.#fallbacks.stateDir);
      binDir = copyBinaries(this.#binaries(), copiesDir).binDir;
      probe = probeServer(runAs, binDir);
    }
    if ('version' in probe) return { binDir, version: probe.version };
    throw new ExplainedProblem(
      `The PostgreSQL in ${binDir} cannot be run on this machine (${process.platform}-${process.arch}): ${probe.failure}. ` +
        'Install PostgreSQL 15 or newer and set POSTGRES_BIN_DIR to its bin folder, or set DATABASE_URL.',
    );
  }

  async #spawnUntilReady(placement: Placement, binDir: string, socketFolder: string): Promise<Joined> {
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

  /** The server, or how it ended. */
  async #untilReadyOrEnded(child: ChildProcess, placement: Placement, socketFolder: string): Promise<Joined | string> {
    let ended: string | undefined;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (status, signal) => {
      ended = `the server ended with ${status ?? signal}`;
    });
    const started = performance.now();
    const note = this.#slowNote('The database takes a while to start; it may be recovering from a crash');
    while (ended === undefined) {
      const joined = await this.#enter(placement, socketFolder);
      if (joined !== undefined) return joined;
      const waited = performance.now() - started;
      if (waited > READY_LIMIT_MS) throw notReady(child.pid, this.#log.path);
      note(waited);
      await sleep(POLL_MS);
    }
    return ended;
  }

  async #enter(placement: Placement, socketFolder: string | undefined): Promise<Joined | undefined> {
    if (socketFolder === undefined || !fs.existsSync(socketFolder)) return undefined;
    checkSocketFolder(socketFolder, serverUid(placement.runAs));
    const password = readPasswords(this.#dataDir)?.superuser ?? NO_PASSWORD;
    const superuser = await Session.enter(socketFolder, asSuperuser(password)).catch((error) => {
      throw isWrongPassword(error) ? wrongPassword(this.#dataDir) : error;
    });
    return superuser === undefined ? undefined : { placement, socketFolder, superuser };
  }

  #slowNote(line: string): (waitedMs: number) => void {
    let noted = false;
    return (waitedMs) => {
      if (noted || waitedMs < FIRST_NOTE_AFTER_MS) return;
      noted = true;
      this.#note(line);
    };
  }
}

function wrongPassword(dataDir: string): Error {
  return new ExplainedProblem(
    `The database in ${dataDir} does not accept the password in its postgres.secret, or that file is gone. ` +
      'Put back the one that belongs to it; or stop every program that uses the folder, remove the file and start again: new passwords are made then.',
  );
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
