import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { statementsDuring } from '../../../test/contract/support/statements.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../database/database.ts';
import { claimStatement } from './claim.ts';
import { enqueue, waitingJobs } from './enqueue.ts';
import { failJob, listJobs, retryJob, setPaused } from './inspect.ts';
import { createQueue, type Job, type JobHandler, LostLease, OutOfOrder, PermanentFailure } from './queue.ts';

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
  /** Claimed, in a transaction that may not be stored yet. */
  started: string[];
  /** Claimed for all to see. */
  run: string[];
  done: string[];
  dead: { subject: string; reason: string }[];
  lost: string[];
  events: string[];
  lines: string[];
}

function queueOf(
  run: (job: Job, signal: AbortSignal) => Promise<void>,
  options: { concurrency?: number; perAccount?: number } = {},
) {
  const journal: Journal = { started: [], run: [], done: [], dead: [], lost: [], events: [], lines: [] };
  const handler: JobHandler = {
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
    log: (line) => journal.lines.push(line),
    observe: (event, kind) => journal.events.push(`${kind} ${event}`),
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
  sql`update jobs set run_at = now() - interval '15 seconds', worker = 'gone' where worker is not null`.execute(
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
  assert.deepEqual(journal.started.slice(0, 4), [long[0], short[0], long[1], short[1]]);
});

test('jobs that are claimed together begin in the fair order', async () => {
  const subjects: string[] = [];
  for (let turn = 12; turn > 0; turn--) {
    const subject = await add(await account());
    await sql`update jobs set turn = ${turn} where subject = ${subject}`.execute(database.db);
    subjects.unshift(subject);
  }
  const { queue, journal } = queueOf(async () => {}, { concurrency: 12 });
  await queue.start();
  await until(() => journal.done.length === 12);
  await queue.stop(1000);
  assert.deepEqual(journal.started, subjects);
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
  await until(() => journal.run.length === 1);
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
  await until(() => first.journal.run.length === 1);
  await expireLeases();
  const hold = Promise.withResolvers<void>();
  const second = queueOf(() => hold.promise);
  const taken = second.queue.runOne(subject);
  await until(() => second.journal.run.length === 1);
  release.resolve();
  await slow;
  assert.deepEqual([first.journal.done, first.journal.lost], [[], [subject]]);
  assert.deepEqual(first.journal.events, ['work claimed', 'work lost']);
  hold.resolve();
  assert.equal(await taken, true);
  assert.deepEqual(second.journal.done, [subject]);
});

test('a live lease is not taken', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const first = queueOf(() => release.promise);
  const slow = first.queue.runOne(subject);
  await until(() => first.journal.run.length === 1);
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
});

test('a drain gives the lease back at once and does not count the attempt', async () => {
  const subject = await add(await account());
  const { queue, journal } = queueOf(
    (_job, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('killed')))),
  );
  await queue.start();
  await until(() => journal.run.length === 1);
  await queue.stop(50);
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
  await until(() => journal.run.length >= 2);
  isFull = false;
  await until(() => journal.done.length === 2, 10_000);
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
  await until(() => journal.done.length === 1, 10_000);
  await queue.stop(1000);
  assert.match(journal.lines[0]!, /^queue: out of order for 1 s: /);
  assert.deepEqual(journal.done, [subject]);
});

test('no more is claimed ahead than will begin soon', async () => {
  for (let n = 0; n < 5; n++) await add(await account());
  const gate = Promise.withResolvers<void>();
  const { queue, journal } = queueOf(() => gate.promise);
  await queue.start();
  await until(() => journal.run.length === 1);
  assert.ok(journal.started.length <= 2, `${journal.started.length} claimed for one lane`);
  gate.resolve();
  await until(() => journal.done.length === 5);
  await queue.stop(1000);
});

