import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../../../../../test/support/call.ts';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { openBrowser } from '../testing/browser.ts';

const PASSWORD = 'correct horse battery';
const BODY = { title: 'Analyst', job_description: 'An analyst who knows SQL and never tells: quetzal.' };
const NOBODY = '11111111-1111-4111-8111-111111111111';

let service: Service;
before(async () => {
  service = await startService({ workers: false });
});
after(() => service.close());

async function person() {
  const account = await service.account({ password: PASSWORD });
  const browser = openBrowser(service);
  await browser.post('/sign-in', { email: account.email, password: PASSWORD });
  return { account, browser };
}

const rest = (path: string, key: string, body?: object, headers: Record<string, string> = {}) =>
  call(`${service.baseUrl}/v1${path}`, { key, body, headers });

async function tool(key: string, name: string, args: object) {
  const params = { name, arguments: args };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return (await call(`${service.baseUrl}/v1/mcp`, { key, body })).json.result;
}

test('a key is renamed by its own account alone', async () => {
  const { account, browser } = await person();
  const { browser: stranger } = await person();
  const renamed = await browser.patch(`/keys/${account.keyId}`, { name: '  Laptop ' });
  assert.deepEqual([renamed.status, renamed.json.name], [200, 'Laptop']);
  assert.equal((await stranger.patch(`/keys/${account.keyId}`, { name: 'Mine' })).status, 404);
  const blank = await browser.patch(`/keys/${account.keyId}`, { name: ' ' });
  assert.deepEqual([blank.status, blank.json.field], [400, 'name']);
  assert.equal((await browser.get('/keys')).json[0].name, 'Laptop');
});

test('a read-only key reads, and is refused where it would create, over REST and MCP alike', async () => {
  const { account, browser } = await person();
  const made = await browser.post('/keys', { name: 'Watcher', isReadOnly: true });
  assert.equal(made.json.isReadOnly, true);
  const { key } = made.json;
  const { id } = (await rest('/resume/create', account.key, BODY)).json.data;

  assert.equal((await rest(`/resume/${id}`, key)).status, 200);
  for (const path of ['/resume/create', '/cover-letter/create']) {
    const refused = await rest(path, key, BODY);
    assert.equal(refused.status, 403);
    assert.deepEqual(refused.json, {
      success: false,
      message:
        'This API key is read-only: it reads the status of documents and the documentation. Create documents with another key.',
      data: { error_code: 'FORBIDDEN', details: {} },
    });
  }
  assert.equal((await rest('/resume/create', key, {})).status, 400, 'the shape of a request comes before');
  assert.equal((await tool(key, 'get_resume', { resume_id: id })).structuredContent.id, id);
  assert.match((await tool(key, 'use_docs', {})).structuredContent.markdown, /^# /);
  for (const name of ['create_resume', 'create_cover_letter']) {
    const result = await tool(key, name, BODY);
    assert.equal(result.isError, true);
    assert.equal(JSON.parse(result.content[0].text).error_code, 'FORBIDDEN');
  }
  assert.equal((await browser.get('/credits')).json.total, 20);
  assert.equal((await browser.get('/documents')).json.items.length, 1);
});

test('what a key was used for can be looked up, with ids and without content; a document names its key', async () => {
  const { account, browser } = await person();
  const { key, keyId } = account;
  const created = await rest('/resume/create', key, BODY);
  const { id } = created.json.data;
  await rest(`/resume/${id}`, key);
  await rest(`/resume/${NOBODY}`, key);
  await rest('/nothing/here', key);
  await rest('/resume/create', key, {});
  await tool(key, 'get_cover_letter', { cover_letter_id: NOBODY });
  const letter = (await tool(key, 'create_cover_letter', BODY)).structuredContent;
  const { items, next } = await until(async () => {
    const log = (await browser.get(`/keys/${keyId}/requests`)).json;
    return log.items.length === 7 && log;
  });
  const document = { id, title: 'Analyst' };
  assert.equal(next, null);
  assert.deepEqual(items.map((item: Record<string, unknown>) => [item.action, item.status, item.document]).reverse(), [
    ['POST /v1/resume/create', 202, document],
    ['GET /v1/resume/:resume_id', 200, document],
    ['GET /v1/resume/:resume_id', 404, null],
    ['GET /v1/…', 404, null],
    ['POST /v1/resume/create', 400, null],
    ['MCP get_cover_letter', 404, null],
    ['MCP create_cover_letter', 200, { id: letter.id, title: 'Analyst' }],
  ]);
  assert.equal(items.at(-1).requestId, created.headers['x-request-id']);
  assert.doesNotMatch(JSON.stringify(items), /quetzal|nothing/);
  const refused = (await browser.get(`/keys/${keyId}/requests?only=refused`)).json.items;
  assert.deepEqual(
    refused.map(({ status }: { status: number }) => status),
    [404, 400, 404, 404],
  );
  const { days } = (await browser.get(`/keys/${keyId}/usage`)).json;
  assert.equal(days.length, 30);
  assert.deepEqual([days.at(-1).requests, days.at(-1).documents], [7, 2]);
  assert.equal((await browser.get(`/documents/${id}`)).json.key, 'test');
  const own = await browser.post('/documents', { kind: 'resume', body: BODY });
  assert.equal((await browser.get(`/documents/${own.json.id}`)).json.key, null);
});

test('a request that is repeated under its Idempotency-Key makes one document', async () => {
  const { account, browser } = await person();
  const { key, keyId } = account;
  for (const kind of ['resume', 'cover-letter']) {
    const create = () => rest(`/${kind}/create`, key, BODY, { 'idempotency-key': kind });
    assert.equal((await create()).json.data.id, (await create()).json.data.id);
  }
  const today = await until(async () => {
    const { days } = (await browser.get(`/keys/${keyId}/usage`)).json;
    return days.at(-1).requests === 4 && days.at(-1);
  });
  assert.equal(today.documents, 2);
});

test('the requests of a key are those of its account alone, and what is asked for is checked', async () => {
  const { account } = await person();
  const { browser: stranger } = await person();
  for (const path of ['requests', 'usage']) {
    assert.equal((await stranger.get(`/keys/${account.keyId}/${path}`)).status, 404);
    assert.equal((await stranger.get(`/keys/none/${path}`)).status, 404);
  }
  const { browser, account: own } = await person();
  assert.equal((await browser.get(`/keys/${own.keyId}/requests?before=x`)).status, 400);
  assert.equal((await browser.get(`/keys/${own.keyId}/requests?only=x`)).status, 400);
});

test('a request that a limit refuses is in the log of its key', async () => {
  const { account, browser } = await person();
  for (let n = 0; n < 12; n++) await rest(`/resume/${NOBODY}`, account.key);
  const { items } = await until(async () => {
    const log = (await browser.get(`/keys/${account.keyId}/requests`)).json;
    return log.items.length >= 11 && log;
  });
  assert.equal(items[0].status, 429);
});
