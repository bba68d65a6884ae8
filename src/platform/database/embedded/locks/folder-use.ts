import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExplainedProblem } from '../problems.ts';
import { FolderLock } from './folder-lock.ts';

const POLL_MS = 50;
/** Users of a server that died need a moment to notice. */
const WAIT_LIMIT_MS = 3_000;

const lockOn = (dataDir: string): FolderLock =>
  new FolderLock(path.join(dataDir, 'postgres.users'), fs.statSync(dataDir));

/** Held by each process for as long as it uses the server of this folder. */
export function markInUse(dataDir: string): FolderLock {
  const mark = lockOn(dataDir);
  if (mark.tryShared()) return mark;
  mark.close();
  throw new Error(`${dataDir} is being checked for other users, although the start lock is held`);
}

/**
 * Two containers that share a data folder do not see each other's processes: each would take the other's server for
 * dead and start its own on the same files, which destroys them. This lock they do see.
 */
export async function ensureNotInUse(dataDir: string): Promise<void> {
  const lock = lockOn(dataDir);
  try {
    const deadline = performance.now() + WAIT_LIMIT_MS;
    while (!lock.tryExclusive()) {
      if (performance.now() > deadline) throw inUse(dataDir);
      await sleep(POLL_MS);
    }
  } finally {
    lock.close();
  }
}

function inUse(dataDir: string): Error {
  return new ExplainedProblem(
    `The database in ${dataDir} is in use by a process that cannot be seen from here, probably in another container. ` +
      'Stop that one, give each its own DATA_DIR, or let them share a PostgreSQL server by DATABASE_URL.',
  );
}
