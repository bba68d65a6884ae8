/** The services of the contract suite as a fleet: PostgreSQL, Redis, S3, two servers, two workers, a proxy. */
import { mkdtempSync, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock.ts';
import type { Config } from '../../../src/config.ts';
import type { S3Settings } from '../../../src/platform/files/s3-requests.ts';
import type { Network } from '../../../src/platform/outbound/fetch-public.ts';
import { setPaused } from '../../../src/platform/queue/inspect.ts';
import { openEngines } from '../../../src/wire.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import type { Settings } from '../../support/letterpress.ts';
import { makeAccount, type Service, type ServiceOptions, testConfig } from '../../support/service.ts';
import { newBucket } from './bucket.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { openGateway } from './internet-gateway.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { type Swift, startSwift } from './swift.ts';
import { turnedRedis } from './turned-redis.ts';

/** What a test may set of a service, as the environment says it. */
const SETTING_OF: { [Name in keyof Config]?: (value: Config[Name]) => Settings } = {
  baseUrl: (url) => ({ BASE_URL: url }),
  docsUrl: (url) => ({ DOCS_URL: url ?? '' }),
  queueLimit: (limit) => ({ QUEUE_LIMIT: String(limit) }),
  trustedProxies: (list) => ({ TRUSTED_PROXIES: addressesIn(list) }),
  workers: (count) => ({ WORKERS: String(count) }),
};

const addressesIn = ({ rules }: BlockList): string => rules.map((rule) => rule.split(' ').at(-1)).join(',');

function settingsOf(config: Partial<Config>): Settings {
  return Object.assign(
    {},
    ...Object.entries(config).map(([name, value]) => {
      const setting = SETTING_OF[name as keyof Config] as ((value: unknown) => Settings) | undefined;
      if (!setting) throw new Error(`the fleet has no setting for ${name}`);
      return setting(value);
    }),
  );
}

interface Deployment {
  database: TestDatabase;
  s3: S3Settings;
  fleet: Fleet;
  close(): Promise<void>;
}

interface Shared {
  swift: Swift;
  redis: TestRedis;
  deployments: Map<string, Promise<Deployment>>;
}

let shared: Promise<Shared> | null = null;
let buckets = 0;
/** Of the tests that run now. */
let clock: Clock = { now: () => new Date() };

async function startShared(): Promise<Shared> {
  const [swift, redis] = await Promise.all([startSwift(), startRedis()]);
  return { swift, redis, deployments: new Map() };
}

/** Ends what stays between tests. */
export async function closeContractFleets(): Promise<void> {
  if (!shared) return;
  const { swift, redis, deployments } = await shared;
  await Promise.allSettled([...deployments.values()].map(async (deployment) => (await deployment).close()));
  await Promise.all([swift.close(), redis.close()]);
}

/** The service as one of the suite's tests wants it. Those that want nothing special share one fleet. */
export async function startOnFleet(options: ServiceOptions & { clock: Clock }): Promise<Service> {
  shared ??= startShared();
  const { swift, redis, deployments } = await shared;
  clock = options.clock;
  await redis.ask('flushall');
  const settings = settingsOf(options.config ?? {});
  const isOwn = options.databaseUrl !== undefined || options.network !== undefined;
  const name = JSON.stringify(settings);
  const deploying = (isOwn ? undefined : deployments.get(name)) ?? deploy(swift, redis, options, settings);
  if (!isOwn) deployments.set(name, deploying);
  const deployment = await deploying;
  const { database, s3, fleet } = deployment;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'letterpress-test-'));
  const config = testConfig(dataDir, database, { ...options.config, s3 });
  const engines = await openEngines(config, { log: () => {}, clock: options.clock });
  await setPaused(database.db, options.workers === false);
  if (options.workers !== false) await fleet.working;
  return {
    baseUrl: fleet.baseUrl,
    engines,
    database,
    account: (wanted) => makeAccount(engines, wanted),
    async close() {
      await engines.close();
      await rm(dataDir, { recursive: true, force: true });
      if (isOwn) await deployment.close();
      else await database.pool.query('delete from jobs');
    },
  };
}

async function deploy(
  swift: Swift,
  redis: TestRedis,
  options: ServiceOptions,
  settings: Settings,
): Promise<Deployment> {
  const database = await testDatabase();
  const plainUrl = testConfig('', database).databaseUrl!;
  const databaseUrl = (await options.databaseUrl?.(database.connection)) ?? plainUrl;
  const s3 = await newBucket(swift, `contract-${++buckets}`);
  const onTheirWay = await turnedRedis(redis.port, { now: () => clock.now() });
  const gateway = options.network && (await openGateway(options.network as Required<Network>));
  const time = clockFile();
  const fleet = await startFleet({
    databaseUrl,
    redisUrl: onTheirWay.url,
    s3,
    onPass: () => time.tell(clock.now()),
    settings: {
      BASE_URL: 'http://letterpress.test',
      SIGNING_SECRET: testConfig('', database).signingSecrets[0]!,
      ...settings,
      TURNED_CLOCK: time.path,
      ...(gateway && { INTERNET_GATEWAY: String(gateway.port) }),
      NODE_OPTIONS: [loading('turned-clock.ts'), ...(gateway ? [loading('by-gateway.ts')] : [])].join(' '),
    },
  });
  return {
    database,
    s3,
    fleet,
    async close() {
      await fleet.close();
      onTheirWay.close();
      gateway?.close();
      await database.close();
      await time.remove();
    },
  };
}

const loading = (file: string): string => `--import=${path.join(import.meta.dirname, file)}`;

/** What `turned-clock.ts` reads. */
function clockFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-clock-'));
  const file = path.join(folder, 'ms');
  const handle = openSync(file, 'w');
  const tell = (now: Date): void => void writeSync(handle, new Float64Array([now.getTime()]), 0, 8, 0);
  tell(clock.now());
  return { path: file, tell, remove: () => rm(folder, { recursive: true, force: true }) };
}
