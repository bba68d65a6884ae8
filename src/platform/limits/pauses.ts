import type { Clock } from '../../base/clock.ts';
import { PAUSE, type Pauses, type Try } from './limits.ts';

const MAX_COUNTED_PER_STORE = 20_000;

interface Failures {
  count: number;
  pauseEndsAt: number;
  forgottenAt: number;
}

/** Pauses in the memory of this process. */
export function createMemoryPauses(clock: Clock, maxCounted = MAX_COUNTED_PER_STORE): Pauses & { size(): number } {
  // In order of the last failure, which is the order in which they are forgotten.
  const stores = new Map<string, Map<string, Failures>>();
  const now = () => clock.now().getTime();

  function storeNamed(name: string): Map<string, Failures> {
    const known = stores.get(name) ?? new Map<string, Failures>();
    stores.set(name, known);
    return known;
  }

  function current({ store, id }: Try): Failures | undefined {
    const known = storeNamed(store);
    const failures = known.get(id);
    if (failures && failures.forgottenAt > now()) return failures;
    known.delete(id);
    return undefined;
  }

  function write({ store, id }: Try, count: number, pauseMs: number): void {
    const known = storeNamed(store);
    known.delete(id);
    if (known.size >= maxCounted) known.delete(known.keys().next().value!);
    known.set(id, { count, pauseEndsAt: now() + pauseMs, forgottenAt: now() + PAUSE.memoryMs });
  }

  function secondsLeft(attempt: Try): number {
    return Math.max(0, Math.ceil(((current(attempt)?.pauseEndsAt ?? 0) - now()) / 1000));
  }

  return {
    begin(...tries) {
      const wait = Math.max(...tries.map(secondsLeft));
      if (wait > 0) return wait;
      for (const attempt of tries) {
        const count = (current(attempt)?.count ?? 0) + 1;
        write(attempt, count, pauseAfter(count, attempt.free));
      }
      return 0;
    },
    giveBack(...tries) {
      for (const attempt of tries) {
        const failures = current(attempt);
        if (failures?.count === 1) storeNamed(attempt.store).delete(attempt.id);
        else if (failures) write(attempt, failures.count - 1, 0);
      }
    },
    forget({ store, id }) {
      storeNamed(store).delete(id);
    },
    size: () => [...stores.values()].reduce((sum, known) => sum + known.size, 0),
  };
}

function pauseAfter(count: number, free: number): number {
  return count < free ? 0 : Math.min(PAUSE.longestMs, PAUSE.firstMs * 2 ** (count - free));
}
