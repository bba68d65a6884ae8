import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { until } from '../../../test/support/until.ts';
import { openAccount } from '../accounts/open-account.ts';
import { createKeyLog, forgetOldRequests, type KeyRequest, readKeyRequests } from './key-log.ts';
import { createKey } from './keys.ts';
import { forgetOldUsage, readKeyUsage } from './usage.ts';

const clock = testClock('2026-03-01T12:00:00Z');
const ALL = { before: null, limit: 2_000, onlyRefused: false };
const DAY_MS = 24 * 3600_000;
let database: TestDatabase;

before(async () => {
  database = await testDatabase();
});
after(() => database.close());
describe('the log of a key', () => {
  beforeEach(async () => {
    await sql`truncate key_requests`.execute(database.db);
  });

  let people = 0;

  async function newKey() {
    const { db } = database;
    const email = `key-log-${++people}@example.com`;
    const account = await openAccount(db, { email, plan: 'free', password: null, now: clock.now() });
    return createKey(db, clock, { accountId: account.id, name: 'test', expiresAt: null });
  }

  const request = (keyId: string, more: Partial<KeyRequest> = {}): KeyRequest => ({
    keyId,
    action: 'GET /v1/resume/:resume_id',
    status: 200,
    requestId: randomUUID(),
    documentId: null,
    hasMade: false,
    ...more,
  });

  function logOf(context: { after(done: () => Promise<void>): void }) {
    const trouble: string[] = [];
    const log = createKeyLog(database.db, clock, (line) => trouble.push(line));
    context.after(async () => {
      await log.close();
      assert.deepEqual(trouble, []);
    });
    return log;
  }

  const countOf = async (keyId: string): Promise<number> => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from key_requests where key_id = ${keyId}`.execute(database.db);
    return rows[0]!.n;
  };

  test('a key keeps its newest thousand requests, in order, and never takes more room', async (context) => {
    const log = logOf(context);
    const [busy, other] = [await newKey(), await newKey()];
    log.note(request(other.id));
    for (let batch = 0; batch < 7; batch++) {
      for (let n = 0; n < 150; n++) log.note(request(busy.id, { action: `GET ${batch * 150 + n}` }));
      await log.flush();
    }
    assert.equal(await countOf(busy.id), 1_000);
    const kept = await readKeyRequests(database.db, clock, busy.id, ALL);
    assert.deepEqual(
      kept.map(({ action }) => action),
      Array.from({ length: 1_000 }, (_, n) => `GET ${1_049 - n}`),
    );
    assert.equal((await readKeyRequests(database.db, clock, other.id, ALL)).length, 1);
    const page = await readKeyRequests(database.db, clock, busy.id, { ...ALL, before: kept[9]!.number, limit: 5 });
    assert.deepEqual(page, kept.slice(10, 15));
  });

  test('two processes that write at once lose nothing', async (context) => {
    const [one, two] = [logOf(context), logOf(context)];
    const keys = await Promise.all([newKey(), newKey(), newKey()]);
    for (const { id } of keys) for (let n = 0; n < 100; n++) one.note(request(id));
    for (const { id } of keys.toReversed()) for (let n = 0; n < 100; n++) two.note(request(id));
    await Promise.all([one.flush(), two.flush()]);
    for (const { id } of keys) assert.equal(await countOf(id), 200);
  });

  test('refusals of a program that does not slow down are counted, and noted once', async (context) => {
    const log = logOf(context);
    const { id } = await newKey();
    log.note(request(id, { documentId: randomUUID(), hasMade: true, action: 'POST /v1/resume/create', status: 202 }));
    for (let n = 0; n < 500; n++) log.note(request(id, { status: 429 }));
    await log.flush();
    const noted = await readKeyRequests(database.db, clock, id, ALL);
    assert.deepEqual(
      noted.map(({ status }) => status),
      [429, 202],
    );
    const refused = await readKeyRequests(database.db, clock, id, { ...ALL, onlyRefused: true });
    assert.deepEqual(
      refused.map(({ status }) => status),
      [429],
    );
    assert.deepEqual((await readKeyUsage(database.db, clock, id, 30)).at(-1), {
      day: '2026-03-01',
      requests: 501,
      documents: 1,
    });
  });

  test('refused is what was answered with 400 or more', async (context) => {
    const log = logOf(context);
    const { id } = await newKey();
    for (const status of [200, 399, 400, 500]) log.note(request(id, { status }));
    await log.flush();
    const refused = await readKeyRequests(database.db, clock, id, { ...ALL, onlyRefused: true });
    assert.deepEqual(
      refused.map(({ status }) => status),
      [500, 400],
    );
  });

  test('between two writes 200 requests of a key are noted, and 20,000 in all; the others are counted', async (context) => {
    const log = logOf(context);
    const owner = await newKey();
    const { rows } = await sql<{ id: string }>`
    insert into api_keys (account_id, name, hash, hint, created_at)
    select account_id, 'many', sha256(n::text::bytea), 'abcd', now()
    from api_keys, generate_series(1, 101) n where id = ${owner.id} returning id`.execute(database.db);
    for (const { id } of rows) for (let n = 0; n < 201; n++) log.note(request(id));
    const usedOf = async (id: string) => (await readKeyUsage(database.db, clock, id, 1))[0]!.requests;
    const [first, last] = [rows[0]!.id, rows[100]!.id];
    await log.flush();
    assert.deepEqual([await countOf(first), await countOf(last)], [200, 0]);
    assert.deepEqual([await usedOf(first), await usedOf(last)], [201, 201]);
    log.note(request(last));
    await log.flush();
    assert.deepEqual([await countOf(last), await usedOf(last)], [1, 202]);
  });

  test('what is noted is written every second, and the last of a day for that day', async (context) => {
    context.mock.timers.enable({ apis: ['setInterval'] });
    const log = logOf(context);
    const { id } = await newKey();
    log.note(request(id));
    context.mock.timers.tick(1_000);
    await until(async () => (await countOf(id)) === 1);
    const began = clock.now().toISOString();
    clock.set('2026-03-01T23:59:59Z');
    log.note(request(id));
    clock.set('2026-03-02T00:00:00Z');
    log.note(request(id));
    log.note(request(id));
    await log.flush();
    await until(async () => {
      const days = await readKeyUsage(database.db, clock, id, 2);
      return JSON.stringify(days.map(({ requests }) => requests)) === '[2,2]';
    });
    clock.set(began);
  });

  test('what cannot be written costs a line in the log', async () => {
    const lines: string[] = [];
    const log = createKeyLog(database.db, clock, (line) => lines.push(line));
    log.note(request('no id'));
    await log.close();
    assert.match(lines.join(), /^keys: requests not written: /);
  });

  test('old requests go some at a time', async () => {
    const { id } = await newKey();
    await sql`
    insert into key_requests (key_id, slot, number, at, action, status, request_id)
    select ${id}, n, n, ${clock.now()}::timestamptz - make_interval(days => 8, secs => n), 'GET', 200, gen_random_uuid()
    from generate_series(1, 10001) n`.execute(database.db);
    await forgetOldRequests(database.db, clock);
    assert.equal(await countOf(id), 1);
    await forgetOldRequests(database.db, clock);
    assert.equal(await countOf(id), 0);
  });

  test('what is older than a week is not shown, and goes with the next sweep', async (context) => {
    const log = logOf(context);
    const { id } = await newKey();
    log.note(request(id));
    await log.flush();
    clock.advance(6 * DAY_MS);
    log.note(request(id, { status: 404 }));
    await log.flush();
    clock.advance(DAY_MS);
    assert.deepEqual(
      (await readKeyRequests(database.db, clock, id, ALL)).map(({ status }) => status),
      [404],
    );
    clock.advance(DAY_MS / 2);
    assert.equal(await countOf(id), 2);
    await forgetOldRequests(database.db, clock);
    assert.equal(await countOf(id), 1);
    const days = await readKeyUsage(database.db, clock, id, 30);
    assert.equal(days.length, 30);
    assert.deepEqual(
      days.filter(({ requests }) => requests > 0).map(({ day }) => day),
      ['2026-03-01', '2026-03-07'],
    );
    clock.advance(200 * DAY_MS);
    await forgetOldUsage(database.db, clock);
    const { rows } = await sql`select 1 from key_usage where key_id = ${id}`.execute(database.db);
    assert.equal(rows.length, 0);
  });

  test('a key of an account that was deleted meanwhile has nothing to write to', async (context) => {
    const log = logOf(context);
    const { id } = await newKey();
    log.note(request(id));
    await sql`delete from accounts where id = (select account_id from api_keys where id = ${id})`.execute(database.db);
    await log.flush();
    assert.equal(await countOf(id), 0);
  });
});
