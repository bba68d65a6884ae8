/** Every setting: its name in the environment, its default, what it means, and its check. */
import { availableParallelism } from 'node:os';
import { PLANS } from '../base/contract.ts';
import { isLoopbackHost } from '../base/loopback.ts';
import { parseTrustedProxies } from '../platform/limits/client-address.ts';
import {
  anything,
  bucketName,
  creditsHelp,
  httpAddress,
  ifSet,
  inviteCodes,
  listOfPlans,
  mailAddress,
  nonEmpty,
  oneOf,
  postgresAddress,
  redisAddress,
  secrets,
  smtpAddress,
  wholeNumber,
} from './checks.ts';

export interface Setting {
  name: string;
  meaning: string;
  secret?: true;
  /** As it would be written in the environment; '' when there is none. */
  default(env: NodeJS.ProcessEnv): string;
  /** Throws an Error that says what the value must be. */
  check(value: string): void;
}

const SIGN_UP_MODES = ['open', 'invite', 'off'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MODEL_PROVIDERS = ['openai', 'anthropic'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

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
    name: 'REDIS_URL',
    meaning: 'Redis or Valkey, for limits that count over several servers; without it each counts for itself',
    secret: true,
    default: () => '',
    check: ifSet(redisAddress),
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
    meaning: 'How many of them may belong to one account, over all processes; in one process always fewer than WORKERS',
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
    name: 'STORAGE_PER_ACCOUNT_MB',
    meaning:
      "Most that an account's profile takes with its history and imported files; documents are bounded by credits",
    default: () => '100',
    check: wholeNumber(1, 1_000_000),
  },
  {
    name: 'S3_ENDPOINT',
    meaning: 'S3-compatible storage for the PDFs, instead of the data folder; the five S3_… go together',
    default: () => '',
    check: ifSet(httpAddress),
  },
  { name: 'S3_BUCKET', meaning: 'The bucket; it must be there', default: () => '', check: ifSet(bucketName) },
  { name: 'S3_REGION', meaning: 'Its region, such as us-east-1', default: () => '', check: anything },
  { name: 'S3_ACCESS_KEY_ID', meaning: 'Who reads, writes and removes in it', default: () => '', check: anything },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: 'Its secret', secret: true, default: () => '', check: anything },
  {
    name: 'PDF_RETENTION_DAYS',
    meaning: 'PDFs are removed so many days after they were made; their documents stay. Without it they are kept',
    default: () => '',
    check: ifSet(wholeNumber(1, 36_500)),
  },
  {
    name: 'EVIDENCE_RETENTION_DAYS',
    meaning: 'The same for the evidence behind a document and the text of a letter. Without it they are kept',
    default: () => '',
    check: ifSet(wholeNumber(1, 36_500)),
  },
  {
    name: 'DOCUMENT_RETENTION_DAYS',
    meaning: 'Whole documents are removed so many days after they were made, with posting, evidence and PDF',
    default: () => '',
    check: ifSet(wholeNumber(1, 36_500)),
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
  {
    name: 'CREDITS_HELP',
    meaning: 'Where people get more credits: the address of a page, or a sentence; shown in the dashboard',
    default: () => '',
    check: ifSet(creditsHelp),
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
  {
    name: 'LLM_MODEL',
    meaning: 'Name of a language model that writes summaries, bullets and letters; without it the built-in writer does',
    default: () => '',
    check: anything,
  },
  {
    name: 'LLM_PROVIDER',
    meaning: "openai: any server with OpenAI's interface, at LLM_BASE_URL; anthropic: Anthropic's",
    default: () => 'openai',
    check: oneOf(MODEL_PROVIDERS),
  },
  {
    name: 'LLM_BASE_URL',
    meaning: 'Where the model is asked, such as http://localhost:11434/v1',
    default: () => '',
    check: ifSet(httpAddress),
  },
  { name: 'LLM_API_KEY', meaning: 'Key for it', secret: true, default: () => '', check: anything },
  {
    name: 'LLM_SECONDS',
    meaning: 'Most seconds that a document waits for the model, in all',
    default: () => '30',
    check: wholeNumber(1, 30),
  },
  {
    name: 'LLM_TOKENS',
    meaning: 'Most tokens that a document may take, questions and answers',
    default: () => '20000',
    check: wholeNumber(1000, 1_000_000),
  },
  {
    name: 'LLM_PLANS',
    meaning: 'Plans whose documents are written with the model, separated by commas',
    default: () => PLANS.join(','),
    check: listOfPlans,
  },
  {
    name: 'METRICS_PORT',
    meaning: 'Port of /metrics, and of /healthz and /readyz for every kind of process; without it there is none',
    default: () => '',
    check: ifSet(wholeNumber(1, 65_535)),
  },
  {
    name: 'METRICS_HOST',
    meaning: 'Address to listen on for METRICS_PORT',
    default: () => '127.0.0.1',
    check: nonEmpty,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'OpenTelemetry collector for traces, by OTLP over HTTP; without it nothing is traced',
    default: () => '',
    check: ifSet(httpAddress),
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    meaning: 'What the collector wants to be told, such as a token: name=value, separated by commas',
    secret: true,
    default: () => '',
    check: anything,
  },
  {
    name: 'STOP_DELAY_SECONDS',
    meaning: 'How long /readyz answers 503 before a stop begins, so that a load balancer sends nothing more',
    default: () => '0',
    check: wholeNumber(0, 300),
  },
  { name: 'LOG_LEVEL', meaning: 'How much is logged', default: () => 'info', check: oneOf(LOG_LEVELS) },
];

/** Anybody who reaches this machine from itself may sign up; a public service says so itself. */
function defaultSignUp(env: NodeJS.ProcessEnv): SignUpMode {
  const base = env.BASE_URL?.trim() ?? '';
  if (base === '') return isLoopbackHost(env.HOST?.trim() || '127.0.0.1') ? 'open' : 'off';
  return URL.canParse(base) && isLoopbackHost(new URL(base).hostname) ? 'open' : 'off';
}
