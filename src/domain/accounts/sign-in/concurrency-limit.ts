export interface ConcurrencyLimit {
  /** The result of the work, or null when too many are waiting already. */
  pass<T>(work: () => Promise<T>): Promise<T | null>;
}

/** Lets a few at a time do something expensive, keeps a bounded number waiting and turns the rest away. */
export function createConcurrencyLimit(limits: { running: number; waiting: number }): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<boolean> {
    if (running < limits.running) {
      running++;
      return true;
    }
    if (waiting.length >= limits.waiting) return false;
    // Whoever leaves hands the place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
    return true;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return {
    async pass(work) {
      if (!(await enter())) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
