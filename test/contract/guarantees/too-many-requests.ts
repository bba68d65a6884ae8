import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CreateEndpoint, type StatusEndpoint, wellFormed } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { runningService } from '../support/running-service.ts';

/** docs/rate-limiting.md, as each endpoint shows it; limits.test.ts has the walk through the layers. */
export function limitsRequests(endpoint: CreateEndpoint | StatusEndpoint): void {
  const { operation, path, body } = wellFormed(endpoint);

  describe(`${operation} 429 RATE_LIMIT_EXCEEDED`, () => {
    const running = runningService();

    for (const [plan, limit] of [
      ['free', 10],
      ['pro', 20],
    ] as const) {
      test(`a key of the ${plan} plan has ${limit} requests in 60 seconds`, async () => {
        const { id, key } = await running.account({ plan, credits: 200 });
        running.clock.advance(60_000);
        for (let request = 1; request <= limit; request++) {
          assert.notEqual((await running.askNow(path, { key, body })).status, 429, `request ${request}`);
        }
        running.clock.advance(17_500);
        const refused = await running.askNow(path, { key, body });
        assertFailure(refused, 429, 'RATE_LIMIT_EXCEEDED');
        const documents = await running.rows('select id from documents where account_id = $1', [id]);
        assert.equal(documents.length, 'create' in endpoint ? 0 : limit);
      });
    }

    test('the 429 has the fixed message, retry_after, and the three headers', async () => {
      running.clock.set('2026-04-01T00:00:00.000Z');
      const { key } = await running.account({ credits: 200 });
      for (let request = 1; request <= 10; request++) await running.askNow(path, { key, body });
      running.clock.advance(17_500);
      const { status, json, headers } = await running.askNow(path, { key, body });
      assert.equal(status, 429);
      assert.deepEqual(json, {
        success: false,
        message: 'Too many requests. Please try again later.',
        data: { error_code: 'RATE_LIMIT_EXCEEDED', details: { retry_after: 43 } },
      });
      assert.equal(headers['retry-after'], '43');
      assert.equal(headers['x-ratelimit-remaining'], '0');
      assert.equal(headers['x-ratelimit-reset'], '1775001660');
    });

    test('after retry_after seconds the key may ask again', async () => {
      const { key } = await running.account({ credits: 200 });
      running.clock.advance(60_000);
      for (let request = 1; request <= 11; request++) await running.askNow(path, { key, body });
      const refused = await running.askNow(path, { key, body });
      running.clock.advance(refused.json.data.details.retry_after * 1000);
      assert.notEqual((await running.askNow(path, { key, body })).status, 429);
    });
  });
}
