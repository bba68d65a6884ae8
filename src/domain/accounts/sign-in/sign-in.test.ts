import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Kysely } from 'kysely';
import { testClock } from '../../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { AppError } from '../../../base/errors.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { up as asciiDomains } from '../../../platform/database/migrations/019-ascii-domains.ts';
import { createMemoryLimits } from '../../../platform/limits/memory.ts';
import { type Account, findAccount, insertAccount, suspendAccount } from '../accounts.ts';
import { openAccount, replacePassword, setPassword } from '../open-account.ts';
import { cookieHeader, createSignIn, isFamiliar, type SignIn, type SignInResult } from './sign-in.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 24 * 3600 * 1000;
const clock = testClock('2026-03-01T12:00:00Z');

let database: TestDatabase;
let signIn: SignIn;
/** Signed in for those tests that leave her as she is: every hash of a password takes a tenth of a second. */
let ann: Account;
let annCookies: string[];
let people = 0;
let clients = 0;

before(async () => {
  database = await testDatabase();
  signIn = signInAt('https://letterpress.example');
  ann = await newPerson();
  annCookies = await signedInCookies(ann);
});
after(() => database.close());

function signInAt(baseUrl: string, secret = 'a secret of the tests'): SignIn {
  return createSignIn({
    db: database.db,
    baseUrl,
    secrets: [secret],
    clock,
    limits: createMemoryLimits(clock),
  });
}

function newPerson(password: string | null = PASSWORD): Promise<Account> {
  const email = `person${++people}@example.com`;
  return openAccount(database.db, { email, plan: 'free', password, now: clock.now() });
}

/** Each from an address of its own, unless one is given, so that failures are counted apart. */
function attempt(email: string, password: string, address = `192.0.2.${++clients}`): Promise<SignInResult> {
  return signIn.signIn(email, password, { address, userAgent: 'test' });
}

async function signedInCookies(account: Account, password = PASSWORD): Promise<string[]> {
  const result = await attempt(account.email, password);
  assert.equal(result.outcome, 'signed in');
  return result.outcome === 'signed in' ? result.cookies : [];
}

describe('opening an account', () => {
  test('makes the account and its way to sign in together, or neither', async () => {
    assert.notEqual(await signIn.readSession(cookieHeader(annCookies)), null);
    const email = 'too-short@example.com';
    await assert.rejects(openAccount(database.db, { email, plan: 'free', password: 'nine char', now: clock.now() }), {
      code: 'VALIDATION_ERROR',
      message: 'A password has 10 to 128 characters. Choose another one.',
    });
    const rows = await database.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    assert.deepEqual(rows, []);
  });

  test('accepts passwords of 10 and of 128 characters, counted as people count them', async () => {
    for (const password of ['🗝'.repeat(10), 'x'.repeat(128)]) {
      const account = await newPerson(password);
      assert.equal((await attempt(account.email, password)).outcome, 'signed in');
    }
    for (const password of ['', '🗝'.repeat(9), 'x'.repeat(129), '0123456789\u0000']) {
      await assert.rejects(newPerson(password), AppError);
    }
  });

  test('without a password leaves an account that cannot sign in until it gets one', async () => {
    const account = await newPerson(null);
    assert.equal((await attempt(account.email, '')).outcome, 'wrong');
    await setPassword(database.db, account.id, PASSWORD, clock.now());
    assert.equal((await attempt(account.email, PASSWORD)).outcome, 'signed in');
  });

  test('a stored hash that is none is a wrong password', async () => {
    const account = await newPerson(null);
    for (const hash of ['x', 'salt:', 'salt:00']) {
      await inTransaction(database.db, (tx) => replacePassword(tx, account.id, hash, clock.now(), null));
      assert.equal((await attempt(account.email, PASSWORD)).outcome, 'wrong');
    }
  });

  test('an account made before there was sign-in can be given a password', async () => {
    const account = await database.db
      .transaction()
      .execute((tx) => insertAccount(tx, { email: 'early@example.com', plan: 'pro', now: clock.now() }));
    await setPassword(database.db, account.id, PASSWORD, clock.now());
    assert.equal((await attempt('early@example.com', PASSWORD)).outcome, 'signed in');
  });

  test('addresses that only some validators accept can sign in as well', async () => {
    for (const email of ['jürgen@bücher.example', 'o&m/sales@example.com']) {
      await openAccount(database.db, { email, plan: 'free', password: PASSWORD, now: clock.now() });
      assert.equal((await attempt(email, PASSWORD)).outcome, 'signed in');
    }
  });
});

