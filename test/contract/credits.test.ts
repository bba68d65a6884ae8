import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changePlan, readBalance } from '../../src/domain/credits/credits.ts';
import { CREATE_COVER_LETTER, CREATE_RESUME, CREATES, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { fail } from './support/jobs.ts';
import { runningService } from './support/running-service.ts';
import { failureOf, useTool } from './support/tools.ts';

/** docs/pricing.md. */
describe('credits', () => {
  const running = runningService();

  const balanceOf = (accountId: string) => {
    const { database, clock } = running.service.engines;
    return readBalance(database.db, clock, accountId);
  };

  async function assertLedgerIsBalance(accountId: string, total: number): Promise<void> {
    const [ledger] = await running.rows<{ sum: string }>(
      'select sum(delta) from credit_entries where account_id = $1',
      [accountId],
    );
    const [grants] = await running.rows<{ sum: string }>(
      'select sum(remaining) from credit_grants where account_id = $1',
      [accountId],
    );
    assert.deepEqual([Number(ledger?.sum), Number(grants?.sum)], [total, total]);
  }

  test('of 200 parallel creates with credits for exactly 7, 7 are accepted and the rest FORBIDDEN', async () => {
    const { id, key } = await running.account({ credits: 10 });
    running.clock.advance(60_000);
    const results = await Promise.all(Array.from({ length: 200 }, () => useTool(running, key, 'create_resume', JOB)));
    const refused = results.filter((result) => result.isError);
    assert.equal(results.length - refused.length, 7);
    assert.deepEqual([...new Set(refused.map((result) => failureOf(result).error_code))], ['FORBIDDEN']);
    assert.deepEqual(await balanceOf(id), { included: 0, purchased: 0, total: 0 });
    await assertLedgerIsBalance(id, 0);
    const documents = await running.rows('select id from documents where account_id = $1', [id]);
    assert.equal(documents.length, 7);
  });

  test('a resume costs 5 and a cover letter 3, by REST and by tool, from one balance', async () => {
    const { id, key } = await running.account();
    assert.equal((await balanceOf(id)).total, 25);
    await running.ask(CREATE_RESUME.path, { key, body: JOB });
    assert.equal((await balanceOf(id)).total, 20);
    await running.ask(CREATE_COVER_LETTER.path, { key, body: JOB });
    assert.equal((await balanceOf(id)).total, 17);
    await useTool(running, key, 'create_resume', JOB);
    assert.equal((await balanceOf(id)).total, 12);
    await useTool(running, key, 'create_cover_letter', JOB);
    assert.equal((await balanceOf(id)).total, 9);
    await useTool(running, key, 'use_docs');
    await assertLedgerIsBalance(id, 9);
  });

  test('packs are consumed only after all included credits; one charge may split', async () => {
    const { id, key } = await running.account({ credits: 10 });
    for (let made = 1; made <= 8; made++) await running.ask(CREATE_COVER_LETTER.path, { key, body: JOB });
    assert.deepEqual(await balanceOf(id), { included: 1, purchased: 10, total: 11 });
    await running.ask(CREATE_COVER_LETTER.path, { key, body: JOB });
    assert.deepEqual(await balanceOf(id), { included: 0, purchased: 8, total: 8 });
    await assertLedgerIsBalance(id, 8);
  });

  test('a pro account has 1,000 credits a month, reset and not carried over; packs never expire', async () => {
    running.clock.set('2027-01-31T10:00:00.000Z');
    const { id, key } = await running.account({ plan: 'pro', credits: 7 });
    await running.ask(CREATE_RESUME.path, { key, body: JOB });
    assert.deepEqual(await balanceOf(id), { included: 995, purchased: 7, total: 1002 });
    running.clock.set('2027-02-28T09:59:59.999Z');
    assert.equal((await balanceOf(id)).included, 995);
    running.clock.set('2027-02-28T10:00:00.000Z');
    assert.deepEqual(await balanceOf(id), { included: 1000, purchased: 7, total: 1007 });
    running.clock.set('2027-03-28T10:00:00.000Z');
    await running.ask(CREATE_RESUME.path, { key, body: JOB });
    assert.equal((await balanceOf(id)).included, 995);
    running.clock.set('2027-03-31T10:00:00.000Z');
    assert.deepEqual(await balanceOf(id), { included: 1000, purchased: 7, total: 1007 });
    await assertLedgerIsBalance(id, 1007);
  });

  test('free credits sleep while the account is pro and come back as they were', async () => {
    const { id, key } = await running.account();
    await running.ask(CREATE_RESUME.path, { key, body: JOB });
    const { database, clock } = running.service.engines;
    await changePlan(database.db, clock, id, { plan: 'pro', since: null });
    assert.equal((await balanceOf(id)).included, 1000);
    await changePlan(database.db, clock, id, { plan: 'free', since: null });
    assert.equal((await balanceOf(id)).included, 20);
  });

  for (const { operation, path, cost } of CREATES) {
    test(`a FAILED document of ${operation} gives its ${cost} credits back, once`, async () => {
      const { id, key } = await running.account();
      const created = await running.ask(path, { key, body: JOB });
      assert.equal((await balanceOf(id)).total, 25 - cost);
      await fail(running, created.json.data.id);
      await fail(running, created.json.data.id);
      assert.equal((await balanceOf(id)).total, 25);
      await assertLedgerIsBalance(id, 25);
    });
  }

  test('status reads and refused creates cost nothing', async () => {
    const { id, key } = await running.account();
    assertFailure(await running.ask(CREATE_RESUME.path, { key, body: {} }), 400, 'BAD_REQUEST');
    const bad = { ...JOB, company_url: 'http://127.0.0.1' };
    assertFailure(await running.ask(CREATE_RESUME.path, { key, body: bad }), 400, 'VALIDATION_ERROR');
    assert.equal((await balanceOf(id)).total, 25);
    await assertLedgerIsBalance(id, 25);
  });
});
