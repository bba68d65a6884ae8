/** The settings as the program uses them, read from the environment and checked. */
import { readFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import path from 'node:path';
import type { Plan } from './base/contract.ts';
import type { Retention } from './base/documents/retention.ts';
import { messageOf } from './base/errors.ts';
import type { S3Settings } from './platform/files/s3-requests.ts';
import { parseTrustedProxies } from './platform/limits/client-address.ts';
import { type LogLevel, type ModelProvider, SETTINGS, type Setting, type SignUpMode } from './settings/settings.ts';

export interface Config {
  host: string;
  port: number;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseConnections: number;
  postgresBinDir: string | null;
  /** Null: limits are counted in the memory of each process. */
  redisUrl: string | null;
  demo: boolean;
  trustedProxies: BlockList;
  workers: number;
  workersPerAccount: number;
  queueLimit: number;
  storagePerAccountMb: number;
  /** Null: PDFs lie in the data folder. */
  s3: S3Settings | null;
  retention: Retention;
  signingSecrets: string[];
  docsUrl: string | null;
  signUp: SignUpMode;
  inviteCodes: string[];
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people get more credits: an address or a sentence. */
  creditsHelp: string | null;
  google: OAuthClient | null;
  github: OAuthClient | null;
  /** Null: the built-in writer writes everything. */
  languageModel: LanguageModelConfig | null;
  /** Null: there are no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** Null: nothing is traced. */
  otlp: { headers: string } | null;
  stopDelaySeconds: number;
  logLevel: LogLevel;
}

export interface LanguageModelConfig {
  provider: ModelProvider;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  model: string;
  /** For one document. */
  budgetMs: number;
  budgetTokens: number;
  plans: Plan[];
}

/** Given by the provider when this service is registered there. */
export interface OAuthClient {
  id: string;
  secret: string;
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
  source: 'environment' | 'file' | 'default' | 'data folder' | 'this machine';
  meaning: string;
}

/** The effective table, with secrets masked. */
export function describeSettings(env: NodeJS.ProcessEnv): SettingRow[] {
  return SETTINGS.map((setting) => {
    const { value, source } = readSetting(setting, env);
    return {
      name: setting.name,
      value: setting.secret && value !== '' ? '********' : value,
      source: setting.name === 'SIGNING_SECRET' && source === 'default' ? 'data folder' : source,
      meaning: setting.meaning,
    };
  });
}

interface Given {
  value: string;
  source: 'environment' | 'file' | 'default';
}

/** Blank means unset. A secret may stand in a file that `…_FILE` names. Throws an Error that is put behind the name. */
function readSetting(setting: Setting, env: NodeJS.ProcessEnv): Given {
  const given = env[setting.name]?.trim() ?? '';
  const file = setting.secret ? (env[`${setting.name}_FILE`]?.trim() ?? '') : '';
  if (given !== '' && file !== '') throw new Error(`and ${setting.name}_FILE are both set: keep one of them`);
  if (file !== '') return { value: readSecret(setting.name, file), source: 'file' };
  return given === '' ? { value: setting.default(env), source: 'default' } : { value: given, source: 'environment' };
}

function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? messageOf(error);
    throw new Error(`cannot be read from the file that ${name}_FILE names (${reason}: ${file})`);
  }
  const value = text.replace(/\r?\n$/, '');
  if (value.trim() === '')
    throw new Error(`cannot be read from the file that ${name}_FILE names (it is empty: ${file})`);
  return value;
}

const UNREAD = '?';