test('an idle queue looks about once a second', async () => {
  const { queue } = queueOf(async () => {});
  await queue.start();
  await sleep(100);
  const asked = await statementsDuring(database.pool, () => sleep(500));
  await queue.stop(1000);
  assert.ok(asked < 30, `${asked} statements in half a second`);
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
  const queue = createQueue({
    database,
    handlers: {
      work: {
        async onStart() {},
        async run(job, _signal, leaveLane) {
          order.push(job.subject);
          leaveLane();
          if (job.subject === first) await stored.promise;
        },
        async onDone() {},
        async onDead() {},
      },
    },
    concurrency: 1,
    perAccount: 10,
    log: () => {},
  });
  await queue.start();
  await until(() => order.length === 2);
  stored.resolve();
  await until(async () => (await waitingJobs(database.db, 1)) === 0);
  await queue.stop(1000);
  assert.deepEqual(order, [first, second]);
});

test('what jobs work on is read once for all that are claimed together, and each gets its own', async () => {
  for (let n = 0; n < 4; n++) await add(await account());
  const read: number[] = [];
  const given: [subject: string, input: unknown][] = [];
  const queue = createQueue({
    database,
    handlers: {
      work: {
        async onStart() {},
        async readInputs(_tx, jobs) {
          read.push(jobs.length);
          return jobs.map(({ subject }) => `read for ${subject}`);
        },
        async run(job, _signal, _leaveLane, input) {
          given.push([job.subject, input]);
        },
        async onDone() {},
        async onDead() {},
      },
    },
    concurrency: 4,
    perAccount: 1,
    log: () => {},
  });
  await queue.start();
  await until(() => given.length === 4);
  await queue.stop(1000);
  assert.deepEqual(read, [4]);
  for (const [subject, input] of given) assert.equal(input, `read for ${subject}`);
});

test('a claim costs a few pages, however many jobs of an account at its cap wait', async () => {
  const [greedy, modest] = [await account(), await account()];
  await sql`
    insert into jobs (kind, subject, account_id, turn)
    select 'work', gen_random_uuid(), ${greedy}, n from generate_series(1, 9000) n`.execute(database.db);
  await sql`
    update jobs set worker = 'other', attempt = 1, run_at = now() + interval '1 minute'
    where turn <= 2`.execute(database.db);
  await sql`vacuum analyze jobs`.execute(database.db);
  const nothing = await claimedPages();
  assert.deepEqual(nothing.claimed, []);
  assert.ok(nothing.pages <= 20, `${nothing.pages} pages`);
  const theirs = await add(modest);
  await sql`update jobs set turn = 20000 where subject = ${theirs}`.execute(database.db);
  const found = await claimedPages();
  assert.deepEqual(found.claimed, [theirs]);
  assert.ok(found.pages <= 60, `${found.pages} pages, those of the indexes that the claim changes among them`);
});

/** What the claim of one job reads, by the server's own count. */
async function claimedPages(): Promise<{ claimed: string[]; pages: number }> {
  const claim = {
    worker: 'me',
    presence: null,
    kinds: ['work'],
    atMost: 1,
    maxAttempts: 3,
    leaseSeconds: 30,
    perAccount: 2,
    perAccountHere: 2,
    subject: null,
  };
  return inTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json) ${claimStatement(claim)}`.execute(tx);
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
    const pages = plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    const { rows: claimed } = await sql<{ subject: string }>`select subject from jobs where worker = 'me'`.execute(tx);
    return { claimed: claimed.map(({ subject }) => subject), pages };
  });
}

test('of results that are stored together none suffers for another', async () => {
  const subjects = [];
  for (let n = 0; n < 6; n++) subjects.push(await add(await account()));
  const [bad] = subjects;
  const together: number[] = [];
  const gate = Promise.withResolvers<void>();
  const dead: string[] = [];
  const queue = createQueue({
    database,
    handlers: {
      work: {
        async onStart() {},
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
    },
    concurrency: 6,
    perAccount: 1,
    log: () => {},
  });
  await queue.start();
  await until(async () => (await waitingJobs(database.db, 1)) === 0);
  gate.resolve();
  await until(async () => (await listJobs(database.db, 1)).length === 0);
  await queue.stop(1000);
  assert.deepEqual(dead, [bad]);
  assert.ok(Math.max(...together) > 1, `stored ${together}`);
});
