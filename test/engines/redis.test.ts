import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/base/clock.ts';
import { createRedisLimits, type RedisLimits, type RedisLimitsOptions } from '../../src/platform/limits/redis.ts';
import { describeRedis } from '../../src/platform/limits/redis-connection.ts';
import { until } from '../support/until.ts';
import { limitsSuite } from './limits-suite.ts';
import { NO_REDIS, type RedisOptions, startRedis, type TestRedis } from './support/redis.ts';

const SECRET = 'a secret of the tests that is long enough';
const HOUR_MS = 3_600_000;
/** Where a test is not about waiting, a busy machine may let Redis wait for its turn. */
const PATIENT = { silenceMs: 10_000 };

const opened: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of opened.reverse()) await close();
});

async function newRedis(options: RedisOptions = {}): Promise<TestRedis> {
  const redis = await startRedis(options);
  opened.push(redis.close);
  return redis;
}

interface Process {
  limits: RedisLimits;
  lines: string[];
}

/** What one process has of its own; two of them share a Redis as two processes do. */
async function joined(url: string, options: Partial<RedisLimitsOptions> = {}): Promise<Process> {
  const lines: string[] = [];
  const limits = await createRedisLimits({
    url,
    secret: SECRET,
    clock: systemClock,
    log: (line) => lines.push(line),
    ...options,
  });
  opened.push(limits.close);
  return { limits, lines };
}

const minute = { windowSeconds: 60, maxEntriesPerStore: 1000 };

