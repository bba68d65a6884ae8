/**
 * Limits, as a port: `memory.ts` counts in this process, `redis.ts` over all processes that share a Redis.
 *
 * Glossary
 * - layer: one thing that is counted (an IP address, a key, an account) with its limit
 * - store: the family of counters a layer belongs to; stores never disturb each other
 * - window: the time from the first request counted until the counter is forgotten
 * - pause: what a failed try costs before the next one; it grows from failure to failure
 * - lease: a place for something under way; whoever is gone loses it after a while
 *
 * A call is one atomic step, so a shared engine needs one round trip for each.
 */
import type { Layer, Lease, Take, TakeLease, Verdict, WantedLease } from '../../base/limit.ts';

export type { Layer, Lease, Take, TakeLease, Verdict, WantedLease };

export interface Limits {
  /** Fixed windows of one length. Each call makes a counter of its own in memory; a shared engine tells stores by name alone. */
  windows(options: WindowOptions): Take;
  pauses: Pauses;
  lease: TakeLease;
  /** How sharing goes; null where nothing is shared. */
  health: Readonly<SharingHealth> | null;
  close(): Promise<void>;
}

export interface SharingHealth {
  /** How many decisions this process made by itself while the shared engine was away. */
  fallbacks: number;
  lastErrorAt: Date | null;
}

export interface WindowOptions {
  windowSeconds: number;
  /** In memory: above this the oldest window of the same store is forgotten. An entry takes about 180 bytes. */
  maxEntriesPerStore: number;
}

export interface Try {
  store: string;
  id: string;
}

/**
 * Slows down whoever fails: the first `free` failures cost nothing, each further one doubles the pause before the next try,
 * from a second to five minutes. That is some 300 tries a day, and nobody waits for longer than five minutes.
 */
export interface Pauses {
  /**
   * Counts a failure for each, before it is known whether the try fails, so that many at once do not slip through together.
   * Where one of them has to wait none is counted; gives the seconds of the longest wait, else 0.
   */
  begin(...tries: (Try & { free: number })[]): number | Promise<number>;
  /** It did not fail after all. */
  giveBack(...tries: Try[]): void | Promise<void>;
  forget(attempt: Try): void | Promise<void>;
}

export const PAUSE = { firstMs: 1_000, longestMs: 5 * 60_000, memoryMs: 24 * 3600_000 };

/** What a window's state means for the request that was just counted in it. */
export function verdictOf(count: number, { store, limit }: Layer, resetAtMs: number, nowMs: number): Verdict {
  return {
    store,
    allowed: count <= limit,
    remaining: Math.max(0, limit - count),
    resetAtSeconds: Math.ceil(resetAtMs / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil((resetAtMs - nowMs) / 1000)),
  };
}
