import { hkdfSync } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { loggedMessage } from '../../base/logged-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from './password.ts';

export const SESSION_SECONDS = 30 * 24 * 3600;

export interface AuthEngineOptions {
  db: Db;
  /** The service's public address; cookies are Secure when it is https. */
  baseUrl: string;
  secret: string;
  log: (line: string) => void;
}

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/**
 * better-auth keeps the sessions, on our own tables. Its HTTP handler is never mounted: only the functions that
 * sign-in.ts calls can be reached, so there is no sign-up, no change of address and no session list from outside.
 */
export function createAuthEngine(options: AuthEngineOptions) {
  const { pathname, protocol } = new URL(options.baseUrl);
  return betterAuth({
    appName: 'Letterpress',
    baseURL: options.baseUrl,
    // As a list, because a list in the environment would win over a single secret.
    secrets: [{ version: 1, value: deriveSecret(options.secret) }],
    database: { db: options.db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...rest) => options.log(logLine(message, rest)) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
    },
    rateLimit: { enabled: false },
    user: TABLES.user,
    session: { ...TABLES.session, expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    account: TABLES.account,
    verification: TABLES.verification,
    advanced: {
      // Our migrations make the tables, and our tests show that they fit.
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: protocol === 'https:',
      cookiePrefix: 'letterpress',
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        // Nothing but the dashboard ever sees the cookie.
        path: `${pathname.replace(/\/+$/, '')}/dashboard`,
      },
    },
    plugins: [{ id: 'letterpress', endpoints: { openSession } }],
  });
}

/**
 * A new session for someone whose password has been checked, with its cookie. Without a path, so that it could not be
 * called over HTTP even if the handler were mounted.
 */
const openSession = createAuthEndpoint.serverOnly(
  {
    method: 'POST',
    body: z.object({ userId: z.string(), ipAddress: z.string(), userAgent: z.string() }),
  },
  async (ctx) => {
    const { userId, ipAddress, userAgent } = ctx.body;
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(userId);
    if (!user) throw new Error(`account ${userId} has no row in auth_users`);
    const session = await internalAdapter.createSession(userId, false, { ipAddress, userAgent });
    await setSessionCookie(ctx, { session, user });
    return { token: session.token };
  },
);

/** Cookies are signed with a key of their own: what signs links cannot be used to forge a session. */
function deriveSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'letterpress sign-in', 32)).toString('base64url');
}

function logLine(message: string, rest: unknown[]): string {
  return ['sign-in:', message, ...rest.map(loggedMessage)].join(' ');
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Its names for tables and columns → those of migration 002. */
const TABLES = {
  user: { modelName: 'auth_users', fields: { emailVerified: 'email_verified', ...TIMES } },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...TIMES,
    },
  },
  account: {
    modelName: 'auth_credentials',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...TIMES,
    },
  },
  verification: { modelName: 'auth_verifications', fields: { expiresAt: 'expires_at', ...TIMES } },
};
