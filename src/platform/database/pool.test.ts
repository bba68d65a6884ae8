import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { createLine } from '../../../test/support/line.ts';
import { createPool } from './pool.ts';

const CONNECTIONS = 4;
const ANSWER_WITHIN_MS = 2_000;

const line = createLine();
const lines: string[] = [];
let database: TestDatabase;
let pool: pg.Pool;

before(async () => {
  database = await testDatabase();
  const connectionString = await line.open(database.connection);
  pool = createPool({ connectionString, max: CONNECTIONS, query_timeout: ANSWER_WITHIN_MS }, (text) =>
    lines.push(text),
  );
});
after(async () => {
  line.speak();
  await pool.end();
  await line.cut();
  await database.close();
});

const pids = async () =>
  (
    await Promise.all(
      Array.from({ length: CONNECTIONS }, () => pool.query('select pg_backend_pid() as pid, pg_sleep(0.1)')),
    )
  ).map(({ rows }) => rows[0].pid as number);

test('after one silent answer all idle connections are closed, and the next queries succeed at once', async () => {
  const before = new Set(await pids());
  assert.equal(before.size, CONNECTIONS);
  line.silence();
  await assert.rejects(pool.query('select 1'), /Query read timeout/);
  line.speak();
  const later = await pids();
  assert.deepEqual(
    later.filter((pid) => before.has(pid)),
    [],
  );
  assert.equal(lines.filter((text) => text.includes('did not answer')).length, 1);
});
