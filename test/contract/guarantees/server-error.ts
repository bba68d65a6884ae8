import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CreateEndpoint, type StatusEndpoint, wellFormed } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { runningService } from '../support/running-service.ts';
import { assertNothingHappened } from '../support/traces.ts';

/** docs/errors.md: a server error. We always say INTERNAL_ERROR, and never why. */
export function answersServerErrors(endpoint: CreateEndpoint | StatusEndpoint): void {
  const { operation, path, body } = wellFormed(endpoint);

  describe(`${operation} 500 INTERNAL_ERROR`, () => {
    const running = runningService();

    test('what breaks inside is an envelope without detail, and nothing of the request is kept', async () => {
      const { id, key } = await running.account();
      await running.rows('alter table documents rename to documents_away');
      const answer = await running.ask(path, { key, body });
      await running.rows('alter table documents_away rename to documents');
      const message = assertFailure(answer, 500, 'INTERNAL_ERROR');
      assert.doesNotMatch(answer.text, /documents|relation|sql|error:|\.ts/i);
      assert.doesNotMatch(message, /undefined|null/);
      assert.deepEqual(answer.json.data.details, {});
      await assertNothingHappened(running, id);
      assert.notEqual((await running.ask(path, { key, body })).status, 500);
    });
  });
}
