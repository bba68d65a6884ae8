import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { openAccount } from './open-account.ts';
import { createSeal } from './seal.ts';
import { createSecondFactor } from './second-factor.ts';

const clock = testClock('2026-03-01T12:00:00Z');
let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

const withSecrets = (...secrets: string[]) =>
  createSecondFactor({ db: database.db, clock, secrets, baseUrl: 'https://letterpress.example' });

test('a new signing secret takes over the second factors, and the old one can be removed', async () => {
  const account = await openAccount(database.db, {
    email: 'ann@example.com',
    plan: 'free',
    password: null,
    now: clock.now(),
  });
  await withSecrets('old').begin(account.id, account.email);
  const confirm = (...secrets: string[]) => withSecrets(...secrets).confirm(account.id, '000000', newId());
  const isWrong = { code: 'VALIDATION_ERROR' };
  await assert.rejects(confirm('new', 'old'), isWrong);
  await assert.rejects(confirm('new'), /SIGNING_SECRET that is no longer given/);
  await withSecrets('new', 'old').reseal();
  await assert.rejects(confirm('new'), isWrong);
  await assert.rejects(confirm('old'), /SIGNING_SECRET that is no longer given/);
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
