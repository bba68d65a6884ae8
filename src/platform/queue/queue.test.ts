import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { statementsDuring } from '../../../test/contract/support/statements.ts';
import { until } from '../../../test/support/until.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../database/database.ts';
import { enqueue, waitingJobs } from './enqueue.ts';
import { failJob, listJobs, retryJob, setPaused } from './inspect.ts';
import { openTestQueue } from './testing/test-queue.ts';

const { account, add, database, queueOf, queueWith } = await openTestQueue();

test('a committed job is run once, and a rolled back one never', async () => {
  const owner = await account();
  const { queue, journal } = queueOf(async () => {});
  await queue.start();
  await assert.rejects(
    inTransaction(database.db, async (tx) => {
      await enqueue(tx, { kind: 'work', subject: newId(), accountId: owner });
      throw new Error('rolled back');
    }),
  );
  const subject = await add(owner);
  await until(() => journal.done.length === 1);
  await queue.stop(1000);
  assert.deepEqual(journal.started, [subject]);
  assert.deepEqual(journal.events, ['work claimed', 'work done']);
  assert.equal(await waitingJobs(database.db, 10), 0);
});

test('a job begins within 100 ms of its commit on an idle queue', async () => {
  const owner = await account();
  const { queue, journal } = queueOf(async () => {});
  await queue.start();
  await sleep(200);
  const delays: number[] = [];
  for (let n = 1; n <= 5; n++) {
    const began = performance.now();
    await add(owner);
    await until(() => journal.done.length === n);
    delays.push(performance.now() - began);
  }
  await queue.stop(1000);
  assert.ok(Math.min(...delays) < 100, `delays ${delays}`);
});

test('after jobs that take long, each lane still claims one', async () => {
  const owner = await account();
  const subjects = [await add(owner), await add(owner), await add(owner)];
  const { queue, journal } = queueOf(() => sleep(200));
  await queue.start();
  await until(() => journal.done.length === 3);
  await queue.stop(1000);
  assert.deepEqual(journal.done, subjects);
});

test('a drain finishes what is under way, if there is time', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(() => release.promise);
  await queue.start();
  await until(() => journal.run.length === 1);
  const stopped = queue.stop(10_000);
  setTimeout(release.resolve, 100);
  await stopped;
  assert.deepEqual([journal.done, journal.events], [[subject], ['work claimed', 'work done']]);
  assert.deepEqual(journal.notes, [{ 'letterpress.outcome': 'done' }]);
});

test('a drain gives the lease back at once and does not count the attempt', async () => {
  const subject = await add(await account());
  const killed = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(async (_job, signal) => {
    signal.addEventListener('abort', () => killed.resolve());
    await killed.promise;
    throw new Error('killed');
  });
  await queue.start();
  await until(() => journal.run.length === 1);
  await queue.stop(50);
  await killed.promise;
  const [job] = await listJobs(database.db, 1);
  assert.deepEqual([job?.subject, job?.state, job?.attempt], [subject, 'waiting', 0]);
  assert.deepEqual(journal.events, ['work claimed', 'work given_back']);
});

test('an operator can hurry a waiting job and end any job', async () => {
  const owner = await account();
  const subject = await add(owner);
  await sql`update jobs set run_at = now() + interval '1 hour', attempt = 2`.execute(database.db);
  assert.equal(await retryJob(database.db, subject), true);
  const { queue, journal, handlers } = queueOf(async () => {});
  assert.equal(await queue.runOne(subject), true);
  const doomed = await add(owner);
  assert.equal(await failJob(database.db, handlers, doomed, 'ended'), true);
  assert.deepEqual(journal.dead, [{ subject: doomed, reason: 'ended' }]);
  assert.equal(await failJob(database.db, handlers, doomed, 'ended'), false);
});

test('an idle queue looks about once a second, and has nothing to tell', async () => {
  const { queue, journal } = queueOf(async () => {});
  await queue.start();
  await sleep(100);
  const asked = await statementsDuring(database.pool, () => sleep(500));
  await queue.stop(1000);
  assert.ok(asked < 30, `${asked} statements in half a second`);
  assert.deepEqual(journal.lines, []);
});

test('a paused queue takes jobs in and begins none, until it is resumed', async () => {
  const { queue, journal } = queueOf(async () => {});
  await setPaused(database.db, true);
  await queue.start();
  await add(await account());
  await sleep(300);
  assert.deepEqual(journal.started, []);
  const waitedFor = await add(await account());
  assert.equal(await queue.runOne(waitedFor), true);
  await setPaused(database.db, false);
  await until(() => journal.done.length === 2);
  await queue.stop(1000);
});

test('while a page is stored its lane does the next job', async () => {
  const [first, second] = [await add(await account()), await add(await account())];
  const stored = Promise.withResolvers<void>();
  const order: string[] = [];
  const queue = queueWith({
    async run(job, _signal, leaveLane) {
      order.push(job.subject);
      leaveLane();
      if (job.subject === first) await stored.promise;
    },
  });
  await queue.start();
  await until(() => order.length === 2);
  stored.resolve();
  await until(async () => (await waitingJobs(database.db, 1)) === 0);
  await queue.stop(1000);
  assert.deepEqual(order, [first, second]);
});

test('no more than 64 pages wait to be stored', async () => {
  const MOST = 64;
  for (let n = 0; n < MOST + 2; n++) await add(await account());
  const stored = Promise.withResolvers<void>();
  let begun = 0;
  const queue = queueWith({
    async run(_job, _signal, leaveLane) {
      begun += 1;
      leaveLane();
      await stored.promise;
    },
  });
  await queue.start();
  await until(() => begun >= MOST);
  await sleep(100);
  assert.equal(begun, MOST);
  stored.resolve();
  await until(() => begun === MOST + 2);
  await queue.stop(1000);
});
