import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { until } from '../../../test/support/until.ts';
import { inTransaction } from '../database/database.ts';
import { claimStatement } from './claim.ts';
import { listJobs } from './inspect.ts';
import { openTestQueue } from './testing/test-queue.ts';

const { account, add, database, expireLeases, queueOf, queueWith } = await openTestQueue();

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

test('a live lease, of thirty seconds, is not taken', async () => {
  const subject = await add(await account());
  const release = Promise.withResolvers<void>();
  const first = queueOf(() => release.promise);
  const slow = first.queue.runOne(subject);
  await until(() => first.journal.run.length === 1);
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from run_at - now())::float as left from jobs`.execute(database.db);
  assert.ok(rows[0]!.left > 0 && rows[0]!.left <= 30, `${rows[0]!.left} s`);
  assert.equal(await queueOf(async () => {}).queue.runOne(subject), false);
  release.resolve();
  await slow;
  assert.deepEqual(first.journal.done, [subject]);
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

test('what jobs work on is read once for all that are claimed together, and each gets its own', async () => {
  for (let n = 0; n < 4; n++) await add(await account());
  const read: number[] = [];
  const given: [subject: string, input: unknown][] = [];
  const queue = queueWith(
    {
      async readInputs(_tx, jobs) {
        read.push(jobs.length);
        return jobs.map(({ subject }) => `read for ${subject}`);
      },
      async run(job, _signal, _leaveLane, input) {
        given.push([job.subject, input]);
      },
    },
    { concurrency: 4, perAccount: 1 },
  );
  await queue.start();
  await until(() => given.length === 4);
  await queue.stop(1000);
  assert.deepEqual(read, [4]);
  for (const [subject, input] of given) assert.equal(input, `read for ${subject}`);
});

test('a claim costs a few pages, however many jobs of an account at its cap wait', async () => {
  const [greedy, modest] = [await account(), await account()];
  // What other tests deleted leaves pages behind.
  await sql`truncate jobs`.execute(database.db);
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
