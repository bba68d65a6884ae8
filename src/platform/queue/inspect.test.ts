import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../database/database.ts';
import { enqueue, waitingJobs } from './enqueue.ts';
import { failJob, listJobs, pausedSince, readBacklog, retryJob, setPaused } from './inspect.ts';

let database: TestDatabase;
let accountId: string;

before(async () => {
  database = await testDatabase();
  accountId = newId();
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', now())`.execute(
    database.db,
  );
});
after(() => database.close());

type State = 'waiting' | 'running' | 'lost';

/** A job in that state, which was tried twice. */
async function add(state: State): Promise<{ id: string; subject: string }> {
  const subject = newId();
  await inTransaction(database.db, (tx) => enqueue(tx, { kind: 'work', subject, accountId }));
  const { rows } = await sql<{ id: string }>`
    update jobs set attempt = 2, worker = ${state === 'waiting' ? null : 'there'},
      run_at = now() + make_interval(secs => ${state === 'lost' ? -1 : 60}) where subject = ${subject} returning id`.execute(
    database.db,
  );
  return { id: rows[0]!.id, subject };
}

describe('the queue, as an operator sees it', () => {
  beforeEach(async () => {
    await sql`delete from jobs`.execute(database.db);
  });

  test('the queue is listed a page at a time: what is in hand first, then what waits, in its order', async () => {
    const added = new Map<string, State>();
    for (const state of ['waiting', 'lost', 'waiting', 'running', 'waiting'] as const) {
      added.set((await add(state)).id, state);
    }
    const [first, lost, second, running, third] = [...added.keys()];
    const all = await listJobs(database.db, 10);
    assert.deepEqual(
      all.map(({ id }) => id),
      [lost, running, first, second, third],
    );
    for (const { id, state } of all) assert.equal(state, added.get(id));
    assert.deepEqual(await listJobs(database.db, 2), all.slice(0, 2));
    assert.deepEqual(await listJobs(database.db, 2, running), all.slice(2, 4));
    assert.deepEqual(await listJobs(database.db, 2, third), []);
  });

  test('a job that waits or is lost is due at once with all its attempts, by its id or its subject; one that runs is let be', async () => {
    const isAsNew = async (id: string) => {
      const { rows } = await sql`
      select from jobs where id = ${id} and worker is null and attempt = 0 and run_at <= now()`.execute(database.db);
      return rows.length === 1;
    };
    const [waiting, lost, running] = [await add('waiting'), await add('lost'), await add('running')];
    assert.equal(await retryJob(database.db, waiting.id), true);
    assert.deepEqual([await isAsNew(waiting.id), await isAsNew(lost.id)], [true, false]);
    assert.equal(await retryJob(database.db, lost.subject), true);
    assert.equal(await isAsNew(lost.id), true);
    assert.equal(await retryJob(database.db, running.id), false);
    assert.equal(await retryJob(database.db, newId()), false);
    assert.equal(await isAsNew(running.id), false);
  });

  test('one job is ended, by its id or its subject, and its handler told', async () => {
    const [one, two, three] = [await add('waiting'), await add('running'), await add('lost')];
    const dead: unknown[] = [];
    const handler = { onDead: async (_tx: unknown, job: object, reason: string) => dead.push([job, reason]) };
    const handlers = { work: handler } as unknown as Parameters<typeof failJob>[1];
    assert.equal(await failJob(database.db, handlers, one.id, 'ended'), true);
    assert.equal(await failJob(database.db, handlers, two.subject, 'too'), true);
    const job = { kind: 'work', accountId };
    assert.deepEqual(dead, [
      [{ ...job, subject: one.subject }, 'ended'],
      [{ ...job, subject: two.subject }, 'too'],
    ]);
    assert.deepEqual(
      (await listJobs(database.db, 10)).map(({ id }) => id),
      [three.id],
    );
  });

  test('the backlog is what waits, with the age of the oldest, counted no further than is asked', async () => {
    assert.deepEqual(await readBacklog(database.db, 10), { waiting: 0, oldestSeconds: null });
    for (const state of ['running', 'lost', 'waiting', 'waiting', 'waiting'] as const) await add(state);
    await sql`update jobs set created_at = now() - interval '1 hour' where worker is not null`.execute(database.db);
    await sql`update jobs set created_at = now() - interval '1 minute' where turn = 3`.execute(database.db);
    const { waiting, oldestSeconds } = await readBacklog(database.db, 10);
    assert.equal(waiting, 3);
    assert.ok(oldestSeconds! >= 60 && oldestSeconds! < 600, `${oldestSeconds} s`);
    assert.equal((await readBacklog(database.db, 2)).waiting, 2);
    assert.deepEqual([await waitingJobs(database.db, 10), await waitingJobs(database.db, 2)], [3, 2]);
  });

  test('a pause is told with its beginning, which a second one does not move', async () => {
    assert.equal(await pausedSince(database.db), null);
    await setPaused(database.db, true);
    const since = await pausedSince(database.db);
    assert.ok(since instanceof Date);
    await setPaused(database.db, true);
    assert.deepEqual(await pausedSince(database.db), since);
    await setPaused(database.db, false);
    assert.equal(await pausedSince(database.db), null);
  });

  test('a queue that is resumed wakes the workers', async () => {
    const worker = await database.pool.connect();
    const woken = once(worker, 'notification', { signal: AbortSignal.timeout(10_000) });
    await worker.query('listen letterpress_jobs');
    await setPaused(database.db, false);
    await woken;
    worker.release(true);
  });
});
