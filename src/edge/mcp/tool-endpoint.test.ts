import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { test } from 'node:test';
import { DatabaseAway, startEndpoint } from './fixture.ts';

const PING = { jsonrpc: '2.0', id: 7, method: 'ping' };
const GOOD = { authorization: 'Bearer lp_good' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const NEW_ERA_META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

function newEra(method: string, params: Record<string, unknown> = {}) {
  return {
    message: { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: NEW_ERA_META } },
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
  };
}

test('ping is answered as JSON with the rate headers, the request id and CORS, and without a session id', async (t) => {
  const { post } = await startEndpoint(t);
  const response = await post(PING);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type')!, /^application\/json/);
  assert.deepEqual(await response.json(), { jsonrpc: '2.0', id: 7, result: {} });
  assert.equal(response.headers.get('x-ratelimit-remaining'), '599');
  assert.equal(response.headers.get('x-ratelimit-reset'), '1893456000');
  assert.match(response.headers.get('x-request-id')!, UUID);
  assert.equal(response.headers.get('access-control-allow-origin'), '*');
  assert.equal(response.headers.get('mcp-session-id'), null);
});

test('initialize sends no session id, and calls work without it', async (t) => {
  const { post, call } = await startEndpoint(t);
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const response = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('mcp-session-id'), null);
  assert.deepEqual((await call('use_docs')).structuredContent?.markdown, '# mcp');
});

for (const accept of ['*/*', 'application/json', 'text/event-stream', 'text/html']) {
  test(`the answer is JSON also to a client that says Accept: ${accept}`, async (t) => {
    const { post } = await startEndpoint(t);
    const response = await post(PING, { accept });
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type')!, /^application\/json/);
  });
}

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

