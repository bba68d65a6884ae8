import type { Clock } from '../../base/clock.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;
/** So long after the last failure everything is forgotten. */
const MEMORY_MS = 24 * 3600_000;
const MAX_COUNTED = 20_000;

interface Failures {
  count: number;
  pauseEndsAt: number;
  forgottenAt: number;
}

export type Pauses = ReturnType<typeof createPauses>;

/**
 * Slows down whoever fails: the first `free` failures cost nothing, each further one doubles the pause before the next try,
 * from a second to five minutes. That is some 300 tries a day, and nobody waits for longer than five minutes.
 */
export function createPauses(clock: Clock, free: number, maxCounted = MAX_COUNTED) {
  // In order of the last failure, which is the order in which they are forgotten.
  const known = new Map<string, Failures>();
  const now = () => clock.now().getTime();

  function current(id: string): Failures | undefined {
    const failures = known.get(id);
    if (failures && failures.forgottenAt > now()) return failures;
    known.delete(id);
    return undefined;
  }

  function write(id: string, count: number, pauseMs: number): void {
    known.delete(id);
    if (known.size >= maxCounted) known.delete(known.keys().next().value!);
    known.set(id, { count, pauseEndsAt: now() + pauseMs, forgottenAt: now() + MEMORY_MS });
  }

  return {
    /** How long the next try has to wait; 0: not at all. */
    secondsLeft(id: string): number {
      return Math.max(0, Math.ceil(((current(id)?.pauseEndsAt ?? 0) - now()) / 1000));
    },
    /** Before it is known whether a try fails, so that many at once do not slip through together. */
    count(id: string): void {
      const count = (current(id)?.count ?? 0) + 1;
      write(id, count, count < free ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (count - free)));
    },
    /** It did not fail after all. */
    giveBack(id: string): void {
      const failures = current(id);
      if (!failures) return;
      if (failures.count === 1) known.delete(id);
      else write(id, failures.count - 1, 0);
    },
    forget(id: string): void {
      known.delete(id);
    },
    size: (): number => known.size,
  };
}
