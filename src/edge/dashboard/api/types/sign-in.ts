/**
 * Accounts, sessions and what proves whose they are. No session is needed down to `/oauth`.
 *
 *   POST   /sign-up                        NewAccount         → SignUpAnswer
 *   POST   /sign-in                        Credentials        → Session   an address that is not confirmed is answered as an
 *                                                             unknown one, and sent the link again
 *   POST   /sign-out                                          → {}
 *   POST   /password/forgot                { email }          → {}        the same answer for unknown addresses
 *   POST   /password/reset                 PasswordReset      → Session
 *   POST   /email/verify                   { token, password }→ Session
 *   GET    /session                        Session            401 when nobody is signed in
 *   GET    /oauth/:provider[?invite=CODE]  redirect to the provider; it comes back to /dashboard/documents, or to
 *                                          /dashboard/sign-in?problem= refused, taken, closed, invite, suspended, unavailable
 *   GET    /sessions                       DeviceSession[]
 *   DELETE /sessions/:id                                      → {}
 *   POST   /password/change                { current, next, code? }  → {}   the code where a second factor is on
 *   GET    /account/export                 a ZIP with everything
 *   POST   /account/delete                 { password }       → {}
 */
import type { Plan } from '../../../../base/contract.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  invite?: string;
}

export interface PasswordReset {
  token: string;
  password: string;
  /** Whether the account's API keys stop working too. */
  revokeKeys?: boolean;
}

/**
 * `pending` where e-mail is sent: look into the mailbox, then sign in. New and known addresses answer alike; the mailbox
 * gets a link to confirm the address, or word that there is an account already. Otherwise the person is signed in.
 */
export type SignUpAnswer = SignInAnswer | { pending: true };

/** `needsCode`: everything was right, and a code of the second factor is to be sent to `/sign-in/code`. */
export type SignInAnswer = Session | { needsCode: true };

export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export interface NewSecondFactor {
  /** To be typed into an app. */
  secret: string;
  /** The same as an address that apps open. */
  uri: string;
}

export interface Session {
  account: { id: string; email: string; plan: Plan };
  profile: {
    status: 'missing' | 'in_progress' | 'failed' | 'complete';
    reason: string | null;
    /** Documents are made only from a profile that says whose it is. */
    hasName: boolean;
  };
  /** Whether the account ever made a document: the first run ends then. */
  hasDocuments: boolean;
}

export interface DeviceSession {
  id: string;
  isThisOne: boolean;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  expiresAt: string;
}
