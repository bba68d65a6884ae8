import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { createLine } from '../../../test/support/line.ts';
import { until } from '../../../test/support/until.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { wakeWorkers } from './enqueue.ts';
import { type StandingConnection, standConnected } from './standing-connection.ts';

const line = createLine();
let database: TestDatabase;
let distant: Database;
let standing: StandingConnection;
let jobs = 0;

before(async () => {
  database = await testDatabase();
  const connectionString = await line.open(database.connection);
  distant = openDatabase({ connection: { connectionString }, maxConnections: 5, log: () => {} });
  standing = standConnected(
    distant.pool,
    () => jobs++,
    () => {},
  );
  await standing.ready;
});
after(async () => {
  line.speak();
  await standing.close();
  await distant.close();
  await line.cut();
  await database.close();
});

test('jobs that are committed while a notification is under way are told together, in one more', async () => {
  for (let committed = 0; committed < 5; committed++) wakeWorkers(database.db);
  await until(() => jobs === 2);
  await sleep(50);
  wakeWorkers(database.db);
  await until(() => jobs === 3);
});

test('a worker whose connection falls silent notices, is present again by itself, and hears of jobs', async () => {
  const lock = standing.presence();
  assert.notEqual(lock, null);
  line.silence();
  line.speak();
  await until(() => standing.presence() === null);
  await until(() => standing.presence() !== null);
  assert.equal(standing.presence(), lock);
  // The server has not noticed that the old connection is gone; the new one holds the lock beside it.
  const { rows } = await database.pool.query(
    `select count(*)::int as holders from pg_locks where locktype = 'advisory' and granted
       and (classid::bigint << 32 | objid::bigint) = $1`,
    [lock],
  );
  assert.equal(rows[0].holders, 2);
  const heard = jobs;
  await database.pool.query('notify letterpress_jobs');
  await until(() => jobs > heard);
});
