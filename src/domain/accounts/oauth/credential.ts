import type { Tx } from '../../../platform/database/database.ts';

export interface NewCredential {
  userId: string;
  /** `credential` for a password, else the provider that vouches for the person. */
  provider: string;
  /** The person's id there; for a password our own. */
  subject: string;
  /** Hashed; null where a provider vouches. */
  password: string | null;
  now: Date;
}

/** One way of signing in. A second one of the same provider and subject is refused unless the caller says otherwise. */
export function insertCredential(tx: Tx, { userId, provider, subject, password, now }: NewCredential) {
  return tx.insertInto('auth_credentials').values({
    user_id: userId,
    provider_id: provider,
    account_id: subject,
    password,
    created_at: now,
    updated_at: now,
  });
}

/** Leaves the password alone. */
export async function forgetProviders(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth_credentials')
    .where('user_id', '=', accountId)
    .where('provider_id', '<>', 'credential')
    .execute();
}
