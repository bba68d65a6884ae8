import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { profileSchema } from '../../base/profile.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { openAccount } from '../accounts/open-account.ts';
import { importJob } from './import-job.ts';
import { acceptImport, beginImport } from './imports.ts';

const clock = testClock('2026-03-01T12:00:00Z');
const HOUR_MS = 3600_000;
let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

const job = () =>
  importJob(database.db, clock, async () => ({
    profile: profileSchema.parse({ schema: 1, basics: { name: 'Ann' } }),
    report: { found: {}, doubtful: [], leftOver: [] },
    text: null,
  }));

let people = 0;

async function newAccount(): Promise<string> {
  const email = `importer${++people}@example.com`;
  return (await openAccount(database.db, { email, plan: 'free', password: null, now: clock.now() })).id;
}

async function importOnce(accountId: string): Promise<string> {
  clock.advance(1000);
  const id = await beginImport(database.db, clock, {
    accountId,
    bytes: new Uint8Array([1]),
    fileName: null,
    byOperator: false,
  });
  const claimed = { id: 'j', kind: 'import', subject: id, accountId, attempt: 1, worker: 'w', claim: 'c' };
  const result = await job().run(claimed, new AbortController().signal, () => {});
  await inTransaction(database.db, (tx) => job().onDone(tx, [{ job: claimed, result }]));
  return id;
}

const count = async (table: 'profile_imports' | 'profile_versions', accountId: string) =>
  (await database.db.selectFrom(table).select('id').where('account_id', '=', accountId).execute()).length;

test('an account imports thirty files an hour', async () => {
  const account = await newAccount();
  for (let done = 0; done < 30; done++) await importOnce(account);
  await assert.rejects(importOnce(account), /30 imports an hour/);
  clock.advance(HOUR_MS);
  await importOnce(account);
});

test('imports that nobody accepted are kept to the newest fifty, with what was read', async () => {
  const account = await newAccount();
  const first = await importOnce(account);
  const second = await importOnce(account);
  await acceptImport(database.db, clock, account, second);
  for (let done = 0; done < 60; done++) {
    clock.advance(HOUR_MS / 10);
    await importOnce(account);
  }
  const left = await database.db.selectFrom('profile_imports').select('id').where('account_id', '=', account).execute();
  const ids = left.map((row) => row.id);
  assert.ok(ids.includes(first) && ids.includes(second), 'what was in force stays');
  assert.equal(await count('profile_imports', account), 53);
  assert.equal(await count('profile_versions', account), 53);
});
