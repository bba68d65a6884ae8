import { AppError } from '../../base/errors.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { findAccount } from './accounts.ts';
import { type Client, tooManyAttempts } from './sign-in.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { type AccessOptions, inBackground, sendConfirmation } from './sign-up.ts';
import { forgetTokens, useToken } from './tokens.ts';

const MOST = { client: 20, email: 5 };
const MAX_COUNTED = 20_000;

export function createVerifyEmail(options: AccessOptions) {
  const { db, clock } = options;
  const throttle = createSignInThrottle(clock, MAX_COUNTED, MOST);

  return {
    /**
     * Confirms the address. It signs nobody in: who signed up with a stranger's address would otherwise share the
     * account that the stranger confirms.
     */
    async verify(token: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        const accountId = await useToken(tx, token, 'verify', now);
        if (accountId === null) {
          throw new AppError(
            'VALIDATION_ERROR',
            'This link is too old or was used already. Sign in to have a new one sent.',
          );
        }
        await tx
          .updateTable('accounts')
          .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
          .where('id', '=', accountId)
          .execute();
        await forgetTokens(tx, accountId, 'verify');
      });
    },

    async resend(accountId: string, client: Client): Promise<void> {
      const account = await findAccount(db, accountId);
      const admission = throttle.admit(client.address, account.email);
      if ('retryAfterSeconds' in admission) throw tooManyAttempts(admission.retryAfterSeconds);
      if (!account.verified_at) inBackground(options, sendConfirmation(options, account));
    },
  };
}
