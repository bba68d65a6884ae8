import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ExplainedProblem } from '../problems.ts';
import { type RunAs, serverUid } from './run-as.ts';

export const SOCKET_PORT = 5432;

/** The address of a Unix socket ends at 104 bytes on macOS and 108 on Linux, with its closing zero. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * A private folder for the server's socket, of the server's user and of nobody else, who could listen in. Named by a hash, because the data folder's own path may be too long for a socket.
 */
export function prepareSocketFolder(clusterDir: string, runAs: RunAs): string {
  const uid = serverUid(runAs);
  const hash = createHash('sha256').update(`${clusterDir}\n${uid}`).digest('hex').slice(0, 16);
  const folder = path.join(temporaryFolder(), `letterpress-${hash}`);
  makeFolder(folder);
  if (runAs.kind === 'account' && fs.lstatSync(folder).uid === 0) fs.lchownSync(folder, runAs.uid, runAs.gid);
  checkSocketFolder(folder, uid);
  return folder;
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function temporaryFolder(): string {
  const folder = fs.realpathSync(os.tmpdir());
  const longest = path.join(folder, 'letterpress-0123456789abcdef', `.s.PGSQL.${SOCKET_PORT}`);
  return Buffer.byteLength(longest) <= MAX_SOCKET_PATH_BYTES ? folder : '/tmp';
}

export function checkSocketFolder(folder: string, uid: number): void {
  const stat = fs.lstatSync(folder);
  if (stat.isDirectory() && stat.uid === uid && (stat.mode & 0o077) === 0) return;
  throw new ExplainedProblem(
    `${folder} should be a private folder (mode 0700) of the user with id ${uid}, but it is ${describe(stat)}. ` +
      'Somebody else may have made it to listen in. Remove it, or set TMPDIR to another folder, and start again.',
  );
}

function describe(stat: fs.Stats): string {
  const kind = stat.isDirectory() ? 'a folder' : 'not a folder';
  return `${kind} of the user with id ${stat.uid}, mode 0${(stat.mode & 0o777).toString(8)}`;
}

/** A folder that another server uses is not empty and stays. */
export function removeSocketFolder(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // It is in use again, or already gone.
  }
}
