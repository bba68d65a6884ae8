import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Answer } from '../../../../../test/support/call.ts';
import { type TestClock, testClock } from '../../../../../test/support/clock.ts';
import { type MailServer, startMailServer } from '../../../../../test/support/mail-server.ts';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { lockAccount, suspendAccount } from '../../../../domain/accounts/accounts.ts';
import { insertCredential } from '../../../../domain/accounts/oauth/credential.ts';
import { replacePassword } from '../../../../domain/accounts/open-account.ts';
import { codeAt } from '../../../../domain/accounts/second-factor/totp.ts';
import { fromBase32 } from '../../../../domain/accounts/testing/base32.ts';
import { inTransaction, type Tx } from '../../../../platform/database/database.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';

const PASSWORD = 'correct horse battery';
const STEP_MS = 30_000;

let clock: TestClock;
let mail: MailServer;
let service: Service;
before(async () => {
  clock = testClock('2026-03-01T12:00:00Z');
  mail = await startMailServer();
  service = await startService({ workers: false, clock, config: { smtpUrl: mail.url } });
});
after(async () => {
  await service.close();
  await mail.close();
});

async function person(): Promise<Browser & { email: string; id: string }> {
  const { email, id } = await service.account({ password: PASSWORD });
  const browser = openBrowser(service);
  assert.equal((await browser.post('/sign-in', { email, password: PASSWORD })).status, 200);
  return { ...browser, email, id };
}

/** The code that the app shows now; each call is a half-minute later, for a code works once. */
function nextCode(secret: string): string {
  clock.advance(STEP_MS);
  return codeAt(fromBase32(secret), Math.floor(clock.now().getTime() / STEP_MS));
}

async function withSecondFactor() {
  const owner = await person();
  const begun = (await owner.post('/second-factor/begin', { password: PASSWORD })).json;
  const confirmed = await owner.post('/second-factor/confirm', { code: nextCode(begun.secret) });
  assert.equal(confirmed.status, 200);
  return { owner, secret: begun.secret as string, recoveryCodes: confirmed.json.recoveryCodes as string[] };
}

async function firstStep(email: string, password = PASSWORD): Promise<Browser> {
  const browser = openBrowser(service);
  const answer = await browser.post('/sign-in', { email, password });
  assert.deepEqual([answer.status, answer.json], [200, { needsCode: true }]);
  assert.equal((await browser.get('/session')).status, 401);
  return browser;
}

/** Asks while another transaction has changed something, and is about to store it. */
async function askWhile(change: (tx: Tx) => Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer> {
  const { asked } = await inTransaction(service.database.db, async (tx) => {
    await change(tx);
    const asked = ask();
    await until(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(tx);
      return rows.length > 0;
    });
    return { asked };
  });
  return asked;
}

describe('a sign-in under way', () => {
  const signIn = ({ email }: { email: string }) => openBrowser(service).post('/sign-in', { email, password: PASSWORD });

  test('gets no session while a second factor is turned on', async () => {
    const owner = await person();
    const factor = { account_id: owner.id, secret: Buffer.alloc(64), last_step: '0' };
    const row = { ...factor, confirmed_at: clock.now(), created_at: clock.now() };
    const turnOn = async (tx: Tx) => {
      await lockAccount(tx, owner.id);
      await tx.insertInto('second_factors').values(row).execute();
    };
    assert.deepEqual((await askWhile(turnOn, () => signIn(owner))).json, { needsCode: true });
  });

  test('gets no session by a password that is being replaced', async () => {
    const owner = await person();
    const replace = (tx: Tx) => replacePassword(tx, owner.id, 'another:hash', clock.now(), null);
    assert.equal((await askWhile(replace, () => signIn(owner))).status, 401);
  });

  test('is told that the account was suspended before the code came', async () => {
    const { owner, secret } = await withSecondFactor();
    const browser = await firstStep(owner.email);
    await suspendAccount(service.database.db, owner.id, clock.now());
    const answer = await browser.post('/sign-in/code', { code: nextCode(secret) });
    assert.deepEqual([answer.status, /^This account is suspended/.test(answer.json.message)], [403, true]);
  });
});

