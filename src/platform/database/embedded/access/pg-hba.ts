import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_ROLE, SUPERUSER } from '../cluster.ts';

/** Everybody who reaches the socket: how initdb leaves a cluster, and how one without passwords is started. */
const OPEN = 'local all all trust\n';

const CLOSED = [SUPERUSER, PROGRAM_ROLE].map((role) => `local all ${role} scram-sha-256\n`).join('');

const fileIn = (clusterDir: string): string => path.join(clusterDir, 'pg_hba.conf');

export const isClosed = (clusterDir: string): boolean => fs.readFileSync(fileIn(clusterDir), 'utf8') === CLOSED;

/** For the next start of the server. */
export const openAccess = (clusterDir: string): void => write(clusterDir, OPEN);

/** Once the server has read its configuration again, only who has a password is let in. */
export const closeAccess = (clusterDir: string): void => write(clusterDir, CLOSED);

function write(clusterDir: string, rules: string): void {
  const file = fileIn(clusterDir);
  const unfinished = `${file}.new`;
  const { uid, gid } = fs.statSync(clusterDir);
  fs.rmSync(unfinished, { force: true });
  fs.writeFileSync(unfinished, rules, { mode: 0o600, flag: 'wx', flush: true });
  if (process.getuid?.() === 0) fs.lchownSync(unfinished, uid, gid);
  fs.renameSync(unfinished, file);
}
