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
import { changePlan, grantPack, hadFreeCredits, readBalance, readCredits } from './credits.ts';
import { readLedger, readLedgerPage } from './ledger.ts';
import { refund } from './refund.ts';

let database: TestDatabase;
const clock = testClock('2026-01-31T12:00:00Z');

before(async () => {
  database = await testDatabase();
});
after(() => database.close());

async function account(plan: 'free' | 'pro', now: string, isConfirmed = true): Promise<string> {
  clock.set(now);
  const email = `${newId()}@example.com`;
  const verifiedAt = isConfirmed ? clock.now() : null;
  const { id } = await inTransaction(database.db, (tx) =>
    insertAccount(tx, { email, plan, verifiedAt, now: clock.now() }),
  );
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
  await assert.rejects(spend(id, 26), (error) => {
    assert.ok(error instanceof AppError);
    assert.equal(error.code, 'FORBIDDEN');
    assert.equal(error.message, 'Insufficient generation credits: this document costs 26, and 25 are left.');
    assert.deepEqual(error.details, { required: 26, available: 25 });
    return true;
  });
  assert.equal((await balance(id)).total, 25);
  assert.equal((await readLedger(database.db, id)).length, 1);
  await spend(id, 25);
  assert.equal((await balance(id)).total, 0);
});

test('before the address is confirmed there are no free credits, and a refusal says how to get them', async () => {
  const id = await account('free', '2026-02-01T00:00:00Z', false);
  assert.equal((await balance(id)).total, 0);
  await assert.rejects(spend(id, 5), /and 0 are left\. Confirm your e-mail address to get the free ones\.$/);
});

test('a pack has 1 to 1,000,000 credits', async () => {
  const id = await account('free', '2026-02-01T00:00:00Z');
  for (const amount of [0, -1, 1.5, 1_000_001, Number.NaN]) {
    await assert.rejects(grantPack(database.db, clock, id, amount), /A pack has 1 to 1000000 credits\./);
  }
  assert.deepEqual(await grantPack(database.db, clock, id, 1), { included: 25, purchased: 1, total: 26 });
  assert.equal((await grantPack(database.db, clock, id, 1_000_000)).purchased, 1_000_001);
});

test('an overview says when credits are replaced and by how many, or that they never are', async () => {
  const free = await account('free', '2026-01-31T12:00:00Z');
  assert.deepEqual(await readCredits(database.db, clock, free), {
    plan: 'free',
    included: 25,
    purchased: 0,
    total: 25,
    renews: null,
  });
  const pro = await account('pro', '2026-01-31T12:00:00Z');
  const renews = { at: new Date('2026-02-28T12:00:00Z'), amount: 1000 };
  assert.deepEqual(await readCredits(database.db, clock, pro), {
    plan: 'pro',
    included: 1000,
    purchased: 0,
    total: 1000,
    renews,
  });
});

test('it is known who had the free credits, by the account itself or by an earlier one of its address', async () => {
  const hadThem = async (id: string) =>
    inTransaction(database.db, async (tx) => hadFreeCredits(tx, await lockAccount(tx, id)));
  const pro = await account('pro', '2026-02-01T00:00:00Z');
  await balance(pro);
  assert.equal(await hadThem(pro), false);
  const free = await account('free', '2026-02-01T00:00:00Z');
  assert.equal(await hadThem(free), false);
  await balance(free);
  assert.equal(await hadThem(free), true);
  assert.equal(await hadThem(pro), false);
  await sql`update accounts set had_free_credits = true where id = ${pro}`.execute(database.db);
  assert.equal(await hadThem(pro), true);
});

test('the ledger is read a page at a time from its newest entry, with the titles of documents that there are', async () => {
  const id = await account('free', '2026-02-01T00:00:00Z');
  await balance(id);
  await grantPack(database.db, clock, id, 10);
  await account('free', '2026-02-01T00:00:00Z').then((other) => spend(other, 5));
  const document = await spend(id, 5);
  await giveBack(id, document);
  await sql`update documents set title = 'Analyst', created_at = ${clock.now()} where id = ${document}`.execute(
    database.db,
  );
  const page = (before: string | null, limit: number) => readLedgerPage(database.db, id, { before, limit });
  const all = await page(null, 10);
  assert.deepEqual(
    all.map(({ reason, delta, kind, document_id, document_title }) => [
      ...[reason, delta, kind, document_id, document_title],
    ]),
    [
      ['refund', 5, 'free', document, 'Analyst'],
      ['charge', -5, 'free', document, 'Analyst'],
      ['grant', 10, 'pack', null, null],
      ['grant', 25, 'free', null, null],
    ],
  );
  assert.deepEqual(await page(null, 2), all.slice(0, 2));
  assert.deepEqual(await page(all[1]!.id, 2), all.slice(2));
  assert.deepEqual(
    (await readLedger(database.db, id)).map(({ balance, bucket }) => [balance, bucket]),
    [
      [25, 'included'],
      [35, 'purchased'],
      [30, 'included'],
      [35, 'included'],
    ],
  );
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
  assert.equal(await giveBack(id, document), 5);
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

test('what a plan no longer gives is gone at the first look, whoever changed the plan', async () => {
  const id = await account('pro', '2026-03-01T00:00:00Z', false);
  assert.equal((await balance(id)).total, 1000);
  await sql`update accounts set plan = 'free', pro_since = null where id = ${id}`.execute(database.db);
  assert.equal((await balance(id)).total, 0);
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
  const sinceWhen = async (since: Date | null) =>
    (await changePlan(database.db, clock, id, { plan: 'pro', since })).pro_since;
  assert.deepEqual(await sinceWhen(null), new Date('2026-09-15T08:00:05Z'), 'a subscription that runs goes on');
  assert.deepEqual(await sinceWhen(clock.now()), clock.now(), 'one may begin now');
});

test('of 40 charges at once on credits for 5, five succeed', async () => {
  const id = await account('free', '2026-03-01T00:00:00Z');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => spend(id, 5)));
  assert.equal(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 5);
  assert.equal((await balance(id)).total, 0);
  await assertLedgerIsBalance(id);
});
