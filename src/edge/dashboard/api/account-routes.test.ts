import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { systemClock } from '../../../base/clock.ts';
import { registerAccountRoutes } from './account-routes.ts';
import type { ApiDeps } from './api-deps.ts';
import { until } from './testing/until.ts';

test('whoever stops reading an archive loses it, so that others get theirs', async () => {
  let isMaking = false;
  async function* archive(): AsyncGenerator<Uint8Array> {
    isMaking = true;
    try {
      for (;;) yield new Uint8Array(1024 * 1024);
    } finally {
      isMaking = false;
    }
  }
  const app = Fastify();
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request) => {
    request.visitor = { accountId: 'ann', email: 'ann@example.com', isConfirmed: true, sessionId: 'one' };
  });
  registerAccountRoutes(app, { clock: systemClock, exportArchive: async () => archive() } as unknown as ApiDeps, 200);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write('GET /account/export HTTP/1.1\r\nHost: test\r\n\r\n'),
  );
  socket.on('error', () => {}).pause();
  await until(async () => isMaking);
  await until(async () => !isMaking);
  assert.equal(isMaking, false);
  socket.destroy();
  await app.close();
});
