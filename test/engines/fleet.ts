/**
 * Two servers and two workers on PostgreSQL, Redis and S3 behind a proxy that takes turns, while one thing after the other
 * is killed, stopped, cut off and started again. `node test/engines/fleet.ts [--seconds 120] [--seed 1]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '../../bench/support/figures.ts';
import { audit } from '../chaos/audit.ts';
import { type Create, sendCreate } from '../chaos/creates.ts';
import { sendPoll } from '../chaos/polls.ts';
import { killNow, treeOf } from '../chaos/process-tree.ts';
import { type Random, seededRandom } from '../chaos/random.ts';
import { freshAddress } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { LAUNCHER } from '../support/letterpress.ts';
import { createLine } from '../support/line.ts';
import { sampleJob } from '../support/sample.ts';
import { startService } from '../support/service.ts';
import { newBucket } from './support/bucket.ts';
import { startRedis } from './support/redis.ts';
import { startSwift } from './support/swift.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const ACCOUNTS = 40;
const CREATE_EVERY_MS = 500;
const POLL_EVERY_MS = 60;
const FAULT_EVERY_MS = 5_000;
const DRAIN_LIMIT_MS = 90_000;

export interface FleetFindings {
  problems: string[];
  figures: string[];
}

/** One process of the service, which comes back whenever it was ended. */
class Member {
  readonly #words: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;
  #isClosing = false;

