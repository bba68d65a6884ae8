/** Started by the first test of a run: keeps the run's server until the run is over, then removes what is left of it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeSocketFolder } from '../host/socket-folder.ts';
import { isPostmaster, readPidFile, removeStaleSocket, stopPostmaster } from '../postmaster.ts';
import { abandonedFolders, folderOf, isOver, type TestRun } from './test-run.ts';
import { joinThrowaway } from './throwaway.ts';

const POLL_MS = 200;

async function watch(run: TestRun): Promise<void> {
  for (const folder of abandonedFolders()) await removeServer(folder);
  if (!isOver(run)) await holdUntilOver(run);
  await removeServer(folderOf(run));
}

async function holdUntilOver(run: TestRun): Promise<void> {
  const server = await joinThrowaway(run);
  while (!isOver(run)) await sleep(POLL_MS);
  await server.stop();
}

async function removeServer(folder: string): Promise<void> {
  const clusterDir = path.join(folder, 'postgres');
  const left = readPidFile(clusterDir);
  if (left !== undefined) {
    if (isPostmaster(left.pid, clusterDir)) await stopPostmaster(left.pid, clusterDir);
    if (left.socketFolder !== undefined && fs.existsSync(left.socketFolder)) {
      removeStaleSocket(left.socketFolder);
      removeSocketFolder(left.socketFolder);
    }
  }
  fs.rmSync(folder, { recursive: true, force: true });
}

const [pid, began] = process.argv.slice(2);
if (pid === undefined || began === undefined)
  throw new Error('usage: throwaway-watcher.ts <pid of the run> <its start>');
await watch({ pid: Number(pid), began });
