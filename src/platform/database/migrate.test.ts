import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { testDatabase } from '../../../test/support/database.ts';
import { buildIndexes } from './indexes.ts';
import { migrate, pendingMigrations } from './migrate.ts';

test('what is up to date stays as it is, and a database of a newer version is refused with a way out', async () => {
  const database = await testDatabase();
  try {
    assert.deepEqual(await migrate(database.connection), []);
    assert.deepEqual(await pendingMigrations(database.db), []);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(database.db);
    await assert.rejects(migrate(database.connection), /migrated by a newer version of Letterpress.*restore a backup/);
  } finally {
    await database.close();
  }
});

test('a migration waits for locks in short steps, and lets others pass', async () => {
  const database = await testDatabase();
  try {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table kysely_migration, kysely_migration_lock');
    const migrating = migrate(database.connection);
    await sleep(4_000);
    await holder.query('commit');
    holder.release();
    assert.deepEqual(await migrating, []);
  } finally {
    await database.close();
  }
});

test('large indexes are built once, without a transaction, again where a crash left half of one, and in the place of others', async () => {
  const database = await testDatabase();
  const indexes = { bench_of_kinds: 'documents (kind)', bench_of_titles: 'documents (title)' };
  try {
    assert.deepEqual(
      (await Promise.all([buildIndexes(database.pool, indexes), buildIndexes(database.pool, indexes)])).flat().sort(),
      ['bench_of_kinds', 'bench_of_titles'],
    );
    assert.deepEqual(await buildIndexes(database.pool, indexes), []);
    await sql`create table halves as select 1 as n from generate_series(1, 2)`.execute(database.db);
    await assert.rejects(
      database.pool.query('create unique index concurrently halves_n on halves (n)'),
      /duplicat|unique/,
    );
    const again = { halves_n: 'halves (n)' };
    assert.deepEqual(await buildIndexes(database.pool, again), ['halves_n']);
    assert.deepEqual(await buildIndexes(database.pool, again), []);
    const better = { halves_better: 'halves (n) include (n)' };
    assert.deepEqual(await buildIndexes(database.pool, better, ['halves_n']), ['halves_better']);
    const { rows } = await database.pool.query("select indexname from pg_indexes where tablename = 'halves'");
    assert.deepEqual(rows, [{ indexname: 'halves_better' }]);
  } finally {
    await database.close();
  }
});
