import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grantPack } from '../../../src/domain/credits/credits.ts';
import { type CreateEndpoint, JOB } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { runningService } from '../support/running-service.ts';

/** docs/pricing.md. */
export function refusesWithoutCredits(endpoint: CreateEndpoint, affordable: number): void {
  const { operation, path, cost } = endpoint;

  describe(`${operation} 403 FORBIDDEN`, () => {
    const running = runningService();

    test(`the free plan's 25 credits pay for ${affordable}, and the next is refused and leaves no trace`, async () => {
      const { id, key } = await running.account();
      for (let made = 1; made <= affordable; made++) {
        assert.equal((await running.ask(path, { key, body: JOB })).status, 202);
      }
      const message = assertFailure(await running.ask(path, { key, body: JOB }), 403, 'FORBIDDEN');
      assert.match(message, /credit/i);
      const documents = await running.rows('select id from documents where account_id = $1', [id]);
      assert.equal(documents.length, affordable);
      const jobs = await running.rows('select id from jobs where account_id = $1', [id]);
      assert.equal(jobs.length, affordable);
      const [spent] = await running.rows<{ sum: string }>(
        "select sum(delta) from credit_entries where account_id = $1 and reason = 'charge'",
        [id],
      );
      assert.equal(Number(spent?.sum), -affordable * cost);
    });

    test('free credits are never refreshed; a pack opens the way again', async () => {
      const { id, key } = await running.account();
      for (let made = 1; made <= affordable; made++) await running.ask(path, { key, body: JOB });
      running.clock.advance(400 * 24 * 60 * 60 * 1000);
      assertFailure(await running.ask(path, { key, body: JOB }), 403, 'FORBIDDEN');
      const { database, clock } = running.service.engines;
      await grantPack(database.db, clock, id, cost);
      assert.equal((await running.ask(path, { key, body: JOB })).status, 202);
      assertFailure(await running.ask(path, { key, body: JOB }), 403, 'FORBIDDEN');
    });

    test('one credit too few is refused', async () => {
      const { id, key } = await running.account();
      // Leaves the account with one credit less than the price.
      const { database, clock } = running.service.engines;
      await grantPack(database.db, clock, id, cost - 1);
      await running.rows(
        `insert into credit_entries (account_id, grant_id, reason, delta, created_at)
         select account_id, id, 'expire', -remaining, $2 from credit_grants where account_id = $1 and kind = 'free'`,
        [id, clock.now()],
      );
      assertFailure(await running.ask(path, { key, body: JOB }), 403, 'FORBIDDEN');
      await grantPack(database.db, clock, id, 1);
      assert.equal((await running.ask(path, { key, body: JOB })).status, 202);
    });
  });
}
