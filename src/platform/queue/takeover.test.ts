import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { type Database, inTransaction, openDatabase } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { failJob } from './inspect.ts';
import { createQueue, type Job, type Queue } from './queue.ts';

/** A lease of 30 s would end after it; a loaded machine stays below it. */
const WELL_BEFORE_THE_LEASE_MS = 15_000;

/** Three seconds of silence, and two looks. */
const LONG_ENOUGH_TO_JUDGE_MS = 5_000;

let database: TestDatabase;
let accountId: string;

before(async () => {
  database = await testDatabase({ maxConnections: 30 });
  accountId = newId();
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', now())`.execute(
    database.db,
  );
});
after(() => database.close());
beforeEach(async () => {
  await sql`delete from jobs`.execute(database.db);
});

async function add(): Promise<string> {
  const subject = newId();
  await inTransaction(database.db, (tx) => enqueue(tx, { kind: 'work', subject, accountId }));
  return subject;
}

type Run = (job: Job, signal: AbortSignal) => Promise<void>;

function worker(of: Database, run: Run) {
  const journal = { started: [] as string[], run: [] as string[], done: [] as string[], lost: [] as string[] };
  const queue: Queue = createQueue({
    database: of,
    handlers: {
      work: {
        async onStart(_tx, jobs) {
          journal.started.push(...jobs.map((job) => job.subject));
        },
        async run(job, signal) {
          journal.run.push(job.subject);
          await run(job, signal);
        },
        async onDone(_tx, done) {
          journal.done.push(...done.map(({ job }) => job.subject));
        },
        async onDead() {},
        async onLost(job) {
          journal.lost.push(job.subject);
        },
      },
    },
    concurrency: 1,
    perAccount: 10,
    log: () => {},
  });
  return { queue, journal };
}

async function connections(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(database.db);
  return rows.map(({ pid }) => pid);
}

async function until(condition: () => boolean, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  while (!condition()) {
    assert.ok(performance.now() < deadline, 'the condition did not come true in time');
    await sleep(20);
  }
}

test('the job of a process that was killed is finished by another one long before its lease ends', async () => {
  const program = new URL('./testing/held-forever.ts', import.meta.url).pathname;
  const victim = spawn(process.execPath, [program, JSON.stringify(database.connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const subject = await add();
  await once(victim.stdout, 'data');
  const { queue, journal } = worker(database, async () => {});
  await queue.start();
  victim.kill('SIGKILL');
  await until(() => journal.done.length === 1, WELL_BEFORE_THE_LEASE_MS);
  await queue.stop(1000);
  assert.deepEqual(journal.done, [subject]);
});

test('a worker whose connections all broke keeps its job, and nobody else begins it', async () => {
  const others = await connections();
  const theirs = openDatabase({ connection: database.connection, maxConnections: 10, log: () => {} });
  const release = Promise.withResolvers<void>();
  const first = worker(theirs, () => release.promise);
  await first.queue.start();
  const subject = await add();
  await until(() => first.journal.run.length === 1, 5_000);
  const broken = (await connections()).filter((pid) => !others.includes(pid));
  const second = worker(database, async () => {});
  await second.queue.start();
  await sleep(LONG_ENOUGH_TO_JUDGE_MS);
  await sql`select pg_terminate_backend(pid) from unnest(${broken}::int[]) as pid`.execute(database.db);
  await sleep(LONG_ENOUGH_TO_JUDGE_MS);
  release.resolve();
  await until(() => first.journal.done.length === 1, 5_000);
  await Promise.all([first.queue.stop(1000), second.queue.stop(1000)]);
  await theirs.close();
  assert.deepEqual(first.journal.done, [subject]);
  assert.deepEqual(second.journal.started, []);
});

test('a worker that finds its job gone stops working on it at the next heartbeat', async () => {
  const { queue, journal } = worker(
    database,
    (_job, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  );
  const subject = await add();
  const working = queue.runOne(subject);
  await until(() => journal.run.length === 1, 5_000);
  await failJob(database.db, {}, subject, 'ended');
  await working;
  assert.deepEqual([journal.done, journal.lost], [[], [subject]]);
});
