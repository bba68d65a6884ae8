import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { until } from '../../../../../test/support/until.ts';
import { systemClock } from '../../../../base/clock.ts';
import type { ApiDeps } from '../api-deps.ts';
import { registerAccountRoutes } from './account-routes.ts';

/** Whoever stops reading, and whoever reads a little now and then. */
for (const [what, bytesEach50Ms] of [
  ['stops reading', 0],
  ['hardly reads', 100],
] as const) {
  test(`whoever ${what} loses the archive, so that others get theirs`, async () => {
    const { isMaking, socket, close } = await beginReading(500);
    const reading = setInterval(() => bytesEach50Ms > 0 && socket.read(bytesEach50Ms), 50);
    await until(async () => !isMaking());
    clearInterval(reading);
    await close();
  });
}

test('whoever goes on reading keeps it', async () => {
  const windowMs = 1000;
  const { isMaking, socket, close } = await beginReading(windowMs);
  socket.resume();
  await sleep(windowMs * 2.5);
  assert.equal(isMaking(), true);
  await close();
});

async function beginReading(windowMs: number) {
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
    request.visitor = { accountId: 'ann', email: 'ann@example.com', sessionId: 'one' };
  });
  registerAccountRoutes(
    app,
    { clock: systemClock, exportArchive: async () => archive() } as unknown as ApiDeps,
    windowMs,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write('GET /account/export HTTP/1.1\r\nHost: test\r\n\r\n'),
  );
  socket.pause().on('error', () => {});
  await until(async () => isMaking);
  const close = async () => {
    socket.destroy();
    await app.close();
  };
  return { isMaking: () => isMaking, socket, close };
}
