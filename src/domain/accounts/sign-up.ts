import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { AddressTaken, normalizeEmail } from './accounts.ts';
import { createMailLimits } from './email/mail-limits.ts';
import { accountExistsMail, confirmAddressMail } from './email/mails.ts';
import type { PastAddresses } from './email/past-addresses.ts';
import { issueToken } from './email/tokens.ts';
import { openAccount } from './open-account.ts';
import { type Client, type Entry, type SignIn, tooManyAttempts } from './sign-in/sign-in.ts';

/** Everything that the ways into an account have in common. */
export interface AccessOptions {
  db: Db;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  /** Whether messages reach mailboxes; otherwise addresses cannot be confirmed, and count as confirmed. */
  sendsEmail: boolean;
  /** The service's public address. */
  baseUrl: string;
  signIn: SignIn;
  pastAddresses: PastAddresses;
  log: (line: string) => void;
}

export interface SignUpRules {
  mode: 'open' | 'invite' | 'off';
  inviteCodes: readonly string[];
}

export interface WantedAccount {
  email: string;
  password: string;
  invite: string | null;
}

/** `pending`: the answer is in the mailbox, whether the address was new or not. */
export type SignUpResult = { outcome: 'signed in'; entry: Entry } | { outcome: 'pending' };

export function createSignUp(options: AccessOptions, rules: SignUpRules) {
  const { db, clock, signIn, pastAddresses, sendsEmail } = options;
  const takeMail = createMailLimits(options.limits, 'sign-up');

  return async function signUp(wanted: WantedAccount, client: Client): Promise<SignUpResult> {
    if (rules.mode === 'off') {
      throw new AppError('FORBIDDEN', 'Nobody can sign up here. Ask whoever runs this service for an account.');
    }
    const email = normalizeEmail(wanted.email);
    const taken = await takeMail(client.address, email);
    if (taken.by === 'client') throw tooManyAttempts(taken.retryAfterSeconds);
    requireInvite(rules, wanted.invite);
    const account = await signIn
      .hashing(() =>
        openAccount(db, {
          email,
          plan: 'free',
          password: wanted.password,
          isUnverified: sendsEmail,
          pastAddresses,
          now: clock.now(),
        }),
      )
      .catch((error) => {
        if (error instanceof AddressTaken && sendsEmail) return null;
        throw error;
      });
    if (!sendsEmail) {
      const entry = await inTransaction(db, (tx) => signIn.enter(tx, account!.id, client));
      return { outcome: 'signed in', entry };
    }
    // Not waited for: how long a mail server takes must not tell the two cases apart.
    if (taken.by === null)
      inBackground(options, account ? sendConfirmation(options, account) : sendExists(options, email));
    return { outcome: 'pending' };
  };
}

export type SignUp = ReturnType<typeof createSignUp>;

/** Where a code is needed, it is compared in a time that tells nothing of it. */
export function requireInvite(rules: SignUpRules, given: string | null): void {
  if (rules.mode !== 'invite') return;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const wanted = hash((given ?? '').trim());
  const matches = rules.inviteCodes.filter((code) => timingSafeEqual(hash(code), wanted));
  if (matches.length > 0) return;
  throw new AppError(
    'VALIDATION_ERROR',
    'This invitation code is not valid. Ask whoever invited you for another one.',
    {
      details: { field: 'invite' },
    },
  );
}

export async function sendConfirmation(options: AccessOptions, account: { id: string; email: string }): Promise<void> {
  const token = await issueToken(options.db, account.id, 'verify', options.clock.now());
  const link = `${options.baseUrl}/dashboard/verify?token=${token}`;
  await options.mailer.send(confirmAddressMail(account.email, link));
}

export async function sendExists(options: AccessOptions, email: string): Promise<void> {
  const links = {
    signIn: `${options.baseUrl}/dashboard/sign-in`,
    forgot: `${options.baseUrl}/dashboard/forgot`,
  };
  await options.mailer.send(accountExistsMail(email, links));
}

export function inBackground(options: AccessOptions, sending: Promise<void>): void {
  sending.catch((error) => options.log(`mail: not sent: ${loggedMessage(error)}`));
}
