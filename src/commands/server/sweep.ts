import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { removeOrphanedFiles } from '../../domain/documents/files/orphans.ts';
import { retire } from '../../domain/documents/files/retention.ts';
import { forgetOldRequests } from '../../domain/keys/key-log.ts';
import { forgetOldUsage } from '../../domain/keys/usage.ts';
import { forgetOldSources } from '../../domain/profiles/source-files.ts';
import type { Engines } from '../../wire.ts';

const SWEEP_MS = 60_000;
/** Of a hundred PDFs or documents each; the rest waits for the next sweep. */
const BATCHES_PER_SWEEP = 50;

/** Removes what nobody needs any more, again and again until it is stopped. Stopping waits for what is under way. */
export function startSweeping(engines: Engines): { stop(): Promise<void> } {
  let sweeping: Promise<void> = Promise.resolve();
  let isSweeping = false;
  let isStopping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    sweeping = sweep(engines, () => isStopping).finally(() => {
      isSweeping = false;
    });
  }, SWEEP_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}

export async function sweep(engines: Engines, isStopping: () => boolean): Promise<void> {
  const { clock, database, files, config } = engines;
  try {
    for (let batch = 0; batch < BATCHES_PER_SWEEP && !isStopping(); batch++) {
      const retired = await retire(database.db, clock, config.retention);
      const removed = await removeOrphanedFiles(database.db, files.remove);
      if (retired === 0 && removed === 0) break;
    }
    await files.tidy();
    await forgetOldSources(database.db, clock);
    await forgetOldUsage(database.db, clock);
    await forgetOldRequests(database.db, clock);
  } catch (error) {
    engines.log(`sweep: ${loggedMessage(error)}`);
  }
}
