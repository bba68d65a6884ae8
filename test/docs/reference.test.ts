import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { endpointsOf, type OpenApiDocument } from '../../src/edge/site/reference/open-api.ts';
import { postmanCollection } from '../../src/edge/site/reference/postman.ts';
import { requestSamples } from '../../src/edge/site/reference/request-samples.ts';
import { runPageSamples } from '../../src/edge/site/testing/run-samples.ts';
import { assertSameShape } from '../../src/edge/site/testing/same-shape.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import { call } from '../support/call.ts';
import type { Service } from '../support/service.ts';
import { missingProgram, readPageSource, startServiceAtItsAddress } from './pages.ts';

interface Described {
  operationId: string;
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: Record<string, { content: { 'application/json': { example: unknown } } }>;
}

let service: Service;
let document: OpenApiDocument;
let operations: (Described & { method: string; path: string })[];

before(async () => {
  service = await startServiceAtItsAddress({ workers: false });
  document = (await call(`${service.baseUrl}/openapi.json`)).json as OpenApiDocument;
  const paths = document.paths as unknown as Record<string, Record<string, Described>>;
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

test('its samples run as they stand, in every language', { skip: missingProgram() }, async () => {
  const { key } = await service.account({ plan: 'pro' });
  for (const { name } of document.tags!) {
    const [create, read] = endpointsOf(document, name).toSorted((a, b) => b.method.localeCompare(a.method));
    const body = create!.requestBody!.content['application/json']!.example;
    const { id } = (await call(service.baseUrl + create!.path, { key, body: body as object })).json.data;
    const shown = String(read!.parameters!.find((parameter) => parameter.in === 'path')!.example);
    const samples = [create!, read!].flatMap((endpoint) => requestSamples(endpoint, service.baseUrl));
    assert.equal(samples.length, 6);
    const page = samples.map(({ language, text }) => `\`\`\`${language}\n${text.replaceAll(shown, id)}\n\`\`\``);
    await runPageSamples(page.join('\n'), { baseUrl: service.baseUrl, apiKey: key });
  }
});

test('the Postman collection is that of the document; else run `npm run postman`', async () => {
  const checkedIn = await readFile(
    new URL('../../samples/letterpress.postman_collection.json', import.meta.url),
    'utf8',
  );
  const made = postmanCollection(document, 'http://localhost:3000');
  assert.deepEqual(JSON.parse(checkedIn), JSON.parse(JSON.stringify(made)));
  const served = await call(`${service.baseUrl}/docs/letterpress.postman_collection.json`);
  assert.deepEqual(served.json.variable[0], { key: 'base_url', value: service.baseUrl });
});

test('every request of the Postman collection is understood', async () => {
  const { key } = await service.account();
  const { item: folders } = (await call(`${service.baseUrl}/docs/letterpress.postman_collection.json`)).json;
  const requests = folders.flatMap(({ item }: { item: { request: PostmanRequest }[] }) => item) as {
    request: PostmanRequest;
  }[];
  const statuses: number[] = [];
  for (const { request } of requests) {
    const values = new Map(request.url.variable.map(({ key: name, value }) => [`:${name}`, value]));
    const path = request.url.path.map((part) => values.get(part) ?? part).join('/');
    const body = request.body && JSON.parse(request.body.raw);
    statuses.push((await call(`${service.baseUrl}/${path}`, { key, ...(body && { body }) })).status);
  }
  assert.deepEqual(statuses, [202, 404, 202, 404]);
});

interface PostmanRequest {
  url: { path: string[]; variable: { key: string; value: string }[] };
  body?: { raw: string };
}

test('the sample picture of the front page is in the repository', async () => {
  const picture = await call(`${service.baseUrl}/site/resume.png`);
  assert.deepEqual(picture.bytes, await readFile(new URL('../../samples/resume.png', import.meta.url)));
});
