import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { openAccount } from '../accounts/open-account.ts';
import { restoreVersion, saveProfile } from './edit.ts';
import { beginImport } from './imports.ts';
import { storedBytes } from './storage.ts';
import { listVersions, readCurrentVersion, readVersionByNumber } from './versions.ts';

const clock = testClock('2026-03-10T09:00:00.000Z');
const MEBIBYTE = 2 ** 20;
let database: TestDatabase;

before(async () => {
  database = await testDatabase();
});
after(() => database.close());

/** Of so many bytes, which no compression makes fewer. */
function noise(bytes: number): string {
  let text = '';
  while (text.length < bytes) text += newId();
  return text.slice(0, bytes);
}

async function person() {
  const { db } = database;
  const wanted = { email: `${newId()}@example.com`, plan: 'free', password: null, now: clock.now() } as const;
  const { id } = await openAccount(db, wanted);
  return {
    id,
    used: () => inTransaction(db, (tx) => storedBytes(tx, id)),
    /** Later than edits that would be one version with it. */
    async save(name: string, bytes: number, roomBytes = 100 * MEBIBYTE): Promise<number> {
      clock.advance(10 * 60_000);
      const texts = Array.from({ length: Math.ceil(bytes / 20_000) }, () => noise(20_000));
      const profile = { schema: 1, basics: { name }, extra: { texts } };
      const basedOn = (await readCurrentVersion(db, id))?.number ?? null;
      return saveProfile(db, clock, id, { profile, basedOn }, roomBytes);
    },
    restore: (number: number) => restoreVersion(db, clock, id, number),
    upload: (bytes: number, roomBytes: number) =>
      beginImport(
        db,
        clock,
        { accountId: id, bytes: Buffer.from(noise(bytes)), fileName: null, byOperator: false },
        roomBytes,
      ),
    name: async (number: number) => (await readVersionByNumber(db, id, number)).basics.name,
    numbers: async () => (await listVersions(db, id)).map((version) => version.number),
  };
}

test('a restored version is the old one by reference, however often it is restored', async () => {
  const ann = await person();
  const first = await ann.save('First', MEBIBYTE);
  await ann.save('Second', 1000);
  const before = await ann.used();
  let newest = first;
  for (let n = 0; n < 20; n++) newest = await ann.restore(newest);
  assert.ok((await ann.used()) - before < 10_000);
  assert.equal(await ann.name(newest), 'First');
  assert.equal((await readCurrentVersion(database.db, ann.id))?.profile.basics.name, 'First');
  const { rows } = await sql<{ same_as: string }>`
    select distinct same_as from profile_versions where account_id = ${ann.id} and same_as is not null`.execute(
    database.db,
  );
  assert.equal(rows.length, 1, 'all refer to the one that keeps it');
});

test('the oldest versions give way to new ones, but not those that others are the same as', async () => {
  const ann = await person();
  const first = await ann.save('First', 300_000);
  const second = await ann.save('Second', 300_000);
  const restored = await ann.restore(first);
  await ann.save('Third', 300_000, MEBIBYTE);
  const fourth = await ann.save('Fourth', 300_000, MEBIBYTE);
  const numbers = await ann.numbers();
  assert.ok(!numbers.includes(second), `${numbers}`);
  assert.equal(await ann.name(restored), 'First');
  await ann.save('Fifth', 300_000, MEBIBYTE);
  const left = await ann.numbers();
  assert.deepEqual([left.includes(restored), left.includes(fourth)], [false, true], `${left}`);
  assert.ok((await ann.used()) <= MEBIBYTE);
});

test('what is larger than the room of an account is refused, and changes nothing', async () => {
  const ann = await person();
  const first = await ann.save('First', 1000, MEBIBYTE);
  const tooMuch = { code: 'VALIDATION_ERROR', message: /^There is no room left for this/ };
  await assert.rejects(ann.save('Second', 2 * MEBIBYTE, MEBIBYTE), tooMuch);
  await assert.rejects(ann.upload(MEBIBYTE, MEBIBYTE), tooMuch);
  assert.deepEqual(await ann.numbers(), [first]);
});

test('an imported file makes the history shorter where there is no other room', async () => {
  const ann = await person();
  for (const name of ['First', 'Second', 'Third']) await ann.save(name, 300_000, MEBIBYTE);
  await ann.upload(500_000, MEBIBYTE);
  assert.ok((await ann.used()) <= MEBIBYTE);
  assert.equal((await readCurrentVersion(database.db, ann.id))?.profile.basics.name, 'Third');
});
