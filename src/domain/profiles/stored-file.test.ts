import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { insertAccount } from '../accounts/accounts.ts';
import { beginImport, dismissImport } from './imports.ts';
import { readStoredFile } from './stored-file.ts';

let database: TestDatabase;
const clock = testClock('2026-01-31T12:00:00Z');

before(async () => {
  database = await testDatabase();
});
after(() => database.close());

async function stored(bytes: Uint8Array): Promise<{ accountId: string; importId: string }> {
  const account = { email: `${newId()}@example.com`, plan: 'free' as const, now: clock.now() };
  const { id: accountId } = await inTransaction(database.db, (tx) => insertAccount(tx, account));
  const wanted = { accountId, bytes, fileName: null, byOperator: false };
  return { accountId, importId: await beginImport(database.db, clock, wanted) };
}

test('a stored file comes back byte for byte, whether or not it fills its last slice', async () => {
  for (const size of [0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20]) {
    const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7919) >> 8);
    const { importId } = await stored(bytes);
    const back = await readStoredFile(database.db, importId);
    assert.ok(back !== null && Buffer.from(bytes).equals(back), `${size} bytes`);
  }
});

test('the file of an import that was dismissed is gone', async () => {
  const { accountId, importId } = await stored(new Uint8Array(10));
  await dismissImport(database.db, clock, accountId, importId);
  assert.equal(await readStoredFile(database.db, importId), null);
});
