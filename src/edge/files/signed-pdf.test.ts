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
