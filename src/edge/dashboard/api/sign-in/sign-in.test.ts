import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { call } from '../../../../../test/support/call.ts';
import { type MailServer, startMailServer } from '../../../../../test/support/mail-server.ts';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { documentCreator } from '../../../../domain/documents/creating/create.ts';
import { hashKey, newKey } from '../../../../domain/keys/key-format.ts';
import { createKey } from '../../../../domain/keys/keys.ts';
import { type Browser, newPerson, openBrowser, PASSWORD } from '../testing/browser.ts';

let service: Service;
before(async () => {
  service = await startService({ workers: false });
});
after(() => service.close());

/** The token in the newest message of the outbox to this address. */
async function mailedToken(to: string): Promise<string> {
  const folder = path.join(service.engines.config.dataDir, 'outbox');
  return until(async () => {
    for (const name of (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).reverse()) {
      const text = (await readFile(path.join(folder, name), 'utf8')).replace(/=\n/g, '').replace(/=3D/g, '=');
      const token = /token=([\w-]{43})/.exec(text)?.[1];
      if (text.includes(`To: ${to}`) && token) return token;
    }
    return null;
  });
}

describe('where no mail server is set up', () => {
  test('whoever signs up is signed in, counts as verified and has the free credits', async () => {
    const ann = openBrowser(service);
    const answer = await ann.post('/sign-up', { email: ' Ann@Example.com ', password: PASSWORD });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json, {
      account: { id: answer.json.account.id, email: 'ann@example.com', plan: 'free' },
      profile: { status: 'missing', reason: null, hasName: false },
      hasDocuments: false,
    });
    assert.deepEqual((await ann.get('/session')).json, answer.json);
    assert.equal((await ann.get('/credits')).json.total, 25);
  });

  test('a forgotten password is replaced by a link that works once, and every device is signed out', async () => {
    const bob = await newPerson(service);
    assert.deepEqual((await openBrowser(service).post('/password/forgot', { email: bob.email })).json, {});
    const token = await mailedToken(bob.email);
    const stranger = openBrowser(service);
    assert.equal((await stranger.post('/password/reset', { token, password: 'short' })).json.field, 'password');
    assert.equal((await stranger.post('/password/reset', { token, password: 'another long one' })).status, 200);
    assert.equal((await bob.get('/session')).status, 401);
    assert.equal((await stranger.post('/password/reset', { token, password: 'a third long one' })).status, 400);
    assert.equal((await stranger.post('/sign-in', { email: bob.email, password: PASSWORD })).status, 401);
    assert.equal((await stranger.post('/sign-in', { email: bob.email, password: 'another long one' })).status, 200);
  });

  test('a reset leaves keys as they are, or revokes them if the person wishes', async () => {
    for (const [revokeKeys, status] of [
      [false, 404],
      [true, 401],
    ]) {
      const bob = await newPerson(service);
      const { key } = (await bob.post('/keys', { name: 'In use' })).json;
      await bob.post('/password/forgot', { email: bob.email });
      const token = await mailedToken(bob.email);
      const wanted = { token, password: 'another long one', revokeKeys };
      assert.equal((await openBrowser(service).post('/password/reset', wanted)).status, 200);
      assert.equal((await call(`${service.baseUrl}/v1/resume/${randomUUID()}`, { key })).status, status);
      assert.equal((await bob.get('/session')).status, 401);
    }
  });

  test('forgetting a password answers alike for an address that has no account', async () => {
    const known = await newPerson(service);
    const [there, missing] = await Promise.all([
      openBrowser(service).post('/password/forgot', { email: known.email }),
      openBrowser(service).post('/password/forgot', { email: 'nobody@example.com' }),
    ]);
    assert.deepEqual([there.status, there.text], [missing.status, missing.text]);
  });

  test('a changed password keeps this device signed in and no other', async () => {
    const here = await newPerson(service);
    const there = openBrowser(service);
    await there.post('/sign-in', { email: here.email, password: PASSWORD });
    assert.equal((await here.get('/sessions')).json.length, 2);
    const wrong = await here.post('/password/change', { current: 'not this one', next: 'another long one' });
    assert.deepEqual([wrong.status, wrong.json.code], [400, 'VALIDATION_ERROR']);
    const changed = await here.post('/password/change', { current: PASSWORD, next: 'another long one' });
    assert.equal(changed.status, 200);
    assert.equal((await here.get('/session')).status, 200);
    assert.equal((await there.get('/session')).status, 401);
  });

  test('a device can be signed out from another one, but not by a stranger', async () => {
    const here = await newPerson(service);
    const there = openBrowser(service);
    await there.post('/sign-in', { email: here.email, password: PASSWORD });
    const sessions: { id: string; isThisOne: boolean; userAgent: string }[] = (await here.get('/sessions')).json;
    const other = sessions.find((session) => !session.isThisOne)!;
    assert.equal(other.userAgent, 'Test browser');
    const stranger = await newPerson(service);
    assert.equal((await stranger.delete(`/sessions/${other.id}`)).status, 404);
    assert.equal((await here.delete(`/sessions/${other.id}`)).status, 200);
    assert.equal((await there.get('/session')).status, 401);
    assert.equal((await here.get('/session')).status, 200);
  });

  test('signing out ends the session for good', async () => {
    const person = await newPerson(service);
    const cookie = person.cookie();
    await person.post('/sign-out');
    assert.equal((await openBrowser(service).get('/session', { cookie })).status, 401);
  });
});

