/** Two servers and two workers that share a database, a Redis and a bucket, behind a proxy that takes turns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../../src/platform/files/s3-requests.ts';
import { killNow, treeOf } from '../../chaos/process-tree.ts';
import { freePort } from '../../support/free-port.ts';
import { LAUNCHER, type Settings } from '../../support/letterpress.ts';
import { NO_REDIS } from './redis.ts';
import { swiftMissing } from './swift.ts';

const RESTART_AFTER_MS = 500;

/** Why no fleet can be started here; null where it can. */
export function fleetMissing(): string | null {
  return NO_REDIS || swiftMissing();
}

/** One process of the service, which comes back whenever it was ended. */
export class Member {
  readonly #command: 'serve' | 'worker';
  readonly #settings: Settings;
  #child: ChildProcess | null = null;
  #isClosing = false;
  #said = '';

  constructor(command: 'serve' | 'worker', settings: Settings) {
    this.#command = command;
    this.#settings = settings;
  }

  /** Until it is ready. Rejects where the first start fails. */
  async start(): Promise<void> {
    await this.#begin();
    if (this.#child!.exitCode !== null) throw new Error(`${this.#command} did not become ready.\n${this.#said}`);
  }

  /** What all of its processes said and logged so far. */
  said(): string {
    return this.#said;
  }

  async #begin(): Promise<void> {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DEMO: 'off', LOG_LEVEL: 'warn', ...this.#settings };
    const child = spawn(process.execPath, [LAUNCHER, this.#command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.once('exit', () => {
      setTimeout(() => {
        if (!this.#isClosing) void this.#begin();
      }, RESTART_AFTER_MS).unref();
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const output of [child.stdout!, child.stderr!]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
        if (/^Ready/m.test(text)) resolve();
      });
    }
    child.once('exit', () => resolve());
    await promise;
  }

  kill(): void {
    killNow(treeOf([this.#child!.pid!]));
  }

  signal(signal: NodeJS.Signals): void {
    this.#child!.kill(signal);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    this.kill();
    await ended;
  }
}

export interface FleetOptions {
  databaseUrl: string;
  redisUrl: string;
  s3: S3Settings;
  /** Where each of the four has a folder of its own, which it writes to; one that is made and removed, if none is given. */
  folder?: string;
  /** More settings of all four, or others. */
  settings?: Settings;
  /** Told before bytes of a client are passed on. */
  onPass?: () => void;
}

export interface Fleet {
  /** Of the proxy. */
  baseUrl: string;
  servers: Member[];
  workers: Member[];
  /** Until the workers are ready too: they make a page first, while the servers already answer. */
  working: Promise<unknown>;
  close(): Promise<void>;
}

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { databaseUrl, redisUrl, s3, settings, onPass } = options;
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'letterpress-fleet-')));
  const shared: Settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    WORKERS: '1',
    DATABASE_CONNECTIONS: '8',
    ...settings,
  };
  const ports = [await freePort(), await freePort()];
  const servers = ports.map(
    (port, n) => new Member('serve', { ...shared, PORT: String(port), DATA_DIR: `${folder}/s${n}` }),
  );
  const workers = [0, 1].map((n) => new Member('worker', { ...shared, DATA_DIR: `${folder}/w${n}` }));
  const members = [...servers, ...workers];
  const proxy = await startProxy(ports, onPass);
  const close = async () => {
    await Promise.all([...members.map((member) => member.close()), proxy.close()]);
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  };
  const working = Promise.all(workers.map((member) => member.start()));
  working.catch(() => {});
  try {
    await Promise.all(servers.map((member) => member.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { baseUrl: proxy.url, servers, workers, working, close };
}

/**
 * Each connection to the next server, and to the other one where the first refuses it. Nothing is read or changed on the
 * way, and servers see the client's own address.
 */
async function startProxy(ports: readonly number[], onPass: () => void = () => {}) {
  const sockets = new Set<net.Socket>();
  let turn = 0;

  function pass(near: net.Socket, left: number): void {
    turn += 1;
    const far = net.connect({
      host: '127.0.0.1',
      port: ports[turn % ports.length]!,
      localAddress: near.remoteAddress,
      allowHalfOpen: true,
    });
    sockets.add(far);
    far.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) pass(near, left - 1);
      else near.resetAndDestroy();
    });
    far.on('close', () => sockets.delete(far));
    far.once('connect', () => {
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroySoon());
      near.on('data', onPass);
      near.pipe(far).pipe(near);
    });
  }

  const server = net.createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.on('close', () => sockets.delete(near));
    if (near.remoteAddress) pass(near, ports.length);
    else near.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    async close(): Promise<void> {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
