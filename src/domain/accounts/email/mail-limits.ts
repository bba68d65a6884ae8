import type { Limits } from '../../../platform/limits/limits.ts';

const HOUR_SECONDS = 3600;
const MAX_COUNTED = 20_000;
/** Requests of a client, whatever the addresses; then messages to one address, asked for by one client and by all. */
const MOST = { client: 30, pair: 5, address: 20 };

/** `by`: what is used up. Null: the message may be sent. */
export type Taken = { by: null } | { by: 'client' | 'pair' | 'address'; retryAfterSeconds: number };

export type MailLimits = ReturnType<typeof createMailLimits>;

/**
 * Bounds the messages of one kind in an hour, so that nobody's mailbox is flooded. What one client asks for does not use up
 * what others may ask for, until they are many; the mailbox then has the messages that used it up.
 */
export function createMailLimits(limits: Limits, kind: 'sign-up' | 'confirm' | 'reset' | 'change' | 'two-step') {
  const takeOne = limits.windows({ windowSeconds: HOUR_SECONDS, maxEntriesPerStore: MAX_COUNTED });

  return async function take(client: string, email: string): Promise<Taken> {
    const layers = [
      { by: 'client', id: client },
      { by: 'pair', id: `${client} ${email}` },
      { by: 'address', id: email },
    ] as const;
    for (const { by, id } of layers) {
      const { allowed, retryAfterSeconds } = await takeOne({ store: `mail:${kind}:${by}`, id, limit: MOST[by] });
      if (!allowed) return { by, retryAfterSeconds };
    }
    return { by: null };
  };
}
