import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { insertAccount, lockAccount } from '../accounts/accounts.ts';
import { charge, findPayment } from './charge.ts';
import { changePlan, grantPack, readBalance } from './credits.ts';
import { readLedger } from './ledger.ts';
import { refund } from './refund.ts';

let database: TestDatabase;
const clock = testClock('2026-01-31T12:00:00Z');

before(async () => {
  database = await testDatabase();
});
after(() => database.close());

async function account(plan: 'free' | 'pro', now: string): Promise<string> {
  clock.set(now);
  const email = `${newId()}@example.com`;
  const { id } = await inTransaction(database.db, (tx) => insertAccount(tx, { email, plan, now: clock.now() }));
  return id;
}

/** A document row without its job: what a charge refers to. */
async function spend(accountId: string, cost: number): Promise<string> {
  const id = newId();
  await inTransaction(database.db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    const payment = await findPayment(tx, owner, cost, clock.now());
    const version = newId();
    await sql`insert into profile_versions (id, account_id, number, profile, created_at)
      values (${version}, ${accountId}, (select count(*) + 1 from profile_versions where account_id = ${accountId}), '{}', now())`.execute(
      tx,
    );
    await sql`insert into documents (id, account_id, kind, title, cost, request, profile_version_id, created_at)
      values (${id}, ${accountId}, 'resume', ${id}, ${cost}, '{}', ${version}, now())`.execute(tx);
    await charge(tx, owner, id, payment, clock.now());
  });
  return id;
}

const giveBack = (accountId: string, documentId: string) =>
  inTransaction(database.db, (tx) => refund(tx, accountId, documentId, clock.now()));

const balance = (accountId: string) => readBalance(database.db, clock, accountId);

async function assertLedgerIsBalance(accountId: string): Promise<void> {
  const { total } = await balance(accountId);
  const ledger = await readLedger(database.db, accountId);
  assert.equal(
    ledger.reduce((sum, entry) => sum + entry.delta, 0),
    total,
  );
}

test('a free account has 25 credits once, and never again', async () => {
  const id = await account('free', '2026-01-31T12:00:00Z');
  assert.deepEqual(await balance(id), { included: 25, purchased: 0, total: 25 });
  await spend(id, 5);
  clock.set('2027-06-01T00:00:00Z');
  assert.deepEqual(await balance(id), { included: 20, purchased: 0, total: 20 });
  await assertLedgerIsBalance(id);
});

test('included credits go before packs, the oldest pack first, and one charge may split', async () => {
  const id = await account('free', '2026-02-01T00:00:00Z');
  await grantPack(database.db, clock, id, 4);
  clock.advance(1000);
  await grantPack(database.db, clock, id, 10);
  for (let n = 0; n < 4; n++) await spend(id, 5);
  await spend(id, 3);
  assert.deepEqual(await balance(id), { included: 2, purchased: 14, total: 16 });
  await spend(id, 8);
  assert.deepEqual(await balance(id), { included: 0, purchased: 8, total: 8 });
  const charges = (await readLedger(database.db, id)).filter((entry) => entry.reason === 'charge');
  assert.deepEqual(
    charges.slice(-3).map((entry) => entry.delta),
    [-2, -4, -2],
  );
  await assertLedgerIsBalance(id);
});

test('a charge beyond the balance is refused with FORBIDDEN and leaves no trace', async () => {
  const id = await account('free', '2026-02-01T00:00:00Z');
  await assert.rejects(spend(id, 26), (error) => error instanceof AppError && error.code === 'FORBIDDEN');
  assert.equal((await balance(id)).total, 25);
  assert.equal((await readLedger(database.db, id)).length, 1);
});

test('a period that began on the 31st resets at the end of short months and returns to the 31st', async () => {
  const id = await account('pro', '2028-01-31T12:00:00Z');
  for (const [lastMoment, reset] of [
    ['2028-02-29T11:59:59.999Z', '2028-02-29T12:00:00Z'],
    ['2028-03-31T11:59:59.999Z', '2028-03-31T12:00:00Z'],
    ['2028-04-30T11:59:59.999Z', '2028-04-30T12:00:00Z'],
    ['2029-02-28T11:59:59.999Z', '2029-02-28T12:00:00Z'],
  ] as const) {
    clock.set(lastMoment);
    await spend(id, 5);
    assert.equal((await balance(id)).included, 995, lastMoment);
    clock.set(reset);
    assert.equal((await balance(id)).included, 1000, reset);
  }
  await assertLedgerIsBalance(id);
});