describe('attempts are bounded', () => {
  test('asking for many addresses from one place is refused after a while, and a refusal says when to come back', async () => {
    const browser = openBrowser(service);
    const ask = (count: number) => browser.post('/password/forgot', { email: `target-${count}@example.com` });
    for (let count = 0; count < 30; count++) assert.equal((await ask(count)).status, 200);
    const refused = await ask(30);
    assert.equal(refused.status, 429);
    assert.ok(refused.json.retryAfterSeconds > 3500 && refused.json.retryAfterSeconds <= 3600);
    assert.equal(refused.headers['retry-after'], String(refused.json.retryAfterSeconds));
    assert.match(refused.json.message, /Try again in (59|60) minutes/);
  });

  test('signing in ends the session that the browser had', async () => {
    const [ann, bob] = [await newPerson(service), await newPerson(service)];
    const former = ann.cookie();
    assert.equal((await ann.post('/sign-in', { email: bob.email, password: PASSWORD })).status, 200);
    assert.equal((await openBrowser(service).get('/session', { cookie: former })).status, 401);
    assert.equal((await ann.get('/session')).json.account.email, bob.email);
  });

  test('a link that is not ours is refused before a password is hashed for it', async () => {
    const answer = await openBrowser(service).post('/password/reset', { token: 'x'.repeat(43), password: 'short' });
    assert.match(answer.json.message, /^This link is too old/);
  });

  test('links cannot be guessed at will from one address', async () => {
    const browser = openBrowser(service);
    const guess = () => browser.post('/email/verify', { token: 'A'.repeat(43), password: PASSWORD });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 301; attempt++) statuses.push((await guess()).status);
    assert.deepEqual(statuses, [...Array(300).fill(400), 429]);
    assert.equal((await openBrowser(service).get('/options')).status, 200);
  });
});

