import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { exchange } from './exchange.ts';

test('a connection that closed before the request was sent is an answer that never came, not an endless retry', async () => {
  const closed = new Socket();
  closed.destroy();
  const signal = AbortSignal.timeout(2000);
  await assert.rejects(exchange(new URL('http://company.example/'), closed, 'text/html', signal), {
    reason: 'broken_answer',
  });
  assert.equal(signal.aborted, false);
});
