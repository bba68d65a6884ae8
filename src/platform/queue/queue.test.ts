import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../database/database.ts';
import { failJob, listJobs, retryJob } from './inspect.ts';
import { createQueue, enqueue, type Job, type JobHandler, LostLease, PermanentFailure, waitingJobs } from './queue.ts';

let database: TestDatabase;

before(async () => {
  database = await testDatabase({ maxConnections: 30 });
});
after(() => database.close());
beforeEach(async () => {
  await sql`delete from jobs`.execute(database.db);
});

async function account(): Promise<string> {
  const id = newId();
  await sql`insert into accounts (id, email, plan, created_at) values (${id}, ${`${id}@example.com`}, 'free', now())`.execute(
    database.db,
  );
  return id;
}

async function add(accountId: string): Promise<string> {
  const subject = newId();
  await inTransaction(database.db, (tx) => enqueue(tx, { kind: 'work', subject, accountId }));
  return subject;
}

interface Journal {
  started: string[];
  done: string[];
  dead: { subject: string; reason: string }[];
  lost: string[];
}

function queueOf(
  run: (job: Job, signal: AbortSignal) => Promise<void>,
  options: { concurrency?: number; perAccount?: number } = {},
) {
  const journal: Journal = { started: [], done: [], dead: [], lost: [] };
  const handler: JobHandler = {
    async onStart(_tx, job) {
      journal.started.push(job.subject);
    },
    async run(job, signal) {
      await run(job, signal);
      return async () => void journal.done.push(job.subject);
    },
    async onDead(_tx, job, reason) {
      journal.dead.push({ subject: job.subject, reason });
    },
    async onLost(job) {
      journal.lost.push(job.subject);
    },
  };
  const handlers = { work: handler };
  const queue = createQueue({
    database,
    handlers,
    concurrency: options.concurrency ?? 1,
    perAccount: options.perAccount ?? 10,
    log: () => {},
  });
  return { queue, journal, handlers };
}

async function until(condition: () => boolean | Promise<boolean>, ms = 5000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, 'the condition did not come true in time');
    await sleep(5);
  }
}

/** As if the worker that has the job had been gone for longer than its lease. The name keeps it from renewing it. */
const expireLeases = () =>
  sql`update jobs set run_at = now() - interval '1 second', worker = 'gone' where worker is not null`.execute(
    database.db,
  );

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

test('a long queue of one account does not hold up the others', async () => {
  const many = await account();
  const few = await account();
  const long: string[] = [];
  for (let n = 0; n < 20; n++) long.push(await add(many));
  const short = [await add(few), await add(few)];
  const { queue, journal } = queueOf(async () => {});
  await queue.start();
  await until(() => journal.done.length === 22);
  await queue.stop(1000);
  assert.deepEqual(journal.done.slice(0, 4), [long[0], short[0], long[1], short[1]]);
});

test('an account that arrives while another has been served for long begins at the head', async () => {
  const early = await account();
  for (let n = 0; n < 10; n++) await add(early);
  const { queue, journal } = queueOf(async () => {});
  for (let n = 0; n < 6; n++) await queue.runOne((await listJobs(database.db, 1))[0]!.subject);
  assert.equal(journal.done.length, 6);
  const late = await add(await account());
  const next = (await listJobs(database.db, 3)).map((job) => job.subject);
  assert.ok(next.slice(0, 2).includes(late), 'the newcomer waits behind more than one job');
});

test('an account never runs more jobs than its cap, and the others fill the rest', async () => {
  const greedy = await account();
  const modest = await account();
  for (let n = 0; n < 6; n++) await add(greedy);
  const theirs = await add(modest);
  const running = new Set<string>();
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(
    async (job) => {
      if (job.accountId !== greedy) return;
      running.add(job.id);
      most = Math.max(most, running.size);
      await Promise.race([gate.promise, sleep(300)]);
      running.delete(job.id);
    },
    { concurrency: 4, perAccount: 2 },
  );
  await queue.start();
  await until(() => journal.done.includes(theirs));
  gate.resolve();
  await until(() => journal.done.length === 7);
  await queue.stop(1000);
  assert.equal(most, 2);
});

