import { AppError } from '../../../base/errors.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { findAccount, lockAccount } from '../accounts.ts';
import { type Client, type Entry, isCurrentHash, tooManyAttempts } from '../sign-in/sign-in.ts';
import { type AccessOptions, inBackground, sendConfirmation } from '../sign-up.ts';
import { proveAddress } from './first-proof.ts';
import { createMailLimits } from './mail-limits.ts';
import { findToken, useToken } from './tokens.ts';

export function createVerifyEmail(options: AccessOptions) {
  const { db, clock, signIn } = options;
  const takeMail = createMailLimits(options.limits, 'confirm');

  return {
    /**
     * Confirms the address and signs in. It takes the link and the password: who has both is the
     * one who signed up and the owner of the mailbox. With the link alone the owner would confirm an account whose
     * password a stranger chose.
     */
    async verify(token: string, password: string, client: Client): Promise<Entry> {
      const found = await findToken(db, token, 'verify', clock.now());
      if (found === null) throw tooOld();
      const { email } = await findAccount(db, found);
      const verdict = await signIn.checkPassword(email, password, client);
      if (verdict.outcome === 'throttled') throw tooManyAttempts(verdict.retryAfterSeconds);
      if (verdict.outcome !== 'right') throw notTheirs();
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        await lockAccount(tx, found);
        if (!(await isCurrentHash(tx, found, verdict.credentials.hash))) throw notTheirs();
        if ((await useToken(tx, token, 'verify', now)) === null) throw tooOld();
        await proveAddress(tx, found, now);
        return signIn.enter(tx, found, client);
      });
    },

    /** To who tries to sign in before the address is confirmed. Not waited for, so that it takes no time that can be measured. */
    remind(accountId: string, client: Client): void {
      const send = async (): Promise<void> => {
        const account = await findAccount(db, accountId);
        const taken = await takeMail(client.address, account.email);
        if (taken.by === null) await sendConfirmation(options, account);
      };
      inBackground(options, send());
    },
  };
}

function tooOld(): AppError {
  return new AppError('VALIDATION_ERROR', 'This link is too old or was used already. Sign in to have a new one sent.');
}

function notTheirs(): AppError {
  return new AppError(
    'VALIDATION_ERROR',
    'This is not the password that the account was opened with. If you did not choose one, take “Forgot your password?”: it confirms your address too.',
    { details: { field: 'password' } },
  );
}
