/**
 * Two servers and two workers on PostgreSQL, Redis and S3 behind a proxy that takes turns, while one thing after the other
 * is killed, stopped, cut off and started again. `node test/engines/fleet.ts [--seconds 120] [--seed 1]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '../../bench/support/figures.ts';
import { audit } from '../chaos/audit.ts';
import { type Create, sendCreate } from '../chaos/creates.ts';
import { sendPoll } from '../chaos/polls.ts';
import { type Random, seededRandom } from '../chaos/random.ts';
import { freshAddress } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { createLine, type Line } from '../support/line.ts';
import { sampleJob } from '../support/sample.ts';
import { type Service, startService } from '../support/service.ts';
import { newBucket } from './support/bucket.ts';
import { type Fleet, startFleet } from './support/fleet.ts';
import { startRedis, type TestRedis } from './support/redis.ts';
import { mountSmallDisk, NO_SMALL_DISK, type SmallDisk } from './support/small-disk.ts';
import { openStorageGate, type StorageGate } from './support/storage-gate.ts';
import { type Swift, startSwift } from './support/swift.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const ACCOUNTS = 40;
const CREATE_EVERY_MS = 500;
const POLL_EVERY_MS = 60;
const FAULT_EVERY_MS = 5_000;
const DRAIN_LIMIT_MS = 90_000;
const RECOVERY_LIMIT_MS = 30_000;
const STATUS_READ_P99_MS = 250;

export interface FleetFindings {
  problems: string[];
  figures: string[];
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
  await using stack = new AsyncDisposableStack();
  const random = seededRandom(options.seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'letterpress-disks-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const disks = NO_SMALL_DISK === null ? smallDisks(folder, stack) : null;
  if (disks === null) options.say(`no disk is filled: ${NO_SMALL_DISK}`);
  const swift = stack.adopt(await startSwift(path.join(folder, 'storage')), (it) => it.close());
  const redis = stack.adopt(await startRedis(), (it) => it.close());
  const bucket = await newBucket(swift, 'fleet');
  const gate = stack.adopt(await openStorageGate(bucket.endpoint), (it) => it.close());
  const s3 = { ...bucket, endpoint: gate.endpoint };
  const line = createLine();
  const config = { s3, redisUrl: redis.url, port: await freePort() };
  const own = stack.adopt(await startService({ workers: false, config }), (it) => it.close());
  const fleet = await startFleet({
    databaseUrl: await line.open(own.database.connection),
    redisUrl: redis.url,
    s3,
    folder: path.join(folder, 'processes'),
    settings: { SIGNING_SECRET: SECRET, LOG_LEVEL: 'silent', TMPDIR: path.join(folder, 'processes') },
  });
  stack.defer(() => fleet.close());
  await fleet.working;
  const accounts = [];
  for (let n = 0; n < ACCOUNTS; n++) accounts.push(await own.account({ credits: 10_000, plan: 'pro' }));
  const faults = faultsOf({ own, fleet, line, redis, swift, gate, disks, random });
  const load = createLoad(fleet.baseUrl, accounts, random, await sampleJob());
  const until = performance.now() + options.seconds * 1000;
  const loading = load.run();
  const ends: FaultEnd[] = [];
  for (let queue: Fault[] = []; performance.now() < until; ) {
    await sleep(FAULT_EVERY_MS);
    if (queue.length === 0) queue = random.shuffled(faults);
    const fault = queue.pop()!;
    options.say(fault.name);
    await fault.run();
    ends.push({ name: fault.name, at: new Date() });
  }
  await sleep(FAULT_EVERY_MS);
  load.stop();
  await loading;
  const recovering = performance.now();
  await load.settle();
  const left = await drained(() => own.database.pool.query('select from jobs limit 1'));
  const { problems, documents } = await audit(own.engines, load.creates, new Map());
  const failed = documents.filter(({ status }) => status === 'FAILED');
  const recoveries = ends.map((end) => recoveryOf(end, documents, load.takenAt));
  const p99 = percentile(load.waits, 0.99);
  const charges = await own.database.pool.query("select from credit_entries where reason = 'charge'");
  return {
    problems: [
      ...problems,
      ...left,
      ...failed.map(({ id, failure }) => `document ${id} is FAILED for trouble of our own: ${failure}`),
      ...load.problems,
      ...recoveries.filter(({ ms }) => ms > RECOVERY_LIMIT_MS).map(({ name, ms }) => `${name}: back after ${ms} ms`),
      ...(p99 > STATUS_READ_P99_MS ? [`p99 of answered status reads is ${p99.toFixed(0)} ms`] : []),
    ],
    figures: [
      `${ends.length} faults in ${options.seconds} s; ${load.creates.length} creates, ${documents.length} documents, ${charges.rowCount} charges`,
      `answered status reads: ${load.waits.length}, p50 ${percentile(load.waits, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${Math.max(...load.waits).toFixed(0)} ms; refused with 503: ${load.refused()}`,
      `until the next create was taken and the next page made after a fault: ${recoveryFigures(recoveries)}`,
      `everything made ${((performance.now() - recovering) / 1000).toFixed(1)} s after the last fault`,
    ],
  };
}

interface Parts {
  own: Service;
  fleet: Fleet;
  line: Line;
  redis: TestRedis;
  swift: Swift;
  gate: StorageGate;
  disks: Record<string, SmallDisk> | null;
  random: Random;
}

function smallDisks(folder: string, stack: AsyncDisposableStack): Record<string, SmallDisk> {
  const disk = (name: string, megabytes: number) =>
    stack.adopt(mountSmallDisk(path.join(folder, name), megabytes), (it) => it.close());
  return { 'the processes': disk('processes', 64), 'the storage': disk('storage', 128) };
}

function faultsOf({ own, fleet, line, redis, swift, gate, disks, random }: Parts): Fault[] {
  const members = [...fleet.servers, ...fleet.workers];
  return [
    ...members.map((member, n) => ({ name: `kill -9 of process ${n}`, run: async () => member.kill() })),
    {
      name: 'a worker stands still for 12 s',
      async run() {
        const worker = random.pick(fleet.workers);
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
      name: 'PostgreSQL ends all connections',
      async run() {
        await own.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name like 'letterpress%' and pid <> pg_backend_pid()`,
        );
      },
    },
    {
      name: 'Redis refuses all writes for 3 s',
      async run() {
        await redis.ask('config', 'set', 'maxmemory', '1');
        await sleep(3_000);
        await redis.ask('config', 'set', 'maxmemory', '0');
      },
    },
    ...Object.entries(disks ?? {}).map(([whose, disk]) => ({
      name: `the disk of ${whose} is full for 5 s`,
      async run() {
        disk.fill();
        await sleep(5_000);
        disk.free();
      },
    })),
    {
      name: 'the storage says that it is full for 4 s',
      async run() {
        gate.refuseWrites(507);
        await sleep(4_000);
        gate.refuseWrites(null);
      },
    },
    {
      name: 'the storage refuses writes for 4 s',
      async run() {
        gate.refuseWrites(500);
        await sleep(4_000);
        gate.refuseWrites(null);
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
}

interface FaultEnd {
  name: string;
  at: Date;
}

/** How long after a fault it took until a create was taken and a page was finished. */
function recoveryOf({ name, at }: FaultEnd, documents: { finished_at: Date | null }[], takenAt: number[]) {
  const after = (times: number[]) => Math.min(...times.filter((time) => time > at.getTime())) - at.getTime();
  const finished = after(documents.map(({ finished_at }) => finished_at?.getTime() ?? 0));
  return { name, ms: Math.max(finished, after(takenAt)) };
}