test('an account never has every lane of a process, whatever its cap', async () => {
  const greedy = await account();
  for (let n = 0; n < 3; n++) await add(greedy);
  const gate = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(
    async (job) => {
      if (job.accountId === greedy) await gate.promise;
    },
    { concurrency: 2, perAccount: 10 },
  );
  await queue.start();
  await until(() => journal.started.length === 1);
  const theirs = await add(await account());
  await until(() => journal.done.includes(theirs));
  assert.equal(journal.started.length, 2);
  gate.resolve();
  await until(() => journal.done.length === 4);
  await queue.stop(1000);
});

test('what a dead worker held goes to another one, and the dead one cannot finish it any more', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const first = queueOf(() => release.promise);
  const slow = first.queue.runOne(subject);
  await until(() => first.journal.started.length === 1);
  await expireLeases();
  const hold = Promise.withResolvers<void>();
  const second = queueOf(() => hold.promise);
  const taken = second.queue.runOne(subject);
  await until(() => second.journal.started.length === 1);
  release.resolve();
  await slow;
  assert.deepEqual([first.journal.done, first.journal.lost], [[], [subject]]);
  hold.resolve();
  assert.equal(await taken, true);
  assert.deepEqual(second.journal.done, [subject]);
});

test('a live lease is not taken', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const first = queueOf(() => release.promise);
  const slow = first.queue.runOne(subject);
  await until(() => first.journal.started.length === 1);
  assert.equal(await queueOf(async () => {}).queue.runOne(subject), false);
  release.resolve();
  await slow;
  assert.deepEqual(first.journal.done, [subject]);
});

test('the third death of a worker ends the job', async () => {
  const subject = await add(await account());
  for (let death = 0; death < 3; death++) {
    const victim = queueOf(() => new Promise(() => {}));
    void victim.queue.runOne(subject);
    await until(() => victim.journal.started.length === 1);
    await expireLeases();
  }
  const reaper = queueOf(async () => {});
  await reaper.queue.start();
  await until(() => reaper.journal.dead.length === 1);
  await reaper.queue.stop(1000);
  assert.deepEqual(reaper.journal.started, []);
  assert.equal(reaper.journal.dead[0]!.subject, subject);
});

test('a failing job is tried three times, a permanent failure once', async () => {
  const owner = await account();
  const stubborn = await add(owner);
  const trying = queueOf(async () => {
    throw new Error('not today');
  });
  for (let attempt = 1; attempt <= 3; attempt++) {
    assert.equal(await trying.queue.runOne(stubborn), true);
    await sql`update jobs set run_at = now()`.execute(database.db);
  }
  assert.deepEqual(trying.journal.dead, [{ subject: stubborn, reason: 'not today' }]);
  const hopeless = await add(owner);
  const giving = queueOf(async () => {
    throw new PermanentFailure('never');
  });
  assert.equal(await giving.queue.runOne(hopeless), true);
  assert.deepEqual(giving.journal.dead, [{ subject: hopeless, reason: 'never' }]);
});

test('a drain gives the lease back at once and does not count the attempt', async () => {
  const subject = await add(await account());
  const { queue, journal } = queueOf(
    (_job, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('killed')))),
  );
  await queue.start();
  await until(() => journal.started.length === 1);
  await queue.stop(50);
  const [job] = await listJobs(database.db, 1);
  assert.deepEqual([job?.subject, job?.state, job?.attempt], [subject, 'waiting', 0]);
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

test('LostLease is what a worker sees whose job was ended by the operator', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const { queue, journal, handlers } = queueOf(() => release.promise);
  const slow = queue.runOne(subject);
  await until(() => journal.started.length === 1);
  await failJob(database.db, handlers, subject, 'ended');
  release.resolve();
  await slow;
  assert.deepEqual(journal.lost, [subject]);
  assert.ok(new LostLease() instanceof Error);
});
