import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canEnter, findAccount, isRoot, type RunAs } from '../host/run-as.ts';

/** A new folder that every account may enter, so that root's server can too. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'letterpress-embedded-test-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

export function runningAs(pid: number): { uid: number; group: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return {
    uid: Number(/^Uid:\s+(\d+)/m.exec(status)![1]),
    group: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]),
  };
}

/** All processes of a server: the one that was started and what it started. */
export function processesOf(postmaster: number): number[] {
  const children = fs.readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

export function isAlive(pid: number): boolean {
  return fs.existsSync(`/proc/${pid}/cmdline`) && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
}

export const NOT_LINUX = process.platform === 'linux' ? false : 'looks into /proc, which only Linux has';
export const NOT_ROOT = isRoot() ? false : 'only root can become another user';

export const nobody = findAccount('nobody');

/** Why a process of `nobody` cannot run this source. */
export function nobodyCannotRun(): false | string {
  if (!isRoot()) return NOT_ROOT;
  if (nobody?.kind !== 'account') return 'this machine has no account named nobody';
  if (!canEnter(nobody, path.dirname(fileURLToPath(import.meta.url)))) return 'nobody cannot reach this source folder';
  const { uid, gid } = nobody;
  return spawnSync(process.execPath, ['--version'], { uid, gid, cwd: '/' }).status === 0
    ? false
    : 'nobody cannot run node';
}

export function namespaceForbidden(): false | string {
  if (!isRoot()) return NOT_ROOT;
  return spawnSync('unshare', ['-U', '--', 'true']).status === 0 ? false : 'this machine forbids user namespaces';
}

export type Account = Extract<RunAs, { kind: 'account' }>;
