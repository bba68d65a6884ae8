import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PING, startEndpoint } from './testing/fixture.ts';

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
      request.caller = { keyId: accountId, accountId, plan: 'free', isReadOnly: false };
    },
    createDocument: async ({ accountId }, wanted) => {
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
