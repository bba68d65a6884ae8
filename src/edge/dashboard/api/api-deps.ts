import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../base/clock.ts';
import type { AccentChoice, Template } from '../../../base/documents/template.ts';
import type { Take, TakeLease } from '../../../base/limit.ts';
import type { ChangeEmail } from '../../../domain/accounts/email/change-email.ts';
import type { createVerifyEmail } from '../../../domain/accounts/email/verify-email.ts';
import type { OAuthSignIn } from '../../../domain/accounts/oauth/oauth-sign-in.ts';
import type { TwoStep } from '../../../domain/accounts/second-factor/two-step.ts';
import type { createPasswords } from '../../../domain/accounts/sign-in/password-reset.ts';
import type { SignIn } from '../../../domain/accounts/sign-in/sign-in.ts';
import type { SignUp } from '../../../domain/accounts/sign-up.ts';
import type { CreateDocument } from '../../../domain/documents/creating/create.ts';
import type { Preview } from '../../../domain/documents/producing/preview.ts';
import type { LiveNews } from '../../../domain/documents/views/live.ts';
import type { listKeys } from '../../../domain/keys/keys.ts';
import type { Options } from './types/service.ts';

export interface ApiDeps {
  /** What the domain's functions take; its type belongs to a floor that the edge does not see. */
  db: Parameters<typeof listKeys>[0];
  clock: Clock;
  options: Options;
  signIn: SignIn;
  twoStep: TwoStep;
  signUp: SignUp;
  oauthSignIn: OAuthSignIn;
  changeEmail: ChangeEmail;
  verifyEmail: ReturnType<typeof createVerifyEmail>;
  passwords: ReturnType<typeof createPasswords>;
  createDocument: CreateDocument;
  /** What the profile of an account with its history may take. */
  storageBytes: number;
  live: LiveNews;
  /** A stored file; null when it is not there. */
  openFile(key: string): Promise<{ size: number; read(): Readable } | null>;
  /** A finished document of the account as a Word file. */
  makeWordFile(accountId: string, id: string): Promise<Uint8Array>;
  /** The account's profile in a template; it is drawn only when asked to. */
  preparePreview(accountId: string, template: Template, accent: AccentChoice): Promise<Preview>;
  /** A ZIP with everything of the account. */
  exportArchive(accountId: string): Promise<AsyncIterable<Uint8Array>>;
  /** Removes everything of the account: rows, files, messages. */
  deleteAccount(account: { accountId: string; email: string }): Promise<void>;
  /** Removes files whose documents are gone. */
  removeOrphanedFiles(): Promise<void>;
  /** The service's public address. */
  baseUrl: string;
  /** Counts a request. */
  take: Take;
  /** A place for something under way. */
  lease: TakeLease;
  /** The address that attempts of a request count for. */
  addressOf(request: FastifyRequest): string;
  /** Whether an error means that the database cannot be reached now. */
  isUnavailable(error: unknown): boolean;
}
