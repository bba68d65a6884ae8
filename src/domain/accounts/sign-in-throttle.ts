import type { Clock } from '../../base/clock.ts';
import { createMemoryLimiter } from '../../platform/limits/memory.ts';
import { createPauses } from './pauses.ts';

/** Wrong passwords without a pause: of one client for one address, and of one client for all addresses together. */
const FREE = { pair: 5, client: 20 };
/** Tries for one address in an hour, of all clients that it does not know. */
const TRIES_PER_ADDRESS = 100;
const HOUR_SECONDS = 3600;
const MAX_COUNTED = 20_000;

export interface Attempt {
  /** The password was right: what this client got wrong before is forgotten. */
  succeeded(): void;
  /** It came to no verdict on the password: it never happened. */
  withdraw(): void;
}

export type Admission = { attempt: Attempt } | { retryAfterSeconds: number };

/**
 * Bounds guessing without locking anybody out of an account that is guessed at. Wrong passwords slow down the client that
 * sent them, whether the address has an account or not, and nobody else. Against many clients at once there is a bound for
 * the address; a client from which the account is signed in already is not counted in it.
 */
export function createSignInThrottle(clock: Clock, maxCounted = MAX_COUNTED) {
  const pairs = createPauses(clock, FREE.pair, maxCounted);
  const clients = createPauses(clock, FREE.client, maxCounted);
  const addresses = createMemoryLimiter({ clock, windowSeconds: HOUR_SECONDS, maxEntriesPerStore: maxCounted });

  return {
    async admit(client: string, email: string, isFamiliar: () => Promise<boolean>): Promise<Admission> {
      const pair = `${client} ${email}`;
      const retryAfterSeconds = Math.max(pairs.secondsLeft(pair), clients.secondsLeft(client));
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      pairs.count(pair);
      clients.count(client);
      const withdraw = () => {
        pairs.giveBack(pair);
        clients.giveBack(client);
      };
      const verdict = await addresses.take({ store: 'tries', id: email, limit: TRIES_PER_ADDRESS });
      if (!verdict.allowed && !(await isFamiliar().catch(() => false))) {
        withdraw();
        return { retryAfterSeconds: verdict.retryAfterSeconds };
      }
      return {
        attempt: {
          withdraw,
          succeeded() {
            pairs.forget(pair);
            clients.giveBack(client);
          },
        },
      };
    },
    size: (): number => pairs.size() + clients.size(),
  };
}
