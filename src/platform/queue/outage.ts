import { setTimeout as sleep } from 'node:timers/promises';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { isDatabaseUnavailable } from '../database/database.ts';

const OUTAGE_MS = { least: 1_000, most: 5_000 };
const STORE_AGAIN_MS = { least: 100, most: 2_000 };

export type Outage = ReturnType<typeof createOutage>;

/** How long this process claims nothing, because the database or the storage is out of order. */
export function createOutage(log: (line: string) => void, killing: AbortSignal) {
  let lengthMs = 0;
  let until = 0;

  function begin(error: unknown): void {
    const now = performance.now();
    if (now < until) return;
    lengthMs = Math.min(Math.max(lengthMs * 2, OUTAGE_MS.least), OUTAGE_MS.most);
    until = now + lengthMs;
    log(`queue: out of order for ${lengthMs / 1000} s: ${loggedMessage(error)}`);
  }

  return {
    begin,

    /** A job was stored: the next outage is a short one again. */
    forget(): void {
      lengthMs = 0;
    },

    remainingMs: (): number => until - performance.now(),

    /** Again and again while the database is away: what was worked for is not lost, and the fence decides in the end. */
    async insist<T>(work: () => Promise<T>): Promise<T> {
      for (let pauseMs = STORE_AGAIN_MS.least; ; pauseMs = Math.min(pauseMs * 2, STORE_AGAIN_MS.most)) {
        try {
          return await work();
        } catch (error) {
          if (!isDatabaseUnavailable(error) || killing.aborted) throw error;
          begin(error);
        }
        await sleep(pauseMs);
      }
    },
  };
}
