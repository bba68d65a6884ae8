import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 15;
const WAIT_LIMIT_MS = 180_000;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process starts or stops the server of the same data folder.
 *
 * The lock must vanish with its holder, however that dies, or a kill -9 would leave a stale one to be guessed about.
 * Node offers one such lock: the one SQLite takes on a file. The file stays empty; nothing is stored in it.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    await acquire(lock, file);
    return await work();
  } finally {
    lock.close();
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
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
