import type { Limits } from '../../../platform/limits/limits.ts';

/** Wrong passwords without a pause: of one client for one address, and of one client for all addresses together. */
const FREE = { pair: 5, client: 20 };
/**
 * Tries for one account in an hour, of all clients that it does not know. A code has six digits; a recovery code is not
 * guessed by any number of clients, and is the owner's way in while others guess.
 */
const TRIES_PER_HOUR = { 'sign-in': 100, code: 20, 'recovery-code': null };
const HOUR_SECONDS = 3600;
const MAX_COUNTED = 20_000;

export interface Attempt {
  /** The password was right: what this client got wrong before is forgotten. */
  succeeded(): Promise<void>;
  /** It came to no verdict on the password: it never happened. */
  withdraw(): Promise<void>;
}

export type Admission = { attempt: Attempt } | { retryAfterSeconds: number };

/**
 * Bounds guessing without locking anybody out of an account that is guessed at. Wrong passwords slow down the client that
 * sent them, whether the address has an account or not, and nobody else. Against many clients at once there is a bound for
 * the address; a client from which the account is signed in already is not counted in it.
 */
export function createSignInThrottle({ pauses, windows }: Limits, what: keyof typeof TRIES_PER_HOUR = 'sign-in') {
  const takeTry = windows({ windowSeconds: HOUR_SECONDS, maxEntriesPerStore: MAX_COUNTED });

  return {
    async admit(client: string, email: string, isFamiliar: () => Promise<boolean>): Promise<Admission> {
      const byPair = { store: `${what}:pair`, id: `${client} ${email}`, free: FREE.pair };
      const byClient = { store: `${what}:client`, id: client, free: FREE.client };
      const retryAfterSeconds = await pauses.begin(byPair, byClient);
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      const withdraw = async () => pauses.giveBack(byPair, byClient);
      const limit = TRIES_PER_HOUR[what];
      const verdict = limit === null ? null : await takeTry({ store: `${what}:address`, id: email, limit });
      if (verdict?.allowed === false && !(await isFamiliar().catch(() => false))) {
        await withdraw();
        return { retryAfterSeconds: verdict.retryAfterSeconds };
      }
      return {
        attempt: {
          withdraw,
          async succeeded() {
            await Promise.all([pauses.forget(byPair), pauses.giveBack(byClient)]);
          },
        },
      };
    },
  };
}