test('a clock that is turned back brings no earlier period back, and its credits are not given again', async () => {
  const id = await account('pro', '2026-03-10T00:00:00Z');
  await spend(id, 900);
  clock.set('2026-04-10T00:00:01Z');
  assert.equal((await balance(id)).total, 1000);
  await spend(id, 300);
  for (const hour of ['2026-04-09T00:00:00Z', '2026-04-10T00:00:02Z', '2026-03-01T00:00:00Z']) {
    clock.set(hour);
    assert.equal((await balance(id)).total, 700, hour);
  }
  clock.set('2026-05-10T00:00:00Z');
  assert.equal((await balance(id)).total, 1000);
  await assertLedgerIsBalance(id);
});

test('unused credits of a period do not carry over, packs do', async () => {
  const id = await account('pro', '2026-03-10T00:00:00Z');
  await grantPack(database.db, clock, id, 50);
  assert.deepEqual(await balance(id), { included: 1000, purchased: 50, total: 1050 });
  clock.set('2026-09-10T00:00:00Z');
  assert.deepEqual(await balance(id), { included: 1000, purchased: 50, total: 1050 });
});

test('free credits sleep while the account is pro and come back on downgrade', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  await spend(id, 5);
  await changePlan(database.db, clock, id, { plan: 'pro', since: null });
  assert.deepEqual(await balance(id), { included: 1000, purchased: 0, total: 1000 });
  await spend(id, 5);
  await changePlan(database.db, clock, id, { plan: 'free', since: null });
  assert.deepEqual(await balance(id), { included: 20, purchased: 0, total: 20 });
  await changePlan(database.db, clock, id, { plan: 'pro', since: null });
  await changePlan(database.db, clock, id, { plan: 'free', since: null });
  assert.deepEqual(await balance(id), { included: 20, purchased: 0, total: 20 });
  await assertLedgerIsBalance(id);
});

test('a refund goes back to the grants it came from', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  await grantPack(database.db, clock, id, 10);
  await spend(id, 23);
  const document = await spend(id, 5);
  assert.deepEqual(await balance(id), { included: 0, purchased: 7, total: 7 });
  await giveBack(id, document);
  assert.deepEqual(await balance(id), { included: 2, purchased: 10, total: 12 });
  await assertLedgerIsBalance(id);
});

test('a refund to a period that has ended stays ended, one to sleeping free credits wakes with them', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  const whileFree = await spend(id, 5);
  await changePlan(database.db, clock, id, { plan: 'pro', since: null });
  const inFirstPeriod = await spend(id, 5);
  clock.set('2026-04-02T00:00:00Z');
  assert.equal((await balance(id)).total, 1000);
  await giveBack(id, whileFree);
  await giveBack(id, inFirstPeriod);
  assert.equal((await balance(id)).total, 1000);
  await assertLedgerIsBalance(id);
  await changePlan(database.db, clock, id, { plan: 'free', since: null });
  assert.equal((await balance(id)).total, 25);
  await assertLedgerIsBalance(id);
});

test('the database refuses a second charge, a second refund, a refund without a charge, and any change of the ledger', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  const document = await spend(id, 5);
  const insert = (reason: string, delta: number, documentId = document) =>
    sql`insert into credit_entries (account_id, grant_id, document_id, reason, delta, created_at)
      select ${id}, id, ${documentId}, ${reason}, ${delta}, now() from credit_grants where account_id = ${id}`.execute(
      database.db,
    );
  await assert.rejects(insert('charge', -5), /credit_entries_once/);
  await assert.rejects(insert('charge', -5, newId()), /differs from its cost/);
  await assert.rejects(insert('refund', 5, newId()), /never charged/);
  await assert.rejects(insert('refund', 4), /never charged/);
  await giveBack(id, document);
  await assert.rejects(giveBack(id, document), /credit_entries_once/);
  await assert.rejects(
    sql`update credit_entries set delta = 100 where account_id = ${id}`.execute(database.db),
    /append-only/,
  );
  await assert.rejects(sql`delete from credit_entries where account_id = ${id}`.execute(database.db), /append-only/);
  await assert.rejects(
    sql`update credit_grants set remaining = -1 where account_id = ${id}`.execute(database.db),
    /check constraint/,
  );
  assert.equal((await balance(id)).total, 25);
});

test('the start of a subscription decides its periods', async () => {
  const id = await account('free', '2026-11-15T08:00:00Z');
  await changePlan(database.db, clock, id, { plan: 'pro', since: new Date('2026-09-15T08:00:05Z') });
  await spend(id, 5);
  assert.equal((await balance(id)).included, 995);
  clock.set('2026-11-15T08:00:05Z');
  assert.equal((await balance(id)).included, 1000);
  await assert.rejects(
    changePlan(database.db, clock, id, { plan: 'pro', since: new Date('2026-11-16T00:00:00Z') }),
    /future/,
  );
});

test('of 40 charges at once on credits for 5, five succeed', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => spend(id, 5)));
  assert.equal(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 5);
  assert.equal((await balance(id)).total, 0);
  await assertLedgerIsBalance(id);
});