/** Reads and checks all settings; every bad one is reported at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const values = new Map<string, string>();
  for (const setting of SETTINGS) {
    // Until it is read, it counts as set: its partners are not missing it.
    values.set(setting.name, UNREAD);
    try {
      const { value } = readSetting(setting, env);
      values.set(setting.name, value);
      setting.check(value);
    } catch (error) {
      const shown = setting.secret ? '' : ` (it is "${values.get(setting.name)}")`;
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

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Settings that mean nothing without another one. */
function missingPartners(value: (name: string) => string): string[] {
  const problems: string[] = [];
  for (const provider of ['GOOGLE', 'GITHUB']) {
    if ((value(`${provider}_CLIENT_ID`) === '') !== (value(`${provider}_CLIENT_SECRET`) === '')) {
      problems.push(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together`);
    }
  }
  const missing = S3_SETTINGS.filter((name) => value(name) === '');
  if (missing.length > 0 && missing.length < S3_SETTINGS.length) {
    problems.push(`${S3_SETTINGS.join(', ')} must be set together; missing: ${missing.join(', ')}`);
  }
  if (value('SIGNUP') === 'invite' && value('INVITE_CODES') === '') {
    problems.push('INVITE_CODES must be set where SIGNUP is invite');
  }
  if (value('LLM_MODEL') === '' && value('LLM_BASE_URL') !== '') {
    problems.push('LLM_MODEL must be set where LLM_BASE_URL is');
  }
  if (value('LLM_MODEL') !== '' && value('LLM_PROVIDER') === 'openai' && value('LLM_BASE_URL') === '') {
    problems.push('LLM_BASE_URL must be set where LLM_MODEL is, such as http://localhost:11434/v1');
  }
  if (value('LLM_MODEL') !== '' && value('LLM_PROVIDER') === 'anthropic' && value('LLM_API_KEY') === '') {
    problems.push('LLM_API_KEY must be set where LLM_PROVIDER is anthropic');
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
    redisUrl: value('REDIS_URL') || null,
    demo: value('DEMO') === 'on',
    trustedProxies: parseTrustedProxies(value('TRUSTED_PROXIES')),
    workers: Number(value('WORKERS')),
    workersPerAccount: Number(value('WORKERS_PER_ACCOUNT')),
    queueLimit: Number(value('QUEUE_LIMIT')),
    storagePerAccountMb: Number(value('STORAGE_PER_ACCOUNT_MB')),
    s3: s3Of(value),
    retention: {
      pdfDays: numberOrNull(value('PDF_RETENTION_DAYS')),
      evidenceDays: numberOrNull(value('EVIDENCE_RETENTION_DAYS')),
      documentDays: numberOrNull(value('DOCUMENT_RETENTION_DAYS')),
    },
    signingSecrets: listOf(value('SIGNING_SECRET')),
    docsUrl: value('DOCS_URL').replace(/\/+$/, '') || null,
    signUp: value('SIGNUP') as SignUpMode,
    inviteCodes: listOf(value('INVITE_CODES')),
    smtpUrl: value('SMTP_URL') || null,
    mailFrom: value('MAIL_FROM'),
    creditsHelp: value('CREDITS_HELP') || null,
    google: clientOf('GOOGLE', value),
    github: clientOf('GITHUB', value),
    languageModel: languageModelOf(value),
    metricsPort: value('METRICS_PORT') === '' ? null : Number(value('METRICS_PORT')),
    metricsHost: value('METRICS_HOST'),
    otlp: value('OTEL_EXPORTER_OTLP_ENDPOINT') === '' ? null : { headers: value('OTEL_EXPORTER_OTLP_HEADERS') },
    stopDelaySeconds: Number(value('STOP_DELAY_SECONDS')),
    logLevel: value('LOG_LEVEL') as LogLevel,
  };
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function languageModelOf(value: (name: string) => string): LanguageModelConfig | null {
  if (value('LLM_MODEL') === '') return null;
  return {
    provider: value('LLM_PROVIDER') as ModelProvider,
    baseUrl: value('LLM_BASE_URL').replace(/\/+$/, '') || null,
    apiKey: value('LLM_API_KEY') || null,
    model: value('LLM_MODEL'),
    budgetMs: Number(value('LLM_SECONDS')) * 1000,
    budgetTokens: Number(value('LLM_TOKENS')),
    plans: listOf(value('LLM_PLANS')) as Plan[],
  };
}

const numberOrNull = (value: string): number | null => (value === '' ? null : Number(value));

function s3Of(value: (name: string) => string): S3Settings | null {
  if (value('S3_ENDPOINT') === '') return null;
  return {
    endpoint: value('S3_ENDPOINT').replace(/\/+$/, ''),
    bucket: value('S3_BUCKET'),
    region: value('S3_REGION'),
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  };
}

function clientOf(provider: string, value: (name: string) => string): OAuthClient | null {
  const id = value(`${provider}_CLIENT_ID`);
  return id === '' ? null : { id, secret: value(`${provider}_CLIENT_SECRET`) };
}
