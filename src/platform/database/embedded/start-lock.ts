import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from './owned-file.ts';

const POLL_MS = 15;
const WAIT_LIMIT_MS = 180_000;
const SQLITE_BUSY = 5;

/** A lock that is collected as garbage is given up; what stands here is not. */
const held = new Set<DatabaseSync>();

/**
 * Runs `work` while no other process starts or stops the server of the same data folder.
 *
 * The lock must vanish with its holder, however that dies, or a kill -9 would leave a stale one to be guessed about.
 * Node offers one such lock: the one SQLite takes on a file. The file stays empty; nothing is stored in it. Nothing
 * else in this process may open the file: closing it again would drop the lock (POSIX).
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  held.add(lock);
  try {
    await acquire(lock, file);
    return await work();
  } finally {
    held.delete(lock);
    lock.close();
  }
}

/** Made once and by name alone, so that it is not opened while somebody holds it. */
export function makeLockFile(file: string, owner: Owner): void {
  try {
    const fd = fs.openSync(file, 'wx', 0o600);
    if (process.getuid?.() === 0) fs.fchownSync(fd, owner.uid, owner.gid);
    fs.closeSync(fd);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function acquire(lock: DatabaseSync, file: string): Promise<void> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  while (!tryAcquire(lock)) {
    if (performance.now() > deadline) {
      throw new Error(
        `Another process has been starting or stopping the database for ${WAIT_LIMIT_MS / 1000} s (it holds ${file}). ` +
          'Wait for it or stop it, then try again.',
      );
    }
    await sleep(POLL_MS);
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    // Without a journal on disk, so that a full one keeps nobody from stopping the server.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
