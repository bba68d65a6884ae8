import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { test } from 'node:test';
import { GOOD, PING, startEndpoint } from './testing/fixture.ts';

test('OPTIONS is answered 204 with CORS and without a key', async (t) => {
  const { url } = await startEndpoint(t);
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: 'https://agent.example', 'access-control-request-method': 'POST' },
  });
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), '*');
  assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  assert.equal(
    response.headers.get('access-control-allow-headers'),
    'authorization, content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, last-event-id',
  );
  assert.equal(
    response.headers.get('access-control-expose-headers'),
    'x-ratelimit-remaining, x-ratelimit-reset, retry-after, www-authenticate, x-request-id',
  );
  assert.equal(response.headers.get('x-ratelimit-remaining'), null);
});

test('OPTIONS is answered 204 also to a client that announces a JSON body and sends none', async (t) => {
  const { url } = await startEndpoint(t);
  const headers = { 'content-type': 'application/json', 'content-length': '0' };
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  httpRequest(url, { method: 'OPTIONS', headers, agent: false }, (response) => {
    resolve(response.resume().statusCode);
  })
    .on('error', reject)
    .end();
  assert.equal(await promise, 204);
});

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  test(`${method} is 405 with Allow, and 401 without a key`, async (t) => {
    const { url } = await startEndpoint(t);
    const response = await fetch(url, { method, headers: { ...GOOD, accept: 'text/event-stream' } });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '599');
    const text = await response.text();
    if (method !== 'HEAD') {
      assert.deepEqual(JSON.parse(text), {
        jsonrpc: '2.0',
        error: { code: -32000, message: 'Method not allowed. Send JSON-RPC messages by POST.' },
        id: null,
      });
    }
    assert.equal((await fetch(url, { method })).status, 401);
  });
}

test('a slash at the end of the address changes nothing', async (t) => {
  const { url } = await startEndpoint(t);
  const slashed = `${url}/`;
  const headers = { ...GOOD, 'content-type': 'application/json' };
  const answer = await fetch(slashed, { method: 'POST', headers, body: JSON.stringify(PING) });
  assert.deepEqual(await answer.json(), { jsonrpc: '2.0', id: 7, result: {} });
  assert.equal(answer.headers.get('x-ratelimit-remaining'), '599');
  assert.equal((await fetch(slashed, { method: 'OPTIONS' })).status, 204);
  assert.equal((await fetch(slashed, { headers: GOOD })).status, 405);
  const refused = await fetch(slashed, { method: 'POST' });
  assert.equal(refused.status, 401);
  assert.equal(((await refused.json()) as { error: { code: number } }).error.code, -32001);
});

test('another method is 405 whatever its body, which is not read', async (t) => {
  const { url } = await startEndpoint(t);
  for (const [type, body] of [
    ['text/plain', 'x'],
    ['application/json', '{'],
  ] as const) {
    const response = await fetch(url, { method: 'PUT', headers: { ...GOOD, 'content-type': type }, body });
    assert.equal(response.status, 405);
  }
});
