/** Stops asking a server that fails every time, and tries it again once after a while. */
export interface Breaker {
  /** Whether a call may be made now. Of those who ask after a pause only one is let through. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerSettings {
  /** Failures in a row that open it. */
  failures: number;
  pauseMs: number;
}

export function createBreaker(
  { failures, pauseMs }: BreakerSettings,
  nowMs: () => number,
  onOpen: () => void,
): Breaker {
  let inARow = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const isOpen = (): boolean => inARow >= failures;
  return {
    mayCall: () => {
      if (!isOpen()) return true;
      if (nowMs() < pausedUntil) return false;
      pausedUntil = nowMs() + pauseMs;
      return true;
    },
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow++;
      if (!isOpen()) return;
      pausedUntil = nowMs() + pauseMs;
      if (inARow === failures) onOpen();
    },
  };
}