describe('limits in Redis', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  let one: Process;
  let two: Process;

  before(async () => {
    redis = await newRedis();
    one = await joined(redis.url, PATIENT);
    two = await joined(redis.url, { ...PATIENT, clock: { now: () => new Date(Date.now() + HOUR_MS) } });
  });

  limitsSuite('Redis', () => ({ limits: one.limits, pass: (ms) => sleep(ms) }));

  test('two processes whose clocks differ by an hour share windows, pauses and leases exactly', async () => {
    const takes = [one.limits.windows(minute), two.limits.windows(minute)];
    const layer = { store: 'ip', id: 'shared', limit: 60 };
    const verdicts = await Promise.all(Array.from({ length: 500 }, (_, n) => takes[n % 2]!(layer)));
    assert.equal(verdicts.filter(({ allowed }) => allowed).length, 60);
    assert.equal(new Set(verdicts.map(({ resetAtSeconds }) => resetAtSeconds)).size, 1);

    const both = [one.limits, two.limits];
    const attempt = { store: 'pair', id: 'shared', free: -7 };
    const waits = await Promise.all(Array.from({ length: 500 }, (_, n) => both[n % 2]!.pauses.begin(attempt)));
    assert.equal(waits.filter((seconds) => seconds === 0).length, 1);

    const wanted = { store: 'uploads', id: 'shared', limit: 2 };
    const leases = await Promise.all(Array.from({ length: 20 }, (_, n) => both[n % 2]!.lease(wanted)));
    assert.equal(leases.filter((lease) => lease !== null).length, 2);
    for (const lease of leases) lease?.release();
  });

  test('keys have a prefix, show neither address nor e-mail, and all expire', async () => {
    await one.limits.windows(minute)({ store: 'ip', id: '203.0.113.9', limit: 1 });
    await one.limits.pauses.begin({ store: 'pair', id: '203.0.113.9 ann@example.com', free: 5 });
    await one.limits.lease({ store: 'uploads', id: 'ann@example.com', limit: 2 });
    const keys = (await redis.ask('keys', '*')).split('\r\n').filter((line) => /^[^*$+]/.test(line));
    assert.ok(keys.length > 10);
    for (const key of keys) {
      assert.match(key, /^letterpress:[a-z0-9:-]+:[\w-]{22}$|^letterpress:trial$/);
      const [, ttl] = /^:(-?\d+)/.exec(await redis.ask('pttl', key)) ?? [];
      assert.ok(Number(ttl) > 0 || Number(ttl) === -2, `${key} stays (${ttl})`);
    }
  });

  test('a Redis that forgot the scripts and all counters goes on at once', async () => {
    const take = one.limits.windows(minute);
    const layer = { store: 'ip', id: 'flushed', limit: 5 };
    assert.equal((await take(layer)).remaining, 4);
    await redis.ask('flushall');
    await redis.ask('script', 'flush');
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => take(layer)));
    assert.equal(verdicts.filter(({ allowed }) => allowed).length, 5);
    assert.deepEqual(one.lines, []);
  });

  test('who was refused once is refused without asking Redis again, until the window ends', async () => {
    const take = one.limits.windows({ ...minute, windowSeconds: 1 });
    const layer = { store: 'flood', id: 'flood', limit: 1 };
    await take(layer);
    assert.equal((await take(layer)).allowed, false);
    const refused = take(layer);
    assert.ok(!(refused instanceof Promise));
    assert.deepEqual([refused.allowed, refused.remaining, refused.retryAfterSeconds], [false, 0, 1]);
    await sleep(1_050);
    assert.equal((await take(layer)).allowed, true);
  });

  test('a refusal is remembered by the clock of the process, and not where that was set back', async () => {
    let now = Date.now();
    const { limits } = await joined(redis.url, { ...PATIENT, clock: { now: () => new Date(now) } });
    const take = limits.windows(minute);
    const isRemembered = async (layer: { store: string; id: string; limit: number }, turnedMs: number) => {
      await take(layer);
      assert.equal((await take(layer)).allowed, false);
      now += turnedMs;
      const verdict = take(layer);
      await verdict;
      return !(verdict instanceof Promise);
    };
    const first = { store: 'turned', id: 'a', limit: 1 };
    assert.equal(await isRemembered(first, 0), true);
    const { retryAfterSeconds } = await take(first);
    assert.ok(retryAfterSeconds > 50 && retryAfterSeconds <= 60, `${retryAfterSeconds} s`);
    assert.equal(await isRemembered({ store: 'turned', id: 'b', limit: 1 }, 61_000), false);
    assert.equal(await isRemembered({ store: 'turned', id: 'c', limit: 1 }, -1_000), false);
  });

  test('what a process held that is gone is free after a while, and what one still holds is renewed', async () => {
    const times = { ...PATIENT, leaseMs: 1_000, renewEveryMs: 100 };
    const alive = await joined(redis.url, times);
    const gone = await joined(redis.url, times);
    const wanted = { store: 'uploads', id: 'renewed', limit: 2 };
    assert.ok(await alive.limits.lease(wanted));
    assert.ok(await gone.limits.lease(wanted));
    assert.equal(await alive.limits.lease(wanted), null);
    await gone.limits.close();
    await until(async () => (await alive.limits.lease(wanted)) !== null);
    await sleep(1_500);
    const late = await joined(redis.url, times);
    for (const { limits } of [alive, late]) assert.equal(await limits.lease(wanted), null);
  });

  test('the oldest gives way to one in another process, and its holder hears of it', async () => {
    const times = { ...PATIENT, leaseMs: 5_000, renewEveryMs: 50 };
    const here = await joined(redis.url, times);
    const there = await joined(redis.url, times);
    const lost: string[] = [];
    const open = (process: Process, name: string) =>
      process.limits.lease({ store: 'streams', id: 'tabs', limit: 2, onLost: () => lost.push(name) });
    await open(here, 'first');
    await open(there, 'second');
    await open(there, 'third');
    await until(() => lost.length > 0);
    await sleep(200);
    assert.deepEqual(lost, ['first']);
  });

  test('leases outlive a Redis that forgot them', async () => {
    const { limits } = await joined(redis.url, { ...PATIENT, leaseMs: 5_000, renewEveryMs: 50 });
    let lost = 0;
    const wanted = { store: 'streams', id: 'kept', limit: 2, onLost: () => lost++ };
    await limits.lease(wanted);
    await redis.ask('flushall');
    await until(async () => !(await redis.ask('keys', 'letterpress:streams:*')).startsWith('*0'));
    assert.equal(lost, 0);
  });
});