describe('the second factor', () => {
  test('is turned on by the password and a first code, and signs out all other devices', async () => {
    const owner = await person();
    const other = openBrowser(service);
    await other.post('/sign-in', { email: owner.email, password: PASSWORD });
    assert.deepEqual((await owner.get('/second-factor')).json, { isOn: false, recoveryCodesLeft: 0 });
    assert.equal((await owner.post('/second-factor/begin', { password: 'not the password' })).json.field, 'password');
    const { secret, uri } = (await owner.post('/second-factor/begin', { password: PASSWORD })).json;
    assert.match(secret, /^[A-Z2-7]{32}$/);
    assert.match(uri, new RegExp(`^otpauth://totp/Letterpress.*secret=${secret}&issuer=`));
    assert.equal((await owner.post('/second-factor/confirm', { code: '000000' })).json.field, 'code');
    const again = openBrowser(service);
    assert.ok((await again.post('/sign-in', { email: owner.email, password: PASSWORD })).json.account, 'not asked yet');
    const { recoveryCodes } = (await owner.post('/second-factor/confirm', { code: nextCode(secret) })).json;
    assert.equal(new Set(recoveryCodes).size, 10);
    assert.deepEqual((await owner.get('/second-factor')).json, { isOn: true, recoveryCodesLeft: 10 });
    assert.equal((await other.get('/session')).status, 401);
    const second = await owner.post('/second-factor/begin', { password: PASSWORD });
    assert.equal(second.status, 400, 'a second secret does not take the place of the first');
    const { rows } = await sql<{ found: string }>`
      select t::text as found from second_factors t where account_id = ${owner.id}`.execute(service.database.db);
    assert.ok(!rows[0]!.found.includes(fromBase32(secret).toString('hex')), 'the secret is stored encrypted');
  });

  test('is asked for behind the password, and a code works once', async () => {
    const { owner, secret } = await withSecondFactor();
    const browser = await firstStep(owner.email);
    assert.equal((await browser.post('/sign-in/code', { code: '000000' })).json.field, 'code');
    const code = nextCode(secret);
    const answer = await browser.post('/sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    assert.equal(answer.json.account.email, owner.email);
    assert.equal((await browser.get('/session')).status, 200);
    const thief = await firstStep(owner.email);
    assert.equal((await thief.post('/sign-in/code', { code })).status, 400, 'seen over a shoulder, and of no use');
    assert.equal((await thief.get('/session')).status, 401);
  });

  test('is not asked of somebody who did not give the password, or gave it long ago', async () => {
    const { owner, secret } = await withSecondFactor();
    assert.equal((await openBrowser(service).post('/sign-in/code', { code: nextCode(secret) })).status, 403);
    const late = await firstStep(owner.email);
    clock.advance(11 * 60_000);
    assert.equal((await late.post('/sign-in/code', { code: nextCode(secret) })).status, 403);
    const replaced = await firstStep(owner.email);
    const change = { current: PASSWORD, next: 'another password', code: nextCode(secret) };
    assert.equal((await owner.post('/password/change', change)).status, 200);
    assert.equal((await replaced.post('/sign-in/code', { code: nextCode(secret) })).status, 403);
  });

  test('a recovery code opens the account once', async () => {
    const { owner, recoveryCodes } = await withSecondFactor();
    const browser = await firstStep(owner.email);
    const code = recoveryCodes[3]!.toLowerCase();
    assert.equal((await browser.post('/sign-in/code', { code })).status, 200);
    assert.equal((await browser.get('/second-factor')).json.recoveryCodesLeft, 9);
    await mail.message(owner.email, /A recovery code was used/);
    const again = await firstStep(owner.email);
    assert.equal((await again.post('/sign-in/code', { code })).status, 400);
    const codes = recoveryCodes.slice(5, 8);
    const answers = await Promise.all(codes.map((one) => again.post('/sign-in/code', { code: one })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403]);
    assert.equal((await again.get('/second-factor')).json.recoveryCodesLeft, 8, 'of good codes at once one is used up');
  });

  test('is not turned on by a code of a secret that is being replaced', async () => {
    const [owner, other] = [await person(), await person()];
    const { secret } = (await owner.post('/second-factor/begin', { password: PASSWORD })).json;
    await other.post('/second-factor/begin', { password: PASSWORD });
    const replace = (tx: Tx) =>
      sql`update second_factors set secret = (select secret from second_factors where account_id = ${other.id})
          where account_id = ${owner.id}`.execute(tx);
    const confirm = () => owner.post('/second-factor/confirm', { code: nextCode(secret) });
    assert.equal((await askWhile(replace, confirm)).json.field, 'code');
    assert.equal((await owner.get('/second-factor')).json.isOn, false);
  });

  test('guesses are slowed down, and at twenty an hour nobody that the account does not know may go on', async () => {
    const { owner, secret, recoveryCodes } = await withSecondFactor();
    const browser = await firstStep(owner.email);
    for (let n = 0; n < 6; n++) await browser.post('/sign-in/code', { code: '000000' });
    const slowed = await browser.post('/sign-in/code', { code: '000000' });
    assert.equal(slowed.status, 429);
    assert.match(slowed.json.message, /^Too many attempts/);
    for (let n = 0; n < 15; n++) {
      clock.advance(1_000);
      const other = await firstStep(owner.email);
      await other.post('/sign-in/code', { code: '000000' });
    }
    const late = await firstStep(owner.email);
    assert.equal((await late.post('/sign-in/code', { code: nextCode(secret) })).status, 429);
    assert.equal((await late.post('/sign-in/code', { code: recoveryCodes[0] })).status, 200, 'the owner’s way in');
    clock.advance(3600_000);
    const later = await firstStep(owner.email);
    assert.equal((await later.post('/sign-in/code', { code: nextCode(secret) })).status, 200);
  });

  test('is asked for behind a reset of the password, too', async () => {
    const { owner, secret } = await withSecondFactor();
    const browser = openBrowser(service);
    await browser.post('/password/forgot', { email: owner.email });
    const token = /token=([\w-]{43})/.exec(await mail.message(owner.email, /Choose a new password/))![1];
    const reset = await browser.post('/password/reset', { token, password: 'another password' });
    assert.deepEqual(reset.json, { needsCode: true });
    assert.equal((await browser.get('/session')).status, 401);
    assert.equal((await browser.post('/sign-in/code', { code: nextCode(secret) })).status, 200);
  });

  test('is asked for where the password or the address is changed', async () => {
    const { owner, secret, recoveryCodes } = await withSecondFactor();
    const changes = {
      '/password/change': { current: PASSWORD, next: 'another password' },
      '/email/change': { email: `later-${owner.email}`, password: 'another password' },
    };
    const codes = [nextCode(secret), recoveryCodes[0]];
    for (const [path, change] of Object.entries(changes)) {
      for (const wrong of [{}, { code: '000000' }]) {
        const refused = await owner.post(path, { ...change, ...wrong });
        assert.deepEqual([refused.status, refused.json.field], [400, 'code'], path);
      }
      assert.equal((await owner.post(path, { ...change, code: codes.shift() })).status, 200, path);
    }
    await mail.message(owner.email, /A recovery code was used/);
  });

  test('is turned off by the password and a code together; wrong codes slow the session down', async () => {
    const { owner, secret } = await withSecondFactor();
    const off = (body: object) => owner.post('/second-factor/off', body);
    assert.equal((await off({ password: 'not the password', code: nextCode(secret) })).json.field, 'password');
    for (let n = 0; n < 6; n++) await off({ password: PASSWORD, code: '000000' });
    assert.equal((await off({ password: PASSWORD, code: nextCode(secret) })).status, 200);
    await mail.message(owner.email, /was turned on/);
    await mail.message(owner.email, /was turned off/);
    assert.deepEqual((await owner.get('/second-factor')).json, { isOn: false, recoveryCodesLeft: 0 });
    const answer = await openBrowser(service).post('/sign-in', { email: owner.email, password: PASSWORD });
    assert.equal(answer.json.account.email, owner.email);
  });
});

describe('another address', () => {
  const ask = (owner: Browser, email: string, password = PASSWORD) => owner.post('/email/change', { email, password });
  const linkTo = async (email: string) =>
    /token=([\w-]{43})/.exec(await mail.message(email, /Confirm your new e-mail/))![1]!;

  test('holds once its mailbox and the password confirm it; the old one is told twice', async () => {
    const owner = await person();
    const email = `new-${owner.email}`;
    assert.equal((await ask(owner, email, 'not the password')).json.field, 'password');
    assert.equal((await ask(owner, email)).status, 200);
    await mail.message(owner.email, /about to change/);
    const token = await linkTo(email);
    assert.equal((await owner.get('/session')).json.account.email, owner.email);
    const elsewhere = openBrowser(service);
    const stranger = await elsewhere.post('/email/change/confirm', { token, password: 'a guess of a stranger' });
    assert.deepEqual([stranger.status, stranger.json.field], [400, 'password']);
    const confirmed = await elsewhere.post('/email/change/confirm', { token, password: PASSWORD });
    assert.deepEqual([confirmed.status, confirmed.json], [200, { email }]);
    assert.equal((await owner.get('/session')).status, 401, 'devices other than the one that confirmed are signed out');
    await mail.message(owner.email, /was changed/);
    assert.equal((await openBrowser(service).post('/sign-in', { email, password: PASSWORD })).status, 200);
    assert.equal((await openBrowser(service).post('/sign-in', { email: owner.email, password: PASSWORD })).status, 401);
    const again = await elsewhere.post('/email/change/confirm', { token, password: PASSWORD });
    assert.equal(again.status, 400, 'the link works once');
  });

  test('is not opened any more by whom a provider knew by the old one', async () => {
    const owner = await person();
    const { db } = service.database;
    const credential = { userId: owner.id, provider: 'google', subject: owner.id, password: null, now: clock.now() };
    await inTransaction(db, (tx) => insertCredential(tx, credential).execute());
    const email = `other-${owner.email}`;
    await ask(owner, email);
    assert.equal(
      (await owner.post('/email/change/confirm', { token: await linkTo(email), password: PASSWORD })).status,
      200,
    );
    assert.equal((await owner.get('/session')).json.account.email, email, 'this device stays signed in');
    const left = await db
      .selectFrom('auth_credentials')
      .select('provider_id')
      .where('user_id', '=', owner.id)
      .execute();
    assert.deepEqual(left, [{ provider_id: 'credential' }]);
  });

  test('of somebody else is answered alike, and only its mailbox learns of the account', async () => {
    const [owner, other] = [await person(), await person()];
    assert.equal((await ask(owner, other.email)).status, 200);
    await mail.message(other.email, /You have an account already/);
    assert.equal((await owner.get('/session')).json.account.email, owner.email);
  });

  test('that was taken meanwhile is refused, and nothing changes', async () => {
    const owner = await person();
    const email = `soon-taken-${owner.email}`;
    await ask(owner, email);
    const token = await linkTo(email);
    await openBrowser(service).post('/sign-up', { email, password: PASSWORD });
    const refused = await openBrowser(service).post('/email/change/confirm', { token, password: PASSWORD });
    assert.equal(refused.status, 400);
    assert.equal((await owner.get('/session')).json.account.email, owner.email);
  });

  test('is taken back by a new password', async () => {
    const owner = await person();
    const email = `thief-of-${owner.email}`;
    await ask(owner, email);
    const token = await linkTo(email);
    await owner.post('/password/change', { current: PASSWORD, next: 'another password' });
    for (const password of [PASSWORD, 'another password']) {
      assert.equal((await openBrowser(service).post('/email/change/confirm', { token, password })).status, 400);
    }
    assert.equal((await owner.get('/session')).json.account.email, owner.email);
  });

  test('leaves no free credits behind for the old one', async () => {
    const owner = await person();
    assert.equal((await owner.get('/credits')).json.total, 25);
    const email = `moved-${owner.email}`;
    await ask(owner, email);
    const token = await linkTo(email);
    await openBrowser(service).post('/email/change/confirm', { token, password: PASSWORD });
    await openBrowser(service).post('/sign-up', { email: owner.email, password: PASSWORD });
    const { rows } = await sql<{ had: boolean }>`
      select had_free_credits as had from accounts where email = ${owner.email}`.execute(service.database.db);
    assert.equal(rows[0]?.had, true);
  });

  test('is asked for so often and no more', async () => {
    const owner = await person();
    for (let n = 0; n < 5; n++) assert.equal((await ask(owner, 'flooded@example.com')).status, 200);
    assert.equal((await ask(owner, 'flooded@example.com')).status, 429);
    assert.equal((await ask(owner, owner.email)).json.field, 'email');
    assert.equal((await ask(owner, 'no address')).json.field, 'email');
  });
});
