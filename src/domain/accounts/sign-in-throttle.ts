import type { Clock } from '../../base/clock.ts';

/** How often in one window, for each client and for each e-mail address. */
export interface Most {
  client: number;
  email: number;
}

const FAILURES: Most = { client: 10, email: 10 };
const WINDOW_MS = 15 * 60_000;
/** For each of the two counters; when it is full the oldest window gives way. */
const MAX_COUNTED = 20_000;

export interface Attempt {
  /** The sign-in went well: it counts for nobody, and the address starts afresh. */
  succeeded(): void;
  /** It came to no verdict on the password: it never happened. */
  withdraw(): void;
}

export type Admission = { attempt: Attempt } | { retryAfterSeconds: number };

interface Window {
  count: number;
  endsAt: number;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/**
 * At most ten failed sign-ins in fifteen minutes, for each client and for each e-mail address, whether an account has
 * it or not. An attempt is counted before its password is checked, so that many at once do not slip through together.
 */
export function createSignInThrottle(clock: Clock, maxCounted = MAX_COUNTED, most: Most = FAILURES) {
  const clients = createCounter(clock, maxCounted, most.client);
  const emails = createCounter(clock, maxCounted, most.email);

  return {
    admit(client: string, email: string): Admission {
      const retryAfterMs = Math.max(clients.refusedForMs(client), emails.refusedForMs(email));
      if (retryAfterMs > 0) return { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
      clients.count(client);
      emails.count(email);
      return {
        attempt: {
          succeeded() {
            clients.giveBack(client);
            emails.forget(email);
          },
          withdraw() {
            clients.giveBack(client);
            emails.giveBack(email);
          },
        },
      };
    },
    size: (): number => clients.size() + emails.size(),
  };
}

function createCounter(clock: Clock, maxCounted: number, most: number) {
  // In order of insertion, which is the order in which the windows end.
  const windows = new Map<string, Window>();

  function current(id: string): Window | undefined {
    const window = windows.get(id);
    if (window && window.endsAt > clock.now().getTime()) return window;
    windows.delete(id);
    return undefined;
  }

  return {
    refusedForMs(id: string): number {
      const window = current(id);
      return window && window.count >= most ? window.endsAt - clock.now().getTime() : 0;
    },
    count(id: string): void {
      const window = current(id);
      if (window) {
        window.count++;
        return;
      }
      if (windows.size >= maxCounted) windows.delete(windows.keys().next().value!);
      windows.set(id, { count: 1, endsAt: clock.now().getTime() + WINDOW_MS });
    },
    giveBack(id: string): void {
      const window = current(id);
      if (!window) return;
      window.count--;
      if (window.count === 0) windows.delete(id);
    },
    forget(id: string): void {
      windows.delete(id);
    },
    size: (): number => windows.size,
  };
}
