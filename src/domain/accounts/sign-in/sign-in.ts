import { sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import { AppError } from '../../../base/errors.ts';
import { isStorable } from '../../../base/text.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findAccount, foldEmail, lockAccount, suspended } from '../accounts.ts';
import { findToken, issueToken, useToken } from '../email/tokens.ts';
import {
  createSecondFactor,
  isOn,
  isRecoveryCode,
  type SecondFactor,
  WrongCode,
} from '../second-factor/second-factor.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { type CookieRules, cookieIn, createCookie } from './cookie.ts';
import { passwordMatches } from './password.ts';
import { createSessionStore } from './session-store.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

export interface SignInOptions {
  db: Db;
  baseUrl: string;
  /** SIGNING_SECRET; the keys of sessions and second factors are derived from it. */
  secrets: string[];
  clock: Clock;
  limits: Limits;
}

export interface Client {
  /** What failures are counted for. */
  address: string;
  userAgent: string;
  /** The Cookie header: whom the browser is signed in as already. */
  cookie?: string | undefined;
}

/** A person who is signed in. */
export interface Visitor {
  accountId: string;
  email: string;
  sessionId: string;
}

/** What became of a password that was tried. */
export type PasswordVerdict =
  | { outcome: 'right'; credentials: Credentials }
  | { outcome: 'wrong' | 'suspended' }
  | { outcome: 'throttled'; retryAfterSeconds: number };

/** `cookies` are the values of Set-Cookie headers: of a session, or of a place where a code is still to be entered. */
export interface Entry {
  cookies: string[];
  needsCode: boolean;
}

export type SignInResult =
  | ({ outcome: 'signed in' } & Entry)
  /** The password is right, but nobody has confirmed the address. To whoever asks it is a wrong password. */
  | { outcome: 'unconfirmed'; accountId: string }
  | Exclude<PasswordVerdict, { outcome: 'right' }>;

export interface SignIn {
  signIn(email: string, password: string, client: Client): Promise<SignInResult>;
  /** Tries a password as signing in does, without beginning a session. */
  checkPassword(email: string, password: string, client: Client): Promise<PasswordVerdict>;
  /** By the Cookie header of a request; null when nobody is signed in. */
  readSession(cookie: string | undefined): Promise<Visitor | null>;
  /** Ends the session; returns the Set-Cookie values that remove its cookie. */
  signOut(cookie: string | undefined): Promise<string[]>;
  /**
   * For somebody whose identity was proven. Takes the account's lock, under which passwords are replaced and second factors
   * confirmed: no session begins by what they have ended.
   */
  enter(tx: Tx, accountId: string, client: Client): Promise<Entry>;
  /** The second step, by the cookie of the first: a session for who enters a code that is good. Gives Set-Cookie values. */
  enterCode(code: string, client: Client): Promise<string[]>;
  secondFactor: SecondFactor;
  /** Does what takes a code of somebody who is signed in; wrong ones slow down this session alone. */
  guessing<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>;
  /**
   * Refuses unless it is the visitor's password. Wrong ones slow down this session alone: what others try at the door
   * does not keep the visitor from acting.
   */
  requirePassword(visitor: Visitor, password: string): Promise<void>;
  /** Runs what hashes a password when its turn comes, or refuses when too many wait. */
  hashing<T>(work: () => Promise<T>): Promise<T>;
}

/** A check of a password holds one of the four threads that files are read with, and 32 MiB. */
const PASSWORD_CHECKS = { running: 2, waiting: 40 };
const BUSY_RETRY_SECONDS = 5;
const FREE_TRIES_INSIDE = 5;
const SESSIONS_PER_ACCOUNT = 50;
const CODE_SECONDS = 600;

interface Credentials {
  accountId: string;
  suspended: boolean;
  isConfirmed: boolean;
  hash: string;
}

export function createSignIn(options: SignInOptions): SignIn {
  const { db, clock, limits } = options;
  const sessions = createSessionStore({ ...options, secret: options.secrets[0]! });
  const secondFactor = createSecondFactor(options);
  const throttle = createSignInThrottle(limits);
  const codeThrottle = createSignInThrottle(limits, 'code');
  const recoveryThrottle = createSignInThrottle(limits, 'recovery-code');
  const codeCookie: CookieRules = {
    name: 'letterpress.code',
    baseUrl: options.baseUrl,
    path: '/dashboard/api/sign-in/code',
  };
  const checks = createConcurrencyLimit(PASSWORD_CHECKS);

  /** An address without an account costs as much, and is answered as, a wrong password. */
  async function check(email: string, password: string): Promise<PasswordVerdict> {
    const known = await findCredentials(db, email);
    if (!(await passwordMatches(password, known?.hash ?? null)) || !known) return { outcome: 'wrong' };
    return known.suspended ? { outcome: 'suspended' } : { outcome: 'right', credentials: known };
  }

  /** `isGood`: what else must hold; where it does not, the try counts as a wrong one. */
  async function checkPassword(
    givenEmail: string,
    password: string,
    client: Client,
    isGood: (known: Credentials) => boolean = () => true,
  ): Promise<PasswordVerdict> {
    const email = foldEmail(givenEmail);
    const { address } = client;
    const admission = await throttle.admit(address, email, () => isFamiliar(db, email, address, clock.now()));
    if ('retryAfterSeconds' in admission) return { outcome: 'throttled', ...admission };
    let verdict: PasswordVerdict | null = null;
    try {
      verdict = await checks.pass(() => check(email, password));
    } finally {
      if (verdict?.outcome !== 'right' && verdict?.outcome !== 'wrong') await admission.attempt.withdraw();
      else if (verdict.outcome === 'right' && isGood(verdict.credentials)) await admission.attempt.succeeded();
    }
    return verdict ?? { outcome: 'throttled', retryAfterSeconds: BUSY_RETRY_SECONDS };
  }

  /** In the place of the one that the browser had. */
  async function beginSession(tx: Tx, accountId: string, client: Client): Promise<string[]> {
    const cookies = await sessions.open(tx, accountId, client);
    await closeOldSessions(tx, accountId, clock.now());
    await sessions.end(client.cookie, tx);
    return cookies;
  }

  async function enter(tx: Tx, accountId: string, client: Client): Promise<Entry> {
    if ((await lockAccount(tx, accountId)).suspended_at) throw suspended();
    if (!(await isOn(tx, accountId))) {
      return { cookies: await beginSession(tx, accountId, client), needsCode: false };
    }
    const token = await issueToken(tx, accountId, 'code', clock.now());
    return { cookies: [createCookie(codeCookie, token, CODE_SECONDS)], needsCode: true };
  }

  async function enterCode(code: string, client: Client): Promise<string[]> {
    const token = cookieIn(codeCookie, client.cookie) ?? '';
    const accountId = await findToken(db, token, 'code', clock.now());
    if (accountId === null) throw tookTooLong();
    const { email } = await findAccount(db, accountId);
    const { address } = client;
    const known = () => isFamiliar(db, email, address, clock.now());
    const admission = await (isRecoveryCode(code) ? recoveryThrottle : codeThrottle).admit(address, accountId, known);
    if ('retryAfterSeconds' in admission) throw tooManyAttempts(admission.retryAfterSeconds);
    const cookies = await inTransaction(db, async (tx) => {
      if ((await lockAccount(tx, accountId)).suspended_at) throw suspended();
      if ((await useToken(tx, token, 'code', clock.now())) === null) throw tookTooLong();
      if (!(await secondFactor.useCode(tx, accountId, code))) throw new WrongCode();
      return beginSession(tx, accountId, client);
    }).catch(async (error) => {
      if (!(error instanceof WrongCode)) await admission.attempt.withdraw();
      throw error;
    });
    await admission.attempt.succeeded();
    return [...cookies, createCookie(codeCookie, '', 0)];
  }

  async function guessing<T>({ sessionId }: Visitor, work: () => Promise<T>): Promise<T> {
    const inside = { store: 'code:session', id: sessionId, free: FREE_TRIES_INSIDE };
    const retryAfterSeconds = await limits.pauses.begin(inside);
    if (retryAfterSeconds > 0) throw tooManyAttempts(retryAfterSeconds);
    const result = await work();
    await limits.pauses.forget(inside);
    return result;
  }

  async function hashing<T>(work: () => Promise<T>): Promise<T> {
    const done = await checks.pass(async () => ({ result: await work() }));
    if (!done) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    return done.result;
  }

  return {
    hashing,
    enter,
    enterCode,
    secondFactor,
    guessing,

    async requirePassword({ email, sessionId }, password) {
      const known = await findCredentials(db, email);
      if (!known) {
        throw new AppError(
          'VALIDATION_ERROR',
          'This account has no password yet. Choose one by "Forgot password" first.',
        );
      }
      const inside = { store: 'password:session', id: sessionId, free: FREE_TRIES_INSIDE };
      const retryAfterSeconds = await limits.pauses.begin(inside);
      if (retryAfterSeconds > 0) throw tooManyAttempts(retryAfterSeconds);
      const isRight = await hashing(() => passwordMatches(password, known.hash)).catch(async (error) => {
        await limits.pauses.giveBack(inside);
        throw error;
      });
      if (!isRight) {
        throw new AppError('VALIDATION_ERROR', 'The password is not right.', { details: { field: 'password' } });
      }
      await limits.pauses.forget(inside);
    },

    checkPassword,
    signOut: sessions.end,
    readSession: sessions.find,

    async signIn(email, password, client) {
      const verdict = await checkPassword(email, password, client, (known) => known.isConfirmed);
      if (verdict.outcome !== 'right') return verdict;
      const { accountId, hash, isConfirmed } = verdict.credentials;
      if (!isConfirmed) return { outcome: 'unconfirmed', accountId };
      return inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId);
        // Whoever replaced the password meanwhile ended all sessions, and could not end this one.
        if (!(await isCurrentHash(tx, accountId, hash))) return { outcome: 'wrong' };
        return { outcome: 'signed in', ...(await enter(tx, accountId, client)) };
      });
    },
  };
}

