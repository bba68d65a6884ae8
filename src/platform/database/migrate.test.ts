import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../test/support/database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

test('what is up to date stays as it is, and a database of a newer version is refused with a way out', async () => {
  const database = await testDatabase();
  try {
    assert.deepEqual(await migrate(database.db), []);
    assert.deepEqual(await pendingMigrations(database.db), []);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(database.db);
    await assert.rejects(migrate(database.db), /migrated by a newer version of Letterpress.*restore a backup/);
  } finally {
    await database.close();
  }
});
