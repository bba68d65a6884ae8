import { AppError } from '../../../base/errors.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { createMailLimits } from '../email/mail-limits.ts';
import { type TwoStepNews, twoStepMail } from '../email/mails.ts';
import { type Client, cookieHeader, type Visitor } from '../sign-in/sign-in.ts';
import { type AccessOptions, inBackground } from '../sign-up.ts';
import { isOn, isRecoveryCode, WrongCode } from './second-factor.ts';

/** What takes a code, or begins to, and the messages by which the owner learns of it. */
export function createTwoStep(options: AccessOptions) {
  const { db, signIn, mailer, baseUrl } = options;
  const { secondFactor } = signIn;
  const takeMail = createMailLimits(options.limits, 'two-step');

  function tell(email: string, news: TwoStepNews, client: Client): void {
    const send = async () => {
      const taken = await takeMail(client.address, email);
      if (taken.by === null) await mailer.send(twoStepMail(email, news, `${baseUrl}/dashboard/forgot`));
    };
    inBackground(options, send());
  }

  function tellOfRecovery(email: string, code: string, client: Client): void {
    if (isRecoveryCode(code)) tell(email, 'recovery code', client);
  }

  return {
    /** The second step of signing in: Set-Cookie values. */
    async enter(code: string, client: Client): Promise<string[]> {
      const cookies = await signIn.enterCode(code, client);
      const visitor = await signIn.readSession(cookieHeader(cookies));
      if (visitor) tellOfRecovery(visitor.email, code, client);
      return cookies;
    },

    /** Gives the recovery codes. */
    async turnOn(visitor: Visitor, code: string, client: Client): Promise<string[]> {
      const { accountId, email, sessionId } = visitor;
      const codes = await signIn.guessing(visitor, () => secondFactor.confirm(accountId, code, sessionId));
      tell(email, 'on', client);
      return codes;
    },

    async turnOff(visitor: Visitor, given: { password: string; code: string }, client: Client): Promise<void> {
      await signIn.requirePassword(visitor, given.password);
      await signIn.guessing(visitor, () => secondFactor.turnOff(visitor.accountId, given.code));
      tell(visitor.email, 'off', client);
    },

    /** Where it is on, what changes how one signs in takes a code behind the password. */
    async requireCode(visitor: Visitor, code: string, client: Client): Promise<void> {
      const { accountId, email } = visitor;
      if (!(await isOn(db, accountId))) return;
      if (code === '') throw codeMissing();
      await signIn.guessing(visitor, async () => {
        if (!(await inTransaction(db, (tx) => secondFactor.useCode(tx, accountId, code)))) throw new WrongCode();
      });
      tellOfRecovery(email, code, client);
    },
  };
}

export type TwoStep = ReturnType<typeof createTwoStep>;

function codeMissing(): AppError {
  return new AppError('VALIDATION_ERROR', 'Enter the code that your app shows, or a recovery code.', {
    details: { field: 'code' },
  });
}
