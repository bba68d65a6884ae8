import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { beforeEach, describe, test } from 'node:test';
import { type Answer, freshAddress } from '../support/call.ts';
import { JOB, UNKNOWN_ID } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { addKey, NEVER_ISSUED, revoke } from './support/keys.ts';
import { runningService } from './support/running-service.ts';
import { post, TOOL_ENDPOINT } from './support/tools.ts';

const PATH = `/v1/resume/${UNKNOWN_ID}`;
const remaining = (answer: Answer): number => Number(answer.headers['x-ratelimit-remaining']);
const reset = (answer: Answer): number => Number(answer.headers['x-ratelimit-reset']);

/** docs/rate-limiting.md. */
describe('REST request limits', () => {
  const running = runningService();
  beforeEach(() => running.clock.advance(60_000));

  test('the headers describe the last layer checked: IP without a key, key with a bad one, else the account', async () => {
    const { key } = await running.account();
    assert.equal(remaining(await running.askNow(PATH)), 59);
    assert.equal(remaining(await running.askNow(PATH, { key: 'bogus' })), 9);
    assert.equal(remaining(await running.askNow(PATH, { key })), 59);
    assert.equal(remaining(await running.askNow(PATH, { key })), 58);
  });

  test('an IP address has 60 requests, with a key, with a bad one or with none; the 61st is refused', async () => {
    const from = freshAddress();
    const { key } = await running.account({ plan: 'pro' });
    for (let request = 1; request <= 40; request++) {
      const answer = await running.askNow(PATH, { from });
      assertFailure(answer, 401, 'UNAUTHORIZED');
      assert.equal(remaining(answer), 60 - request);
    }
    for (let request = 41; request <= 50; request++) {
      assertFailure(await running.askNow(PATH, { from, key: NEVER_ISSUED }), 401, 'UNAUTHORIZED');
    }
    for (let request = 51; request <= 60; request++) {
      assertFailure(await running.askNow(PATH, { from, key }), 404, 'NOT_FOUND');
    }
    assertFailure(await running.askNow(PATH, { from, key }), 429, 'RATE_LIMIT_EXCEEDED');
    assertFailure(await running.askNow(PATH, { from }), 429, 'RATE_LIMIT_EXCEEDED');
    assertFailure(await running.askNow(PATH, { key }), 404, 'NOT_FOUND');
  });

  test('what the IP layer refuses counts neither for the key nor for the account', async () => {
    const from = freshAddress();
    const { key } = await running.account();
    for (let request = 1; request <= 60; request++) await running.askNow(PATH, { from });
    for (let request = 1; request <= 15; request++) {
      assertFailure(await running.askNow(PATH, { from, key }), 429, 'RATE_LIMIT_EXCEEDED');
    }
    for (let request = 1; request <= 10; request++) {
      assert.equal(remaining(await running.askNow(PATH, { key })), 60 - request);
    }
    assertFailure(await running.askNow(PATH, { key }), 429, 'RATE_LIMIT_EXCEEDED');
  });

  test('what the key layer refuses does not count for the account, but does for the IP address', async () => {
    const from = freshAddress();
    const { id, key } = await running.account();
    const other = await addKey(running, id);
    for (let request = 1; request <= 10; request++) await running.askNow(PATH, { from, key });
    for (let request = 1; request <= 5; request++) {
      assertFailure(await running.askNow(PATH, { from, key }), 429, 'RATE_LIMIT_EXCEEDED');
    }
    assert.equal(remaining(await running.askNow(PATH, { key: other.key })), 49);
    assert.equal(remaining(await running.askNow(PATH, { from })), 44);
  });

  test('an account has 60 requests over all its keys', async () => {
    const { id, key } = await running.account();
    const keys = [key];
    while (keys.length < 7) keys.push((await addKey(running, id)).key);
    for (const each of keys.slice(0, 6)) {
      for (let request = 1; request <= 10; request++) {
        assertFailure(await running.askNow(PATH, { key: each }), 404, 'NOT_FOUND');
      }
    }
    const refused = await running.askNow(PATH, { key: keys[6] });
    assertFailure(refused, 429, 'RATE_LIMIT_EXCEEDED');
    assert.equal(refused.json.data.details.retry_after, 60);
    const another = await running.account();
    assertFailure(await running.askNow(PATH, { key: another.key }), 404, 'NOT_FOUND');
  });

  test('the account limit of the pro plan is 60 too', async () => {
    const { id, key } = await running.account({ plan: 'pro' });
    const keys = [key, (await addKey(running, id)).key, (await addKey(running, id)).key];
    for (const each of keys) {
      for (let request = 1; request <= 20; request++) {
        assertFailure(await running.askNow(PATH, { key: each }), 404, 'NOT_FOUND');
      }
    }
    const fourth = await addKey(running, id);
    assertFailure(await running.askNow(PATH, { key: fourth.key }), 429, 'RATE_LIMIT_EXCEEDED');
  });

  test('a token that does not authenticate counts at 10, each for itself', async () => {
    const { key, keyId } = await running.account({ plan: 'pro' });
    await revoke(running, keyId);
    for (const token of ['bogus', NEVER_ISSUED, key, 'x'.repeat(8000)]) {
      for (let request = 1; request <= 10; request++) {
        const answer = await running.askNow(PATH, { key: token });
        assertFailure(answer, 401, 'UNAUTHORIZED');
        assert.equal(remaining(answer), 10 - request);
      }
      const refused = await running.askNow(PATH, { key: token });
      assertFailure(refused, 429, 'RATE_LIMIT_EXCEEDED');
      assert.equal(remaining(refused), 0);
    }
  });

  test('a window starts with the first request counted in it and lasts 60 seconds', async () => {
    running.clock.set('2026-05-01T00:00:00.250Z');
    const { key } = await running.account();
    const first = await running.askNow(PATH, { key });
    assert.equal(reset(first), 1777593661);
    running.clock.advance(30_000);
    for (let request = 2; request <= 10; request++) {
      assert.equal(reset(await running.askNow(PATH, { key })), 1777593661);
    }
    running.clock.advance(29_999);
    const refused = await running.askNow(PATH, { key });
    assertFailure(refused, 429, 'RATE_LIMIT_EXCEEDED');
    assert.equal(refused.json.data.details.retry_after, 1);
    assert.equal(reset(refused), 1777593661);
    running.clock.advance(1);
    const fresh = await running.askNow(PATH, { key });
    assert.equal(fresh.status, 404);
    assert.equal(remaining(fresh), 59);
    assert.equal(reset(fresh), 1777593721);
  });

  test('of 40 parallel requests with one free key exactly 10 pass', async () => {
    const { key } = await running.account();
    const answers = await Promise.all(Array.from({ length: 40 }, () => running.askNow(PATH, { key })));
    assert.equal(answers.filter(({ status }) => status === 404).length, 10);
    assert.equal(answers.filter(({ status }) => status === 429).length, 30);
  });

  test('creates, status reads, refused bodies and unknown paths count in one counter', async () => {
    const { key } = await running.account();
    const asks = [
      await running.askNow('/v1/resume/create', { key, body: JOB }),
      await running.askNow('/v1/cover-letter/create', { key, body: JOB }),
      await running.askNow(PATH, { key }),
      await running.askNow(`/v1/cover-letter/${UNKNOWN_ID}`, { key }),
      await running.askNow('/v1/resume/create', { key, body: {} }),
      await running.askNow('/v1/nothing', { key }),
      await running.askNow('/v1/resume/x', { key, method: 'DELETE' }),
    ];
    assert.deepEqual(asks.map(remaining), [59, 58, 57, 56, 55, 54, 53]);
  });

  test('the documentation and the health check are not counted', async () => {
    const from = freshAddress();
    for (const path of ['/docs/overview', '/openapi.json', '/healthz']) {
      assert.equal((await running.askNow(path, { from })).headers['x-ratelimit-remaining'], undefined, path);
    }
    assert.equal(remaining(await running.askNow(PATH, { from })), 59);
  });

  test('X-Forwarded-For means nothing when no proxy is trusted', async () => {
    const from = freshAddress();
    for (let request = 1; request <= 60; request++) {
      await running.askNow(PATH, { from, headers: { 'x-forwarded-for': `198.51.100.${request}` } });
    }
    const headers = { 'x-forwarded-for': '198.51.100.200' };
    assertFailure(await running.askNow(PATH, { from, headers }), 429, 'RATE_LIMIT_EXCEEDED');
  });
});

