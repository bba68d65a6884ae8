import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExplainedProblem } from '../problems.ts';
import { FolderLock } from './folder-lock.ts';

const POLL_MS = 15;
const WAIT_LIMIT_MS = 180_000;

/** Runs `work` while no other process starts or stops the server of the same data folder. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(dataDir, 'postgres.lock');
  const lock = new FolderLock(file, fs.statSync(dataDir));
  try {
    const deadline = performance.now() + WAIT_LIMIT_MS;
    while (!lock.tryExclusive()) {
      if (performance.now() > deadline) throw tooLong(file);
      await sleep(POLL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tooLong(file: string): Error {
  return new ExplainedProblem(
    `Another process has been starting or stopping the database for ${WAIT_LIMIT_MS / 1000} s (it holds ${file}). ` +
      'Wait for it or stop it, then try again.',
  );
}
