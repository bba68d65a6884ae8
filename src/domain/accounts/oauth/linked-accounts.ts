import { AppError } from '../../../base/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Identity } from '../../../platform/oauth/provider.ts';
import { type Account, insertAccount, lockAccount, normalizeEmail } from '../accounts.ts';
import { proveAddress } from '../email/first-proof.ts';
import type { PastAddresses } from '../email/past-addresses.ts';
import { requireInvite, type SignUpRules } from '../sign-up.ts';
import { insertCredential } from './credential.ts';
import type { ProviderName } from './oauth-state.ts';

export interface LinkRules extends SignUpRules {
  /** Whether a verified address was proven by its mailbox. */
  sendsEmail: boolean;
  pastAddresses: PastAddresses;
}

/** Somebody whom a provider vouches for. */
export interface Arrival extends Identity {
  provider: ProviderName;
  invite: string | null;
}

/** The account of somebody who signed in elsewhere, locked: known by the provider's id, or by the address, or a new one. */
export async function findOrOpenLinked(tx: Tx, rules: LinkRules, given: Arrival, now: Date): Promise<Account> {
  const arrival = { ...given, email: normalizeEmail(given.email) };
  return (
    (await findBySubject(tx, arrival)) ??
    (await linkByAddress(tx, rules, arrival, now)) ??
    (await open(tx, rules, arrival, now))
  );
}

function refused(problem: string, message: string): AppError {
  return new AppError('FORBIDDEN', message, { details: { problem } });
}

/** Looks again under the lock: the address may have been changed, which ends the link. */
async function findBySubject(tx: Tx, { provider, subject }: Arrival): Promise<Account | null> {
  const credential = tx
    .selectFrom('auth_credentials')
    .select('user_id')
    .where('provider_id', '=', provider)
    .where('account_id', '=', subject);
  const found = await credential.executeTakeFirst();
  if (!found) return null;
  const account = await lockAccount(tx, found.user_id);
  return (await credential.executeTakeFirst()) ? account : null;
}

/**
 * An account of the same address becomes reachable by the provider too. Where its address was never confirmed, whoever
 * chose its password may be a stranger: the password goes, and so do the sessions and the keys.
 */
async function linkByAddress(tx: Tx, rules: LinkRules, arrival: Arrival, now: Date): Promise<Account | null> {
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', arrival.email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  // Without e-mail nobody proved anything, and yet the operator may have made the account for this very person.
  if (!rules.sendsEmail) throw refused('taken', 'There is an account for this address. Sign in with its password.');
  if (await proveAddress(tx, account.id, now)) {
    await tx.deleteFrom('auth_credentials').where('user_id', '=', account.id).execute();
  }
  await addCredential(tx, account, arrival, now);
  return account;
}

async function open(tx: Tx, rules: LinkRules, arrival: Arrival, now: Date): Promise<Account> {
  if (rules.mode === 'off') throw refused('closed', 'Nobody can sign up here.');
  requireInvite(rules, arrival.invite);
  const account = await insertAccount(tx, {
    email: arrival.email,
    plan: 'free',
    pastAddresses: rules.pastAddresses,
    now,
  });
  await addCredential(tx, account, arrival, now);
  return account;
}

async function addCredential(tx: Tx, account: Account, arrival: Arrival, now: Date): Promise<void> {
  const { provider, subject } = arrival;
  await insertCredential(tx, { userId: account.id, provider, subject, password: null, now }).execute();
}