describe('behind a trusted proxy', () => {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.9.9.9');
  const running = runningService({ config: { trustedProxies } });

  test('requests count for the address that the proxy names, IPv6 by /64', async () => {
    const from = '127.9.9.9';
    const askFor = (address: string) => running.askNow(PATH, { from, headers: { 'x-forwarded-for': address } });
    assert.equal(remaining(await askFor('198.51.100.1')), 59);
    assert.equal(remaining(await askFor('198.51.100.1')), 58);
    assert.equal(remaining(await askFor('203.0.113.7, 198.51.100.1')), 57);
    assert.equal(remaining(await askFor('::ffff:198.51.100.1')), 56);
    assert.equal(remaining(await askFor('198.51.100.2')), 59);
    assert.equal(remaining(await askFor('2001:db8:1:2::1')), 59);
    assert.equal(remaining(await askFor('2001:db8:1:2:ffff::9')), 58);
    assert.equal(remaining(await askFor('2001:db8:1:3::1')), 59);
  });
});

describe('limits of the tool endpoint', () => {
  const running = runningService();
  beforeEach(() => running.clock.advance(60_000));
  const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const BATCH = 50;

  async function many(count: number, ask: () => Promise<Answer>): Promise<number[]> {
    const statuses: number[] = [];
    for (let asked = 0; asked < count; asked += BATCH) {
      const answers = await Promise.all(Array.from({ length: Math.min(BATCH, count - asked) }, ask));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  }

  test('an IP address has 600 requests; OPTIONS does not count, bad credentials do; the 429 is that of REST', async () => {
    const from = freshAddress();
    await many(20, () => running.askNow(TOOL_ENDPOINT, { method: 'OPTIONS', from }));
    const first = await post(running, { from, body: PING });
    assert.equal(first.status, 401);
    assert.equal(remaining(first), 599);
    const statuses = await many(599, () => post(running, { from, body: PING }));
    assert.deepEqual([...new Set(statuses)], [401]);
    const { key } = await running.account();
    const refused = await post(running, { from, key, body: PING });
    assert.equal(refused.status, 429);
    assert.deepEqual(refused.json, {
      success: false,
      message: 'Too many requests. Please try again later.',
      data: { error_code: 'RATE_LIMIT_EXCEEDED', details: { retry_after: 60 } },
    });
    assert.equal(refused.headers['retry-after'], '60');
    assert.equal(refused.headers['x-ratelimit-remaining'], '0');
  });

  test('a key has 600 requests on either plan, and there is no account layer', async () => {
    const free = await running.account();
    const second = await addKey(running, free.id);
    const pro = await running.account({ plan: 'pro' });
    const statuses = await many(600, () => post(running, { key: free.key, body: PING }));
    assert.deepEqual([...new Set(statuses)], [200]);
    const refused = await post(running, { key: free.key, body: PING });
    assertFailure(refused, 429, 'RATE_LIMIT_EXCEEDED');
    assert.equal(remaining(await post(running, { key: second.key, body: PING })), 599);
    assert.equal(remaining(await post(running, { key: pro.key, body: PING })), 599);
  });

  test('REST and the tool endpoint count apart', async () => {
    const from = freshAddress();
    const { key } = await running.account();
    for (let request = 1; request <= 11; request++) await running.askNow(PATH, { from, key });
    assertFailure(await running.askNow(PATH, { from, key }), 429, 'RATE_LIMIT_EXCEEDED');
    const tool = await post(running, { from, key, body: PING });
    assert.equal(tool.status, 200);
    assert.equal(remaining(tool), 599);
    const other = await running.account();
    await many(70, () => post(running, { from, key: other.key, body: PING }));
    assert.equal(remaining(await running.askNow(PATH, { from: freshAddress(), key: other.key })), 59);
  });
});
