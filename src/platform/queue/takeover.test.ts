import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { until } from '../../../test/support/until.ts';
import { openDatabase } from '../database/database.ts';
import { failJob } from './inspect.ts';
import { openTestQueue } from './testing/test-queue.ts';

/** A lease of 30 s would end after it; a loaded machine stays below it. */
const WELL_BEFORE_THE_LEASE_MS = 15_000;

/** Three seconds of silence, and two looks. */
const LONG_ENOUGH_TO_JUDGE_MS = 5_000;

const { account, add, database, queueOf } = await openTestQueue();

async function connections(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(database.db);
  return rows.map(({ pid }) => pid);
}

test('the job of a process that was killed is finished by another one long before its lease ends', async () => {
  const program = new URL('./testing/held-forever.ts', import.meta.url).pathname;
  const victim = spawn(process.execPath, [program, JSON.stringify(database.connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const subject = await add(await account());
  await once(victim.stdout, 'data');
  const { queue, journal } = queueOf(async () => {});
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
  const first = queueOf(() => release.promise, { database: theirs });
  await first.queue.start();
  const subject = await add(await account());
  await until(() => first.journal.run.length === 1);
  const broken = (await connections()).filter((pid) => !others.includes(pid));
  const second = queueOf(async () => {});
  await second.queue.start();
  await sleep(LONG_ENOUGH_TO_JUDGE_MS);
  await sql`select pg_terminate_backend(pid) from unnest(${broken}::int[]) as pid`.execute(database.db);
  await sleep(LONG_ENOUGH_TO_JUDGE_MS);
  release.resolve();
  await until(() => first.journal.done.length === 1);
  await Promise.all([first.queue.stop(1000), second.queue.stop(1000)]);
  await theirs.close();
  assert.deepEqual(first.journal.done, [subject]);
  assert.deepEqual(second.journal.started, []);
});

test('a worker that finds its job gone stops working on it at the next heartbeat', async () => {
  const { queue, journal } = queueOf(
    (_job, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  );
  const subject = await add(await account());
  const working = queue.runOne(subject);
  await until(() => journal.run.length === 1);
  await failJob(database.db, {}, subject, 'ended');
  await working;
  assert.deepEqual([journal.done, journal.lost], [[], [subject]]);
});
