import type { Mail } from '../../../platform/mail/mail.ts';

/** The messages that the service sends, in the order in which a person may meet them. */

export function confirmAddressMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Welcome to Letterpress.

Open this address and enter the password that you chose, to confirm that this mailbox is yours. Your account opens then.

${link}

It works for three days. If you did not sign up, ignore this message: without your confirmation nothing can be done with
the account.
`,
  };
}

/** To somebody who signs up with an address that has an account: only the mailbox learns of it. */
export function accountExistsMail(to: string, links: { signIn: string; forgot: string }): Mail {
  return {
    to,
    subject: 'You have an account already',
    text: `Somebody, probably you, tried to sign up for Letterpress with this address. It has an account already.

Sign in:              ${links.signIn}
Forgot the password?  ${links.forgot}

If it was not you, nothing needs to be done: nothing was changed.
`,
  };
}

export function resetPasswordMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password',
    text: `Open this address to choose a new password for Letterpress:

${link}

It works once, for one hour. If you did not ask for it, ignore this message: your password stays as it is.
`,
  };
}

export function passwordChangedMail(to: string, forgotLink: string): Mail {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your Letterpress account was changed, and every other device was signed out.

If it was not you, choose a new one now: ${forgotLink}
`,
  };
}

export function newAddressMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your new e-mail address',
    text: `Open this address and enter your password, to make this mailbox that of your Letterpress account:

${link}

It works for one day. Until then your old address stays in use. If you did not ask for it, ignore this message.
`,
  };
}

export function addressChangeAskedMail(to: string, wanted: string, forgotLink: string): Mail {
  return {
    to,
    subject: 'Your e-mail address is about to change',
    text: `Somebody who knows your password asked to change the address of your Letterpress account to ${wanted}.
Nothing changes until that mailbox confirms it.

If it was not you, choose a new password now, which takes the change back: ${forgotLink}
`,
  };
}

export function addressChangedMail(to: string, address: string): Mail {
  return {
    to,
    subject: 'Your e-mail address was changed',
    text: `Your Letterpress account has another address now: ${address}. You sign in with it and your
password from now on: other devices were signed out, and Google or GitHub do not open it any more until you sign in there
with the new address.

If it was not you, ask whoever runs the service for help.
`,
  };
}

export type TwoStepNews = 'on' | 'off' | 'recovery code';

const TWO_STEP: Record<TwoStepNews, { subject: string; what: string }> = {
  on: {
    subject: 'Two-step sign-in was turned on',
    what: 'Two-step sign-in was turned on for your Letterpress account, and every other device was signed out.',
  },
  off: {
    subject: 'Two-step sign-in was turned off',
    what: 'Two-step sign-in was turned off for your Letterpress account: the password alone opens it now.',
  },
  'recovery code': {
    subject: 'A recovery code was used',
    what: 'A recovery code of your Letterpress account was used. It does not work again.',
  },
};

export function twoStepMail(to: string, news: TwoStepNews, forgotLink: string): Mail {
  const { subject, what } = TWO_STEP[news];
  const text = `${what}

If it was not you, choose a new password now: ${forgotLink}
`;
  return { to, subject, text };
}
