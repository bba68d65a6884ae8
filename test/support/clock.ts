import type { Clock } from '../../src/base/clock.ts';

export interface TestClock extends Clock {
  set(iso: string): void;
  advance(ms: number): void;
}

/** A clock that stands still until a test turns it. */
export function testClock(iso: string): TestClock {
  let now = new Date(iso).getTime();
  return {
    now: () => new Date(now),
    set(next) {
      now = new Date(next).getTime();
    },
    advance(ms) {
      now += ms;
    },
  };
}
