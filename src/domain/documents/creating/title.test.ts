import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { freeTitle, releaseTitle } from './title.ts';

let database: TestDatabase;
let accountId: string;
let versionId: string;

before(async () => {
  database = await testDatabase();
  [accountId, versionId] = [newId(), newId()];
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', now())`.execute(
    database.db,
  );
  await sql`insert into profile_versions (id, account_id, number, profile, created_at)
    values (${versionId}, ${accountId}, 1, '{}', now())`.execute(database.db);
});
after(() => database.close());

const create = (wanted: string): Promise<string> =>
  inTransaction(database.db, async (tx) => {
    const title = await freeTitle(tx, accountId, 'resume', wanted);
    await sql`insert into documents (account_id, kind, title, cost, request, profile_version_id, created_at)
      values (${accountId}, 'resume', ${title}, 5, '{}', ${versionId}, now())`.execute(tx);
    return title;
  });

const remove = (title: string): Promise<void> =>
  inTransaction(database.db, async (tx) => {
    await sql`delete from documents where title = ${title}`.execute(tx);
    await releaseTitle(tx, accountId, 'resume', title);
  });

test('a freed suffix is found again, also of a title that was shortened for it', async () => {
  for (const wanted of ['Analyst', 'a'.repeat(255), '😀'.repeat(254), 'b'.repeat(253)]) {
    const made = [await create(wanted), await create(wanted), await create(wanted)];
    await remove(made[1]!);
    assert.equal(await create(wanted), made[1]);
    for (const next of [/_3$/, /_4$/]) assert.match(await create(wanted), next);
  }
});

test('accounts count apart', async () => {
  const other = newId();
  await sql`insert into accounts (id, email, plan, created_at) values (${other}, 'b@example.com', 'free', now())`.execute(
    database.db,
  );
  await sql`insert into title_suffixes values (${other}, 'resume', 'Porter', 7)`.execute(database.db);
  assert.deepEqual([await create('Porter'), await create('Porter')], ['Porter', 'Porter_1']);
});

test('what is freed lets no other title be looked for from its beginning', async () => {
  await sql`insert into title_suffixes (account_id, kind, base, next_suffix)
    values (${accountId}, 'resume', 'Clerk', 2000), (${accountId}, 'cover_letter', 'C', 2000)`.execute(database.db);
  await create('C');
  await remove(await create('C'));
  await remove('Clerk_x');
  const { rows } = await sql`select base, next_suffix from title_suffixes where base in ('C', 'Clerk')
    order by base, kind`.execute(database.db);
  assert.deepEqual(rows, [
    { base: 'C', next_suffix: 2000 },
    { base: 'C', next_suffix: 1 },
    { base: 'Clerk', next_suffix: 2000 },
  ]);
});
