import type { Clock } from '../../base/clock.ts';
import { type Layer, type Limiter, type Verdict, verdictOf } from './limits.ts';
import { createShortId } from './short-id.ts';
import { WindowStore } from './window-store.ts';

/** Store names stand in our code, so more than this means that a request's text became one. */
const MAX_STORES = 32;

export interface MemoryLimiterOptions {
  clock: Clock;
  windowSeconds: number;
  /** Above this the oldest window of the same store is forgotten. An entry takes about 180 bytes. */
  maxEntriesPerStore: number;
}

/** Counts in this process alone: right for one server, and exact because nothing else runs between reading and counting. */
export function createMemoryLimiter(options: MemoryLimiterOptions): Limiter {
  const stores = new Map<string, WindowStore>();
  const shortId = createShortId();

  function storeNamed(name: string): WindowStore {
    const known = stores.get(name);
    if (known) return known;
    if (stores.size >= MAX_STORES) throw new Error(`Too many limit stores (${MAX_STORES}); '${name}' cannot be added.`);
    const store = new WindowStore(options.windowSeconds * 1000, options.maxEntriesPerStore);
    stores.set(name, store);
    return store;
  }

  return {
    take(layer: Layer): Verdict {
      const nowMs = options.clock.now().getTime();
      const window = storeNamed(layer.store).count(shortId(layer.id), nowMs);
      return verdictOf(window.count, layer.limit, window.resetAtMs, nowMs);
    },
  };
}