test('a database that is away during authentication is the 503 of REST, with Retry-After', async (t) => {
  const { post } = await startEndpoint(t, {
    gate: async () => {
      throw new DatabaseAway();
    },
  });
  const response = await post(PING);
  assert.equal(response.status, 503);
  assert.deepEqual(await response.json(), {
    success: false,
    message: 'The service is temporarily unavailable. Please try again later.',
    data: { error_code: 'SERVICE_UNAVAILABLE', details: {} },
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

test('a __proto__ key in a message is left out like any unknown field', async (t) => {
  const { post } = await startEndpoint(t);
  const response = await post('{"jsonrpc":"2.0","id":7,"method":"ping","__proto__":{"x":1}}');
  assert.deepEqual(await response.json(), { jsonrpc: '2.0', id: 7, result: {} });
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

const BAD_BODIES: [string, string, number, id?: number][] = [
  ['a body that is no JSON', '{', -32700],
  ['an empty body', '', -32700],
  ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
  ['an empty array', '[]', -32600],
  ['null', 'null', -32600],
  ['a string', '"ping"', -32600],
  ['an object that is no message', '{}', -32600],
  ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600, 1],
  ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
];

for (const [what, body, code, id = null] of BAD_BODIES) {
  test(`${what} is HTTP 400 with ${code}`, async (t) => {
    const { post } = await startEndpoint(t);
    const response = await post(body);
    assert.equal(response.status, 400);
    const answer = (await response.json()) as { jsonrpc: string; error: { code: number }; id: unknown };
    assert.equal(answer.jsonrpc, '2.0');
    assert.equal(answer.error.code, code);
    assert.equal(answer.id, id);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });
}

test('a content type other than JSON is HTTP 400: the contract has no 415', async (t) => {
  const { post } = await startEndpoint(t);
  const response = await post(PING, { 'content-type': 'text/plain' });
  assert.equal(response.status, 400);
  assert.deepEqual(await response.json(), {
    jsonrpc: '2.0',
    error: { code: -32600, message: 'Content-Type must be application/json.' },
    id: null,
  });
  assert.equal((await post(PING, { 'content-type': 'application/json; charset=utf-8' })).status, 200);
});

test('a body over 1 MiB is HTTP 400, and one just below is served', async (t) => {
  const { post, asked } = await startEndpoint(t);
  const call = (length: number) =>
    post({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'create_resume', arguments: { title: 'Analyst', job_description: 'x'.repeat(length) } },
    });
  const tooLarge = await call(1024 * 1024);
  assert.equal(tooLarge.status, 400);
  assert.deepEqual(await tooLarge.json(), {
    jsonrpc: '2.0',
    error: { code: -32600, message: 'The request body is larger than 1 MiB.' },
    id: null,
  });
  assert.equal((await call(1024 * 1024 - 200)).status, 200);
  assert.equal(asked.created.length, 1);
});

test('nesting a hundred thousand deep does no harm', async (t) => {
  const { post } = await startEndpoint(t);
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const response = await post(
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"use_docs","arguments":{"x":${deep}}}}`,
  );
  assert.equal(response.status, 200);
});

test('notifications and responses are accepted with 202 and no body', async (t) => {
  const { post } = await startEndpoint(t);
  for (const message of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    { jsonrpc: '2.0', method: 'notifications/unheard-of' },
    { jsonrpc: '2.0', id: 1, result: {} },
  ]) {
    const response = await post(message);
    assert.equal(response.status, 202);
    assert.equal(await response.text(), '');
  }
});

test('an unknown method is -32601 and an unknown tool -32602', async (t) => {
  const { ask } = await startEndpoint(t);
  assert.deepEqual((await ask('resources/list')).error, { code: -32601, message: 'Method not found' });
  for (const name of ['delete_everything', '__proto__', 'constructor', '']) {
    assert.equal((await ask('tools/call', { name })).error?.code, -32602, name);
  }
  const long = (await ask('tools/call', { name: 'x'.repeat(100_000) })).error;
  assert.equal(long?.code, -32602);
  assert.ok(long.message.length < 200);
});

test('a version of the protocol that does not exist is HTTP 400', async (t) => {
  const { post } = await startEndpoint(t);
  assert.equal((await post(PING, { 'mcp-protocol-version': '1999-01-01' })).status, 400);
});

test('the new era is served without initialize, and its tool calls are counted and answered alike', async (t) => {
  const { post } = await startEndpoint(t);
  const { message, headers } = newEra('tools/call', { name: 'use_docs' });
  const response = await post(message, { ...headers, 'mcp-name': 'use_docs' });
  assert.equal(response.status, 200);
  const { result } = (await response.json()) as { result: Record<string, unknown> };
  assert.deepEqual(result.structuredContent, { url: 'https://letterpress.example/docs/mcp', markdown: '# mcp' });
  assert.equal(response.headers.get('x-ratelimit-remaining'), '599');
  assert.equal(response.headers.get('mcp-session-id'), null);
});

test('server/discover of the new era names its version and the instructions', async (t) => {
  const { post } = await startEndpoint(t);
  const { message, headers } = newEra('server/discover');
  const { result } = (await (await post(message, headers)).json()) as { result: Record<string, unknown> };
  assert.deepEqual(result.supportedVersions, ['2026-07-28']);
  assert.deepEqual(result.capabilities, { tools: {} });
  assert.match(result.instructions as string, /Workflow/);
});

test('subscriptions/listen is refused, because it would be an event stream', async (t) => {
  const { post } = await startEndpoint(t);
  const { message, headers } = newEra('subscriptions/listen', { notifications: { toolsListChanged: true } });
  const response = await post(message, headers);
  assert.equal(response.status, 404);
  assert.match(response.headers.get('content-type')!, /^application\/json/);
  assert.deepEqual(await response.json(), {
    jsonrpc: '2.0',
    error: { code: -32601, message: 'Method not found' },
    id: 7,
  });
});

test('two accounts that call at once get their own answers', async (t) => {
  const { post, asked } = await startEndpoint(t, {
    gate: async (request) => {
      const accountId = request.headers.authorization!;
      request.caller = { keyId: accountId, accountId, plan: 'free' };
    },
    createDocument: async (accountId, wanted) => {
      await new Promise((resolve) => setTimeout(resolve, accountId === 'slow' ? 30 : 1));
      asked.created.push({ accountId, wanted, rest: [] });
      return { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', title: `of ${accountId}`, status: 'QUEUED' };
    },
  });
  const params = { name: 'create_resume', arguments: { title: 'x', job_description: 'y' } };
  const call = async (account: string) => {
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { authorization: account });
    return ((await response.json()) as { result: { structuredContent: unknown } }).result.structuredContent;
  };
  const [slow, quick] = (await Promise.all([call('slow'), call('quick')])) as { resume_title: string }[];
  assert.equal(slow?.resume_title, 'of slow');
  assert.equal(quick?.resume_title, 'of quick');
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
