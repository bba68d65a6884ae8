import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { createReader, type Reader } from '../../platform/database/reader.ts';
import { openAccount } from '../accounts/open-account.ts';
import { type Authenticate, createAuthenticate } from './authenticate.ts';
import { newKey } from './key-format.ts';
import { createKey, findKey, listKeys, renameKey, revokeKey } from './keys.ts';

const clock = testClock('2026-03-01T12:00:00Z');
let database: TestDatabase;
let reader: Reader;
let authenticate: Authenticate;

before(async () => {
  database = await testDatabase();
  reader = createReader(database.connection, 1);
  authenticate = createAuthenticate(reader.read, clock);
});
after(async () => {
  await reader.close();
  await database.close();
});

async function account(isUnverified = false): Promise<string> {
  const email = `${newId()}@example.com`;
  return (await openAccount(database.db, { email, plan: 'pro', password: null, isUnverified, now: clock.now() })).id;
}

const create = (accountId: string, more: Partial<Parameters<typeof createKey>[2]> = {}) =>
  createKey(database.db, clock, { accountId, name: 'Laptop', expiresAt: null, ...more });

const later = (ms: number) => new Date(clock.now().getTime() + ms);

test('a key says whose it is, on which plan, and whether it may read alone', async () => {
  const accountId = await account();
  const [plain, watcher] = [await create(accountId), await create(accountId, { isReadOnly: true })];
  const caller = { accountId, plan: 'pro' };
  assert.deepEqual(await authenticate(plain.key), { ...caller, keyId: plain.id, isReadOnly: false });
  assert.deepEqual(await authenticate(watcher.key), { ...caller, keyId: watcher.id, isReadOnly: true });
});

test('unknown, revoked and expired keys, and those of suspended and unconfirmed accounts, are nobody’s', async () => {
  const accountId = await account();
  assert.equal(await authenticate(newKey()), null);
  assert.equal(await authenticate('lp_no-key'), null);
  const revoked = await create(accountId);
  await revokeKey(database.db, clock, revoked.id);
  assert.equal(await authenticate(revoked.key), null);
  const expiring = await create(accountId, { expiresAt: later(1000) });
  clock.advance(999);
  assert.notEqual(await authenticate(expiring.key), null);
  clock.advance(1);
  assert.equal(await authenticate(expiring.key), null);
  const { key } = await create(accountId);
  for (const state of ['suspended_at = now()', 'suspended_at = null, verified_at = null']) {
    await sql`update accounts set ${sql.raw(state)} where id = ${accountId}`.execute(database.db);
    assert.equal(await authenticate(key), null, state);
  }
});

test('a key is given once, and only its hash and its last four characters are stored', async () => {
  const accountId = await account();
  const { key, ...made } = await create(accountId, { name: '  Laptop ' });
  const { id } = made;
  const shown = { id, name: 'Laptop', hint: key.slice(-4), created_at: clock.now(), expires_at: null };
  assert.deepEqual(made, { ...shown, read_only: false });
  const listed = { ...shown, read_only: false, revoked_at: null, last_used_at: null };
  assert.deepEqual(await listKeys(database.db, accountId), [listed]);
  assert.deepEqual(await findKey(database.db, accountId, id), listed);
  const { rows } = await sql`select * from api_keys where id = ${id}`.execute(database.db);
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(key.slice(3, 20)));
});

test('a name has 1 to 100 characters that can be stored, an expiry lies ahead', async () => {
  const accountId = await account();
  for (const name of ['', '  ', 'x'.repeat(101), 'a\u0000b', '\ud800']) {
    await assert.rejects(create(accountId, { name }), { code: 'VALIDATION_ERROR', details: { field: 'name' } });
  }
  const { id } = await create(accountId, { name: '😀'.repeat(100), expiresAt: later(1) });
  await assert.rejects(renameKey(database.db, id, ' '), { code: 'VALIDATION_ERROR' });
  for (const ms of [0, -1]) {
    const refused = create(accountId, { expiresAt: later(ms) });
    await assert.rejects(refused, { code: 'VALIDATION_ERROR', details: { field: 'expiresAt' } });
  }
});

test('keys are for confirmed accounts, and in a session only while it lasts', async () => {
  await assert.rejects(create(await account(true)), { code: 'FORBIDDEN' });
  await assert.rejects(create(await account(), { sessionId: newId() }), { code: 'UNAUTHORIZED' });
});

test('an account has at most 100 keys, those that are revoked not counted', async () => {
  const [accountId, other] = [await account(), await account()];
  const first = await create(accountId);
  await sql`insert into api_keys (account_id, name, hash, hint, created_at)
    select ${accountId}, 'many', sha256(n::text::bytea), 'abcd', now() from generate_series(1, 98) n`.execute(
    database.db,
  );
  await create(accountId);
  await assert.rejects(create(accountId), /An account has at most 100 keys\. Revoke one first\./);
  await create(other);
  await revokeKey(database.db, clock, first.id);
  await create(accountId);
});

test('a key is found, renamed and revoked by its own account alone; whoever runs the service needs no account', async () => {
  const [accountId, stranger] = [await account(), await account()];
  const { id } = await create(accountId);
  for (const [asked, by] of [
    [id, stranger],
    [newId(), accountId],
    ['no id', accountId],
  ] as const) {
    const unknown = { code: 'NOT_FOUND', message: `There is no API key ${asked}.` };
    await assert.rejects(findKey(database.db, by, asked), unknown);
    await assert.rejects(renameKey(database.db, asked, 'Mine', by), unknown);
    await assert.rejects(revokeKey(database.db, clock, asked, by), unknown);
  }
  assert.equal((await renameKey(database.db, id, 'Phone', accountId)).name, 'Phone');
  assert.equal((await renameKey(database.db, id, 'Desk')).name, 'Desk');
  await revokeKey(database.db, clock, id, accountId);
  const revokedAt = clock.now();
  clock.advance(1000);
  await revokeKey(database.db, clock, id);
  assert.deepEqual((await findKey(database.db, accountId, id)).revoked_at, revokedAt);
});
