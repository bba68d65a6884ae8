import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from './server.ts';

const NEVER_UNAVAILABLE = { isUnavailable: () => false };
const BODY_TIMEOUT_MS = 200;
const RATE_WINDOW_MS = 1000;

let app: FastifyInstance;
before(async () => {
  app = createServer(pino({ level: 'silent' }), NEVER_UNAVAILABLE, {
    bodyTimeoutMs: BODY_TIMEOUT_MS,
    rateWindowMs: RATE_WINDOW_MS,
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/quick', async (request) => ({ got: request.body }));
  app.post('/slow', { config: { takesLongBody: true } }, async (request) => ({ got: request.body }));
  app.post('/gated', async (request) => ({ got: request.body }));
  app.get('/broken', async () => {
    throw new Error('a secret of ours');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/gated') await sleep(BODY_TIMEOUT_MS * 3);
    if (request.url === '/refused') return reply.code(403).send('Forbidden');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => app.close());

/** Sends the first half of a body, and the other one, if at all, when the time for it is over. */
async function sendSlowly(path: string, otherHalf: string | null): Promise<string> {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nab`,
  );
  if (otherHalf !== null) {
    await sleep(BODY_TIMEOUT_MS * 2);
    socket.write(otherHalf);
  }
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

test('a body that does not arrive in time is refused', async () => {
  const answer = await sendSlowly('/quick', null);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /The request did not arrive in time\./);
});

test('a route may give its callers longer', async () => {
  const answer = await sendSlowly('/slow', 'cd');
  assert.match(answer, /^HTTP\/1\.1 200 /);
  assert.match(answer, /\{"got":"abcd"\}/);
});

test('a body that breaks behind an early answer is refused, and its second answer ends nothing', async (t) => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  t.after(() => process.off('unhandledRejection', note));
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /refused HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  assert.match(answer, /^HTTP\/1\.1 400 /);
  await sleep(BODY_TIMEOUT_MS);
  assert.deepEqual(rejections, []);
});

/** Sends a little now and then, for as long as the service listens. */
async function drip(path: string, bytes: number): Promise<{ answer: string; sent: number }> {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 200000\r\n\r\n`,
  );
  const dripping = setInterval(() => {
    socket.write('x'.repeat(bytes));
    sent += bytes;
  }, 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return { answer, sent };
}

test('also there a body that only drips is refused, and one over a slow line is not', async () => {
  const dripping = await drip('/slow', 10);
  assert.match(dripping.answer, /^HTTP\/1\.1 400 [\s\S]*did not arrive in time/);
  assert.ok(dripping.sent < 10_000, `${dripping.sent}`);
  const slow = await drip('/slow', 4000);
  assert.match(slow.answer, /^HTTP\/1\.1 200 /);
});

test('a body for an address that nobody has is answered too', async () => {
  const { port } = app.server.address() as net.AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/nowhere`, { method: 'POST', body: 'abcd' });
  assert.equal(answer.status, 404);
});

test('while we are slow ourselves, a body that is there is not late', async () => {
  const { port } = app.server.address() as net.AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/gated`, { method: 'POST', body: 'abcd' });
  assert.equal(answer.status, 200);
});

test('a route that breaks tells nothing of the reason', async () => {
  const { port } = app.server.address() as net.AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/broken`);
  assert.equal(answer.status, 500);
  assert.doesNotMatch(await answer.text(), /secret/);
});
