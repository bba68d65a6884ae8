import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Flavour } from '../bring-up.ts';
import { isRoot } from '../host/run-as.ts';
import { type EmbeddedServer, launch } from '../launch.ts';
import { ExplainedProblem } from '../problems.ts';
import { currentRun, folderOf, type TestRun } from './test-run.ts';

/** For tests alone: nothing in it outlives the run, so nothing waits for the disk. */
const THROWAWAY: Flavour = {
  initdbArguments: ['--no-sync'],
  // Every test file has a database of its own.
  programRights: 'createdb',
  settings: {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // It works as the server's owner, and what it is at cannot be dropped by the program's role.
    autovacuum: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
    dynamic_shared_memory_type: 'mmap',
    timezone: 'UTC',
    log_timezone: 'UTC',
  },
};

/**
 * A server for tests, one for a whole run: `node --test` gives each file a process of its own, and they all share the
 * server that is named after their runner. A watcher holds it until the run is over, however that ends, and then
 * removes it.
 */
export async function startThrowaway(): Promise<EmbeddedServer> {
  const run = currentRun();
  if (makeFolder(folderOf(run))) startWatcher(run);
  return joinThrowaway(run);
}

/** What the run's processes and its watcher do alike. */
export function joinThrowaway(run: TestRun): Promise<EmbeddedServer> {
  return launch({ dataDir: folderOf(run) }, THROWAWAY);
}

/** True for the process that made the folder: one of the run's processes, and only one. */
function makeFolder(folder: string): boolean {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { uid } = fs.lstatSync(folder);
    if (uid === process.getuid?.()) return false;
    throw new ExplainedProblem(
      `${folder} belongs to the user with id ${uid}. Remove it, or set TMPDIR to another folder.`,
    );
  }
  if (isRoot()) fs.chmodSync(folder, 0o711);
  return true;
}

function startWatcher(run: TestRun): void {
  const program = fileURLToPath(new URL('throwaway-watcher.ts', import.meta.url));
  const watcher = spawn(process.execPath, [program, String(run.pid), run.began], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  watcher.unref();
}