function recoveryFigures(recoveries: { name: string; ms: number }[]): string {
  const worst = recoveries.toSorted((a, b) => b.ms - a.ms)[0]!;
  const median = percentile(
    recoveries.map(({ ms }) => ms),
    0.5,
  );
  return `median ${(median / 1000).toFixed(1)} s, at most ${(worst.ms / 1000).toFixed(1)} s (${worst.name})`;
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
  const takenAt: number[] = [];
  let refused = 0;
  let isOver = false;

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
    const { create, answer } = await sendCreate(baseUrl, freshAddress(), wanted, job);
    creates.push(create);
    if (create.outcome === 'refused' && answer.status !== 429) {
      problems.push(`a create was answered ${answer.status}: ${answer.body}`);
    }
    if (create.outcome === 'acknowledged') takenAt.push(Date.now());
  }

  async function pollOne(): Promise<void> {
    const known = creates.filter(({ id }) => id !== null);
    if (known.length === 0) return;
    const began = performance.now();
    const { answer, status } = await sendPoll(baseUrl, freshAddress(), random.pick(known), 'rest');
    if (answer.status === 200) waits.push(performance.now() - began);
    else if (answer.status === 503) refused++;
    else if (answer.status !== null && answer.status !== 429) {
      problems.push(`a status read was answered ${answer.status}: ${status}`);
    }
  }

  async function every(ms: number, work: () => Promise<void>): Promise<void> {
    const under: Promise<void>[] = [];
    while (!isOver) {
      under.push(work());
      await sleep(ms);
    }
    await Promise.all(under);
  }

  return {
    creates,
    problems,
    waits,
    takenAt,
    refused: () => refused,
    run: () => Promise.all([every(CREATE_EVERY_MS, createOne), every(POLL_EVERY_MS, pollOne)]),
    stop() {
      isOver = true;
    },
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
