import assert from 'node:assert/strict';
import net from 'node:net';
import { describe, test } from 'node:test';
import { JOB } from './support/endpoints.ts';
import { runningService } from './support/running-service.ts';

const PATIENCE_MS = 9_000;
const CHUNK_BYTES = 64 * 1024;
const TEN_MB = 10 * 1024 * 1024;

/** What fails before there is a request still gets an envelope. */
describe('malformed HTTP', { concurrency: true }, () => {
  const running = runningService();

  /** Sends everything, and only then reads until the other side hangs up: as simple clients do. */
  async function converse(parts: (string | Buffer)[]): Promise<string> {
    const { port } = new URL(running.service.baseUrl);
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')));
    socket.pause();
    for (const part of parts) await written(socket, part);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  function assertBadRequest(answer: string): void {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    assert.match(head, /^HTTP\/1\.1 400 /, answer.slice(0, 300));
    assert.match(head, /^content-type: application\/json/im);
    const envelope = JSON.parse(body);
    assert.deepEqual(Object.keys(envelope).sort(), ['data', 'message', 'success']);
    assert.equal(envelope.success, false);
    assert.equal(envelope.data.error_code, 'BAD_REQUEST');
    assert.deepEqual(envelope.data.details, {});
  }

  const GARBAGE: Record<string, string | Buffer> = {
    'a line of garbage': 'GARBAGE\r\n\r\n',
    'a handshake of TLS': Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3, 4]),
    'an unknown version': 'GET /v1/resume/x HTTP/9.9\r\n\r\n',
    'an unknown method': 'FROB /v1/resume/x HTTP/1.1\r\nHost: a\r\n\r\n',
    'a header without a colon': 'GET /v1/resume/x HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n',
    'headers of 20 kB': `GET /v1/resume/x HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    'two lengths': 'POST /v1/resume/create HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'a length and chunks':
      'POST /v1/resume/create HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'a broken chunk behind a request that is answered without its body':
      'OPTIONS /v1/mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'no Host header': 'GET /v1/resume/x HTTP/1.1\r\n\r\n',
  };

  for (const [what, bytes] of Object.entries(GARBAGE)) {
    test(`${what} is answered with a 400 envelope`, async () => {
      assertBadRequest(await converse([bytes]));
    });
  }

  test('headers that do not come to an end are answered with a 400 envelope', async () => {
    assertBadRequest(await converse(['GET /v1/resume/x HTTP/1.1\r\nHost: a\r\nX-Slow: ']));
  });

  test('an expectation that nobody knows is an envelope, as everything under /v1', async () => {
    const answer = await converse([
      'GET /v1/resume/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: magic\r\n\r\n',
    ]);
    assert.match(answer, /"success":false/);
    assert.match(answer, /^HTTP\/1\.1 (400|401) /);
  });

  for (const [what, framing] of [
    ['with its length', `Content-Length: ${TEN_MB}`],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ] as const) {
    test(`a body of 10 MB ${what} is answered with 400, and a client that sends it all can read the answer`, async () => {
      const { key } = await running.account();
      const head = `POST /v1/resume/create HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nConnection: close\r\n${framing}\r\n\r\n`;
      const chunk = Buffer.alloc(CHUNK_BYTES, 'a');
      const framed =
        what === 'in chunks'
          ? Buffer.concat([Buffer.from(`${CHUNK_BYTES.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
          : chunk;
      const end = what === 'in chunks' ? ['0\r\n\r\n'] : [];
      assertBadRequest(await converse([head, ...Array(TEN_MB / CHUNK_BYTES).fill(framed), ...end]));
    });
  }

  test('afterwards the service answers as before', async () => {
    const { key } = await running.account();
    await Promise.allSettled(Array.from({ length: 50 }, () => converse(['GARBAGE\r\n\r\n'])));
    assert.equal((await running.askNow('/v1/resume/create', { key, body: JOB })).status, 202);
  });
});

function written(socket: net.Socket, part: string | Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('error', reject);
  socket.write(part, () => {
    socket.off('error', reject);
    resolve();
  });
  return promise;
}
