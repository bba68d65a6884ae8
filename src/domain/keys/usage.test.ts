import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { until } from '../../../test/support/until.ts';
import { newId } from '../../base/ids.ts';
import { openAccount } from '../accounts/open-account.ts';
import { createKey, findKey } from './keys.ts';
import { createLastUsed } from './last-used.ts';
import { createUsageCounter, forgetOldUsage, readUsage } from './usage.ts';

const DAY_MS = 24 * 3600_000;
const clock = testClock('2026-03-01T12:00:00Z');
let database: TestDatabase;
let accountId: string;

before(async () => {
  database = await testDatabase();
  const email = 'usage@example.com';
  accountId = (await openAccount(database.db, { email, plan: 'free', password: null, now: clock.now() })).id;
});
after(() => database.close());

const newKeyId = async () => (await createKey(database.db, clock, { accountId, name: 'k', expiresAt: null })).id;
const usedAt = async (keyId: string) => (await findKey(database.db, accountId, keyId)).last_used_at?.toISOString();

test('the last use of a key is written together with others, at most once a minute, by any process', async (context) => {
  const lines: string[] = [];
  const [one, two] = [1, 2].map(() => createLastUsed(database.db, clock, (line) => lines.push(line)));
  context.after(() => Promise.all([one!.close(), two!.close()]));
  const [busy, other] = [await newKeyId(), await newKeyId()];
  clock.set('2026-03-01T12:00:00Z');
  one!.note(busy);
  assert.equal(await usedAt(busy), undefined);
  await one!.flush();
  assert.equal(await usedAt(busy), '2026-03-01T12:00:00.000Z');
  assert.equal(await usedAt(other), undefined);
  clock.advance(59_999);
  for (const uses of [one!, two!]) {
    uses.note(busy);
    await uses.flush();
  }
  assert.equal(await usedAt(busy), '2026-03-01T12:00:00.000Z');
  clock.advance(1);
  one!.note(busy);
  await one!.flush();
  assert.equal(await usedAt(busy), '2026-03-01T12:01:00.000Z');
  assert.deepEqual(lines, []);
});

test('uses that nobody writes take bounded memory, and the newest keys are noted again', async () => {
  const uses = createLastUsed(database.db, clock, () => {});
  const [late, again] = [await newKeyId(), await newKeyId()];
  uses.note(again);
  for (let n = 0; n < 49_999; n++) uses.note(`${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`);
  uses.note(late);
  await uses.flush();
  assert.notEqual(await usedAt(again), undefined);
  assert.equal(await usedAt(late), undefined);
  clock.advance(60_000);
  uses.note(late);
  await uses.close();
  assert.notEqual(await usedAt(late), undefined);
});

test('what is gathered is written every five seconds, and the last of it on closing', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const uses = createLastUsed(database.db, clock, () => {});
  const counter = createUsageCounter(database.db, clock, () => {});
  const [first, last] = [await newKeyId(), await newKeyId()];
  const requests = async () => (await readUsage(database.db, clock, accountId, 1))[0]!.requests;
  const before = await requests();
  uses.note(first);
  counter.count(accountId);
  context.mock.timers.tick(5_000);
  await until(async () => (await usedAt(first)) !== undefined && (await requests()) === before + 1);
  uses.note(last);
  counter.count(accountId);
  await uses.close();
  await counter.close();
  assert.notEqual(await usedAt(last), undefined);
  assert.equal(await requests(), before + 2);
});

test('what cannot be written costs a line in the log', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const [uses, counter] = [createLastUsed(database.db, clock, log), createUsageCounter(database.db, clock, log)];
  const note = () => {
    clock.advance(60_000);
    uses.note('no id');
    counter.count('no id');
  };
  note();
  context.mock.timers.tick(5_000);
  await until(() => lines.length === 2);
  note();
  await uses.close();
  await counter.close();
  assert.deepEqual(lines.map((line) => line.split(':')[0]).sort(), ['keys', 'keys', 'usage', 'usage']);
});

test('requests are counted for the day on which they were made, documents beside them, days without any included', async (context) => {
  clock.set('2026-04-10T23:59:59Z');
  const counter = createUsageCounter(database.db, clock, () => {});
  context.after(() => counter.close());
  const days = () => readUsage(database.db, clock, accountId, 3);
  for (let n = 0; n < 3; n++) counter.count(accountId);
  counter.count(newId());
  clock.set('2026-04-11T00:00:00Z');
  counter.count(accountId);
  await counter.flush();
  counter.count(accountId);
  await counter.flush();
  const now = clock.now();
  const other = await openAccount(database.db, { email: 'other@example.com', plan: 'free', password: null, now });
  await sql`insert into document_usage (account_id, day, resumes, cover_letters)
    values (${accountId}, '2026-04-09', 4, 5), (${accountId}, '2026-04-08', 6, 7),
      (${other.id}, '2026-04-09', 8, 9)`.execute(database.db);
  await sql`insert into account_usage (account_id, day, requests) values (${other.id}, '2026-04-09', 8)`.execute(
    database.db,
  );
  // Those of the day before are written when the day changes, and nobody waits for it.
  await until(async () => (await days())[1]!.requests > 0);
  assert.deepEqual(await days(), [
    { day: '2026-04-09', requests: 0, resumes: 4, coverLetters: 5 },
    { day: '2026-04-10', requests: 3, resumes: 0, coverLetters: 0 },
    { day: '2026-04-11', requests: 2, resumes: 0, coverLetters: 0 },
  ]);
});

test('of more accounts than memory has room for, those that are known are still counted', async () => {
  clock.set('2026-05-01T00:00:00Z');
  const counter = createUsageCounter(database.db, clock, () => {});
  for (let n = 1; n < 50_000; n++) counter.count(`${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`);
  const late = await openAccount(database.db, {
    ...{ email: 'late@example.com', plan: 'free', password: null, now: clock.now() },
  });
  counter.count(accountId);
  counter.count(late.id);
  counter.count(accountId);
  await counter.close();
  const requests = async (id: string) => (await readUsage(database.db, clock, id, 1))[0]!.requests;
  assert.deepEqual([await requests(accountId), await requests(late.id)], [2, 0]);
});

test('days are kept for 100 days', async () => {
  clock.set('2026-08-01T00:00:00Z');
  const day = (ago: number) => new Date(clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  await sql`delete from account_usage`.execute(database.db);
  for (const ago of [99, 100, 101]) {
    await sql`insert into account_usage (account_id, day, requests) values (${accountId}, ${day(ago)}::date, 1)`.execute(
      database.db,
    );
  }
  await forgetOldUsage(database.db, clock);
  const { rows } = await sql<{ day: string }>`select day::text from account_usage order by day`.execute(database.db);
  assert.deepEqual(
    rows.map((row) => row.day),
    [day(100), day(99)],
  );
});

test('old days go some at a time', async () => {
  const left = async () => {
    const { rows } = await sql`select from account_usage where day < '2026-01-01'`.execute(database.db);
    return rows.length;
  };
  await sql`insert into account_usage (account_id, day, requests)
    select ${accountId}, '2020-01-01'::date + n, 1 from generate_series(1, 1001) n`.execute(database.db);
  await forgetOldUsage(database.db, clock);
  assert.equal(await left(), 1);
  await forgetOldUsage(database.db, clock);
  assert.equal(await left(), 0);
});
