import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { assertSameShape } from '../../src/edge/site/testing/same-shape.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import { call } from '../support/call.ts';
import type { Service } from '../support/service.ts';
import { readPageSource, startServiceAtItsAddress } from './pages.ts';

interface Described {
  operationId: string;
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: Record<string, { content: { 'application/json': { example: unknown } } }>;
}

let service: Service;
let operations: (Described & { method: string; path: string })[];

before(async () => {
  service = await startServiceAtItsAddress({ workers: false });
  const { paths } = (await call(`${service.baseUrl}/openapi.json`)).json as {
    paths: Record<string, Record<string, Described>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method, path })),
  );
});
after(() => service.close());

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const exampleOf = ({ responses }: Described, status: number) => responses[status]!.content['application/json'].example;
const addressOf = (path: string, id: string) => service.baseUrl + path.replace(/\{\w+\}/, id);

test('the example of every create is accepted, and answered as its example says', async () => {
  const creates = operations.filter(({ method }) => method === 'post');
  assert.equal(creates.length, 2);
  for (const operation of creates) {
    const { key } = await service.account();
    const body = operation.requestBody!.content['application/json'].example;
    const { status, json } = await call(service.baseUrl + operation.path, { key, body });
    assert.equal(status, 202);
    assertSameShape(exampleOf(operation, 202), json, operation.operationId);
    const read = operations.find(
      ({ path, method }) => method === 'get' && path.startsWith(operation.path.slice(0, -6)),
    );
    const answer = await call(addressOf(read!.path, json.data.id), { key });
    assertSameShape(exampleOf(read!, 200), answer.json, read!.operationId);
  }
});

test('the examples of errors are what the service answers', async () => {
  const { key } = await service.account();
  for (const operation of operations) {
    const creates = operation.method === 'post';
    const bad = await call(addressOf(operation.path, 'x'), { key, ...(creates && { body: {} }) });
    assert.deepEqual(bad.json, exampleOf(operation, 400), operation.operationId);
    const unknown = await call(addressOf(operation.path, UNKNOWN_ID), { ...(creates && { body: {} }) });
    assert.deepEqual(unknown.json, exampleOf(operation, 401), operation.operationId);
    if (creates) continue;
    const missing = await call(addressOf(operation.path, UNKNOWN_ID), { key });
    assert.deepEqual(missing.json, exampleOf(operation, 404), operation.operationId);
  }
});

test('errors that are hard to provoke are shown as on the pages, where another test provokes them', async () => {
  const pages = await Promise.all(['errors', 'pricing'].map(readPageSource));
  const shown = pages.flatMap(readSamples).filter(({ fence }) => fence === 'json response');
  const known = shown.map(({ text }) => JSON.stringify(JSON.parse(text)));
  for (const operation of operations) {
    for (const status of [403, 429, 500, 503]) {
      if (!(status in operation.responses)) continue;
      assert.ok(known.includes(JSON.stringify(exampleOf(operation, status))), `${operation.operationId} ${status}`);
    }
  }
});

test('the reference is made from the document that the service serves', async () => {
  const { text } = await call(`${service.baseUrl}/docs/reference`);
  for (const { operationId, path } of operations) {
    assert.ok(text.includes(`id="${operationId}"`), operationId);
    assert.ok(text.includes(`<code>${path}</code>`), path);
  }
});

test('the sample picture of the front page is in the repository', async () => {
  const picture = await call(`${service.baseUrl}/site/resume.png`);
  assert.deepEqual(picture.bytes, await readFile(new URL('../../samples/resume.png', import.meta.url)));
});
