import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/base/clock.ts';
import { openAccount } from '../../src/domain/accounts/open-account.ts';
import { createKey } from '../../src/domain/keys/keys.ts';
import { type Answer, type CallOptions, call, freshAddress } from '../support/call.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { json, type Running, running, type Settings, temporaryFolder } from '../support/letterpress.ts';
import { until } from '../support/until.ts';
import { NO_REDIS, startRedis, type TestRedis } from './support/redis.ts';

const STATUS = '/v1/resume/7c9e6679-7425-40de-944b-e07fc1f90ae7';
const API = '/dashboard/api';
const FROM_DASHBOARD = { 'x-letterpress-dashboard': '1' };
const HOUR_AHEAD = path.join(import.meta.dirname, 'support', 'hour-ahead.ts');
/** A machine that is busy with other things may let Redis wait for longer than a request does. */
const ATTEMPTS = 40;
const LINES_ARRIVE_MS = 300;
/** A hundred milliseconds, and what else a busy machine takes for a request. */
const NOT_WAITED_MS = 1_500;

describe('two servers that share a Redis', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  let database: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let settings: Settings;
  const servers: { url: string; program: Running }[] = [];

  before(async () => {
    [redis, database, folder] = await Promise.all([startRedis(), testDatabase(), temporaryFolder()]);
    const { host, user, password, port, database: name } = database.connection;
    settings = {
      DATA_DIR: `${folder.path}/data`,
      DATABASE_URL: `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
      SIGNING_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      REDIS_URL: redis.url,
      LOG_LEVEL: 'info',
    };
    const clocks: Settings[] = [{}, { NODE_OPTIONS: `--import=${HOUR_AHEAD}` }];
    for (const clock of clocks) {
      const port = String(await freePort());
      const program = await running('serve', { ...settings, PORT: port, ...clock });
      servers.push({ url: `http://127.0.0.1:${port}`, program });
    }
  });
  after(async () => {
    await Promise.all(servers.map(({ program }) => program.stop()));
    await redis?.close();
    await database?.close();
    await folder?.remove();
  });

  const ask = (n: number, route: string, options: CallOptions = {}) => call(servers[n % 2]!.url + route, options);
  const linesOf = (word: string) =>
    servers.map(({ program }) => program.logged().split(`limits: Redis is ${word}`).length - 1);
  const timesAway = () => linesOf('away').reduce((sum, times) => sum + times);
  const isBack = () => linesOf('away').join() === linesOf('back').join();

  /** All at once, every second one to each server; again with others where a server had to count for itself meanwhile. */
  async function shared(prepare: () => Promise<(n: number) => Promise<Answer>>, count = 500): Promise<Answer[]> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await until(isBack);
      const request = await prepare();
      const before = timesAway();
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => request(n)));
      // On a busy machine the line that tells of it comes after the answers.
      await sleep(LINES_ARRIVE_MS);
      if (timesAway() === before) return answers;
    }
    throw new Error(`Redis was away in each of ${ATTEMPTS} attempts: the machine is too busy.`);
  }

  const statuses = (answers: Answer[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, of]) => [status, of!.length]),
    );
  const resets = (answers: Answer[]) => new Set(answers.map(({ headers }) => headers['x-ratelimit-reset']));

  async function newKeys(count: number): Promise<string[]> {
    const account = { email: `${randomUUID()}@example.com`, plan: 'free' as const, password: null };
    const { id: accountId } = await openAccount(database.db, { ...account, now: systemClock.now() });
    const made = [];
    for (let n = 0; n < count; n++) {
      made.push(await createKey(database.db, systemClock, { accountId, name: String(n), expiresAt: null }));
    }
    return made.map(({ key }) => key);
  }

  test('neither warns of the other, and doctor and config tell that they share', async () => {
    for (const { program } of servers) assert.doesNotMatch(program.said(), /Warning/);
    const [checks, rows] = await Promise.all([json(['doctor'], settings), json(['config'], settings)]);
    const detailOf = (name: string) => checks.find(({ check }: { check: string }) => check === name);
    assert.deepEqual([detailOf('limits').ok, detailOf('servers').ok], [true, true]);
    assert.match(detailOf('limits').detail, /^Redis \d+\.\S+ answers, and all servers count there$/);
    assert.match(detailOf('servers').detail, /share/);
    assert.equal(rows.find(({ name }: { name: string }) => name === '(limits)').value, detailOf('limits').detail);
    assert.equal(rows.find(({ name }: { name: string }) => name === 'REDIS_URL').value, '********');
  });

  test('500 requests of an address at once: 60 pass, in a window that ends at one time for both clocks', async () => {
    const answers = await shared(async () => {
      const from = freshAddress();
      return (n) => ask(n, STATUS, { from });
    });
    assert.deepEqual(statuses(answers), { 401: 60, 429: 440 });
    assert.equal(resets(answers).size, 1);
    assert.ok(Math.abs(Number([...resets(answers)][0]) - Date.now() / 1000 - 60) < 30);
    for (const answer of answers.filter(({ status }) => status === 429)) {
      assert.equal(answer.headers['x-ratelimit-remaining'], '0');
      assert.equal(answer.json.data.details.retry_after, Number(answer.headers['retry-after']));
    }
  });

  test('500 requests of a key at once: 10 pass', async () => {
    const answers = await shared(async () => {
      const [key] = await newKeys(1);
      return (n) => ask(n, STATUS, { key });
    });
    assert.deepEqual(statuses(answers), { 404: 10, 429: 490 });
  });

  test('500 requests of an account with 50 keys at once: 60 pass', async () => {
    const answers = await shared(async () => {
      const keys = await newKeys(50);
      return (n) => ask(n, STATUS, { key: keys[n % 50]! });
    });
    assert.deepEqual(statuses(answers), { 404: 60, 429: 440 });
  });

  test('500 requests with a token that belongs to nobody: 10 are told so', async () => {
    const answers = await shared(async () => {
      const key = randomUUID();
      return (n) => ask(n, STATUS, { key });
    });
    assert.deepEqual(statuses(answers), { 401: 10, 429: 490 });
  });

  test('700 requests to the tool endpoint: 600 pass, by address and by key', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const headers = { accept: 'application/json, text/event-stream' };
    const byAddress = await shared(async () => {
      const from = freshAddress();
      return (n) => ask(n, '/v1/mcp', { from, body, headers });
    }, 700);
    assert.deepEqual(statuses(byAddress), { 401: 600, 429: 100 });
    const byKey = await shared(async () => {
      const [key] = await newKeys(1);
      return (n) => ask(n, '/v1/mcp', { key, body, headers });
    }, 700);
    assert.deepEqual(statuses(byKey), { 200: 600, 429: 100 });
  });

  test('100 guesses of a password at once: five are looked at', async () => {
    // The fifth costs a pause of a second: a machine that takes longer for all of them shows nothing.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      let began = 0;
      const answers = await shared(async () => {
        const from = freshAddress();
        const body = { email: `${randomUUID()}@example.com`, password: 'not the password' };
        began = performance.now();
        return (n) => ask(n, `${API}/sign-in`, { from, body, headers: FROM_DASHBOARD });
      }, 100);
      if (performance.now() - began > 1_000) continue;
      assert.deepEqual(statuses(answers), { 401: 5, 429: 95 });
      return;
    }
    throw new Error(`In none of ${ATTEMPTS} attempts were all asked within a second.`);
  });

  test('200 requests for a reset from one address at once: 30 are taken', async () => {
    const answers = await shared(async () => {
      const from = freshAddress();
      const to = (n: number) => ({ from, body: { email: `${n}@example.com` }, headers: FROM_DASHBOARD });
      return (n) => ask(n, `${API}/password/forgot`, to(n));
    }, 200);
    assert.deepEqual(statuses(answers), { 200: 30, 429: 170 });
  });

  test('an account that sends two files to one server cannot send a third to the other', async () => {
    await until(isBack);
    const body = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' };
    const signedUp = await ask(0, `${API}/sign-up`, { body, headers: FROM_DASHBOARD });
    const cookie = signedUp.headers['set-cookie']!.map((value) => value.split(';')[0]).join('; ');
    const headers = { ...FROM_DASHBOARD, cookie, origin: servers[0]!.url, 'content-type': 'application/octet-stream' };
    const unfinished = [1, 2].map(() => {
      const path = `${servers[0]!.url}${API}/profile/imports`;
      const request = http.request(path, { method: 'POST', headers: { ...headers, 'content-length': 1000 } });
      request.on('error', () => {}).flushHeaders();
      return request;
    });
    const third = async () =>
      (
        await ask(1, `${API}/profile/imports`, {
          bytes: Buffer.from('{}'),
          method: 'POST',
          headers: { ...headers, origin: servers[1]!.url },
        })
      ).status;
    await until(async () => (await redis.ask('keys', 'letterpress:uploads:*')).startsWith('*1'));
    await until(async () => (await third()) === 503);
    for (const request of unfinished) request.destroy();
    await until(async () => (await third()) !== 503);
  });

  test('Redis killed and started again under load: no answer is 500, each server says so, and they share again', async () => {
    await until(isBack);
    const before = linesOf('away');
    const [key] = await newKeys(1);
    const answers: Answer[] = [];
    let isOver = false;
    const asking = Array.from({ length: 16 }, async (_, n) => {
      while (!isOver) answers.push(await ask(n, STATUS, n % 4 === 0 ? { key } : {}));
    });
    await sleep(300);
    await redis.kill();
    await sleep(700);
    assert.deepEqual(
      await Promise.all(servers.map(async ({ url }) => (await call(`${url}/readyz`)).status)),
      [200, 200],
    );
    await redis.restart();
    await until(isBack);
    await sleep(300);
    isOver = true;
    await Promise.all(asking);
    assert.ok(answers.length > 50, `${answers.length} answers`);
    const { 401: unknown = 0, 404: known = 0, 429: refused = 0, ...others } = statuses(answers);
    assert.deepEqual(others, {});
    assert.ok(unknown > 0 && known > 0 && refused >= 0);
    for (const [n, times] of linesOf('away').entries()) assert.ok(times > before[n]!);
    const again = await shared(async () => {
      const from = freshAddress();
      return (n) => ask(n, STATUS, { from });
    }, 200);
    assert.deepEqual(statuses(again), { 401: 60, 429: 140 });
  });

  test('a Redis that hangs keeps no request waiting', async () => {
    await until(isBack);
    redis.signal('SIGSTOP');
    try {
      for (let n = 0; n < 20; n++) {
        const began = performance.now();
        assert.equal((await ask(n, STATUS)).status, 401);
        const waited = performance.now() - began;
        assert.ok(waited < NOT_WAITED_MS, `request ${n} took ${waited} ms`);
      }
    } finally {
      redis.signal('SIGCONT');
    }
    await until(isBack);
  });
});
