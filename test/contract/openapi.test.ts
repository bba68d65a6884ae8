import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import { z } from 'zod';
import { runningService } from './support/running-service.ts';

const ERRORS_OF_CREATE = ['400', '401', '403', '429', '500', '503'];
const ERRORS_OF_STATUS = ['400', '401', '404', '429', '500', '503'];

const OPERATIONS: [path: string, method: string, operationId: string, statuses: string[]][] = [
  ['/v1/resume/create', 'post', 'create_resume', ['202', ...ERRORS_OF_CREATE]],
  ['/v1/resume/{resume_id}', 'get', 'status_resume', ['200', ...ERRORS_OF_STATUS]],
  ['/v1/cover-letter/create', 'post', 'create_cover_letter', ['202', ...ERRORS_OF_CREATE]],
  ['/v1/cover-letter/{cover_letter_id}', 'get', 'status_cover_letter', ['200', ...ERRORS_OF_STATUS]],
];

interface Described {
  content: Record<string, { schema: { $ref?: string }; example: unknown }>;
}

/** docs/overview.md. */
describe('the OpenAPI document', () => {
  const running = runningService({ config: { baseUrl: 'http://localhost:3000' } });
  // biome-ignore lint/suspicious/noExplicitAny: the document is what the tests look into
  let document: any;
  before(async () => {
    document = (await running.askNow('/openapi.json')).json;
  });

  test('equals the one that is checked in; else run `npm run openapi`', async () => {
    const checkedIn = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8');
    assert.deepEqual(document, JSON.parse(checkedIn));
  });

  test('is OpenAPI 3.1, and the interface is versioned 1', () => {
    assert.match(document.openapi, /^3\.1\.\d$/);
    assert.equal(document.info.version, '1');
  });

  test('describes exactly the four endpoints, with their operations and statuses', () => {
    const described = Object.entries<Record<string, { operationId: string; responses: object }>>(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId, responses }]) => [
          path,
          method,
          operationId,
          Object.keys(responses).sort(),
        ]),
      )
      .sort();
    assert.deepEqual(described, OPERATIONS.map(([path, method, id, statuses]) => [path, method, id, statuses]).sort());
  });

  test('asks for a bearer key everywhere', () => {
    const [scheme] = Object.values<{ type: string; scheme: string }>(document.components.securitySchemes);
    assert.equal(scheme?.type, 'http');
    assert.equal(scheme?.scheme, 'bearer');
    assert.deepEqual(document.security, [{ [Object.keys(document.components.securitySchemes)[0]!]: [] }]);
  });

  test('names the fields of the bodies, which are required and how long they may be', () => {
    const bodyOf = (path: string) => document.paths[path].post.requestBody.content['application/json'].schema;
    const resume = bodyOf('/v1/resume/create');
    assert.deepEqual(Object.keys(resume.properties), ['title', 'job_description', 'company_url']);
    assert.deepEqual(resume.required, ['title', 'job_description']);
    assert.equal(resume.properties.title.minLength, 1);
    assert.equal(resume.properties.title.maxLength, 255);
    assert.equal(resume.properties.job_description.minLength, 1);
    assert.match(JSON.stringify(resume.properties.company_url), /"maxLength":500/);
    assert.match(JSON.stringify(resume.properties.company_url), /"null"/);
    const letter = bodyOf('/v1/cover-letter/create');
    assert.deepEqual(Object.keys(letter.properties), [
      'title',
      'job_description',
      'company_url',
      'hiring_manager_name',
      'company_street_address',
      'company_city',
      'company_state',
      'company_zip',
      'hiring_manager_email',
      'date',
      'additional_context',
    ]);
    assert.deepEqual(letter.required, ['title', 'job_description']);
    assert.notEqual(letter.additionalProperties, false);
  });

  test('allows ids in either case, and names the bounds of Idempotency-Key', () => {
    for (const [path, method, operationId] of OPERATIONS) {
      const [parameter] = document.paths[path][method].parameters;
      if (operationId.startsWith('status_')) {
        const pattern = new RegExp(parameter.schema.pattern);
        assert.match('7c9e6679-7425-40de-944b-e07fc1f90ae7', pattern);
        assert.match('7C9E6679-7425-40DE-944B-E07FC1F90AE7', pattern);
        assert.doesNotMatch('7c9e6679742540de944be07fc1f90ae7', pattern);
        continue;
      }
      assert.deepEqual([parameter.in, parameter.name, parameter.required], ['header', 'idempotency-key', false]);
      assert.deepEqual([parameter.schema.minLength, parameter.schema.maxLength], [1, 255]);
    }
  });

  test('declares the headers of every answer, and answers carry them', async () => {
    const everywhere = ['X-Request-Id', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    const besides: Record<string, string[]> = {
      401: ['WWW-Authenticate'],
      429: ['Retry-After'],
      503: ['Retry-After'],
    };
    for (const [path, method] of OPERATIONS) {
      for (const [status, { headers }] of Object.entries<{ headers: Record<string, { $ref: string }> }>(
        document.paths[path][method].responses,
      )) {
        assert.deepEqual(Object.keys(headers), [...everywhere, ...(besides[status] ?? [])], `${path} ${status}`);
        for (const { $ref } of Object.values(headers)) assert.ok(document.components.headers[$ref.split('/').at(-1)!]);
      }
    }
    const refused = await running.askNow('/v1/resume/x');
    for (const name of [...everywhere, 'WWW-Authenticate']) assert.ok(refused.headers[name.toLowerCase()], name);
  });

  test('names every error_code', () => {
    assert.deepEqual(document.components.schemas.ErrorEnvelope.properties.data.properties.error_code.enum, [
      ...['BAD_REQUEST', 'VALIDATION_ERROR', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMIT_EXCEEDED'],
      ...['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'],
    ]);
  });

  test('has an example of every parameter, body and answer that fits its schema', () => {
    const check = (schema: { $ref?: string }, example: unknown, where: string) => {
      const resolved = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!] : schema;
      const { success, error } = z.fromJSONSchema(resolved).safeParse(example);
      assert.ok(success, `${where}: ${error?.message}`);
    };
    for (const [path, method] of OPERATIONS) {
      const { parameters, requestBody, responses } = document.paths[path][method];
      for (const { name, schema, example } of parameters) check(schema, example, `${path} ${name}`);
      for (const [status, { content }] of Object.entries<Described>({
        ...responses,
        ...(requestBody && { requestBody }),
      })) {
        const { schema, example } = content['application/json']!;
        check(schema, example, `${path} ${status}`);
      }
    }
  });

  test('names the fields and constants of the answers', () => {
    const answerOf = (path: string, method: string, status: string) =>
      document.paths[path][method].responses[status].content['application/json'].schema.properties;
    const created = answerOf('/v1/resume/create', 'post', '202');
    assert.deepEqual(created.message.enum, ['Resume creation job has been successfully registered.']);
    assert.deepEqual(Object.keys(created.data.properties), ['id', 'resume_title', 'status', 'dashboard_url']);
    const letter = answerOf('/v1/cover-letter/{cover_letter_id}', 'get', '200');
    assert.deepEqual(letter.message.enum, ['Cover letter status retrieved successfully']);
    assert.deepEqual(Object.keys(letter.data.properties), [
      'id',
      'title',
      'status',
      'stage',
      'pdf_url',
      'dashboard_url',
    ]);
    assert.deepEqual(letter.data.properties.status.enum, ['QUEUED', 'IN_PROGRESS', 'SUCCESS', 'FAILED']);
  });
});
