/** Wall-clock time of each step, for the evidence. It measures; nothing on the page depends on it. */
export interface Stopwatch {
  /** The time since the last lap belongs to `step`. */
  lap(step: string): void;
  readonly laps: Record<string, number>;
}

export function stopwatch(): Stopwatch {
  const laps: Record<string, number> = {};
  let last = performance.now();
  return {
    laps,
    lap: (step) => {
      const now = performance.now();
      laps[step] = Math.round(((laps[step] ?? 0) + now - last) * 10) / 10;
      last = now;
    },
  };
}
