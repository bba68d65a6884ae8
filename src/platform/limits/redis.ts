import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import {
  type Layer,
  type Lease,
  type Limits,
  PAUSE,
  type Pauses,
  type SharingHealth,
  type Take,
  type TakeLease,
  type Verdict,
  verdictOf,
  type WantedLease,
} from './limits.ts';
import { createMemoryLimits } from './memory.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';

const PREFIX = 'letterpress:';
/** Of a process that is gone, whatever it held is free after this. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const REFUSALS_KEPT = 10_000;

export interface RedisLimitsOptions {
  url: string;
  /** Keys are hashed with it: Redis learns neither addresses nor e-mails nor tokens. All processes have the same. */
  secret: string;
  /** Of this machine: for what is counted while Redis is away, and for how long a refusal is remembered. */
  clock: Clock;
  log: (line: string) => void;
  /** How long nothing may be heard of Redis while it is waited for. */
  silenceMs?: number;
  leaseMs?: number;
  renewEveryMs?: number;
}

export type RedisLimits = Limits & { health: Readonly<SharingHealth> };

/** Counts over all processes that use the same Redis; while it is away, in this process alone. */
export async function createRedisLimits(options: RedisLimitsOptions): Promise<RedisLimits> {
  const redis = await connectRedis(options);
  const local = createMemoryLimits(options.clock);
  const keyOf = createKeyOf(options.secret);
  const leases = createLeases(redis, local.lease, keyOf, options);
  return {
    windows: ({ windowSeconds, maxEntriesPerStore }) =>
      createWindows({
        redis,
        keyOf,
        windowMs: windowSeconds * 1000,
        local: local.windows({ windowSeconds, maxEntriesPerStore }),
        clock: options.clock,
      }),
    pauses: createPauses(redis, keyOf, local.pauses),
    lease: leases.take,
    health: redis.health,
    async close() {
      leases.close();
      await redis.close();
    },
  };
}

type KeyOf = (thing: { store: string; id: string }) => string;

function createKeyOf(secret: string): KeyOf {
  const key = createHmac('sha256', secret).update('limits in redis').digest();
  return ({ store, id }) =>
    `${PREFIX}${store}:${createHmac('sha256', key).update(id).digest('base64url').slice(0, 22)}`;
}

interface WindowsOptions {
  redis: RedisConnection;
  keyOf: KeyOf;
  windowMs: number;
  local: Take;
  clock: Clock;
}

function createWindows({ redis, keyOf, windowMs, local, clock }: WindowsOptions): Take {
  const refusals = createRefusals(clock);

  async function decide(asked: Promise<unknown>, layers: [Layer, ...Layer[]], firstKey: string): Promise<Verdict> {
    const answer = await asked;
    if (answer === null) return local(...layers);
    const [place, count, endsMs, nowMs] = answer as [number, number, number, number];
    const layer = layers[place - 1]!;
    const verdict = verdictOf(count, layer, endsMs, nowMs);
    if (!verdict.allowed && place === 1) refusals.note(firstKey, layer.limit, verdict, endsMs - nowMs);
    return verdict;
  }

  return (...layers) => {
    const keys = layers.map(keyOf);
    const refusal = refusals.find(keys[0]!, layers[0]);
    if (refusal) return refusal;
    const args = layers.flatMap(({ limit }) => [limit, windowMs]);
    const asked = redis.run('count', keys, args);
    return asked ? decide(asked, layers, keys[0]!) : local(...layers);
  };
}

/**
 * Remembers who was refused until the window ends, so that a flood is refused as cheaply as without Redis: without a round
 * trip, and without the look-up of a key beside it.
 */
function createRefusals(clock: Clock) {
  const known = new Map<string, { limit: number; resetAtSeconds: number; notedMs: number; endsMs: number }>();

  return {
    note(key: string, limit: number, { resetAtSeconds }: Verdict, leftMs: number): void {
      known.delete(key);
      if (known.size >= REFUSALS_KEPT) known.delete(known.keys().next().value!);
      const notedMs = clock.now().getTime();
      known.set(key, { limit, resetAtSeconds, notedMs, endsMs: notedMs + leftMs });
    },
    find(key: string, { store, limit }: Layer): Verdict | null {
      const refusal = known.get(key);
      if (!refusal) return null;
      const nowMs = clock.now().getTime();
      const leftMs = refusal.endsMs - nowMs;
      const isClockSetBack = nowMs < refusal.notedMs;
      if (leftMs <= 0 || isClockSetBack || limit > refusal.limit) {
        known.delete(key);
        return null;
      }
      const retryAfterSeconds = Math.ceil(leftMs / 1000);
      return { store, allowed: false, remaining: 0, resetAtSeconds: refusal.resetAtSeconds, retryAfterSeconds };
    },
  };
}

function createPauses(redis: RedisConnection, keyOf: KeyOf, local: Pauses): Pauses {
  return {
    async begin(...tries) {
      const args = [PAUSE.firstMs, PAUSE.longestMs, PAUSE.memoryMs, ...tries.map(({ free }) => free)];
      const seconds = await redis.run('beginTry', tries.map(keyOf), args);
      return seconds === null ? local.begin(...tries) : (seconds as number);
    },
    async giveBack(...tries) {
      if ((await redis.run('giveBack', tries.map(keyOf), [PAUSE.memoryMs])) === null) await local.giveBack(...tries);
    },
    async forget(attempt) {
      if ((await redis.remove(keyOf(attempt))) === null) await local.forget(attempt);
    },
  };
}

interface Held {
  key: string;
  /** Of the lease in Redis; '' while there is none, because Redis was away. */
  name: string;
  limit: number;
  lose(): void;
}

/** Held here and in Redis: what is counted here holds also while Redis is away, and is taken there when it is back. */
function createLeases(
  redis: RedisConnection,
  takeLocal: TakeLease,
  keyOf: KeyOf,
  { leaseMs = LEASE_MS, renewEveryMs = RENEW_EVERY_MS }: RedisLimitsOptions,
) {
  const held = new Set<Held>();

  const hold = async ({ key, name, limit }: Held, oldestGivesWay: boolean) =>
    (await redis.run('hold', [key], [name, randomUUID(), limit, leaseMs, Number(oldestGivesWay)])) as string | null;

  function free({ key, name }: Held): void {
    if (name !== '') void redis.remove(key, name);
  }

  async function renew(lease: Held): Promise<void> {
    const name = await hold(lease, false);
    if (name === '') lease.lose();
    else if (name !== null) lease.name = name;
    if (!held.has(lease)) free(lease);
  }

  const renewing = setInterval(() => {
    for (const lease of held) void renew(lease);
  }, renewEveryMs).unref();

  async function take(wanted: WantedLease): Promise<Lease | null> {
    const { onLost, limit } = wanted;
    let isGone = false;
    const release = () => {
      isGone = true;
      place?.release();
      held.delete(lease);
      free(lease);
    };
    const lose = () => {
      release();
      onLost?.();
    };
    const lease: Held = { key: keyOf(wanted), name: '', limit, lose: onLost ? lose : () => {} };
    const place = await takeLocal({ ...wanted, ...(onLost && { onLost: lose }) });
    if (!place) return null;
    const name = await hold(lease, onLost !== undefined);
    if (name === '') {
      release();
      return null;
    }
    lease.name = name ?? '';
    // Lost to a newcomer before it was there.
    if (isGone) free(lease);
    else held.add(lease);
    return { release };
  }

  return { take, close: () => clearInterval(renewing) };
}
