import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PING, startEndpoint } from './testing/fixture.ts';

test('a __proto__ key in a message is left out like any unknown field', async (t) => {
  const { post } = await startEndpoint(t);
  const response = await post('{"jsonrpc":"2.0","id":7,"method":"ping","__proto__":{"x":1}}');
  assert.deepEqual(await response.json(), { jsonrpc: '2.0', id: 7, result: {} });
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

const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);
const MANY = `[${Array(30_000).fill('{}')}]`;

for (const [what, value, message] of [
  ['nesting a hundred thousand deep', DEEP, 'The request body is nested more than 64 levels deep.'],
  ['thirty thousand values', MANY, 'The request body holds more than 20,000 values.'],
] as const) {
  test(`${what} are refused before they are parsed`, async (t) => {
    const { post } = await startEndpoint(t);
    const response = await post(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"use_docs","arguments":{"x":${value}}}}`,
    );
    assert.equal(response.status, 400);
    assert.deepEqual(await response.json(), { jsonrpc: '2.0', error: { code: -32600, message }, id: null });
  });
}
