import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { call } from '../../../test/support/call.ts';
import { type Service, startService } from '../../../test/support/service.ts';

const SIZE = 1000;

/** What the store of files does with a request. */
let store: http.RequestListener;
let server: http.Server;
let service: Service;
let link: string;

const answers =
  (status: number): http.RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-length': SIZE, etag: '"one"' }).end();
const fails: http.RequestListener = (_request, response) =>
  void response.writeHead(500).end('<Error><Code>InternalError</Code><AWSAccessKeyId>WHO</AWSAccessKeyId></Error>');

before(async () => {
  server = http.createServer((request, response) => store(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { endpoint, bucket: 'pages', region: 'r', accessKeyId: 'WHO', secretAccessKey: 'what' };
  service = await startService({ workers: false, config: { s3 } });
  const { key } = await service.account();
  const body = { title: 'R', job_description: 'An analyst who knows SQL.' };
  const { id } = (await call(`${service.baseUrl}/v1/resume/create`, { key, body })).json.data;
  await sql`
    update documents set status = 'SUCCESS', stage = null, pdf_key = 'documents/ab/one.pdf', finished_at = now()
    where id = ${id}`.execute(service.database.db);
  const { pathname, search } = new URL((await call(`${service.baseUrl}/v1/resume/${id}`, { key })).json.data.pdf_url);
  link = `${service.baseUrl}${pathname}${search}`;
});
after(async () => {
  await service.close();
  server.close().closeAllConnections();
});

async function assertUnavailable(): Promise<void> {
  const answer = await fetch(link);
  assert.equal(answer.status, 503);
  assert.equal(await answer.text(), 'The file storage does not answer as it should. Please try again later.\n');
  assert.equal(answer.headers.get('content-disposition'), null);
  assert.equal(answer.headers.get('retry-after'), '5');
}

test('while the file storage fails, a link answers 503 and says so, not 404', async () => {
  store = fails;
  await assertUnavailable();
  store = (request, response) => (request.method === 'HEAD' ? answers(200) : fails)(request, response);
  await assertUnavailable();
});

test('a client that goes away ends the reading from the file storage', async () => {
  const ended = Promise.withResolvers<void>();
  store = (request, response) => {
    if (request.method === 'HEAD') return answers(200)(request, response);
    response.writeHead(200, { 'content-length': SIZE, etag: '"one"' }).write('half');
    response.once('close', ended.resolve);
  };
  const client = new AbortController();
  const answer = await fetch(link, { signal: client.signal });
  assert.equal(answer.headers.get('content-length'), String(SIZE));
  client.abort();
  await ended.promise;
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('a person who opens a dead link is told where to get a new one; programs get two words, and nobody learns why', async () => {
  const expired = link.replace(/expires=\d+/, 'expires=1');
  const changed = link.replace(/signature=(.)/, (_, first) => `signature=${first === '-' ? 'A' : '-'}`);
  const id = /files\/([0-9a-f-]{36})/.exec(link)![1];
  const [first, second] = [await call(expired, { headers: BROWSER }), await call(changed, { headers: BROWSER })];
  assert.deepEqual([first.status, second.status], [403, 403]);
  assert.equal(first.text, second.text);
  assert.match(first.text, /<h1>This link has stopped working<\/h1>/);
  assert.ok(first.text.includes(`href="/dashboard/documents/${id}"`));
  assert.equal(first.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(first.headers['cache-control'], 'no-store');
  assert.equal(first.headers['referrer-policy'], 'no-referrer');
  assert.match(String(first.headers['content-security-policy']), /^default-src 'none'/);
  const forProgram = await call(expired, { headers: { accept: '*/*' } });
  assert.deepEqual([forProgram.status, forProgram.text], [403, 'Forbidden\n']);
  const nowhere = await call(`${service.baseUrl}/files/<script>`, { headers: BROWSER });
  assert.equal(nowhere.status, 403);
  assert.doesNotMatch(nowhere.text, /<script>/);
});

test('an address at which there is nothing is a page for people, and two words for programs', async () => {
  for (const path of ['/nowhere', '/login.php', '/docs/nowhere']) {
    const page = await call(service.baseUrl + path, { headers: BROWSER });
    assert.deepEqual([page.status, page.headers['content-type']], [404, 'text/html; charset=utf-8'], path);
    assert.match(page.text, /<h1>No such page<\/h1>/);
  }
  const text = await call(`${service.baseUrl}/nowhere`);
  assert.deepEqual([text.status, text.text], [404, 'Not found\n']);
  const inApi = await call(`${service.baseUrl}/v1/nowhere`, { headers: BROWSER });
  assert.deepEqual([inApi.status, inApi.json.data.error_code], [401, 'UNAUTHORIZED']);
});
