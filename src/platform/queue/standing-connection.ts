import { randomBytes } from 'node:crypto';
import type pg from 'pg';

const RECONNECT_MS = 1_000;
/** It only waits, so it must ask by itself whether anybody is still there. */
const ASK_EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;

export interface StandingConnection {
  /** The lock that shows that this worker lives; null while it holds none. */
  presence(): string | null;
  /** Resolves after the first try, whether it succeeded or not. */
  ready: Promise<void>;
  /** For how long the lock has been held without a break. */
  presentForMs(): number;
  close(): Promise<void>;
}

/**
 * The connection that a worker keeps for as long as it lives. It calls `onJob` whenever a job was committed, and holds an
 * advisory lock that the server takes back in the moment in which the process is gone. A lost connection is made anew;
 * polling and the leases bridge the gap.
 */
export function standConnected(pool: pg.Pool, onJob: () => void, log: (line: string) => void): StandingConnection {
  const lock = randomBytes(8).readBigInt64BE().toString();
  let closed = false;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let presentSince: number | null = null;
  let asking: NodeJS.Timeout | undefined;

  const lost = (error: Error) => {
    clearTimeout(asking);
    presentSince = null;
    client?.release(error);
    client = undefined;
    if (closed) return;
    log(`queue: listening again after ${error.message}`);
    retry = setTimeout(connect, RECONNECT_MS);
  };

  async function connect(): Promise<void> {
    try {
      const connected = await pool.connect();
      if (closed) return connected.release(true);
      client = connected;
      connected.on('notification', onJob);
      connected.once('error', lost);
      await connected.query('listen letterpress_jobs');
      // Shared, so that it is never refused: only who asks whether we are gone wants the lock alone, for an instant.
      await connected.query('select pg_advisory_lock_shared($1)', [lock]);
      if (client !== connected) return;
      presentSince = performance.now();
      askLater(connected);
    } catch (error) {
      lost(error as Error);
    }
  }

  function askLater(connected: pg.PoolClient): void {
    asking = setTimeout(async () => {
      try {
        await connected.query({ text: 'select 1', query_timeout: ANSWER_WITHIN_MS } as pg.QueryConfig);
        if (client === connected) askLater(connected);
      } catch (error) {
        if (client === connected) lost(error as Error);
      }
    }, ASK_EVERY_MS).unref();
  }

  const ready = connect();
  return {
    ready,
    presence: () => (presentSince === null ? null : lock),
    presentForMs: () => (presentSince === null ? 0 : performance.now() - presentSince),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(asking);
      await ready;
      presentSince = null;
      client?.release(true);
      client = undefined;
    },
  };
}
