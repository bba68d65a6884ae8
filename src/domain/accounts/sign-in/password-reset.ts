import { AppError } from '../../../base/errors.ts';
import { isStorable } from '../../../base/text.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { foldEmail, lockAccount } from '../accounts.ts';
import { proveAddress, revokeKeys } from '../email/first-proof.ts';
import { createMailLimits } from '../email/mail-limits.ts';
import { passwordChangedMail, resetPasswordMail } from '../email/mails.ts';
import { findToken, issueToken, useToken } from '../email/tokens.ts';
import { replacePassword } from '../open-account.ts';
import type { TwoStep } from '../second-factor/two-step.ts';
import { type AccessOptions, inBackground } from '../sign-up.ts';
import { hashChosenPassword } from './password.ts';
import { requireSession } from './sessions.ts';
import { type Client, type Entry, tooManyAttempts, type Visitor } from './sign-in.ts';

const FREE_RESETS = 20;

/** Forgotten and changed passwords. */
export function createPasswords(options: AccessOptions & { twoStep: TwoStep }) {
  const { db, clock, limits, signIn, mailer, baseUrl } = options;
  const takeMail = createMailLimits(limits, 'reset');
  const forgotLink = `${baseUrl}/dashboard/forgot`;

  async function sendReset(email: string): Promise<void> {
    if (!isStorable(email)) return;
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('email', '=', email)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    if (!account) return;
    const token = await issueToken(db, account.id, 'reset', clock.now());
    await mailer.send(resetPasswordMail(account.email, `${baseUrl}/dashboard/reset?token=${token}`));
  }

  return {
    /**
     * Answers alike, and as fast, whether the address has an account or not, and whether a message is sent: where none is,
     * the mailbox has links of the last hour, of which the newest still work.
     */
    async forgot(givenEmail: string, client: Client): Promise<void> {
      const email = foldEmail(givenEmail);
      const taken = await takeMail(client.address, email);
      if (taken.by === 'client') throw tooManyAttempts(taken.retryAfterSeconds);
      if (taken.by === null) inBackground(options, sendReset(email));
    },

    /**
     * Whoever can read the mailbox owns the address, so it counts as confirmed. All devices are signed out but this one,
     * which is signed in, or asked for the second factor. Keys stop working if the person wishes, or never proved the
     * address before.
     */
    async reset(token: string, wanted: { password: string; revokeKeys: boolean }, client: Client): Promise<Entry> {
      const attempt = { store: 'reset:client', id: client.address, free: FREE_RESETS };
      const retryAfterSeconds = await limits.pauses.begin(attempt);
      if (retryAfterSeconds > 0) throw tooManyAttempts(retryAfterSeconds);
      const accountId = await findToken(db, token, 'reset', clock.now());
      if (accountId === null) throw tooOld();
      const hash = await signIn.hashing(() => hashChosenPassword(wanted.password));
      const { email, entry } = await inTransaction(db, async (tx) => {
        const now = clock.now();
        await lockAccount(tx, accountId);
        if ((await useToken(tx, token, 'reset', now)) === null) throw tooOld();
        const replaced = await replacePassword(tx, accountId, hash, now, null);
        await proveAddress(tx, accountId, now);
        if (wanted.revokeKeys) await revokeKeys(tx, accountId, now);
        return { email: replaced.email, entry: await signIn.enter(tx, accountId, client) };
      });
      await limits.pauses.giveBack(attempt);
      inBackground(options, mailer.send(passwordChangedMail(email, forgotLink)));
      return entry;
    },

    /** Every other device is signed out. */
    async change(
      visitor: Visitor,
      given: { current: string; next: string; code: string },
      client: Client,
    ): Promise<void> {
      const { accountId, sessionId } = visitor;
      await signIn.requirePassword(visitor, given.current);
      const hash = await signIn.hashing(() => hashChosenPassword(given.next));
      await options.twoStep.requireCode(visitor, given.code, client);
      await inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId);
        await requireSession(tx, sessionId);
        await replacePassword(tx, accountId, hash, clock.now(), sessionId);
      });
      inBackground(options, mailer.send(passwordChangedMail(visitor.email, forgotLink)));
    },
  };
}

function tooOld(): AppError {
  return new AppError('VALIDATION_ERROR', 'This link is too old or was used already. Ask for a new one.');
}
