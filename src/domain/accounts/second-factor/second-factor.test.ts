import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testClock } from '../../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { openAccount } from '../open-account.ts';
import { fromBase32 } from '../testing/base32.ts';
import { createSeal } from './seal.ts';
import { createSecondFactor } from './second-factor.ts';
import { codeAt } from './totp.ts';

const clock = testClock('2026-03-01T12:00:00Z');
let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

const withSecrets = (...secrets: string[]) =>
  createSecondFactor({ db: database.db, clock, secrets, baseUrl: 'https://letterpress.example' });

const isUnreadable = { code: 'SERVICE_UNAVAILABLE', message: /Enter one of your recovery codes/ };

const newAccount = (email: string) =>
  openAccount(database.db, { email, plan: 'free', password: null, now: clock.now() });

test('a new signing secret takes over the second factors, and the old one can be removed', async () => {
  const account = await newAccount('ann@example.com');
  await withSecrets('old').begin(account.id, account.email);
  const confirm = (...secrets: string[]) => withSecrets(...secrets).confirm(account.id, '000000', newId());
  const isWrong = { code: 'VALIDATION_ERROR' };
  await assert.rejects(confirm('new', 'old'), isWrong);
  await assert.rejects(confirm('new'), isUnreadable);
  const unreadable = await newAccount('bob@example.com');
  await withSecrets('lost').begin(unreadable.id, unreadable.email);
  assert.equal(await withSecrets('new', 'old').reseal(), 1);
  await assert.rejects(confirm('new'), isWrong);
  await assert.rejects(confirm('old'), isUnreadable);
});

test('a recovery code works without the secret that the codes of the app need', async () => {
  const { id, email } = await newAccount('carl@example.com');
  const { secret } = await withSecrets('lost').begin(id, email);
  const session = await database.db
    .insertInto('auth_sessions')
    .values({
      user_id: id,
      token_hash: Buffer.alloc(32),
      expires_at: clock.now(),
      ip_address: null,
      user_agent: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = codeAt(fromBase32(secret), Math.floor(clock.now().getTime() / 30_000));
  const [recoveryCode] = await withSecrets('lost').confirm(id, code, session.id);
  await assert.rejects(withSecrets('new').turnOff(id, '000000'), isUnreadable);
  await withSecrets('new').turnOff(id, recoveryCode!);
  assert.equal((await withSecrets('new').status(id)).isOn, false);
});

test('what was sealed is read again as it was, for its purpose alone, and not when it was changed', () => {
  const { seal, unseal } = createSeal(['a secret'], 'one purpose');
  const sealed = seal(Buffer.from('text'));
  assert.equal(unseal(sealed).toString(), 'text');
  assert.ok(!sealed.includes('text'));
  assert.throws(() => createSeal(['a secret'], 'another purpose').unseal(sealed));
  sealed[sealed.length - 1]! ^= 1;
  assert.throws(() => unseal(sealed));
});
