/**
 * Request limits in fixed windows, as a port: `memory.ts` counts in this process, a shared engine can count for several.
 *
 * Glossary
 * - layer: one thing that is counted (an IP address, a key, an account) with its limit
 * - store: the family of counters a layer belongs to; stores never disturb each other
 * - window: the time from the first request counted until the counter is forgotten
 *
 * The caller walks the layers one by one, because the key layer's limit needs a look-up in between
 * (interface.md, Limits: IP address, API key, account). A take is one atomic step, so an engine needs one round trip.
 */
import type { Layer, Verdict } from '../../base/limit.ts';

export type { Layer, Verdict };

export interface Limiter {
  /** Counts one request, also when the answer is no. */
  take(layer: Layer): Verdict | Promise<Verdict>;
  close?(): Promise<void>;
}

/** What a window's state means for the request that was just counted in it. */
export function verdictOf(count: number, limit: number, resetAtMs: number, nowMs: number): Verdict {
  return {
    allowed: count <= limit,
    remaining: Math.max(0, limit - count),
    resetAtSeconds: Math.ceil(resetAtMs / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil((resetAtMs - nowMs) / 1000)),
  };
}
