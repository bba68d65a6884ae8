import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { until } from '../../../test/support/until.ts';
import { waitingJobs } from './enqueue.ts';
import { failJob, listJobs } from './inspect.ts';
import { LostLease, OutOfOrder, PermanentFailure } from './job.ts';
import { openTestQueue } from './testing/test-queue.ts';

const { account, add, database, expireLeases, queueOf, queueWith } = await openTestQueue();

test('the third death of a worker ends the job', async () => {
  const subject = await add(await account());
  for (let death = 0; death < 3; death++) {
    const victim = queueOf(() => new Promise(() => {}));
    void victim.queue.runOne(subject);
    await until(() => victim.journal.run.length === 1);
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
  assert.deepEqual(giving.journal.events, ['work claimed', 'work failed']);
});

test('a job that failed waits for one second, then for five, with its reason in 500 characters', async () => {
  const subject = await add(await account());
  const { queue } = queueOf(async () => {
    throw new Error('x'.repeat(600));
  });
  const waits: number[] = [];
  for (let failures = 0; failures < 2; failures++) {
    assert.equal(await queue.runOne(subject), true);
    const { rows } = await sql<{ wait: number; reason: string }>`
      select extract(epoch from run_at - now())::float as wait, last_error as reason from jobs`.execute(database.db);
    assert.equal(rows[0]!.reason, 'x'.repeat(500));
    waits.push(rows[0]!.wait);
    await sql`update jobs set run_at = now()`.execute(database.db);
  }
  assert.ok(waits[0]! <= 1 && waits[1]! > 1 && waits[1]! <= 5, `${waits}`);
});

test('a job whose worker died for the third time is given up only some seconds after its lease', async () => {
  const owner = await account();
  const [late, early] = [await add(owner), await add(owner)];
  const endLease = (subject: string, secondsAgo: number) =>
    sql`update jobs set worker = 'gone', attempt = 3, run_at = now() - make_interval(secs => ${secondsAgo})
      where subject = ${subject}`.execute(database.db);
  await endLease(late, 1);
  await endLease(early, 15);
  const { queue, journal } = queueOf(async () => {});
  await queue.start();
  await until(() => journal.dead.length > 0);
  await queue.stop(1000);
  assert.deepEqual(journal.dead, [{ subject: early, reason: 'the worker was lost repeatedly' }]);
});

test('LostLease is what a worker sees whose job was ended by the operator', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const { queue, journal, handlers } = queueOf(() => release.promise);
  const slow = queue.runOne(subject);
  await until(() => journal.run.length === 1);
  await failJob(database.db, handlers, subject, 'ended');
  release.resolve();
  await slow;
  assert.deepEqual(journal.lost, [subject]);
  assert.ok(new LostLease() instanceof Error);
});

test('what is out of order counts no attempt, stops the claims of this process for a while, and is tried again', async () => {
  const owner = await account();
  const subject = await add(owner);
  let isFull = true;
  const { queue, journal } = queueOf(async () => {
    if (isFull) throw new OutOfOrder('the disk is full');
  });
  await queue.start();
  await until(async () => journal.started.length === 1 && (await listJobs(database.db, 1))[0]?.state === 'waiting');
  const other = await add(owner);
  await sleep(300);
  assert.deepEqual(journal.started, [subject], 'it claims although it is out of order');
  assert.equal((await listJobs(database.db, 1))[0]?.attempt, 0);
  isFull = false;
  await until(() => journal.done.length === 2);
  await queue.stop(1000);
  assert.deepEqual([journal.done.toSorted(), journal.dead], [[subject, other].toSorted(), []]);
  assert.deepEqual(journal.events.slice(0, 2), ['work claimed', 'work given_back']);
});

test('where claiming fails, a line tells of it, and jobs are taken when it goes again', async () => {
  const { queue, journal } = queueOf(async () => {});
  const subject = await add(await account());
  await sql`alter table queue_state rename to queue_state_away`.execute(database.db);
  await queue.start();
  await until(() => journal.lines.length > 0);
  await sql`alter table queue_state_away rename to queue_state`.execute(database.db);
  await until(() => journal.done.length === 1);
  await queue.stop(1000);
  assert.match(journal.lines[0]!, /^queue: out of order for 1 s: /);
  assert.deepEqual(journal.done, [subject]);
});

test('finished work is stored when the database comes back, and not done again', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(() => release.promise);
  const working = queue.runOne(subject);
  await until(() => journal.run.length === 1);
  const admin = await database.pool.connect();
  await admin.query('begin');
  await admin.query('select from jobs for update');
  release.resolve();
  // The transaction that ends the job waits for this one; the server drops its connection, twice.
  for (let times = 0; times < 2; times++) {
    await until(async () => {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from jobs where (id%'`,
      );
      return rowCount === 1;
    });
  }
  await admin.query('rollback');
  admin.release();
  await working;
  assert.deepEqual([journal.started, journal.done], [[subject], [subject]]);
});

test('of results that are stored together none suffers for another', async () => {
  const subjects = [];
  for (let n = 0; n < 6; n++) subjects.push(await add(await account()));
  const [bad] = subjects;
  const together: number[] = [];
  const gate = Promise.withResolvers<void>();
  const dead: string[] = [];
  const queue = queueWith(
    {
      async run(_job, _signal, leaveLane) {
        leaveLane();
        await gate.promise;
      },
      async onDone(_tx, done) {
        together.push(done.length);
        if (done.some(({ job }) => job.subject === bad)) throw new PermanentFailure('spoiled');
      },
      async onDead(_tx, job) {
        dead.push(job.subject);
      },
    },
    { concurrency: 6, perAccount: 1 },
  );
  await queue.start();
  await until(async () => (await waitingJobs(database.db, 1)) === 0);
  gate.resolve();
  await until(async () => (await listJobs(database.db, 1)).length === 0);
  await queue.stop(1000);
  assert.deepEqual(dead, [bad]);
  assert.ok(Math.max(...together) > 1, `stored ${together}`);
});
