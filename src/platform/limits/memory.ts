import type { Clock } from '../../base/clock.ts';
import { type Layer, type Limits, type Take, type Verdict, verdictOf, type WindowOptions } from './limits.ts';
import { createMemoryLeases } from './memory-leases.ts';
import { createMemoryPauses } from './pauses.ts';
import { createShortId } from './short-id.ts';
import { WindowStore } from './window-store.ts';

/** Store names stand in our code, so more than this means that a request's text became one. */
const MAX_STORES = 32;

/** Counts in this process alone: right for one server, and exact because nothing else runs between reading and counting. */
export function createMemoryLimits(clock: Clock): Limits {
  return {
    windows: (options) => createMemoryWindows(clock, options),
    pauses: createMemoryPauses(clock),
    lease: createMemoryLeases(),
    health: null,
    close: async () => {},
  };
}

function createMemoryWindows(clock: Clock, options: WindowOptions): Take {
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

  function count(layer: Layer): Verdict {
    const nowMs = clock.now().getTime();
    const window = storeNamed(layer.store).count(shortId(layer.id), nowMs);
    return verdictOf(window.count, layer, window.resetAtMs, nowMs);
  }

  return (first, ...others) => {
    let verdict = count(first);
    for (const layer of others) {
      if (!verdict.allowed) break;
      verdict = count(layer);
    }
    return verdict;
  };
}
