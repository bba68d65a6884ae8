import fs from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../host/binaries.ts';
import { findPlacement, SYSTEM_FALLBACKS } from '../host/placement.ts';
import { isPostmaster, readPidFile } from '../postmaster.ts';
import { ExplainedProblem } from '../problems.ts';
import { ensureNotInUse } from './folder-use.ts';
import { withStartLock } from './start-lock.ts';

/** Runs `work` on the files of a server that does not run, and keeps everybody from starting it meanwhile. */
export async function withStoppedServer<T>(
  options: { dataDir: string; binDir?: string },
  work: (clusterDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = fs.realpathSync(options.dataDir);
  return withStartLock(dataDir, async () => {
    const binaries = () => findBinaries({ binDir: options.binDir, copiesDir: dataDir });
    const { clusterDir } = findPlacement(dataDir, binaries, SYSTEM_FALLBACKS);
    const running = readPidFile(clusterDir);
    if (running && isPostmaster(running.pid, clusterDir)) {
      throw new ExplainedProblem(
        `The database in ${dataDir} is in use. Stop every program of Letterpress that uses the folder, and try again.`,
      );
    }
    await ensureNotInUse(dataDir);
    return work(clusterDir);
  });
}

/** Where the next start looks for a cluster that was copied here. Until it is whole it has a name that a start removes. */
export function clusterPlaces(dataDir: string): { unfinished: string; finished: string } {
  const finished = path.join(dataDir, 'postgres');
  return { unfinished: `${finished}.new-restored`, finished };
}
