import { Redis } from 'ioredis';
import { messageOf } from '../../base/errors.ts';
import type { SharingHealth } from './limits.ts';
import { SCRIPTS } from './redis-scripts.ts';

/** So long nobody waits for an answer in vain. */
const SILENCE_MS = 100;
const CONNECT_MS = 1_000;
/** How often Redis is looked for while it is away. */
const LOOK_EVERY_MS = 1_000;
const RECONNECT_MOST_MS = 1_000;

export interface RedisConnection {
  /** Null, at once or in the end: Redis is away, and whoever asks decides by itself. Never rejects. */
  run(script: keyof typeof SCRIPTS, keys: string[], args: (string | number)[]): Promise<unknown> | null;
  remove(key: string, member?: string): Promise<unknown> | null;
  health: Readonly<SharingHealth>;
  close(): Promise<void>;
}

interface ConnectionOptions {
  url: string;
  log(line: string): void;
  silenceMs?: number;
}

/**
 * A connection that keeps nobody waiting. When Redis refuses, breaks off or is silent it counts as away: whatever waits is let
 * go, and nothing is asked until a trial in the background has succeeded.
 */
export async function connectRedis({ url, log, silenceMs = SILENCE_MS }: ConnectionOptions): Promise<RedisConnection> {
  const redis = openClient(url);
  const health: SharingHealth = { fallbacks: 0, lastErrorAt: null };
  const waiting = new Set<() => void>();
  let heardAtMs = 0;
  let awaySinceMs: number | null = null;
  let isClosed = false;
  let lastError = 'no connection';
  let watchdog: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  redis.on('error', (error) => {
    lastError = messageOf(error);
  });
  redis.on('close', () => leave(lastError));

  function leave(reason: string): void {
    if (isClosed) return;
    health.lastErrorAt = new Date();
    if (awaySinceMs !== null) return;
    awaySinceMs = performance.now();
    log(`limits: Redis is away (${reason}). Until it is back each process counts by itself.`);
    for (const letGo of waiting) letGo();
    look = setInterval(lookForIt, LOOK_EVERY_MS).unref();
  }

  async function lookForIt(): Promise<void> {
    const trial = redis.status === 'ready' ? tryCounting(redis).catch(() => false) : false;
    const answered = await Promise.race([trial, later(LOOK_EVERY_MS / 2)]);
    if (awaySinceMs === null || isClosed) return;
    if (answered) return comeBack(awaySinceMs);
    // A connection that stays silent may lead to a machine that is no more.
    if (redis.status === 'ready' || redis.status === 'connect') redis.disconnect(true);
  }

  function comeBack(sinceMs: number): void {
    clearInterval(look);
    awaySinceMs = null;
    lastError = 'the connection was closed';
    log(
      `limits: Redis is back after ${Math.round((performance.now() - sinceMs) / 1000)} s, and limits are shared again.`,
    );
  }

  /** One timer for all that wait: it is not an answer that must come in time, but a sign of life. */
  function watch(): void {
    watchdog ??= setTimeout(
      () => {
        // After a stall of our own, what has arrived meanwhile is read first.
        setImmediate(() => {
          watchdog = undefined;
          if (waiting.size === 0) return;
          if (performance.now() - heardAtMs >= silenceMs) leave(`no answer within ${silenceMs} ms`);
          else watch();
        });
      },
      heardAtMs + silenceMs - performance.now(),
    ).unref();
  }

  function ask(send: () => Promise<unknown>): Promise<unknown> | null {
    if (awaySinceMs !== null || isClosed) {
      health.fallbacks++;
      return null;
    }
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const letGo = () => {
      waiting.delete(letGo);
      health.fallbacks++;
      resolve(null);
    };
    if (waiting.size === 0) heardAtMs = performance.now();
    waiting.add(letGo);
    watch();
    send().then(
      (answer) => {
        heardAtMs = performance.now();
        waiting.delete(letGo);
        resolve(answer);
      },
      (error) => {
        leave(redis.status === 'ready' ? messageOf(error) : lastError);
        if (waiting.has(letGo)) letGo();
      },
    );
    return promise;
  }

  await Promise.race([redis.connect().catch(() => {}), later(CONNECT_MS)]);
  if (redis.status === 'ready') lastError = 'the connection was closed';
  else leave(lastError);

  return {
    run: (script, keys, args) => ask(() => commandOf(redis, script)(keys.length, ...keys, ...args)),
    remove: (key, member) => ask(() => (member === undefined ? redis.del(key) : redis.zrem(key, member))),
    health,
    async close() {
      isClosed = true;
      clearInterval(look);
      clearTimeout(watchdog);
      for (const letGo of waiting) letGo();
      redis.disconnect();
    },
  };
}

/** Says what answers there; throws why nothing does. */
export async function describeRedis(url: string): Promise<string> {
  const redis = openClient(url);
  let reason = 'no answer';
  redis.on('error', (error) => {
    reason = messageOf(error);
  });
  try {
    await Promise.race([redis.connect().catch(() => {}), later(CONNECT_MS)]);
    if (redis.status !== 'ready') throw new Error(reason);
    const answer = await Promise.race([tryCounting(redis).then(() => redis.info('server')), later(CONNECT_MS)]);
    if (answer === false) throw new Error(reason);
    return `Redis ${/redis_version:(\S+)/.exec(answer)?.[1] ?? ''}`;
  } finally {
    redis.disconnect();
  }
}

function openClient(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // A command that was perhaps carried out must not be sent again, nor one that nobody waits for any more be kept.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(RECONNECT_MOST_MS, 50 * 2 ** attempt),
    // The server that was written to has become a replica.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  for (const [name, lua] of Object.entries(SCRIPTS)) redis.defineCommand(name, { lua });
  return redis;
}

type ScriptCommand = (keys: number, ...rest: (string | number)[]) => Promise<unknown>;

/** Sent by its hash; where Redis does not know it (any more), as text. */
function commandOf(redis: Redis, script: keyof typeof SCRIPTS): ScriptCommand {
  return (redis as unknown as Record<string, ScriptCommand>)[script]!.bind(redis);
}

/** A Redis that may not be written to, or has no memory left, answers pings too. */
function tryCounting(redis: Redis): Promise<unknown> {
  return commandOf(redis, 'count')(1, 'letterpress:trial', 1, 1_000);
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
