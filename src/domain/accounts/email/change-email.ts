import { AppError } from '../../../base/errors.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { type Account, AddressTaken, lockAccount, normalizeEmail } from '../accounts.ts';
import { forgetProviders } from '../oauth/credential.ts';
import type { TwoStep } from '../second-factor/two-step.ts';
import { revokeSessions } from '../sign-in/sessions.ts';
import { type Client, isCurrentHash, tooManyAttempts, type Visitor } from '../sign-in/sign-in.ts';
import { type AccessOptions, inBackground, sendExists } from '../sign-up.ts';
import { createMailLimits } from './mail-limits.ts';
import { addressChangeAskedMail, addressChangedMail, newAddressMail } from './mails.ts';
import { findNewAddress, forgetTokens, issueToken, useToken } from './tokens.ts';

export interface ChangeEmailOptions extends AccessOptions {
  twoStep: TwoStep;
  /** Whether free credits were given for the address that is left: they are not given for it again. */
  hadFreeCredits(tx: Tx, account: Account): Promise<boolean>;
}

/** Another address for the account. The old one holds until the new one is confirmed. */
export function createChangeEmail(options: ChangeEmailOptions) {
  const { db, clock, signIn, mailer, baseUrl, pastAddresses } = options;
  const takeMail = createMailLimits(options.limits, 'change');
  const forgotLink = `${baseUrl}/dashboard/forgot`;

  async function sendLinks(visitor: Visitor, email: string): Promise<void> {
    await mailer.send(addressChangeAskedMail(visitor.email, email, forgotLink));
    const taken = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    // Only the mailbox learns that the address has an account.
    if (taken) return sendExists(options, email);
    const token = await issueToken(db, visitor.accountId, 'email', clock.now(), email);
    await mailer.send(newAddressMail(email, `${baseUrl}/dashboard/email?token=${token}`));
  }

  return {
    async ask(
      visitor: Visitor,
      wanted: { email: string; password: string; code: string },
      client: Client,
    ): Promise<void> {
      const email = normalizeEmail(wanted.email);
      if (email === visitor.email) {
        throw new AppError('VALIDATION_ERROR', 'This is your address already.', { details: { field: 'email' } });
      }
      await signIn.requirePassword(visitor, wanted.password);
      await options.twoStep.requireCode(visitor, wanted.code, client);
      const taken = await takeMail(client.address, email);
      if (taken.by !== null) throw tooManyAttempts(taken.retryAfterSeconds);
      inBackground(options, sendLinks(visitor, email));
    },

    /**
     * It takes the link and the password: who mistyped the address has sent the link to a stranger. All devices are
     * signed out but this one. Gives the new address.
     */
    async confirm(token: string, password: string, client: Client): Promise<string> {
      const found = await findNewAddress(db, token, clock.now());
      if (!found) throw tooOld();
      const verdict = await signIn.checkPassword(found.currentEmail, password, client);
      if (verdict.outcome === 'throttled') throw tooManyAttempts(verdict.retryAfterSeconds);
      if (verdict.outcome !== 'right') throw notTheirs();
      const { accountId, email } = found;
      const visitor = await signIn.readSession(client.cookie);
      const old = await inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, accountId);
        if (!(await isCurrentHash(tx, accountId, verdict.credentials.hash))) throw notTheirs();
        if ((await useToken(tx, token, 'email', clock.now())) === null) throw tooOld();
        const taken = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
        if (taken) throw new AddressTaken(email);
        if (await options.hadFreeCredits(tx, account)) await pastAddresses.remember(tx, account.email);
        await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
        // The old mailbox, and whom a provider knows by it, must not open the account any more.
        for (const purpose of ['email', 'reset', 'code'] as const) await forgetTokens(tx, accountId, purpose);
        await forgetProviders(tx, accountId);
        await revokeSessions(tx, accountId, visitor?.accountId === accountId ? visitor.sessionId : null);
        return account.email;
      });
      inBackground(options, mailer.send(addressChangedMail(old, email)));
      return email;
    },
  };
}

export type ChangeEmail = ReturnType<typeof createChangeEmail>;

function tooOld(): AppError {
  return new AppError(
    'VALIDATION_ERROR',
    'This link is too old or was used already. Ask for a new one in the settings.',
  );
}

function notTheirs(): AppError {
  return new AppError('VALIDATION_ERROR', 'This is not the password of the account.', {
    details: { field: 'password' },
  });
}
