import type { Lease, TakeLease } from './limits.ts';

interface Held {
  lease: Lease;
  onLost?: () => void;
}

/** Leases in the memory of this process, which end with it at the latest. */
export function createMemoryLeases(): TakeLease {
  // Of each holder the oldest first.
  const held = new Map<string, Held[]>();

  return ({ store, id, limit, onLost }) => {
    const holder = `${store} ${id}`;
    const mine = held.get(holder) ?? [];
    if (mine.length >= limit) {
      const oldest = mine[0]!;
      if (!onLost) return null;
      oldest.lease.release();
      oldest.onLost?.();
    }
    const lease = {
      release() {
        const rest = (held.get(holder) ?? []).filter((each) => each.lease !== lease);
        if (rest.length > 0) held.set(holder, rest);
        else held.delete(holder);
      },
    };
    held.set(holder, [...(held.get(holder) ?? []), { lease, ...(onLost && { onLost }) }]);
    return lease;
  };
}
