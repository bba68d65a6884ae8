import fs from 'node:fs';
import path from 'node:path';
import { makeFolders } from '../../../base/make-folders.ts';
import { BringUp, type Flavour, type Joined } from './bring-up.ts';
import { SUPERUSER } from './cluster.ts';
import type { FolderLock } from './folder-lock.ts';
import { markInUse } from './folder-use.ts';
import { LogFile } from './log-file.ts';
import { stopPostmaster } from './postmaster.ts';
import { DATABASE } from './presence.ts';
import { ExplainedProblem, explainProblem } from './problems.ts';
import { isRoot } from './run-as.ts';
import { removeSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';

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

export async function launch(options: EmbeddedOptions, flavour: Flavour): Promise<EmbeddedServer> {
  refuseWindows();
  const wanted = path.resolve(options.dataDir);
  try {
    const dataDir = prepareDataDir(wanted);
    return await withStartLock(dataDir, () => enterServer(dataDir, options, flavour));
  } catch (error) {
    throw explainProblem(error, wanted);
  }
}

function refuseWindows(): void {
  if (process.platform !== 'win32') return;
  throw new ExplainedProblem(
    'The embedded PostgreSQL does not run on Windows yet. Set DATABASE_URL to a PostgreSQL server, or use WSL or Docker.',
  );
}

/** Made by root, it can be entered by the account that runs the server; made by anyone else, it is private. */
function prepareDataDir(wanted: string): string {
  if (!fs.existsSync(wanted)) {
    makeFolders(wanted);
    fs.chmodSync(wanted, isRoot() ? 0o711 : 0o700);
  }
  if (!fs.statSync(wanted).isDirectory()) throw Object.assign(new Error(`${wanted} is a file`), { code: 'ENOTDIR' });
  fs.accessSync(wanted, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  return fs.realpathSync(wanted);
}

async function enterServer(dataDir: string, options: EmbeddedOptions, flavour: Flavour): Promise<EmbeddedServer> {
  const log = new LogFile(path.join(dataDir, 'postgres.log'), fs.statSync(dataDir));
  const joined = await new BringUp({ dataDir, log }, options, flavour).joinOrStart();
  const mark = markInUse(dataDir);
  try {
    await joined.presence.ensureDatabase();
  } catch (error) {
    await leave(joined, mark);
    throw error;
  }
  const stopTrimming = log.keepTrimmed();
  joined.presence.watch((reason) => {
    stopTrimming();
    mark.close();
    options.onLost?.(`The database server went away: ${reason}. See ${log.path}.`);
  });
  let stopped: Promise<void> | undefined;
  return {
    connection: { host: joined.socketFolder, port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
    stop: () => {
      stopTrimming();
      stopped ??= withStartLock(dataDir, () => leave(joined, mark));
      return stopped;
    },
  };
}

/** The caller holds the start lock, so nobody comes in between the count and the stop. */
async function leave({ placement, presence, socketFolder }: Joined, mark: FolderLock): Promise<void> {
  try {
    if (presence.isLost) return;
    const pid = await presence.postmasterPid();
    const others = await presence.prepareToLeave();
    if (others === 0) await stopPostmaster(pid, placement.clusterDir);
    await presence.leave();
    if (others === 0) removeSocketFolder(socketFolder);
  } finally {
    mark.close();
  }
}
