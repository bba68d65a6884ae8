import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer } from '../../support/call.ts';
import { type CreateEndpoint, type StatusEndpoint, wellFormed } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { addKey, NEVER_ISSUED, revoke } from '../support/keys.ts';
import { runningService } from '../support/running-service.ts';
import { assertNothingHappened } from '../support/traces.ts';

/** docs/authentication.md: a missing, invalid, expired or revoked key. */
export function refusesBadKeys(endpoint: CreateEndpoint | StatusEndpoint): void {
  const { operation, path, body } = wellFormed(endpoint);

  describe(`${operation} 401 UNAUTHORIZED`, () => {
    const running = runningService();

    test('a missing key, another scheme and a malformed header are refused', async () => {
      const { id, key } = await running.account();
      assertFailure(await running.ask(path, { body }), 401, 'UNAUTHORIZED');
      const headers = ['', 'Bearer', 'Bearer ', key, `Basic ${key}`, `Token ${key}`, `Bearer${key}`, `Bearer ${key} x`];
      for (const authorization of headers) {
        assertFailure(await running.ask(path, { body, headers: { authorization } }), 401, 'UNAUTHORIZED');
      }
      await assertNothingHappened(running, id);
    });

    test('a key anywhere but in the Authorization header does not count', async () => {
      const { key } = await running.account();
      const headers = { 'x-api-key': key, cookie: `api_key=${key}` };
      const answer = await running.ask(`${path}?api_key=${key}&access_token=${key}`, { body, headers });
      assertFailure(answer, 401, 'UNAUTHORIZED');
    });

    test('a key that was never issued, a mistyped and a shortened one are refused', async () => {
      const { id, key } = await running.account();
      const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
      const swapped = key.slice(0, 3) + key.slice(3, 33).split('').reverse().join('') + key.slice(33);
      const tokens = [NEVER_ISSUED, mistyped, swapped, key.slice(0, -1), `${key}0`, key.toLowerCase(), 'x', '"; --'];
      for (const token of tokens) {
        assertFailure(
          await running.ask(path, { body, headers: { authorization: `Bearer ${token}` } }),
          401,
          'UNAUTHORIZED',
        );
      }
      await assertNothingHappened(running, id);
    });

    test('a key works until the moment it expires, and not from then on', async () => {
      const { id } = await running.account();
      const { key } = await addKey(running, id, new Date(running.clock.now().getTime() + 60_001));
      assert.notEqual((await running.ask(path, { key, body })).status, 401);
      running.clock.advance(1);
      assertFailure(await running.askNow(path, { key, body }), 401, 'UNAUTHORIZED');
    });

    test('a key is refused from the next request after it was revoked; the other keys of the account work', async () => {
      const { id, key, keyId } = await running.account();
      const other = await addKey(running, id);
      assert.notEqual((await running.ask(path, { key, body })).status, 401);
      await revoke(running, keyId);
      assertFailure(await running.askNow(path, { key, body }), 401, 'UNAUTHORIZED');
      assert.notEqual((await running.ask(path, { key: other.key, body })).status, 401);
    });

    test('unknown, expired and revoked keys answer identically', async () => {
      const { id, key, keyId } = await running.account();
      const expired = await addKey(running, id, new Date(running.clock.now().getTime() + 1));
      await revoke(running, keyId);
      running.clock.advance(120_000);
      const answers: Answer[] = [];
      for (const token of [NEVER_ISSUED, 'unknown', expired.key, key]) {
        answers.push(await running.askNow(path, { key: token, body }));
      }
      const [first, ...others] = answers.map(comparable);
      assert.equal(first?.status, 401);
      assert.equal(first?.headers['x-ratelimit-remaining'], '9');
      for (const other of others) assert.deepEqual(other, first);
    });
  });
}

/** Without what is different in any two answers. */
function comparable({ status, headers, text }: Answer) {
  const { 'x-request-id': _id, date: _date, ...same } = headers;
  return { status, headers: same, text };
}
