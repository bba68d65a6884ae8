import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type CookieRules, cookieIn, createCookie } from './cookie.ts';
import type { Client, Visitor } from './sign-in.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const USER_AGENT_MAX_CHARACTERS = 300;

export interface SessionStoreOptions {
  db: Db;
  clock: Clock;
  /** The service's public address; cookies are Secure when it is https. */
  baseUrl: string;
  secret: string;
}

/**
 * Sessions: a random token in a cookie, and a keyed hash of it in the database. Who reads the database cannot make a cookie
 * of it, and another SIGNING_SECRET ends them all. Nothing but the dashboard ever sees the cookie.
 */
export function createSessionStore({ db, clock, baseUrl, secret }: SessionStoreOptions) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'letterpress sign-in', 32));
  const hashOf = (token: string) => createHmac('sha256', key).update(token).digest();
  const rules: CookieRules = { name: 'letterpress.session_token', baseUrl, path: '/dashboard' };
  const tokenIn = (cookie: string | undefined) => {
    const token = cookieIn(rules, cookie);
    return token !== null && TOKEN.test(token) ? token : null;
  };

  return {
    /** Set-Cookie values of a new session. */
    async open(tx: Tx, accountId: string, { address, userAgent }: Client): Promise<string[]> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await tx
        .insertInto('auth_sessions')
        .values({
          user_id: accountId,
          token_hash: hashOf(token),
          expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
          ip_address: address,
          user_agent: userAgent.slice(0, USER_AGENT_MAX_CHARACTERS),
          created_at: now,
        })
        .execute();
      return [createCookie(rules, token, SESSION_SECONDS)];
    },

    /** By the Cookie header of a request. */
    async find(cookie: string | undefined): Promise<Visitor | null> {
      const token = tokenIn(cookie);
      if (token === null) return null;
      const found = await db
        .selectFrom('auth_sessions')
        .innerJoin('accounts', 'accounts.id', 'auth_sessions.user_id')
        .select(['auth_sessions.id as sessionId', 'accounts.id as accountId', 'email'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', clock.now())
        .where('suspended_at', 'is', null)
        .where('verified_at', 'is not', null)
        .executeTakeFirst();
      return found ?? null;
    },

    /** Set-Cookie values that remove the cookie. */
    async end(cookie: string | undefined, tx: Db | Tx = db): Promise<string[]> {
      const token = tokenIn(cookie);
      if (token !== null) await tx.deleteFrom('auth_sessions').where('token_hash', '=', hashOf(token)).execute();
      return [createCookie(rules, '', 0)];
    },
  };
}
