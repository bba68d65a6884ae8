import pg from 'pg';

/**
 * A pool that trusts no connection that left a question unanswered. Where one does not answer in time the network may
 * have dropped it silently, and with it all others of its age: the idle ones are closed too, so that not every one of
 * them has to be waited for.
 */
export function createPool(options: pg.PoolConfig, log: (line: string) => void): pg.Pool {
  const idle = new Set<pg.PoolClient>();

  function closeSilent(silent: pg.Client): void {
    log('database: a connection did not answer; it and all idle ones are made anew');
    for (const client of [silent, ...idle]) client.connection.stream.destroy();
  }

  class WatchedClient extends pg.Client {
    // The driver has many forms of this call, and all of them pass through.
    override query(...args: unknown[]): never {
      const answer = (super.query as (...args: unknown[]) => unknown)(...args);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          if (error.message === 'Query read timeout') closeSilent(this);
        });
      }
      return answer as never;
    }
  }

  const pool = new pg.Pool({
    ...options,
    Client: WatchedClient,
    // Connections stay: closing idle ones would cost a timer on every query.
    idleTimeoutMillis: 0,
  } as pg.PoolConfig);
  // Both listeners are needed: without them a lost connection, idle or between two queries, ends the process.
  pool.on('error', (error) => log(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  return pool;
}
