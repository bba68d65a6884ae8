import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogFile } from './host/log-file.ts';
import { commandAs, type RunAs } from './host/run-as.ts';
import { SOCKET_PORT } from './host/socket-folder.ts';

const POLL_MS = 10;
const FAST_SHUTDOWN_LIMIT_MS = 60_000;
const IMMEDIATE_SHUTDOWN_LIMIT_MS = 10_000;

/** The server's lock file, as far as it has been written. */
export interface PidFile {
  pid: number;
  socketFolder: string | undefined;
}

export function readPidFile(clusterDir: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] || undefined };
}

/** Whether `pid` is the server of this cluster. After a reboot or a crash the number may belong to anybody. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  const words = commandLine(pid);
  return path.basename(words[0] ?? '') === 'postgres' && words.includes(clusterDir);
}

function commandLine(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    } catch {
      return [];
    }
  }
  const shown = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  const match = /^(\S+) -D (.+) --/.exec(shown);
  return match === null ? [] : [match[1]!, match[2]!];
}

export interface PostmasterStart {
  clusterDir: string;
  runAs: RunAs;
  binDir: string;
  socketFolder: string;
  settings: Readonly<Record<string, string>>;
  log: LogFile;
}

/** Detached: Ctrl-C in a terminal must not stop the database while the program still drains. */
export function spawnPostmaster(start: PostmasterStart): ChildProcess {
  const all = {
    ...start.settings,
    listen_addresses: '',
    unix_socket_directories: start.socketFolder,
    port: String(SOCKET_PORT),
  };
  const settings = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
  const program = path.join(start.binDir, 'postgres');
  const command = commandAs(start.runAs, program, ['-D', start.clusterDir, ...settings]);
  Object.assign(command.options.env, forgivenPid(start.clusterDir));
  const log = start.log.open();
  try {
    const child = spawn(command.file, command.args, {
      ...command.options,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    fs.closeSync(log);
  }
}

/**
 * A stale lock file whose number now belongs to another process of the same user stops PostgreSQL, unless that process
 * is its own (grand)parent, as under pg_ctl. Saying so makes PostgreSQL replace the file itself, after its own check
 * that no server process uses the cluster's shared memory. Deleting the file here would go around that check.
 */
function forgivenPid(clusterDir: string): { PG_GRANDPARENT_PID?: string } {
  const stale = readPidFile(clusterDir);
  if (stale === undefined || isPostmaster(stale.pid, clusterDir)) return {};
  return { PG_GRANDPARENT_PID: String(stale.pid) };
}

/** The socket has a lock file of its own with the same weakness; it protects nothing that the cluster's does not. */
export function removeStaleSocket(socketFolder: string): void {
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    fs.rmSync(path.join(socketFolder, name), { force: true });
  }
}

/** Fast shutdown; where it does not end in time, an immediate one, which the next start recovers from. */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_SHUTDOWN_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_LIMIT_MS],
  ] as const) {
    if (!isPostmaster(pid, clusterDir)) return;
    process.kill(pid, signal);
    if (await hasEnded(pid, clusterDir, limitMs)) return;
  }
  throw new Error(`The database server (process ${pid}) does not stop. See postgres.log in the data folder.`);
}

async function hasEnded(pid: number, clusterDir: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (!isPostmaster(pid, clusterDir)) return true;
    await sleep(POLL_MS);
  }
  return false;
}
