import type { Plan } from '../../base/contract.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { type Account, insertAccount, lockAccount } from './accounts.ts';
import { hashChosenPassword } from './password.ts';

export interface OpenedAccount {
  email: string;
  plan: Plan;
  /** Null: the account works by its keys alone until a password is set. */
  password: string | null;
  now: Date;
}

/** The account and whatever it needs to sign in, or nothing of it. */
export async function openAccount(db: Db, wanted: OpenedAccount): Promise<Account> {
  // Hashed before the transaction begins: it takes a tenth of a second, and no lock should wait for it.
  const hash = wanted.password === null ? null : await hashChosenPassword(wanted.password);
  return inTransaction(db, async (tx) => {
    const account = await insertAccount(tx, { email: wanted.email, plan: wanted.plan, now: wanted.now });
    if (hash !== null) await storePassword(tx, account, hash, wanted.now);
    return account;
  });
}

/** Sets or replaces the password. Whoever is signed in with the old one is signed out. */
export async function setPassword(db: Db, accountId: string, password: string, now: Date): Promise<void> {
  const hash = await hashChosenPassword(password);
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    await storePassword(tx, account, hash, now);
    await tx.deleteFrom('auth_sessions').where('user_id', '=', accountId).execute();
  });
}

async function storePassword(tx: Tx, account: Account, hash: string, now: Date): Promise<void> {
  await tx
    .insertInto('auth_users')
    .values({
      id: account.id,
      email: account.email,
      name: account.email,
      image: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx
    .insertInto('auth_credentials')
    .values({
      user_id: account.id,
      provider_id: 'credential',
      account_id: account.id,
      password: hash,
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}