test('addresses kept in another spelling of their domain are brought to ours, but for those that are taken', async () => {
  const [moved, twin] = [await newPerson(null), await newPerson(null)];
  await openAccount(database.db, { email: 'twin@bär.example', plan: 'free', password: null, now: clock.now() });
  const keep = (id: string, email: string) =>
    database.db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
  await Promise.all([keep(moved.id, 'moved@bär.example'), keep(twin.id, 'twin@bär.example')]);
  await asciiDomains(database.db as unknown as Kysely<unknown>);
  const emails = await Promise.all([moved, twin].map(async ({ id }) => (await findAccount(database.db, id)).email));
  assert.deepEqual(emails, ['moved@xn--br-via.example', 'twin@bär.example']);
});

describe('signing in', () => {
  test('the session belongs to the account, whatever the case of the address', async () => {
    const result = await attempt(`  ${ann.email.toUpperCase()} `, PASSWORD);
    assert.equal(result.outcome, 'signed in');
    const cookies = result.outcome === 'signed in' ? result.cookies : [];
    const visitor = await signIn.readSession(cookieHeader(cookies));
    assert.deepEqual([visitor?.accountId, visitor?.email], [ann.id, ann.email]);
  });

  test('over https the cookie is Secure, HttpOnly, SameSite=Lax, for 30 days and the dashboard only', async () => {
    const [cookie, ...others] = annCookies;
    assert.deepEqual(others, []);
    const [pair, ...attributes] = cookie!.split('; ');
    assert.match(pair!, /^__Secure-letterpress\.session_token=.{40,}$/);
    assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=2592000', 'Path=/dashboard', 'SameSite=Lax', 'Secure']);
  });

  test('over http, and below a path, the cookie says so', async () => {
    const client = { address: '198.51.100.1', userAgent: '' };
    const result = await signInAt('http://127.0.0.1:8080/letters/').signIn(ann.email, PASSWORD, client);
    assert.equal(result.outcome, 'signed in');
    const [pair, ...attributes] = result.outcome === 'signed in' ? result.cookies[0]!.split('; ') : [];
    assert.match(pair!, /^letterpress\.session_token=/);
    assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=2592000', 'Path=/letters/dashboard', 'SameSite=Lax']);
  });

  test('a wrong password, an unknown address and one that no database can hold are answered alike', async () => {
    const wrong = { outcome: 'wrong' };
    assert.deepEqual(await attempt(ann.email, 'not the password'), wrong);
    assert.deepEqual(await attempt('nobody@example.com', PASSWORD), wrong);
    assert.deepEqual(await attempt('nul\u0000@example.com', PASSWORD), wrong);
    assert.deepEqual(await attempt(ann.email, 'x'.repeat(10_000)), wrong);
  });

  test('an unknown address takes about as long as a wrong password', async () => {
    const elapsed = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round++) {
        const start = performance.now();
        await attempt(email, 'not the password');
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await elapsed(ann.email), await elapsed('nobody-else@example.com')];
    assert.ok(unknown > known / 3 && unknown < known * 3, `unknown ${unknown} ms, known ${known} ms`);
  });

  test('a suspended account cannot sign in, its sessions stop, and it is not told apart without the password', async () => {
    const account = await newPerson();
    const cookie = cookieHeader(await signedInCookies(account));
    await suspendAccount(database.db, account.id, clock.now());
    assert.deepEqual(await attempt(account.email, PASSWORD), { outcome: 'suspended' });
    assert.deepEqual(await attempt(account.email, 'not the password'), { outcome: 'wrong' });
    assert.equal(await signIn.readSession(cookie), null);
    await suspendAccount(database.db, account.id, null);
    assert.notEqual(await signIn.readSession(cookie), null);
  });
});

describe('failed sign-ins', () => {
  test('of thirty at once from one place five are tried; it then waits, and the owner elsewhere does not', async () => {
    const account = await newPerson();
    const guesses = Array.from({ length: 30 }, () => attempt(account.email, 'not the password', '198.51.100.66'));
    const results = await Promise.all(guesses);
    assert.equal(results.filter((result) => result.outcome === 'wrong').length, 5);
    assert.equal(results.filter((result) => result.outcome === 'throttled').length, 25);
    const here = () => attempt(account.email, PASSWORD, '198.51.100.66');
    assert.deepEqual(await here(), { outcome: 'throttled', retryAfterSeconds: 1 });
    assert.equal((await attempt(account.email, PASSWORD)).outcome, 'signed in');
    clock.advance(1_000);
    assert.equal((await here()).outcome, 'signed in');
  });

  test('wrong passwords at the door do not keep whoever is signed in from acting, nor the other way round', async () => {
    const account = await newPerson();
    const address = '198.51.100.67';
    const visitor = (await signIn.readSession(cookieHeader(await signedInCookies(account))))!;
    for (let count = 0; count < 6; count++) await attempt(account.email, 'not the password', address);
    await signIn.requirePassword(visitor, PASSWORD);
    for (let count = 0; count < 5; count++) await assert.rejects(signIn.requirePassword(visitor, 'not the password'));
    await assert.rejects(signIn.requirePassword(visitor, PASSWORD), { code: 'RATE_LIMIT_EXCEEDED' });
    assert.equal((await attempt(account.email, PASSWORD)).outcome, 'signed in');
    clock.advance(1_000);
    await signIn.requirePassword(visitor, PASSWORD);
  });

  test('an account knows the places from which somebody is signed in to it, as long as the session lasts', async () => {
    const knows = (address: string, email = ann.email) => isFamiliar(database.db, email, address, clock.now());
    const here = `192.0.2.${clients + 1}`;
    const cookie = cookieHeader(await signedInCookies(ann));
    const bob = await newPerson(null);
    assert.deepEqual(
      [await knows(here), await knows('198.51.100.99'), await knows(here, bob.email)],
      [true, false, false],
    );
    await signIn.signOut(cookie);
    assert.equal(await knows(here), false);
  });
});

