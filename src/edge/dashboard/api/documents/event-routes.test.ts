import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../../../../test/support/until.ts';
import type { Listener } from '../../../../domain/documents/views/live.ts';
import { createMemoryLeases } from '../../../../platform/limits/memory-leases.ts';
import type { ApiDeps } from '../api-deps.ts';
import { registerEventRoutes } from './event-routes.ts';

let app: FastifyInstance;
let port: number;
const listeners = new Set<Listener>();
/** What the answer to a new listener waits for. */
let ready: Promise<void> = Promise.resolve();

before(async () => {
  app = Fastify();
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request) => {
    request.visitor = { accountId: 'ann', email: 'ann@example.com', sessionId: 'one' };
  });
  const live = {
    async listen(_accountId: string, listener: Listener) {
      listeners.add(listener);
      await ready;
      return () => void listeners.delete(listener);
    },
  };
  registerEventRoutes(app, { live, lease: createMemoryLeases() } as unknown as ApiDeps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
after(() => app.close());

function openStream(rest = '\r\n'): { socket: net.Socket; heard(): string } {
  let heard = '';
  const socket = net.connect(port, '127.0.0.1', () => socket.write(`GET /events HTTP/1.1\r\nHost: test\r\n${rest}`));
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      heard += chunk;
    });
  return { socket, heard: () => heard };
}

const isEnded = (stream: { heard(): string }) => stream.heard().endsWith('0\r\n\r\n');

test('an account has no more than twelve streams, also when many are opened at once', async () => {
  const gate = Promise.withResolvers<void>();
  ready = gate.promise;
  const streams = Array.from({ length: 40 }, () => openStream());
  await until(async () => listeners.size === 40);
  gate.resolve();
  await until(async () => listeners.size <= 12);
  assert.equal(streams.filter((stream) => stream.heard().includes('retry:') && !isEnded(stream)).length, 12);
  for (const { socket } of streams) socket.destroy();
  await until(async () => listeners.size === 0);
});

test('a page that announces a body and goes away in the middle of it leaves no listener behind', async () => {
  const { socket, heard } = openStream(`Content-Length: 1000000\r\n\r\n${'x'.repeat(200_000)}`);
  await until(async () => heard().includes('retry:'));
  socket.destroy();
  await until(async () => listeners.size === 0);
});

test('a page that is gone before its stream begins leaves no listener behind', async () => {
  const gate = Promise.withResolvers<void>();
  ready = gate.promise;
  const { socket } = openStream();
  await until(async () => listeners.size === 1);
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  socket.destroy();
  await until(async () => (await connections()) === 0);
  gate.resolve();
  await until(async () => listeners.size === 0);
});

test('the stream of an account that is barred ends at once', async () => {
  ready = Promise.resolve();
  const stream = openStream();
  await until(async () => stream.heard().includes('retry:'));
  for (const listener of listeners) listener('barred');
  await until(async () => isEnded(stream));
  stream.socket.destroy();
  await until(async () => listeners.size === 0);
});
