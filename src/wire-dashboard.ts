/** Joins the dashboard's API to what is below it. Loaded only by what serves HTTP. */
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { loggedMessage } from './base/telemetry/logged-error.ts';
import { createChangeEmail } from './domain/accounts/email/change-email.ts';
import { createVerifyEmail } from './domain/accounts/email/verify-email.ts';
import { createOAuthSignIn } from './domain/accounts/oauth/oauth-sign-in.ts';
import { createTwoStep } from './domain/accounts/second-factor/two-step.ts';
import { PASSWORD_MIN_CHARACTERS } from './domain/accounts/sign-in/password.ts';
import { createPasswords } from './domain/accounts/sign-in/password-reset.ts';
import { createSignIn } from './domain/accounts/sign-in/sign-in.ts';
import { type AccessOptions, createSignUp } from './domain/accounts/sign-up.ts';
import { hadFreeCredits } from './domain/credits/credits.ts';
import type { CreateDocument } from './domain/documents/creating/create.ts';
import { deleteAccount } from './domain/documents/delete-account.ts';
import { removeOrphanedFiles } from './domain/documents/files/orphans.ts';
import { preparePreview } from './domain/documents/producing/preview.ts';
import { readWordTask } from './domain/documents/producing/word.ts';
import { createLiveNews } from './domain/documents/views/live.ts';
import { createExportArchive } from './domain/personal-data/export-archive.ts';
import type { ApiDeps } from './edge/dashboard/api/api-deps.ts';
import type { Options } from './edge/dashboard/api/types/service.ts';
import type { GenerationInput, WordTask } from './generation/generate.ts';
import { isDatabaseUnavailable } from './platform/database/database.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Mailer } from './platform/mail/mail.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { createSmtpMailer } from './platform/mail/smtp.ts';
import { createGitHub } from './platform/oauth/github.ts';
import { createGoogle } from './platform/oauth/google.ts';
import type { Fetch } from './platform/oauth/provider.ts';
import type { Engines } from './wire.ts';

export interface DashboardParts {
  addressOf(request: FastifyRequest): string;
  take: ApiDeps['take'];
  limits: Limits;
  createDocument: CreateDocument;
  /** How providers of sign-in are asked. */
  fetch: Fetch;
  /** Sets a page in a sandbox and returns it as SVG. */
  drawPage(input: GenerationInput): Promise<string>;
  makeWordFile(task: WordTask): Promise<Uint8Array>;
}

export function createDashboardApi(engines: Engines, parts: DashboardParts) {
  const { config, clock, database, log } = engines;
  const { db } = database;
  const { baseUrl } = config;
  const mailer = mailerOf(engines);
  const { limits } = parts;
  const signIn = createSignIn({ db, baseUrl, secrets: engines.secrets, clock, limits });
  const access: AccessOptions = {
    db,
    clock,
    limits,
    mailer,
    sendsEmail: config.smtpUrl !== null,
    baseUrl,
    signIn,
    pastAddresses: engines.pastAddresses,
    log,
  };
  const twoStep = createTwoStep(access);
  signIn.secondFactor.reseal().then(
    (unreadable) => {
      if (unreadable > 0)
        log(`second factors: ${unreadable} were sealed with a SIGNING_SECRET that is no longer given`);
    },
    (error) => log(`second factors: ${loggedMessage(error)}`),
  );
  const live = createLiveNews(db, log);
  const rules = { mode: config.signUp, inviteCodes: config.inviteCodes };
  const deps: ApiDeps = {
    db,
    clock,
    baseUrl,
    options: optionsOf(engines),
    signIn,
    twoStep,
    signUp: createSignUp(access, rules),
    oauthSignIn: createOAuthSignIn({
      ...access,
      rules,
      secret: engines.secrets[0]!,
      providers: providersOf(engines, parts.fetch),
    }),
    changeEmail: createChangeEmail({ ...access, twoStep, hadFreeCredits }),
    verifyEmail: createVerifyEmail(access),
    passwords: createPasswords({ ...access, twoStep }),
    createDocument: parts.createDocument,
    storageBytes: config.storagePerAccountMb * 2 ** 20,
    live,
    openFile: engines.files.open,
    preparePreview: (accountId, template, accent) =>
      preparePreview({ db, clock, drawPage: parts.drawPage }, accountId, template, accent),
    makeWordFile: async (accountId, id) => parts.makeWordFile(await readWordTask(db, accountId, id)),
    exportArchive: createExportArchive({ db, clock, openFile: engines.files.open }),
    async deleteAccount({ accountId, email }) {
      await deleteAccount(db, engines.pastAddresses, accountId);
      await mailer.forget(email);
      while ((await removeOrphanedFiles(db, engines.files.remove)) > 0);
    },
    removeOrphanedFiles: async () => void (await removeOrphanedFiles(db, engines.files.remove)),
    take: parts.take,
    lease: limits.lease,
    addressOf: parts.addressOf,
    isUnavailable: isDatabaseUnavailable,
  };
  return {
    deps,
    async close(): Promise<void> {
      mailer.close();
      await live.close();
    },
  };
}

function providersOf({ config }: Engines, fetch: Fetch) {
  return {
    ...(config.google && { google: createGoogle(config.google, fetch) }),
    ...(config.github && { github: createGitHub(config.github, fetch) }),
  };
}

function optionsOf({ config }: Engines): Options {
  return {
    signUp: config.signUp,
    providers: (['google', 'github'] as const).filter((provider) => config[provider] !== null),
    sendsEmail: config.smtpUrl !== null,
    passwordMinLength: PASSWORD_MIN_CHARACTERS,
    hasLanguageModel: config.languageModel !== null,
    creditsHelp: config.creditsHelp,
  };
}

function mailerOf({ config, note }: Engines): Mailer {
  const from = config.mailFrom;
  if (config.smtpUrl) return createSmtpMailer({ url: config.smtpUrl, from });
  return createOutbox({ folder: path.join(config.dataDir, 'outbox'), from, log: note });
}
