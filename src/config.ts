/** Every setting: its name in the environment, its default, what it means, and its check. */
import type { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { messageOf } from './base/errors.ts';
import { parseTrustedProxies } from './platform/limits/client-address.ts';

export interface Config {
  host: string;
  port: number;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseConnections: number;
  postgresBinDir: string | null;
  demo: boolean;
  trustedProxies: BlockList;
  workers: number;
  workersPerAccount: number;
  queueLimit: number;
  signingSecrets: string[];
  docsUrl: string | null;
  signUp: SignUpMode;
  inviteCodes: string[];
  smtpUrl: string | null;
  mailFrom: string;
  google: OAuthClient | null;
  github: OAuthClient | null;
  logLevel: LogLevel;
}

const SIGN_UP_MODES = ['open', 'invite', 'off'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** Given by the provider when this service is registered there. */
export interface OAuthClient {
  id: string;
  secret: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

interface Setting {
  name: string;
  meaning: string;
  secret?: true;
  /** As it would be written in the environment; '' when there is none. */
  default(env: NodeJS.ProcessEnv): string;
  /** Throws an Error that says what the value must be. */
  check(value: string): void;
}

const anything = () => {};

function wholeNumber(least: number, most: number): (value: string) => void {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`);
    }
  };
}

function oneOf(values: readonly string[]): (value: string) => void {
  return (value) => {
    if (!values.includes(value)) throw new Error(`must be one of ${values.join(', ')}`);
  };
}

function httpAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('must be an http or https address without query, such as https://letterpress.example.com');
  }
}

function postgresAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new Error('must look like postgresql://user:password@host:5432/database');
  }
}

const SECRET_MIN_CHARACTERS = 32;

function secrets(value: string): void {
  if (value.split(',').some((secret) => secret.trim().length < SECRET_MIN_CHARACTERS)) {
    throw new Error(`must be one or more secrets of at least ${SECRET_MIN_CHARACTERS} characters, separated by commas`);
  }
}

const INVITE_CODE_MIN_CHARACTERS = 8;

function inviteCodes(value: string): void {
  if (value.split(',').some((code) => code.trim().length < INVITE_CODE_MIN_CHARACTERS)) {
    throw new Error(
      `must be one or more codes of at least ${INVITE_CODE_MIN_CHARACTERS} characters, separated by commas`,
    );
  }
}

function smtpAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error('must look like smtps://user:password@mail.example.com or smtp://mail.example.com:587');
  }
}

function mailAddress(value: string): void {
  if (/[\r\n]/.test(value) || !/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) {
    throw new Error('must be an e-mail address, such as Letterpress <letterpress@example.com>');
  }
}

/** Anybody who reaches this machine from itself may sign up; a public service says so itself. */
function defaultSignUp(env: NodeJS.ProcessEnv): SignUpMode {
  const base = env.BASE_URL?.trim() ?? '';
  if (base === '') return isLoopbackHost(env.HOST?.trim() || '127.0.0.1') ? 'open' : 'off';
  return URL.canParse(base) && isLoopbackHost(new URL(base).hostname) ? 'open' : 'off';
}

function ifSet(check: (value: string) => void): (value: string) => void {
  return (value) => {
    if (value !== '') check(value);
  };
}

export const SETTINGS: readonly Setting[] = [
  { name: 'HOST', meaning: 'Address to listen on', default: () => '127.0.0.1', check: nonEmpty },
  { name: 'PORT', meaning: 'Port to listen on', default: () => '3000', check: wholeNumber(1, 65_535) },
  {
    name: 'BASE_URL',
    meaning: 'Public address of the service, used in links',
    default: (env) => `http://localhost:${env.PORT?.trim() || '3000'}`,
    check: httpAddress,
  },
  { name: 'DATA_DIR', meaning: 'Folder of the database and the PDFs', default: () => './data', check: nonEmpty },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 or newer; without it a PostgreSQL is run in the data folder',
    secret: true,
    default: () => '',
    check: ifSet(postgresAddress),
  },
  {
    name: 'DATABASE_CONNECTIONS',
    meaning: 'Most connections of one process to the database',
    default: () => '20',
    check: wholeNumber(5, 1000),
  },
  {
    name: 'POSTGRES_BIN_DIR',
    meaning: 'Folder of PostgreSQL programs to use instead of the bundled ones',
    default: () => '',
    check: anything,
  },
  {
    name: 'DEMO',
    meaning: 'on: an empty data folder on a loopback address gets a demo account',
    default: () => 'on',
    check: oneOf(['on', 'off']),
  },
  {
    name: 'TRUSTED_PROXIES',
    meaning: 'Addresses and ranges whose X-Forwarded-For is believed',
    default: () => '',
    check: (value) => void parseTrustedProxies(value),
  },
  {
    name: 'WORKERS',
    meaning: 'How many documents and imports one process works on at once',
    default: () => String(Math.max(2, Math.min(8, availableParallelism()))),
    check: wholeNumber(1, 64),
  },
  {
    name: 'WORKERS_PER_ACCOUNT',
    meaning: 'How many of them may belong to one account, over all processes',
    default: () => '4',
    check: wholeNumber(1, 64),
  },
  {
    name: 'QUEUE_LIMIT',
    meaning: 'With this many jobs waiting, new ones are refused with 503',
    default: () => '10000',
    check: wholeNumber(1, 10_000_000),
  },
  {
    name: 'SIGNING_SECRET',
    meaning: 'Signs PDF links and sessions; several by commas: the first signs, all verify',
    secret: true,
    default: () => '',
    check: ifSet(secrets),
  },
  {
    name: 'DOCS_URL',
    meaning: 'Documentation site elsewhere; without it this service serves its own',
    default: () => '',
    check: ifSet(httpAddress),
  },
  {
    name: 'SIGNUP',
    meaning:
      'open: anybody may sign up; invite: with a code; off: accounts are made by command (default off unless BASE_URL is loopback)',
    default: defaultSignUp,
    check: oneOf(SIGN_UP_MODES),
  },
  {
    name: 'INVITE_CODES',
    meaning: 'Codes that let people sign up where SIGNUP is invite, separated by commas',
    secret: true,
    default: () => '',
    check: ifSet(inviteCodes),
  },
  {
    name: 'SMTP_URL',
    meaning:
      'Mail server; without it e-mail is written to the outbox of the data folder and no address needs verifying',
    secret: true,
    default: () => '',
    check: ifSet(smtpAddress),
  },
  {
    name: 'MAIL_FROM',
    meaning: 'Sender of e-mail',
    default: () => 'Letterpress <letterpress@localhost>',
    check: mailAddress,
  },
  ...['Google', 'GitHub'].flatMap((provider): Setting[] => [
    {
      name: `${provider.toUpperCase()}_CLIENT_ID`,
      meaning: `Signing in with ${provider}: the client id`,
      default: () => '',
      check: anything,
    },
    {
      name: `${provider.toUpperCase()}_CLIENT_SECRET`,
      meaning: `Signing in with ${provider}: the client secret`,
      secret: true,
      default: () => '',
      check: anything,
    },
  ]),
  { name: 'LOG_LEVEL', meaning: 'How much is logged', default: () => 'info', check: oneOf(LOG_LEVELS) },
];

function nonEmpty(value: string): void {
  if (value === '') throw new Error('must not be empty');
}

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export interface SettingRow {
  name: string;
  value: string;
  source: 'environment' | 'default' | 'data folder';
  meaning: string;
}

/** The effective table, with secrets masked. */
export function describeSettings(env: NodeJS.ProcessEnv): SettingRow[] {
  return SETTINGS.map((setting) => {
    const given = env[setting.name]?.trim() ?? '';
    const value = given === '' ? setting.default(env) : given;
    const inDataFolder = setting.name === 'SIGNING_SECRET' && given === '';
    return {
      name: setting.name,
      value: setting.secret && value !== '' ? '********' : value,
      source: inDataFolder ? 'data folder' : given === '' ? 'default' : 'environment',
      meaning: setting.meaning,
    };
  });
}

/** Reads and checks all settings; every bad one is reported at once. Blank means unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const values = new Map<string, string>();
  for (const setting of SETTINGS) {
    const given = env[setting.name]?.trim() ?? '';
    const value = given === '' ? setting.default(env) : given;
    values.set(setting.name, value);
    try {
      setting.check(value);
    } catch (error) {
      const shown = setting.secret ? '' : ` (it is "${value}")`;
      problems.push(`${setting.name} ${lowerFirst(messageOf(error))}${shown}`);
    }
  }
  if (values.get('DATABASE_URL') !== '' && values.get('SIGNING_SECRET') === '') {
    problems.push(
      'SIGNING_SECRET must be set when DATABASE_URL is, so that all processes sign alike; make one with: openssl rand -hex 32',
    );
  }
  problems.push(...missingPartners((name) => values.get(name)!));
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig((name) => values.get(name)!);
}

/** Settings that mean nothing without another one. */
function missingPartners(value: (name: string) => string): string[] {
  const problems: string[] = [];
  for (const provider of ['GOOGLE', 'GITHUB']) {
    if ((value(`${provider}_CLIENT_ID`) === '') !== (value(`${provider}_CLIENT_SECRET`) === '')) {
      problems.push(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together`);
    }
  }
  if (value('SIGNUP') === 'invite' && value('INVITE_CODES') === '') {
    problems.push('INVITE_CODES must be set where SIGNUP is invite');
  }
  return problems;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `is not valid: ${text}` : text;
}

function toConfig(value: (name: string) => string): Config {
  return {
    host: value('HOST'),
    port: Number(value('PORT')),
    baseUrl: value('BASE_URL').replace(/\/+$/, ''),
    dataDir: path.resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL') || null,
    databaseConnections: Number(value('DATABASE_CONNECTIONS')),
    postgresBinDir: value('POSTGRES_BIN_DIR') || null,
    demo: value('DEMO') === 'on',
    trustedProxies: parseTrustedProxies(value('TRUSTED_PROXIES')),
    workers: Number(value('WORKERS')),
    workersPerAccount: Number(value('WORKERS_PER_ACCOUNT')),
    queueLimit: Number(value('QUEUE_LIMIT')),
    signingSecrets: listOf(value('SIGNING_SECRET')),
    docsUrl: value('DOCS_URL').replace(/\/+$/, '') || null,
    signUp: value('SIGNUP') as SignUpMode,
    inviteCodes: listOf(value('INVITE_CODES')),
    smtpUrl: value('SMTP_URL') || null,
    mailFrom: value('MAIL_FROM'),
    google: clientOf('GOOGLE', value),
    github: clientOf('GITHUB', value),
    logLevel: value('LOG_LEVEL') as LogLevel,
  };
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function clientOf(provider: string, value: (name: string) => string): OAuthClient | null {
  const id = value(`${provider}_CLIENT_ID`);
  return id === '' ? null : { id, secret: value(`${provider}_CLIENT_SECRET`) };
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);
}
