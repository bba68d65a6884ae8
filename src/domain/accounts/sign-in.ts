import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { isStorable } from '../../base/text.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AuthEngine, createAuthEngine } from './auth-engine.ts';
import { passwordMatches } from './password.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { createTurnstile } from './turnstile.ts';

export interface SignInOptions {
  db: Db;
  baseUrl: string;
  /** SIGNING_SECRET; the key of the cookies is derived from it. */
  secret: string;
  clock: Clock;
  log: (line: string) => void;
}

export interface Client {
  /** What failures are counted for. */
  address: string;
  userAgent: string;
}

/** A person who is signed in. */
export interface Visitor {
  accountId: string;
  email: string;
  sessionId: string;
}

/** `cookies` are the values of Set-Cookie headers. */
export type SignInResult =
  | { outcome: 'signed in'; cookies: string[] }
  | { outcome: 'wrong' | 'suspended' }
  | { outcome: 'throttled'; retryAfterSeconds: number };

export interface SignIn {
  signIn(email: string, password: string, client: Client): Promise<SignInResult>;
  /** By the Cookie header of a request; null when nobody is signed in. */
  readSession(cookie: string | undefined): Promise<Visitor | null>;
  /** Ends the session; returns the Set-Cookie values that remove its cookie. */
  signOut(cookie: string | undefined): Promise<string[]>;
  /** For somebody whose identity was proven otherwise; returns Set-Cookie values. */
  openSession(accountId: string, client: Client): Promise<string[]>;
  /** Refuses, throttled like signing in, unless it is the visitor's password. */
  requirePassword(visitor: Visitor, password: string, client: Client): Promise<void>;
  /** Runs what hashes a password when its turn comes, or refuses when too many wait. */
  hashing<T>(work: () => Promise<T>): Promise<T>;
}

/** A check of a password holds one of the four threads that files are read with, and 32 MiB. */
const PASSWORD_CHECKS = { running: 2, waiting: 40 };
const BUSY_RETRY_SECONDS = 5;
const SESSIONS_PER_ACCOUNT = 50;
const USER_AGENT_MAX_CHARACTERS = 300;

interface Credentials {
  accountId: string;
  suspended: boolean;
  hash: string;
}

export function createSignIn(options: SignInOptions): SignIn {
  const { db, clock } = options;
  const auth = createAuthEngine(options);
  const throttle = createSignInThrottle(clock);
  const checks = createTurnstile(PASSWORD_CHECKS);

  /** An address without an account costs as much, and is answered as, a wrong password. */
  async function check(email: string, password: string, client: Client): Promise<SignInResult> {
    const known = await findCredentials(db, email);
    if (!(await passwordMatches(password, known?.hash ?? null)) || !known) return { outcome: 'wrong' };
    if (known.suspended) return { outcome: 'suspended' };
    return { outcome: 'signed in', cookies: await beginSession(known.accountId, client) };
  }

  async function beginSession(accountId: string, client: Client): Promise<string[]> {
    const cookies = await openSession(auth, accountId, client);
    await closeOldSessions(db, accountId, clock.now());
    return cookies;
  }

  async function hashing<T>(work: () => Promise<T>): Promise<T> {
    const done = await checks.pass(async () => ({ result: await work() }));
    if (!done) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    return done.result;
  }

  return {
    hashing,
    openSession: beginSession,

    async requirePassword({ email }, password, client) {
      const admission = throttle.admit(client.address, email);
      if ('retryAfterSeconds' in admission) throw tooManyAttempts(admission.retryAfterSeconds);
      const known = await findCredentials(db, email);
      if (!known) {
        admission.attempt.withdraw();
        throw new AppError(
          'VALIDATION_ERROR',
          'This account has no password yet. Choose one by "Forgot password" first.',
        );
      }
      if (!(await hashing(() => passwordMatches(password, known.hash)))) {
        throw new AppError('VALIDATION_ERROR', 'The password is not right.', { details: { field: 'password' } });
      }
      admission.attempt.succeeded();
    },

    async signIn(givenEmail, password, client) {
      const email = givenEmail.trim().toLowerCase();
      const admission = throttle.admit(client.address, email);
      if ('retryAfterSeconds' in admission) return { outcome: 'throttled', ...admission };
      let result: SignInResult | null = null;
      try {
        result = await checks.pass(() => check(email, password, client));
      } finally {
        if (result?.outcome === 'signed in') admission.attempt.succeeded();
        else if (result?.outcome !== 'wrong') admission.attempt.withdraw();
      }
      return result ?? { outcome: 'throttled', retryAfterSeconds: BUSY_RETRY_SECONDS };
    },

    async readSession(cookie) {
      if (cookie === undefined) return null;
      const found = await findSession(auth, cookie);
      if (!found || found.expiresAt <= clock.now()) return null;
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'email'])
        .where('id', '=', found.userId)
        .where('suspended_at', 'is', null)
        .executeTakeFirst();
      return account ? { accountId: account.id, email: account.email, sessionId: found.sessionId } : null;
    },

    async signOut(cookie) {
      const headers = new Headers(cookie === undefined ? {} : { cookie });
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

export function tooManyAttempts(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('RATE_LIMIT_EXCEEDED', `Too many attempts. Try again in ${when}.`, {
    details: { retryAfterSeconds },
  });
}

async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  if (!isStorable(email)) return undefined;
  const row = await db
    .selectFrom('accounts')
    .innerJoin('auth_credentials', 'auth_credentials.user_id', 'accounts.id')
    .select(['accounts.id', 'accounts.suspended_at', 'auth_credentials.password'])
    .where('accounts.email', '=', email)
    .where('auth_credentials.provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!row?.password) return undefined;
  return { accountId: row.id, suspended: row.suspended_at !== null, hash: row.password };
}

async function openSession(auth: AuthEngine, accountId: string, client: Client): Promise<string[]> {
  const userAgent = client.userAgent.slice(0, USER_AGENT_MAX_CHARACTERS);
  const answer = await auth.api.openSession({
    body: { userId: accountId, ipAddress: client.address, userAgent },
    returnHeaders: true,
  });
  return answer.headers.getSetCookie();
}

interface FoundSession {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

async function findSession(auth: AuthEngine, cookie: string): Promise<FoundSession | null> {
  try {
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
    return found && { userId: found.user.id, sessionId: found.session.id, expiresAt: found.session.expiresAt };
  } catch (error) {
    // It hides the reason and has logged it; all that can fail here is the database.
    throw new AppError('SERVICE_UNAVAILABLE', 'We cannot tell who is signed in just now. Please try again later.', {
      cause: error,
    });
  }
}

/** Those that have ended, and the oldest of more than anybody uses. */
async function closeOldSessions(db: Db, accountId: string, now: Date): Promise<void> {
  await sql`
    delete from auth_sessions where user_id = ${accountId} and (expires_at <= ${now} or id not in (
      select id from auth_sessions where user_id = ${accountId} order by created_at desc limit ${SESSIONS_PER_ACCOUNT}
    ))`.execute(db);
}