describe('only our own app may change something', () => {
  const credentials = { email: 'someone@example.com', password: PASSWORD };

  test('a request from another site, or without the header, is refused', async () => {
    const elsewhere = openBrowser(service, 'https://elsewhere.example');
    assert.equal((await elsewhere.post('/sign-up', credentials)).status, 403);
    const bare = openBrowser(service);
    assert.equal((await bare.post('/sign-up', credentials, { 'x-letterpress-dashboard': '' })).status, 403);
  });

  test('a form cannot be sent here', async () => {
    const answer = await openBrowser(service).post('/sign-up', 'email=a%40b.example', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    assert.equal(answer.status, 400);
  });
});

describe('who may sign up', () => {
  test('nobody where it is off, only invited people where codes are needed', async () => {
    const closed = await startService({ workers: false, config: { signUp: 'off' } });
    const invited = await startService({ workers: false, config: { signUp: 'invite', inviteCodes: ['welcome-2026'] } });
    const wanted = { email: 'ann@example.com', password: PASSWORD };
    assert.equal((await openBrowser(closed).get('/options')).json.signUp, 'off');
    assert.equal((await openBrowser(closed).post('/sign-up', wanted)).status, 403);
    const refused = await openBrowser(invited).post('/sign-up', { ...wanted, invite: 'welcome-2025' });
    assert.deepEqual([refused.status, refused.json.field], [400, 'invite']);
    assert.equal((await openBrowser(invited).post('/sign-up', { ...wanted, invite: 'welcome-2026' })).status, 200);
    await Promise.all([closed.close(), invited.close()]);
  });
});

describe('where e-mail is sent', () => {
  let mailing: Service;
  let mail: MailServer;

  before(async () => {
    mail = await startMailServer();
    mailing = await startService({ workers: false, config: { smtpUrl: mail.url } });
  });
  after(async () => {
    await mailing.close();
    await mail.close();
  });

  const tokenOf = async (to: string, about: RegExp): Promise<string> =>
    /token=([\w-]{43})/.exec(await mail.message(to, about))![1]!;

  /** Somebody who signed up and has not confirmed the address. */
  async function unconfirmed(email: string): Promise<Browser> {
    const browser = openBrowser(mailing);
    assert.deepEqual((await browser.post('/sign-up', { email, password: PASSWORD })).json, { pending: true });
    assert.equal((await browser.get('/session')).status, 401);
    return browser;
  }

  /** What an account could have before keys waited for the confirmation. */
  async function oldKey(email: string): Promise<string> {
    const key = newKey();
    await mailing.engines.database.pool.query(
      `insert into api_keys (account_id, name, hash, hint, created_at)
       select id, 'old', $2, 'hint', now() from accounts where email = $1`,
      [email, hashKey(key)],
    );
    return key;
  }

  const use = async (key: string) => (await call(`${mailing.baseUrl}/v1/resume/${randomUUID()}`, { key })).status;

  test('before the address is confirmed nobody signs in, and it is told from an unknown address by nothing', async () => {
    const email = 'waiting@example.com';
    const ann = await unconfirmed(email);
    const tries = async (address: string) => {
      const browser = openBrowser(mailing);
      const answers = [];
      for (let count = 0; count < 8; count++) {
        answers.push(await browser.post('/sign-in', { email: address, password: PASSWORD }));
      }
      const words = (message: string) => message.replace(/\d+ seconds?|a second/, 'a moment');
      return answers.map(({ status, json, headers }) => [
        status,
        json.code,
        words(json.message),
        headers['set-cookie'],
      ]);
    };
    const [known, unknown] = [await tries(email), await tries('nobody@example.com')];
    assert.deepEqual(known, unknown);
    assert.deepEqual([known[0]![0], known.at(-1)![0]], [401, 429]);
    assert.match(String(known[0]![2]), /first open the link in the message that we sent you/);
    assert.equal((await ann.get('/session')).status, 401);
    assert.equal(await use(await oldKey(email)), 401);
    await until(async () => mail.count(email) >= 2);
    await mail.message(email, /Confirm your/);
  });

  test('a session of an account whose address is not confirmed is none', async () => {
    const { id, email } = await mailing.account({ profile: false, password: PASSWORD });
    const browser = openBrowser(mailing);
    await browser.post('/sign-in', { email, password: PASSWORD });
    assert.equal((await browser.get('/session')).status, 200);
    await mailing.engines.database.pool.query('update accounts set verified_at = null where id = $1', [id]);
    assert.equal((await browser.get('/session')).status, 401);
  });

  test('the domain itself makes no key and no document for an unconfirmed account, whoever asks', async () => {
    const { clock, database } = mailing.engines;
    const { id: accountId } = await mailing.account();
    await database.pool.query('update accounts set verified_at = null where id = $1', [accountId]);
    const createDocument = documentCreator({
      db: database.db,
      clock,
      fetchCompanyPage: () => assert.fail('no company was named'),
      queueLimit: 10,
      isStorageUsable: () => true,
    });
    const unconfirmedYet = { code: 'FORBIDDEN', message: /is not confirmed yet/ };
    await assert.rejects(createKey(database.db, clock, { accountId, name: 'x', expiresAt: null }), unconfirmedYet);
    const body = { title: 'R', job_description: 'Any' };
    await assert.rejects(createDocument({ accountId }, { kind: 'resume', body }), unconfirmedYet);
  });

  test('the link with the password confirms, signs in and ends what was there before; credits come with it, once', async () => {
    const email = 'new@example.com';
    const before = await unconfirmed(email);
    const key = await oldKey(email);
    const token = await tokenOf(email, /Confirm your/);
    const ann = openBrowser(mailing);
    const confirmed = await ann.post('/email/verify', { token, password: PASSWORD });
    assert.deepEqual([confirmed.status, confirmed.json.account.email], [200, email]);
    assert.equal((await before.get('/session')).status, 401);
    assert.equal(await use(key), 401);
    assert.notEqual((await ann.get('/keys')).json[0].revokedAt, null);
    assert.equal((await ann.get('/credits')).json.total, 25);
    assert.equal((await openBrowser(mailing).post('/email/verify', { token, password: PASSWORD })).status, 400);
    const made = (await ann.post('/keys', { name: 'Mine' })).json.key;
    assert.equal(await use(made), 404);
  });

  test('opening the link does nothing, and the link without the password confirms nothing', async () => {
    const email = 'scanned@example.com';
    await unconfirmed(email);
    const token = await tokenOf(email, /Confirm your/);
    for (const method of ['GET', 'HEAD']) {
      assert.equal((await call(`${mailing.baseUrl}/dashboard/verify?token=${token}`, { method })).status, 200);
    }
    const owner = openBrowser(mailing);
    assert.equal((await owner.post('/email/verify', { token })).status, 400);
    const wrong = await owner.post('/email/verify', { token, password: 'not the password' });
    assert.deepEqual([wrong.status, wrong.json.field], [400, 'password']);
    assert.equal((await owner.post('/email/verify', { token, password: PASSWORD })).status, 200);
  });

  test('who signed up with an address that is not theirs keeps nothing when its owner resets the password', async () => {
    const email = 'owner@example.com';
    const stranger = await unconfirmed(email);
    const key = await oldKey(email);
    const link = await tokenOf(email, /Confirm your/);
    const owner = openBrowser(mailing);
    await owner.post('/password/forgot', { email });
    const token = await tokenOf(email, /Choose a new password/);
    const password = 'another long one';
    assert.equal((await owner.post('/password/reset', { token, password })).json.account.email, email);
    assert.equal((await owner.get('/session')).status, 200);
    assert.equal(await use(key), 401);
    assert.equal((await stranger.get('/session')).status, 401);
    assert.equal((await stranger.post('/sign-in', { email, password: PASSWORD })).status, 401);
    assert.equal((await stranger.post('/email/verify', { token: link, password })).status, 400);
  });

  test('a flood of reset requests from one place sends five messages, and the owner elsewhere still gets one', async () => {
    const email = 'flooded@example.com';
    const { id } = await mailing.account({ profile: false });
    await mailing.engines.database.pool.query('update accounts set email = $2 where id = $1', [id, email]);
    const stranger = openBrowser(mailing);
    for (let count = 0; count < 12; count++) {
      assert.equal((await stranger.post('/password/forgot', { email })).status, 200);
    }
    await until(async () => mail.count(email) >= 5);
    const owner = openBrowser(mailing);
    await owner.post('/password/forgot', { email });
    await until(async () => mail.count(email) >= 6);
    assert.equal(mail.count(email), 6);
    const token = await tokenOf(email, /Choose a new password/);
    assert.equal((await owner.post('/password/reset', { token, password: PASSWORD })).status, 200);
  });

  test('signing up answers alike for an address that has an account; only its mailbox learns of it', async () => {
    const email = 'known@example.com';
    const first = await openBrowser(mailing).post('/sign-up', { email, password: PASSWORD });
    const second = await openBrowser(mailing).post('/sign-up', { email, password: 'another long one' });
    assert.deepEqual([first.status, first.text], [second.status, second.text]);
    await mail.message(email, /You have an account already/);
    assert.equal((await openBrowser(mailing).post('/sign-in', { email, password: 'another long one' })).status, 401);
  });
});
