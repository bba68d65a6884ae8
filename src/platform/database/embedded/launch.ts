import fs from 'node:fs';
import path from 'node:path';
import { makeFolders } from '../../../base/make-folders.ts';
import { becomeUser } from './access/roles.ts';
import type { Session } from './access/session.ts';
import { BringUp, type Flavour } from './bring-up.ts';
import { DATABASE, PROGRAM_ROLE } from './cluster.ts';
import { LogFile } from './host/log-file.ts';
import { isRoot } from './host/run-as.ts';
import { removeSocketFolder, SOCKET_PORT } from './host/socket-folder.ts';
import type { FolderLock } from './locks/folder-lock.ts';
import { markInUse } from './locks/folder-use.ts';
import { withStartLock } from './locks/start-lock.ts';
import { stopPostmaster } from './postmaster.ts';
import { ExplainedProblem, explainProblem } from './problems.ts';

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
  connection: { host: string; port: number; user: string; password: string; database: string };
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
  const { placement, socketFolder, superuser } = await new BringUp({ dataDir, log }, options, flavour).joinOrStart();
  const { clusterDir } = placement;
  const pid = await postmasterPid(superuser);
  const place = { clusterDir, socketFolder, pid, mark: markInUse(dataDir) };
  const roles = { dataDir, clusterDir, socketFolder, programRights: flavour.programRights };
  const { passwords, session } = await becomeUser(superuser, roles).catch(async (error) => {
    await leave({ ...place, session: superuser });
    throw error;
  });
  const stopTrimming = log.keepTrimmed();
  session.watch((reason) => {
    stopTrimming();
    place.mark.close();
    options.onLost?.(`The database server went away: ${reason}. See ${log.path}.`);
  });
  let stopped: Promise<void> | undefined;
  return {
    connection: {
      host: socketFolder,
      port: SOCKET_PORT,
      user: PROGRAM_ROLE,
      password: passwords.program,
      database: DATABASE,
    },
    stop: () => {
      stopTrimming();
      stopped ??= withStartLock(dataDir, () => leave({ ...place, session }));
      return stopped;
    },
  };
}

/** As the server itself knows it, so that it cannot be a stale one. */
async function postmasterPid(superuser: Session): Promise<number> {
  const [read] = await superuser.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  );
  return read!.pid;
}

interface Place {
  clusterDir: string;
  socketFolder: string;
  pid: number;
  mark: FolderLock;
  session: Session;
}

/** The caller holds the start lock, so nobody comes in between the count and the stop. */
async function leave({ clusterDir, socketFolder, pid, mark, session }: Place): Promise<void> {
  try {
    if (session.isLost) return;
    const others = await session.prepareToLeave();
    if (others === 0) await stopPostmaster(pid, clusterDir);
    await session.leave();
    if (others === 0) removeSocketFolder(socketFolder);
  } finally {
    mark.close();
  }
}
