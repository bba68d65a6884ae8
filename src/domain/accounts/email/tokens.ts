import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** `code`: somebody who has proven everything but the second factor. */
export type TokenPurpose = 'verify' | 'reset' | 'email' | 'code';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LIFETIME_MS: Record<TokenPurpose, number> = {
  verify: 3 * 24 * 3600_000,
  reset: 3600_000,
  email: 24 * 3600_000,
  code: 10 * 60_000,
};
/** Of one account and purpose: a person who asks again may still open the older message. */
const KEPT: Record<TokenPurpose, number> = { verify: 3, reset: 3, email: 3, code: 10 };

/** Makes a token for a link in an e-mail. Only its hash is stored: who reads the database cannot use it. */
export async function issueToken(
  db: Db | Tx,
  accountId: string,
  purpose: TokenPurpose,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('account_tokens')
    .values({
      hash: hashOf(token),
      account_id: accountId,
      purpose,
      email,
      expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
      created_at: now,
    })
    .execute();
  await forgetSurplus(db, accountId, purpose);
  return token;
}

async function forgetSurplus(db: Db | Tx, accountId: string, purpose: TokenPurpose): Promise<void> {
  const theirs = db
    .selectFrom('account_tokens')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('hash');
  await db.deleteFrom('account_tokens').where('hash', 'in', theirs.offset(KEPT[purpose])).execute();
}

/** The account that the token belongs to; null when it is unknown, used or too old. It works once. */
export async function useToken(tx: Tx, token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const used = await tx
    .deleteFrom('account_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return used && used.expires_at > now ? used.account_id : null;
}

/** The same without using it up. */
export async function findToken(db: Db, token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const found = await db
    .selectFrom('account_tokens')
    .select('account_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.account_id ?? null;
}

export interface NewAddress {
  accountId: string;
  currentEmail: string;
  email: string;
}

/** What a link to a new address would change. */
export async function findNewAddress(db: Db, token: string, now: Date): Promise<NewAddress | null> {
  if (!TOKEN.test(token)) return null;
  const found = await db
    .selectFrom('account_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
    .select(['accounts.id as accountId', 'accounts.email as currentEmail', 'account_tokens.email'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.email ? { ...found, email: found.email } : null;
}

export async function forgetTokens(tx: Tx, accountId: string, purpose: TokenPurpose): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
