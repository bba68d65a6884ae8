import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Who the server runs as. PostgreSQL refuses root, so root lends it an account, or else a user namespace: there the
 * same files belong to a user that is not root.
 */
export type RunAs = { kind: 'self' } | { kind: 'account'; uid: number; gid: number } | { kind: 'namespace' };

export interface Command {
  file: string;
  args: string[];
  /** For `spawn`. The folder is one that every account can enter. */
  options: { cwd: '/'; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

const PROBE_LIMIT_MS = 10_000;

export const isRoot = (): boolean => process.getuid?.() === 0;

export function commandAs(runAs: RunAs, file: string, args: readonly string[]): Command {
  // A small environment: PGDATA, PGOPTIONS, LC_ALL and their kind must not change how the server behaves.
  const options: Command['options'] = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  if (runAs.kind === 'namespace') return { file: 'unshare', args: ['-U', '--', file, ...args], options };
  if (runAs.kind === 'account') Object.assign(options, { uid: runAs.uid, gid: runAs.gid });
  return { file, args: [...args], options };
}

/** The user that owns the server's files, as seen from outside a namespace. */
export function serverUid(runAs: RunAs): number {
  return runAs.kind === 'account' ? runAs.uid : (process.getuid?.() ?? 0);
}

/** What `postgres --version` prints, or why it cannot be run. */
export function probeServer(runAs: RunAs, binDir: string): { version: string } | { failure: string } {
  const command = commandAs(runAs, path.join(binDir, 'postgres'), ['--version']);
  const result = spawnSync(command.file, command.args, {
    ...command.options,
    encoding: 'utf8',
    timeout: PROBE_LIMIT_MS,
  });
  if (result.status === 0) return { version: result.stdout.trim() };
  return {
    failure: result.error?.message ?? (result.stderr.trim() || `it ended with ${result.status ?? result.signal}`),
  };
}

export function canEnter(runAs: RunAs, folder: string): boolean {
  const command = commandAs(runAs, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
  return spawnSync(command.file, command.args, { ...command.options, timeout: PROBE_LIMIT_MS }).status === 0;
}

/** An account by name or number. Numbers without a name are no accounts: initdb refuses them. */
export function findAccount(nameOrUid: string | number): RunAs | undefined {
  const uid = idOf('-u', nameOrUid);
  const gid = idOf('-g', nameOrUid);
  if (uid === undefined || gid === undefined || uid === 0) return undefined;
  return { kind: 'account', uid, gid };
}

function idOf(flag: '-u' | '-g', nameOrUid: string | number): number | undefined {
  const result = spawnSync('id', [flag, String(nameOrUid)], { encoding: 'utf8', timeout: PROBE_LIMIT_MS });
  return result.status === 0 ? Number(result.stdout) : undefined;
}
