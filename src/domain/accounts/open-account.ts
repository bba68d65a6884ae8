import type { Plan } from '../../base/contract.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { type Account, insertAccount, lockAccount } from './accounts.ts';
import type { PastAddresses } from './email/past-addresses.ts';
import { forgetTokens } from './email/tokens.ts';
import { insertCredential } from './oauth/credential.ts';
import { hashChosenPassword } from './sign-in/password.ts';
import { revokeSessions } from './sign-in/sessions.ts';

export interface OpenedAccount {
  email: string;
  plan: Plan;
  /** Null: the account works by its keys alone until a password is set. */
  password: string | null;
  /** Whether the person still has to confirm the address. */
  isUnverified?: boolean;
  pastAddresses?: PastAddresses;
  now: Date;
}

/** The account and whatever it needs to sign in, or nothing of it. */
export async function openAccount(db: Db, wanted: OpenedAccount): Promise<Account> {
  // Hashed before the transaction begins: it takes a tenth of a second, and no lock should wait for it.
  const hash = wanted.password === null ? null : await hashChosenPassword(wanted.password);
  return inTransaction(db, async (tx) => {
    const { email, plan, pastAddresses, now } = wanted;
    const verifiedAt = wanted.isUnverified ? null : now;
    const account = await insertAccount(tx, { email, plan, verifiedAt, pastAddresses, now });
    if (hash !== null) await storePassword(tx, account, hash, wanted.now);
    return account;
  });
}

/** Sets or replaces the password. Whoever is signed in with the old one is signed out, but for the session that is kept. */
export async function setPassword(
  db: Db,
  accountId: string,
  password: string,
  now: Date,
  keptSessionId: string | null = null,
): Promise<void> {
  const hash = await hashChosenPassword(password);
  await inTransaction(db, (tx) => replacePassword(tx, accountId, hash, now, keptSessionId));
}

export async function replacePassword(
  tx: Tx,
  accountId: string,
  hash: string,
  now: Date,
  keptSessionId: string | null,
): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  await storePassword(tx, account, hash, now);
  // A link that was sent before must not undo the change.
  for (const purpose of ['reset', 'email', 'code'] as const) await forgetTokens(tx, accountId, purpose);
  await revokeSessions(tx, accountId, keptSessionId);
  return account;
}

async function storePassword(tx: Tx, account: Account, hash: string, now: Date): Promise<void> {
  await insertCredential(tx, { userId: account.id, provider: 'credential', subject: account.id, password: hash, now })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}