function tookTooLong(): AppError {
  return new AppError('FORBIDDEN', 'That took too long. Please sign in again.');
}

/** What a browser sends back of Set-Cookie values. */
export function cookieHeader(cookies: string[]): string {
  return cookies.map((value) => value.split(';')[0]).join('; ');
}

export function tooManyAttempts(retryAfterSeconds: number): AppError {
  const [count, unit] =
    retryAfterSeconds < 60 ? [retryAfterSeconds, 'second'] : [Math.ceil(retryAfterSeconds / 60), 'minute'];
  const when = count === 1 ? `a ${unit}` : `${count} ${unit}s`;
  return new AppError('RATE_LIMIT_EXCEEDED', `Too many attempts. Try again in ${when}.`, {
    details: { retryAfterSeconds },
  });
}

async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  if (!isStorable(email)) return undefined;
  const row = await db
    .selectFrom('accounts')
    .innerJoin('auth_credentials', 'auth_credentials.user_id', 'accounts.id')
    .select(['accounts.id', 'accounts.suspended_at', 'accounts.verified_at', 'auth_credentials.password'])
    .where('accounts.email', '=', email)
    .where('auth_credentials.provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!row?.password) return undefined;
  const { id, suspended_at, verified_at, password } = row;
  return { accountId: id, suspended: suspended_at !== null, isConfirmed: verified_at !== null, hash: password };
}

/** Whether somebody is signed in to the account from there. */
export async function isFamiliar(db: Db, email: string, address: string, now: Date): Promise<boolean> {
  if (!isStorable(email)) return false;
  const session = await db
    .selectFrom('auth_sessions')
    .innerJoin('accounts', 'accounts.id', 'auth_sessions.user_id')
    .select('auth_sessions.id')
    .where('accounts.email', '=', email)
    .where('auth_sessions.ip_address', '=', address)
    .where('auth_sessions.expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}

/** Under the account's lock. */
export async function isCurrentHash(tx: Tx, accountId: string, hash: string): Promise<boolean> {
  const current = await tx
    .selectFrom('auth_credentials')
    .select('id')
    .where('user_id', '=', accountId)
    .where('password', '=', hash)
    .executeTakeFirst();
  return current !== undefined;
}

/** Those that have ended, and the oldest of more than anybody uses. */
async function closeOldSessions(tx: Tx, accountId: string, now: Date): Promise<void> {
  await sql`
    delete from auth_sessions where user_id = ${accountId} and (expires_at <= ${now} or id not in (
      select id from auth_sessions where user_id = ${accountId} order by created_at desc, id limit ${SESSIONS_PER_ACCOUNT}::int
    ))`.execute(tx);
}
