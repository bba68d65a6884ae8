import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../test/support/database.ts';
import { until } from '../../../test/support/until.ts';
import { openDatabase } from './database.ts';
import { countServers, serverName } from './servers.ts';

test('processes that serve are counted, whatever the number of their connections, and no others', async () => {
  const database = await testDatabase();
  const open = (name?: string) =>
    openDatabase({ connection: database.connection, maxConnections: 5, name, log: () => {} });
  const servers = [open(serverName()), open(serverName())];
  const worker = open();
  const count = () => countServers(worker.pool);
  try {
    assert.equal(await count(), 0);
    for (const { db } of servers)
      await Promise.all([sql`select pg_sleep(0.05)`.execute(db), sql`select 1`.execute(db)]);
    assert.equal(await count(), 2);
    await servers.pop()!.close();
    await until(async () => (await count()) === 1);
  } finally {
    await Promise.all([...servers, worker].map((opened) => opened.close()));
    await database.close();
  }
});
