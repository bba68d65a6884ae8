import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Clock } from '../../src/base/clock.ts';
import type { Config } from '../../src/config.ts';
import { openAccount } from '../../src/domain/accounts/open-account.ts';
import { changePlan, grantPack } from '../../src/domain/credits/credits.ts';
import { createKey } from '../../src/domain/keys/keys.ts';
import { addVersion, setCurrentVersion } from '../../src/domain/profiles/versions.ts';
import { importProfile } from '../../src/importing/import.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import type { Network } from '../../src/platform/outbound/fetch-public.ts';
import { openSandboxes, type Sandboxes } from '../../src/sandbox-tasks.ts';
import { createWorkers, type Engines, openEngines } from '../../src/wire.ts';
import { createHttp, type HttpHooks } from '../../src/wire-http.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { sampleProfile } from './sample.ts';

export interface Service {
  baseUrl: string;
  engines: Engines;
  database: TestDatabase;
  /** An account with a complete profile and one key. */
  account(options?: AccountOptions): Promise<TestAccount>;
  close(): Promise<void>;
}

export interface AccountOptions {
  plan?: 'free' | 'pro';
  profile?: boolean;
  /** Extra credits, as a pack. */
  credits?: number;
  password?: string;
}

export interface TestAccount {
  id: string;
  email: string;
  key: string;
  keyId: string;
}

export interface ServiceOptions {
  clock?: Clock;
  network?: Network;
  fetch?: HttpHooks['fetch'];
  onRoute?: HttpHooks['onRoute'];
  /** Folder of the dashboard's built web app; without it the pages without scripts are served. */
  webApp?: string;
  workers?: boolean;
  config?: Partial<Config>;
  /** Another way to the database than the direct one; gives its address. */
  databaseUrl?: (connection: TestDatabase['connection']) => Promise<string>;
}

let sandboxes: Sandboxes | undefined;

/** For all services of a process, and they end with it: a child works for seconds before its first document. */
function sharedSandboxes(): Sandboxes {
  sandboxes ??= openSandboxes(1, () => {});
  return sandboxes;
}

/** The whole service in this process: real database, real workers, real HTTP on a loopback port. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'letterpress-test-'));
  const databaseUrl = await options.databaseUrl?.(database.connection);
  const config = testConfig(dataDir, database, { ...(databaseUrl && { databaseUrl }), ...options.config });
  const engines = await openEngines(config, { log: () => {}, clock: options.clock });
  const app = await createHttp(engines, pino({ level: 'silent' }), {
    network: options.network,
    fetch: options.fetch,
    onRoute: options.onRoute,
    webApp: options.webApp ?? path.join(import.meta.dirname, 'web-app'),
  });
  await app.listen({ host: '127.0.0.1', port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const workers = options.workers === false ? null : createWorkers(engines, sharedSandboxes());
  const close = async () => {
    await app.close();
    await workers?.stop();
    await engines.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  await workers?.start().catch(async (error) => {
    await close();
    throw error;
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    engines,
    database,
    account: (wanted) => makeAccount(engines, wanted),
    close,
  };
}

export function testConfig(dataDir: string, { connection }: TestDatabase, changes: Partial<Config> = {}): Config {
  const { host, user, password, database, port } = connection;
  return {
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://letterpress.test',
    dataDir,
    databaseUrl: `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    databaseConnections: 15,
    postgresBinDir: null,
    redisUrl: null,
    demo: false,
    trustedProxies: new BlockList(),
    workers: 1,
    workersPerAccount: 4,
    queueLimit: 10_000,
    storagePerAccountMb: 100,
    s3: null,
    retention: { pdfDays: null, evidenceDays: null, documentDays: null },
    signingSecrets: ['a-secret-of-the-tests-that-is-long-enough'],
    docsUrl: null,
    signUp: 'open',
    inviteCodes: [],
    smtpUrl: null,
    mailFrom: 'Letterpress <letterpress@letterpress.test>',
    creditsHelp: null,
    google: null,
    github: null,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    otlp: null,
    stopDelaySeconds: 0,
    languageModel: null,
    logLevel: 'silent',
    ...changes,
  };
}

let count = 0;

export async function makeAccount(engines: Engines, options: AccountOptions = {}): Promise<TestAccount> {
  const { clock } = engines;
  const { db } = engines.database;
  const email = `person-${++count}@example.com`;
  const now = clock.now();
  const { id } = await openAccount(db, { email, plan: 'free', password: options.password ?? null, now });
  if (options.plan === 'pro') await changePlan(db, clock, id, { plan: 'pro', since: null });
  if (options.credits) await grantPack(db, clock, id, options.credits);
  if (options.profile !== false) await giveProfile(engines, id);
  const key = await createKey(db, clock, { accountId: id, name: 'test', expiresAt: null });
  return { id, email, key: key.key, keyId: key.id };
}

/** What a file of an import says, the sample profile's else, put in force without an import's child. */
export async function giveProfile(engines: Engines, accountId: string, file?: Uint8Array): Promise<void> {
  const now = engines.clock.now();
  const bytes = file ?? (await sampleProfile());
  const { profile } = await importProfile({ bytes, name: null }, now.toISOString());
  await inTransaction(engines.database.db, async (tx) => {
    await setCurrentVersion(tx, accountId, await addVersion(tx, accountId, profile, now));
  });
}
