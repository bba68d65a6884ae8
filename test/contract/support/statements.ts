import type pg from 'pg';

/** How many statements the service sends to its database during some work. */
export async function statementsDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient): void => {
    if (originals.has(client)) return;
    const original = client.query;
    originals.set(client, original);
    client.query = ((...sent: Parameters<typeof original>) => {
      count++;
      return original.apply(client, sent);
    }) as typeof original;
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, original] of originals) client.query = original;
  }
  return count;
}
