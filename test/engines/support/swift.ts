/**
 * A private S3-compatible store that judges signatures: OpenStack Swift with `s3api`, from Debian's packages, in a folder and
 * on ports of its own. One replica, no root needed.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Settings } from '../../../src/platform/files/s3-requests.ts';
import { freePort } from '../../support/free-port.ts';

const BIN = '/usr/bin';
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const PARTS = ['account', 'container', 'object'] as const;
const SERVERS = ['memcached', 'proxy', ...PARTS] as const;
type Server = (typeof SERVERS)[number];
const programOf = (server: Server): string => (server === 'memcached' ? server : `swift-${server}-server`);
const PROGRAMS = ['swift-ring-builder', ...SERVERS.map(programOf)];
const START_TIMEOUT_MS = 60_000;

/** Why it cannot run here, or null. */
export function swiftMissing(): string | null {
  const missing = PROGRAMS.filter((program) => !isProgram(path.join(BIN, program)));
  if (missing.length === 0) return null;
  return `${missing.join(', ')} not found in ${BIN}; on Debian: apt-get install ${PACKAGES.join(' ')}`;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Swift {
  /** Of the one account that there is. Its buckets are to be made first. */
  s3: Omit<S3Settings, 'bucket'>;
  /** The part that clients speak with, stopped and started again at the same address. */
  stopProxy(): Promise<void>;
  startProxy(): Promise<void>;
  /** The proxy stands still: it takes connections and does not answer. */
  freezeProxy(): void;
  thawProxy(): void;
  close(): Promise<void>;
}

const SECRET = 'a-secret-of-the-tests';
const REGION = 'us-east-1';

/** Keeps what is put into it in the folder given, or in one of its own. */
export async function startSwift(given?: string): Promise<Swift> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letterpress-swift-'));
  const devices = given ?? path.join(folder, 'devices');
  const ports = await freePorts();
  const running = new Map<Server, ChildProcess>();
  const start = async (server: Server): Promise<void> => {
    const words =
      server === 'memcached' ? memcachedWords(ports.memcached) : [path.join(folder, `${server}-server.conf`)];
    const child = spawn(path.join(BIN, programOf(server)), words, {
      stdio: 'ignore',
      env: { PATH: '/usr/bin:/bin', HOME: folder },
    });
    running.set(server, child);
    await untilListening(server, child, ports[server]);
  };
  const stop = async (server: Server): Promise<void> => {
    const child = running.get(server);
    running.delete(server);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const close = async () => {
    await Promise.all([...running.keys()].map(stop));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await configure(folder, devices, ports);
    await Promise.all(SERVERS.map(start));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    s3: {
      endpoint: `http://127.0.0.1:${ports.proxy}`,
      region: REGION,
      accessKeyId: 'letterpress:tester',
      secretAccessKey: SECRET,
    },
    stopProxy: () => stop('proxy'),
    startProxy: () => start('proxy'),
    freezeProxy: () => void running.get('proxy')?.kill('SIGSTOP'),
    thawProxy: () => void running.get('proxy')?.kill('SIGCONT'),
    close,
  };
}

type Ports = Record<Server, number>;

async function freePorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < SERVERS.length) ports.add(await freePort());
  return Object.fromEntries(SERVERS.map((server, at) => [server, [...ports][at]])) as Ports;
}

const memcachedWords = (port: number): string[] => [
  '-l',
  '127.0.0.1',
  '-p',
  String(port),
  '-u',
  userInfo().username,
  '-m',
  '16',
];

async function configure(folder: string, devices: string, ports: Ports): Promise<void> {
  await mkdir(path.join(devices, 'one'), { recursive: true });
  await writeFile(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = letterpress\nswift_hash_path_suffix = letterpress\n',
  );
  const common = (port: number) => `[DEFAULT]
swift_dir = ${folder}
devices = ${devices}
mount_check = false
disable_fallocate = true
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
`;
  for (const part of PARTS) {
    const conf = `${common(ports[part])}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
recon_cache_path = ${folder}
`;
    await writeFile(path.join(folder, `${part}-server.conf`), conf);
    await makeRing(folder, part, ports[part]);
  }
  // A disk that was full is asked again after a second: Swift's own minute is for stores that have others to ask.
  const proxy = `${common(ports.proxy)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_letterpress_tester = ${SECRET} .admin
`;
  await writeFile(path.join(folder, 'proxy-server.conf'), proxy);
}

async function makeRing(folder: string, part: string, port: number): Promise<void> {
  const builder = path.join(folder, `${part}.builder`);
  const run = (...words: string[]) => promisify(execFile)(path.join(BIN, 'swift-ring-builder'), [builder, ...words]);
  await run('create', '4', '1', '0');
  await run('add', `r1z1-127.0.0.1:${port}/one`, '1');
  await run('rebalance');
}

async function untilListening(server: Server, child: ChildProcess, port: number): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${programOf(server)} ended with ${child.exitCode}`);
    if (performance.now() > end) throw new Error(`${programOf(server)} does not listen`);
    await pause(100);
  }
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