describe('a Redis that is away', { skip: NO_REDIS }, () => {
  const layer = { store: 'ip', id: 'away', limit: 3 };

  test('killed under load and started again: every request is decided, two lines tell of it, and limits are shared again', async () => {
    const redis = await newRedis();
    const { limits, lines } = await joined(redis.url, PATIENT);
    const other = await joined(redis.url, PATIENT);
    const take = limits.windows(minute);
    for (let round = 0; round < 20; round++) {
      const many = Array.from({ length: 50 }, (_, n) => take({ store: 'load', id: `${round} ${n % 5}`, limit: 5 }));
      if (round === 5) void redis.kill();
      const allowed = (await Promise.all(many)).filter((verdict) => verdict.allowed).length;
      assert.ok(allowed >= 25 && allowed <= 50, `round ${round}: ${allowed}`);
      await sleep(5);
    }
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /^limits: Redis is away \(.+\)\. Until it is back each process counts by itself\.$/);
    assert.ok(limits.health.fallbacks > 0);
    assert.ok(Date.now() - limits.health.lastErrorAt!.getTime() < 60_000);
    assert.deepEqual(await threeOf(take), [true, true, true, false]);
    await redis.restart();
    await until(() => lines.length === 2 && other.lines.length === 2);
    assert.match(lines[1]!, /^limits: Redis is back after \d+ s, and limits are shared again\.$/);
    const before = limits.health.fallbacks;
    const takes = [take, other.limits.windows(minute)];
    const verdicts = await Promise.all(Array.from({ length: 20 }, (_, n) => takes[n % 2]!(layer)));
    assert.equal(verdicts.filter(({ allowed }) => allowed).length, 3);
    assert.equal(limits.health.fallbacks, before);
  });

  async function threeOf(take: ReturnType<RedisLimits['windows']>): Promise<boolean[]> {
    const allowed = [];
    for (let request = 0; request < 4; request++) allowed.push((await take(layer)).allowed);
    return allowed;
  }

  test('one that hangs keeps nobody waiting, and is used again when it goes on', async () => {
    const redis = await newRedis();
    const { limits, lines } = await joined(redis.url);
    const take = limits.windows(minute);
    assert.equal((await take(layer)).remaining, 2);
    redis.signal('SIGSTOP');
    const began = performance.now();
    assert.equal((await take(layer)).remaining, 2);
    const waited = performance.now() - began;
    assert.ok(waited >= 90 && waited < 1_000, `${waited} ms`);
    const then = performance.now();
    for (let request = 0; request < 200; request++) await take({ ...layer, id: String(request) });
    assert.ok(performance.now() - then < 500, 'those that follow do not wait at all');
    const attempt = { store: 'pair', id: 'a', free: 1 };
    const twice = async () => [await limits.pauses.begin(attempt), await limits.pauses.begin(attempt)];
    assert.deepEqual(await twice(), [0, 1]);
    await limits.pauses.giveBack(attempt);
    assert.deepEqual(await twice(), [0, 1]);
    await limits.pauses.forget(attempt);
    assert.deepEqual(await twice(), [0, 1]);
    const lease = await limits.lease({ store: 'uploads', id: 'a', limit: 1 });
    assert.ok(lease);
    assert.equal(await limits.lease({ store: 'uploads', id: 'a', limit: 1 }), null);
    assert.match(lines.join('\n'), /^limits: Redis is away \(no answer within 100 ms\)[^\n]+$/);
    redis.signal('SIGCONT');
    await until(() => lines.length === 2);
    assert.equal((await take({ ...layer, id: 'again' })).remaining, 2);
  });

  test('one that is not there at the start is used when it comes', async () => {
    const redis = await newRedis();
    await redis.kill();
    const { limits, lines } = await joined(redis.url);
    assert.match(lines.join('\n'), /^limits: Redis is away \(.*ECONNREFUSED.*\)[^\n]+$/);
    assert.equal((await limits.windows(minute)(layer)).remaining, 2);
    await redis.restart();
    await until(() => lines.length === 2);
  });

  test('one that hangs at the start keeps nobody waiting for longer than the start', async () => {
    const redis = await newRedis();
    redis.signal('SIGSTOP');
    const began = performance.now();
    const { limits, lines } = await joined(redis.url);
    const waited = performance.now() - began;
    assert.ok(waited < 5_000, `${waited} ms`);
    assert.equal(lines.length, 1);
    assert.equal((await limits.windows(minute)(layer)).remaining, 2);
    redis.signal('SIGCONT');
  });

  test('one behind a connection that stays silent is reached by another', async () => {
    const redis = await newRedis();
    let isSilent = false;
    const sockets: net.Socket[] = [];
    const line = net.createServer((near) => {
      const away = net.connect(redis.port, '127.0.0.1');
      for (const socket of [near, away]) sockets.push(socket.on('error', () => {}));
      near.on('data', (bytes) => isSilent || away.write(bytes));
      away.pipe(near);
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    opened.push(async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
    });
    const { port } = line.address() as net.AddressInfo;
    const { limits, lines } = await joined(`redis://127.0.0.1:${port}`);
    isSilent = true;
    await limits.windows(minute)(layer);
    for (const socket of sockets.splice(0)) socket.removeAllListeners('data');
    isSilent = false;
    await until(() => lines.length === 2);
  });

  test('one that is full or may not be written to is away, though it answers pings', async () => {
    const redis = await newRedis();
    const { limits, lines } = await joined(redis.url);
    await redis.ask('config', 'set', 'maxmemory', '1');
    assert.equal((await limits.windows(minute)(layer)).remaining, 2);
    assert.match(lines.join('\n'), /away \(OOM /);
    await sleep(2_500);
    assert.equal(lines.length, 1);
    await redis.ask('config', 'set', 'maxmemory', '0');
    await until(() => lines.length === 2);
  });
});

describe('what answers at the address of a Redis', { skip: NO_REDIS }, () => {
  test('is told with its version, or why nothing does', async () => {
    const redis = await newRedis();
    assert.match(await describeRedis(redis.url), /^Redis \d+\.\d+/);
    await redis.ask('config', 'set', 'maxmemory', '1');
    await assert.rejects(describeRedis(redis.url), /OOM/);
    redis.signal('SIGSTOP');
    await assert.rejects(describeRedis(redis.url), { message: 'no answer' });
    redis.signal('SIGCONT');
    await redis.kill();
    await assert.rejects(describeRedis(redis.url), /ECONNREFUSED/);
  });
});

describe('a Redis that asks for a password', { skip: NO_REDIS }, () => {
  test('takes the right one, with a user and a database; a wrong one or none is told without showing it', async () => {
    const redis = await newRedis({ password: 'pass-word-1' });
    const at = (who: string) => `redis://${who}127.0.0.1:${redis.port}/3`;
    const lines = async (url: string) => {
      const process = await joined(url);
      await process.limits.windows(minute)({ store: 'ip', id: 'a', limit: 1 });
      return process.lines;
    };
    assert.deepEqual(await lines(at(':pass-word-1@')), []);
    await redis.ask('acl', 'setuser', 'letterpress', 'on', '>s%cret', '~letterpress:*', '+@all');
    assert.deepEqual(await lines(at('letterpress:s%25cret@')), []);
    assert.match(await redis.ask('info', 'keyspace'), /^db3:keys=1,/m);
    const wrong = (await lines(at(':not-the-password@'))).join('\n');
    assert.match(wrong, /^limits: Redis is away \(WRONGPASS/);
    assert.doesNotMatch(wrong, /not-the-password/);
    assert.match((await lines(at(''))).join('\n'), /^limits: Redis is away \(NOAUTH/);
  });
});
