import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../../../../test/support/until.ts';
import { createMemoryLeases } from '../../../../platform/limits/memory-leases.ts';
import { limitUploads } from './upload-limit.ts';

let app: FastifyInstance;
/** What finding out who is calling waits for. */
let known: Promise<void> = Promise.resolve();
let asked = 0;

before(async () => {
  app = Fastify();
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request) => {
    asked++;
    await known;
    request.visitor = { accountId: 'ann', email: 'ann@example.com', sessionId: 'one' };
  });
  limitUploads(app, '/files', { lease: createMemoryLeases() });
  app.post('/files', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => app.close());

const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

test('uploads that were given up before they began hold no place', async () => {
  const gate = Promise.withResolvers<void>();
  known = gate.promise;
  const { port } = app.server.address() as AddressInfo;
  const givenUp = Array.from({ length: 2 }, () => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write('POST /files HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n'),
    );
    return socket;
  });
  await until(async () => asked === 2);
  for (const socket of givenUp) socket.destroy();
  await until(async () => (await connections()) === 0);
  gate.resolve();
  const answer = await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST' });
  assert.equal(answer.status, 200);
});
