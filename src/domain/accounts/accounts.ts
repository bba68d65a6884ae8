import { domainToASCII } from 'node:url';
import { sql } from 'kysely';
import { commandLine } from '../../base/command-line.ts';
import { PLANS, type Plan } from '../../base/contract.ts';
import type { Settings } from '../../base/documents/settings.ts';
import { AppError } from '../../base/errors.ts';
import { isUuid, newId } from '../../base/ids.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PastAddresses } from './email/past-addresses.ts';

export interface Account {
  id: string;
  email: string;
  plan: Plan;
  pro_since: Date | null;
  suspended_at: Date | null;
  created_at: Date;
  /** When the address was confirmed; everything but signing in once waits for it. */
  verified_at: Date | null;
  settings: Settings | null;
  /** Whether an earlier account of this address, since deleted, had them: they are not given twice. */
  had_free_credits: boolean;
}

/** Without what separates or quotes addresses: a mail program would read another one, or several, out of it. */
const PART = '[^\\s@\\p{Cc}\\p{Cf}()<>\\[\\]\\\\,;:"]+';
/** As it is looked up; the last part is no number, or it would be an IP address. */
const DOMAIN = '(?:[a-z0-9_-]+\\.)+(?=[^.]*[a-z])[a-z0-9_-]+';
const EMAIL = new RegExp(`^${PART}@${DOMAIN}$`, 'u');
/** Where they stand, only a part of the domain would be read. */
const NOT_OF_A_DOMAIN = /[/?#%]/;
const EMAIL_MAX_CHARACTERS = 320;

/** In the form in which addresses are kept; a text that is none only without spaces and capitals. For looking one up. */
export function foldEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || NOT_OF_A_DOMAIN.test(domain)) return email;
  return email.slice(0, at) + (domainToASCII(domain) || domain);
}

export function normalizeEmail(text: string): string {
  const email = foldEmail(text);
  if (!EMAIL.test(email) || email.length > EMAIL_MAX_CHARACTERS) {
    throw new AppError('VALIDATION_ERROR', `${text} is not an e-mail address.`, { details: { field: 'email' } });
  }
  return email;
}

export function parsePlan(text: string): Plan {
  const plan = PLANS.find((known) => known === text);
  if (!plan) throw new AppError('VALIDATION_ERROR', `The plan must be one of ${PLANS.join(', ')}, not ${text}.`);
  return plan;
}

export class AddressTaken extends AppError {
  constructor(email: string) {
    super('VALIDATION_ERROR', `There is an account for ${email} already.`, { details: { field: 'email' } });
  }
}

export interface NewAccount {
  id?: string;
  email: string;
  plan: Plan;
  /** Now when unset: whoever the operator makes an account for is known. */
  verifiedAt?: Date | null;
  /** For people who sign up; an operator gives free credits to whom he likes. */
  pastAddresses?: PastAddresses;
  now: Date;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const inserted = await tx
    .insertInto('accounts')
    .values({
      id: account.id ?? newId(),
      email: normalizeEmail(account.email),
      plan: account.plan,
      pro_since: account.plan === 'pro' ? account.now : null,
      suspended_at: null,
      created_at: account.now,
      verified_at: account.verifiedAt === undefined ? account.now : account.verifiedAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) throw new AddressTaken(account.email);
  // Only now: an account of this address that was being deleted is gone and remembered.
  if (!(await account.pastAddresses?.has(tx, inserted.email))) return inserted;
  await tx.updateTable('accounts').set({ had_free_credits: true }).where('id', '=', inserted.id).execute();
  return { ...inserted, had_free_credits: true };
}

/** Oldest first: all of them, or a page behind the account `after`. */
export async function listAccounts(
  db: Db,
  { limit, after = null }: { limit?: number; after?: string | null } = {},
): Promise<Omit<Account, 'settings' | 'had_free_credits'>[]> {
  const columns = ['id', 'email', 'plan', 'pro_since', 'suspended_at', 'created_at', 'verified_at'] as const;
  return db
    .selectFrom('accounts')
    .select(columns)
    .$if(after !== null, (rest) =>
      rest.where(sql<boolean>`(created_at, id) > (select created_at, id from accounts where id = ${after})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .$if(limit !== undefined, (rest) => rest.limit(limit!))
    .execute();
}

/** By e-mail address or id. */
export async function findAccount(db: Db | Tx, emailOrId: string): Promise<Account> {
  const text = foldEmail(emailOrId);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where(isUuid(text) ? 'id' : 'email', '=', text)
    .executeTakeFirst();
  if (!account)
    throw new AppError('NOT_FOUND', `There is no account ${emailOrId}. "${commandLine('account list')}" shows them.`);
  return account;
}

/**
 * Takes the account's row lock. Whatever changes credits or titles holds it, so that the changes of one account happen
 * one after the other.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<Account> {
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError('NOT_FOUND', 'The account no longer exists.');
  return account;
}

export function suspended(): AppError {
  return new AppError('FORBIDDEN', 'This account is suspended. Ask whoever runs this service to open it again.', {
    details: { problem: 'suspended' },
  });
}

/** Until then an account may be a stranger's who knows no more than the address: it gets no keys and makes no documents. */
export function requireConfirmed(account: { verified_at: Date | null }): void {
  if (account.verified_at) return;
  throw new AppError(
    'FORBIDDEN',
    'The e-mail address of this account is not confirmed yet. Open the link in the message that was sent to it.',
  );
}

/** A suspended account's keys and password stop working; its data stay. */
export async function suspendAccount(db: Db, accountId: string, suspendedAt: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ suspended_at: suspendedAt }).where('id', '=', accountId).execute();
}
