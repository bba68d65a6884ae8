import type pg from 'pg';

const RECONNECT_MS = 1_000;

/** Calls `onJob` whenever a job was committed. A lost connection is made anew; polling bridges the gap. */
export function listenForJobs(
  pool: pg.Pool,
  onJob: () => void,
  log: (line: string) => void,
): { close(): Promise<void> } {
  let closed = false;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: Error) => {
    client?.release(error);
    client = undefined;
    if (closed) return;
    log(`queue: listening again after ${error.message}`);
    retry = setTimeout(listen, RECONNECT_MS);
  };

  async function listen(): Promise<void> {
    try {
      const connected = await pool.connect();
      if (closed) return connected.release(true);
      client = connected;
      connected.on('notification', onJob);
      connected.once('error', lost);
      await connected.query('listen letterpress_jobs');
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  const ready = listen();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await ready;
      client?.release(true);
      client = undefined;
    },
  };
}
