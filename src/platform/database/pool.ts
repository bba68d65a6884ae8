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
    // Whoever holds it gives it back, and the pool keeps none that has been ended.
    silent.end().catch(() => {});
    silent.connection.stream.destroy();
    for (const client of idle) {
      // The pool lets go of an idle one in the moment in which it hears of an error, and not only when its socket is closed.
      client.emit('error', new Error('closed together with a silent one'));
      client.connection.stream.destroy();
    }
  }

  const watched = (client: pg.Client, error: unknown): void => {
    if (error instanceof Error && error.message === 'Query read timeout') closeSilent(client);
  };

  class WatchedClient extends pg.Client {
    // The driver has many forms of this call, and all of them pass through. The pool's own `query` gives a callback.
    override query(...args: unknown[]): never {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
          watched(this, error);
          callback(error, ...rest);
        };
      }
      const answer = (super.query as (...args: unknown[]) => unknown)(...args);
      if (answer instanceof Promise) answer.catch((error) => watched(this, error));
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