  constructor(words: string, settings: Record<string, string>) {
    this.#words = words;
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DEMO: 'off', LOG_LEVEL: 'silent', ...this.#settings };
    const child = spawn(process.execPath, [LAUNCHER, this.#words], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    child.once('exit', () => {
      if (!this.#isClosing) setTimeout(() => void this.start(), 500).unref();
    });
    await new Promise<void>((resolve) => {
      child.stdout!.on('data', (chunk: Buffer) => {
        if (/^Ready/m.test(chunk.toString())) resolve();
      });
      child.once('exit', () => resolve());
    });
  }

  kill(): void {
    killNow(treeOf([this.#child!.pid!]));
  }

  signal(signal: NodeJS.Signals): void {
    this.#child!.kill(signal);
  }

  close(): void {
    this.#isClosing = true;
    this.kill();
  }
}

/** Each request to the next server; to the other one where the first cannot be reached. */
async function startProxy(ports: readonly number[]): Promise<http.Server> {
  let turn = 0;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => pass(ports.length));
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
    const pass = (left: number): void => {
      turn += 1;
      const port = ports[turn % ports.length];
      const onward = http.request({ port, host: '127.0.0.1', path: request.url, method: request.method, headers });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) pass(left - 1);
        else response.destroy();
      });
      onward.end(Buffer.concat(chunks));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

interface Fault {
  name: string;
  run(): Promise<void>;
}

export async function proveFleet(options: {
  seconds: number;
  seed: number;
  say(line: string): void;
}): Promise<FleetFindings> {
  const random = seededRandom(options.seed);
  const [swift, redis] = [await startSwift(), await startRedis()];
  const s3 = await newBucket(swift, 'fleet');
  const line = createLine();
  const own = await startService({ workers: false, config: { s3, redisUrl: redis.url, port: await freePort() } });
  const folder = await mkdtemp(path.join(tmpdir(), 'letterpress-fleet-'));
  const shared = {
    DATABASE_URL: await line.open(own.database.connection),
    REDIS_URL: redis.url,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SIGNING_SECRET: SECRET,
    TRUSTED_PROXIES: '127.0.0.0/8',
    WORKERS: '1',
    DATABASE_CONNECTIONS: '8',
  };
  const ports = [await freePort(), await freePort()];
  const members = [
    ...ports.map((port, n) => new Member('serve', { ...shared, PORT: String(port), DATA_DIR: `${folder}/s${n}` })),
    ...[0, 1].map((n) => new Member('worker', { ...shared, DATA_DIR: `${folder}/w${n}` })),
  ];
  const workers = members.slice(2);
  const proxy = await startProxy(ports);
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  try {
    for (const member of members) await member.start();
    const accounts = [];
    for (let n = 0; n < ACCOUNTS; n++) accounts.push(await own.account({ credits: 10_000, plan: 'pro' }));
    const faults: Fault[] = [
      ...members.map((member, n) => ({ name: `kill -9 of process ${n}`, run: async () => member.kill() })),
      {
        name: 'a worker stands still for 12 s',
        async run() {
          const worker = random.pick(workers);
          worker.signal('SIGSTOP');
          await sleep(12_000);
          worker.signal('SIGCONT');
        },
      },
      {
        name: 'PostgreSQL is away for 3 s',
        async run() {
          await line.cut();
          await sleep(3_000);
          await line.mend();
        },
      },
      {
        name: 'PostgreSQL falls silent for 4 s, and old connections for good',
        async run() {
          line.silence();
          await sleep(4_000);
          line.speak();
        },
      },
      {
        name: 'Redis is killed for 3 s',
        async run() {
          await redis.kill();
          await sleep(3_000);
          await redis.restart();
        },
      },
      {
        name: 'the storage is away for 4 s',
        async run() {
          await swift.stopProxy();
          await sleep(4_000);
          await swift.startProxy();
        },
      },
      {
        name: 'the storage hangs for 4 s',
        async run() {
          swift.freezeProxy();
          await sleep(4_000);
          swift.thawProxy();
        },
      },
    ];
    const load = createLoad(baseUrl, accounts, random, await sampleJob());
    const until = performance.now() + options.seconds * 1000;
    const loading = load.run(until);
    let done = 0;
    for (let queue: Fault[] = []; performance.now() < until; done++) {
      await sleep(FAULT_EVERY_MS);
      if (queue.length === 0) queue = random.shuffled(faults);
      const fault = queue.pop()!;
      options.say(fault.name);
      await fault.run();
    }
    await loading;
    const recovering = performance.now();
    await load.settle();
    const left = await drained(() => own.database.pool.query('select from jobs limit 1'));
    const { problems, documents } = await audit(own.engines, load.creates, new Map());
    const failed = documents.filter(({ status }) => status === 'FAILED');
    return {
      problems: [
        ...problems,
        ...left,
        ...failed.map(({ id, failure }) => `document ${id} is FAILED for trouble of our own: ${failure}`),
        ...load.problems,
      ],
      figures: [
        `${done} faults in ${options.seconds} s; ${load.creates.length} creates, ${documents.length} documents`,
        `answered status reads: ${load.waits.length}, p50 ${percentile(load.waits, 0.5).toFixed(0)} ms, p99 ${percentile(load.waits, 0.99).toFixed(0)} ms`,
        `everything made ${((performance.now() - recovering) / 1000).toFixed(1)} s after the last fault`,
      ],
    };
  } finally {
    for (const member of members) member.close();
    proxy.close();
    proxy.closeAllConnections();
    await own.close();
    await Promise.all([redis.close(), swift.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function drained(jobs: () => Promise<{ rowCount: number | null }>): Promise<string[]> {
  for (const deadline = performance.now() + DRAIN_LIMIT_MS; performance.now() < deadline; await sleep(200)) {
    if ((await jobs()).rowCount === 0) return [];
  }
  return [`jobs are left after ${DRAIN_LIMIT_MS / 1000} s`];
}

/** Clients that create and poll, and repeat what got no answer with its Idempotency-Key. */
function createLoad(baseUrl: string, accounts: { id: string; key: string }[], random: Random, job: string) {
  const creates: Create[] = [];
  const problems: string[] = [];
  const waits: number[] = [];

  async function createOne(): Promise<void> {
    const { id, key } = random.pick(accounts);
    const kind = random.pick(['resume', 'cover_letter'] as const);
    const wanted = {
      accountId: id,
      key,
      kind,
      wantedTitle: 'Engineer',
      over: 'rest',
      idempotencyKey: crypto.randomUUID(),
    } as const;
    const { create } = await sendCreate(baseUrl, freshAddress(), wanted, job);
    creates.push(create);
  }

  async function pollOne(): Promise<void> {
    const known = creates.filter(({ id }) => id !== null);
    if (known.length === 0) return;
    const began = performance.now();
    const { answer, status } = await sendPoll(baseUrl, freshAddress(), random.pick(known), 'rest');
    if (answer.status === 200) waits.push(performance.now() - began);
    else if (answer.status !== null && ![429, 503].includes(answer.status)) {
      problems.push(`a status read was answered ${answer.status}: ${status}`);
    }
  }

  async function every(ms: number, until: number, work: () => Promise<void>): Promise<void> {
    const under: Promise<void>[] = [];
    while (performance.now() < until) {
      under.push(work());
      await sleep(ms);
    }
    await Promise.all(under);
  }

  return {
    creates,
    problems,
    waits,
    run: (until: number) =>
      Promise.all([every(CREATE_EVERY_MS, until, createOne), every(POLL_EVERY_MS, until, pollOne)]),
    /** No client is left without an answer. */
    async settle(): Promise<void> {
      for (const [index, create] of creates.entries()) {
        for (let tries = 0; creates[index]!.outcome === 'unknown' && tries < 60; tries++) {
          const again = await sendCreate(baseUrl, freshAddress(), create, job, create);
          creates[index] = again.create;
          if (again.create.outcome === 'unknown') await sleep(500);
        }
        if (creates[index]!.outcome === 'unknown') problems.push(`create ${create.marker} is never answered`);
      }
    },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
  say(`seed ${seed}`);
  const { problems, figures } = await proveFleet({ seconds: Number(values.seconds ?? 120), seed, say });
  for (const text of [...figures, ...problems, `${problems.length} problems`]) say(text);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
