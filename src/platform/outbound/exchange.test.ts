import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
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

test('a connection that was made in vain is closed', async (context) => {
  const server = createServer().listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await assert.rejects(exchange(new URL('http://company.example/'), socket, 'text/html', AbortSignal.abort()), {
    reason: 'no_answer',
  });
  assert.equal(socket.destroyed, true);
});
