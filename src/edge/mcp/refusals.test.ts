import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { test } from 'node:test';
import { DatabaseAway, GOOD, PING, startEndpoint } from './testing/fixture.ts';

test('missing, unknown and malformed credentials get the same 401, as a JSON-RPC error', async (t) => {
  const { url } = await startEndpoint(t);
  for (const authorization of [undefined, 'Bearer lp_bad', 'Bearer', 'Basic bHBfZ29vZDo=', 'lp_good']) {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(PING) });
    assert.equal(response.status, 401);
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    assert.equal(await response.text(), '{"jsonrpc":"2.0","error":{"code":-32001,"message":"Unauthorized"},"id":null}');
    assert.match(response.headers.get('content-type')!, /^application\/json/);
    assert.match(response.headers.get('x-ratelimit-remaining')!, /^\d+$/);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  }
});

test('the word Bearer is understood in any case', async (t) => {
  const { post } = await startEndpoint(t);
  assert.equal((await post(PING, { authorization: 'bEaReR lp_good' })).status, 200);
});

for (const [layer, limits] of [
  ['IP address', { ip: 2, key: 600 }],
  ['key', { ip: 600, key: 2 }],
] as const) {
  test(`over the limit of the ${layer} the answer is the 429 of REST, before any tool runs`, async (t) => {
    const { post, asked } = await startEndpoint(t, { limits });
    await post(PING);
    assert.equal((await post(PING)).headers.get('x-ratelimit-remaining'), layer === 'key' ? '0' : '598');
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'use_docs' } };
    const response = await post(call);
    assert.equal(response.status, 429);
    assert.deepEqual(await response.json(), {
      success: false,
      message: 'Too many requests. Please try again later.',
      data: { error_code: 'RATE_LIMIT_EXCEEDED', details: { retry_after: 42 } },
    });
    assert.equal(response.headers.get('retry-after'), '42');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '0');
    assert.equal(response.headers.get('x-ratelimit-reset'), '1893456000');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.deepEqual(asked.pages, []);
  });
}

test('every request counts once, whatever it holds; OPTIONS counts not at all', async (t) => {
  const { post, url } = await startEndpoint(t);
  const counted = [
    () => post(PING),
    () => post('{'),
    () => post('[]'),
    () => post(PING, { 'content-type': 'text/plain' }),
    () => post({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    () => post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    () => fetch(url, { headers: GOOD }),
    () => fetch(url, { method: 'DELETE', headers: GOOD }),
  ];
  for (const [index, send] of counted.entries()) {
    assert.equal((await send()).headers.get('x-ratelimit-remaining'), String(599 - index));
    await fetch(url, { method: 'OPTIONS', headers: GOOD });
  }
});

test('a database that is away during authentication is a JSON-RPC error with HTTP 503 and Retry-After', async (t) => {
  const { post } = await startEndpoint(t, {
    gate: async () => {
      throw new DatabaseAway();
    },
  });
  const response = await post(PING);
  assert.equal(response.status, 503);
  assert.deepEqual(await response.json(), {
    jsonrpc: '2.0',
    error: { code: -32603, message: 'Service unavailable' },
    id: null,
  });
  assert.match(response.headers.get('retry-after')!, /^\d+$/);
});

test('a failure nobody expected is a JSON-RPC error with HTTP 500 that tells nothing of its cause', async (t) => {
  const { post, logged } = await startEndpoint(t, {
    gate: async () => {
      throw new TypeError('hunter2');
    },
  });
  const response = await post(PING);
  assert.equal(response.status, 500);
  assert.deepEqual(await response.json(), {
    jsonrpc: '2.0',
    error: { code: -32603, message: 'Something went wrong on our side. Please try again later.' },
    id: null,
  });
  assert.match(JSON.stringify(logged), /hunter2/);
});

/** By hand, because fetch does not let a Host header be chosen. */
function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const all = { ...GOOD, 'content-type': 'application/json', ...headers };
    const request = httpRequest(url, { method: 'POST', headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end(JSON.stringify(PING));
  });
}

test('a service on this machine refuses foreign hosts and origins, and one on the internet takes any', async (t) => {
  const local = await startEndpoint(t, { allowedHosts: [] });
  assert.equal(await statusFor(local.url, {}), 200);
  assert.equal(await statusFor(local.url, { host: 'rebound.example' }), 403);
  assert.equal(await statusFor(local.url, { origin: 'https://evil.example' }), 403);
  assert.equal(await statusFor(local.url, { origin: 'http://localhost:5173' }), 200);
  const open = await startEndpoint(t);
  assert.equal(await statusFor(open.url, { host: 'letterpress.example', origin: 'https://agent.example' }), 200);
});