describe('a session', () => {
  test('ends with signing out, for every copy of its cookie', async () => {
    const cookie = cookieHeader(await signedInCookies(ann));
    const removed = await signIn.signOut(cookie);
    assert.match(removed.join('\n'), /^__Secure-letterpress\.session_token=; Max-Age=0; Path=\/dashboard/m);
    assert.equal(await signIn.readSession(cookie), null);
    assert.notEqual(await signIn.readSession(cookieHeader(annCookies)), null);
  });

  test('ends after 30 days', async () => {
    const cookie = cookieHeader(annCookies);
    clock.advance(29 * DAY_MS);
    assert.notEqual(await signIn.readSession(cookie), null);
    clock.advance(DAY_MS);
    assert.equal(await signIn.readSession(cookie), null);
    clock.advance(-30 * DAY_MS);
  });

  test('ends when the password is changed, and with the account', async () => {
    const account = await newPerson();
    const cookie = cookieHeader(await signedInCookies(account));
    await setPassword(database.db, account.id, 'another password', clock.now());
    assert.equal(await signIn.readSession(cookie), null);
    assert.equal((await attempt(account.email, PASSWORD)).outcome, 'wrong');
    const newer = cookieHeader(await signedInCookies(account, 'another password'));
    await database.db.deleteFrom('accounts').where('id', '=', account.id).execute();
    assert.equal(await signIn.readSession(newer), null);
    const ways = await database.db
      .selectFrom('auth_credentials')
      .select('id')
      .where('user_id', '=', account.id)
      .execute();
    assert.deepEqual(ways, []);
  });

  test('does not begin with a password that was replaced while it was checked', async () => {
    const account = await newPerson();
    const attempts = Array.from({ length: 6 }, () => attempt(account.email, PASSWORD));
    await Promise.race(attempts);
    await setPassword(database.db, account.id, 'another password', clock.now());
    await Promise.all(attempts);
    const left = await database.db.selectFrom('auth_sessions').select('id').where('user_id', '=', account.id).execute();
    assert.deepEqual(left, []);
  });

  test('cannot be made up: changed, foreign and malformed cookies are nobody', async () => {
    const cookie = cookieHeader(annCookies);
    const token = cookie.split('=')[1]!;
    const foreign = signInAt('https://letterpress.example', 'another secret');
    assert.equal(await foreign.readSession(cookie), null);
    const name = '__Secure-letterpress.session_token';
    for (const value of [`x${token}`, `${token}.AAAA`, token.slice(1), '%', '%E0%A4%A', '.', '', '\u0080']) {
      assert.equal(await signIn.readSession(`${name}=${value}`), null, value);
    }
    assert.equal(await signIn.readSession(undefined), null);
    assert.equal(await signIn.readSession(';;==;'), null);
  });

  test('an account keeps its 50 newest', async () => {
    const account = await newPerson();
    const oldest = cookieHeader(await signedInCookies(account));
    clock.advance(1000);
    await database.db
      .insertInto('auth_sessions')
      .values(
        Array.from({ length: 49 }, () => ({
          user_id: account.id,
          token_hash: randomBytes(32),
          expires_at: new Date(clock.now().getTime() + DAY_MS),
          ip_address: null,
          user_agent: null,
          created_at: clock.now(),
        })),
      )
      .execute();
    await signedInCookies(account);
    assert.equal(await signIn.readSession(oldest), null);
    const left = await database.db.selectFrom('auth_sessions').select('id').where('user_id', '=', account.id).execute();
    assert.equal(left.length, 50);
  });
});

test('a database that cannot be reached is neither a wrong password nor nobody being signed in', async () => {
  const lost = await testDatabase();
  const stranded = createSignIn({
    db: lost.db,
    baseUrl: 'https://letterpress.example',
    secrets: ['a secret of the tests'],
    clock,
    limits: createMemoryLimits(clock),
  });
  await lost.close();
  await assert.rejects(stranded.readSession(cookieHeader(annCookies)));
  // More often than wrong passwords may be tried.
  for (let count = 0; count < 11; count++) {
    await assert.rejects(stranded.signIn(ann.email, PASSWORD, { address: '203.0.113.8', userAgent: '' }));
  }
});
