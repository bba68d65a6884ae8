import type { Clock } from '../../base/clock.ts';
import type { Plan } from '../../base/contract.ts';
import type { Read } from '../../platform/database/reader.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';

/** Who is calling: a key in force of an account in force. */
export interface Caller {
  keyId: string;
  accountId: string;
  plan: Plan;
  /** Whether the key may read alone. */
  isReadOnly: boolean;
}

export type Authenticate = (token: string) => Promise<Caller | null>;

/**
 * Unknown, expired and revoked keys, and those of suspended accounts, are one and the same answer: null. So are those that
 * an account got before keys waited for the confirmation of its address.
 */
const FIND_KEY = {
  name: 'find-key',
  text: `
    select api_keys.id as "keyId", accounts.id as "accountId", accounts.plan,
      api_keys.read_only as "isReadOnly"
    from api_keys join accounts on accounts.id = api_keys.account_id
    where api_keys.hash = $1 and api_keys.revoked_at is null
      and (api_keys.expires_at is null or api_keys.expires_at > $2) and accounts.suspended_at is null
      and accounts.verified_at is not null`,
};

export function createAuthenticate(read: Read, clock: Clock): Authenticate {
  return async (token) => {
    if (!isWellFormedKey(token)) return null;
    const [caller] = await read<Caller>(FIND_KEY, [hashKey(token), clock.now()]);
    return caller ?? null;
  };
}
