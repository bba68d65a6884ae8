import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestAccount } from '../../support/service.ts';
import type { CreateEndpoint } from '../support/endpoints.ts';
import { JOB } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { runningService } from '../support/running-service.ts';
import { assertNothingHappened } from '../support/traces.ts';

type BadField = [what: string, field: string, value: unknown];

/** `undefined` leaves the field out. */
const BAD_FIELDS: BadField[] = [
  ['a missing title', 'title', undefined],
  ['null for the title', 'title', null],
  ['an empty title', 'title', ''],
  ['a title of 256 characters', 'title', 'a'.repeat(256)],
  ['a title of 256 characters beyond the BMP', 'title', '😀'.repeat(256)],
  ['a number as title', 'title', 7],
  ['a boolean as title', 'title', true],
  ['an array as title', 'title', ['Analyst']],
  ['an object as title', 'title', { text: 'Analyst' }],
  ['a title with NUL', 'title', 'Ana\u0000lyst'],
  ['a title with half of a surrogate pair', 'title', 'Analyst \ud83d'],
  ['a title with the other half', 'title', '\ude00 Analyst'],
  ['a missing job description', 'job_description', undefined],
  ['null for the job description', 'job_description', null],
  ['an empty job description', 'job_description', ''],
  ['a number as job description', 'job_description', 1.5],
  ['an array as job description', 'job_description', ['x']],
  ['an object as job description', 'job_description', {}],
  ['a job description with NUL', 'job_description', 'a\u0000b'],
  ['a job description with half of a surrogate pair', 'job_description', 'a\udfffb'],
];

/** Everything that may be left out, but not be of another type. */
function badOptionals(field: string): BadField[] {
  return [
    [`a number as ${field}`, field, 5],
    [`a boolean as ${field}`, field, false],
    [`an array as ${field}`, field, []],
    [`an object as ${field}`, field, { a: 1 }],
    [`NUL in ${field}`, field, 'a\u0000'],
    [`half of a surrogate pair in ${field}`, field, '\ud800'],
  ];
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const BAD_BODIES: [what: string, body: string][] = [
  ['an empty body', ''],
  ['broken JSON', '{"title": "Analyst", '],
  ['JSON with a trailing comma', '{"title":"a","job_description":"b",}'],
  ['JSON with single quotes', "{'title':'a'}"],
  ['text', 'title=Analyst&job_description=x'],
  ['an array', '[{"title":"a","job_description":"b"}]'],
  ['an empty array', '[]'],
  ['a string', '"Analyst"'],
  ['a number', '42'],
  ['null', 'null'],
  ['true', 'true'],
  ['an empty object', '{}'],
  ['arrays nested 100,000 deep', deep(100_000)],
  ['a title nested 100,000 deep', `{"title":${deep(100_000)},"job_description":"b"}`],
  ['objects nested 50,000 deep', `${'{"title":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['only __proto__', '{"__proto__":{"title":"a","job_description":"b"}}'],
  ['2 MiB', JSON.stringify({ title: 'a', job_description: 'x'.repeat(2 * 1024 * 1024) })],
];

const BAD_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'];

/** docs/errors.md: BAD_REQUEST. Nothing is charged, nothing stored, the process lives. */
export function refusesBadBodies(endpoint: CreateEndpoint, optionalFields: string[]): void {
  const { operation, path } = endpoint;

  describe(`${operation} 400 BAD_REQUEST`, () => {
    const running = runningService();

    async function assertStillWhole({ id, key }: TestAccount): Promise<void> {
      await assertNothingHappened(running, id);
      assert.equal((await running.ask(path, { key, body: JOB })).status, 202);
    }

    test('a bad field is refused by name', async () => {
      const account = await running.account();
      for (const [what, field, value] of [...BAD_FIELDS, ...optionalFields.flatMap(badOptionals)]) {
        const answer = await running.ask(path, { key: account.key, body: { ...JOB, [field]: value } });
        const message = assertFailure(answer, 400, 'BAD_REQUEST');
        assert.match(message, new RegExp(`\\b${field}\\b`), `${what}: ${message}`);
        assert.ok(!message.includes('; '), `${what}: one problem, one message: ${message}`);
      }
      await assertStillWhole(account);
    });

    test('all messages come together, joined with "; "', async () => {
      const account = await running.account();
      const bad = { title: 'a'.repeat(256), job_description: 5, company_url: [] };
      const message = assertFailure(await running.ask(path, { key: account.key, body: bad }), 400, 'BAD_REQUEST');
      const named = message.split('; ').map((part) => part.split(' ')[0]);
      assert.deepEqual(named, ['title', 'job_description', 'company_url']);
      const empty = assertFailure(await running.ask(path, { key: account.key, body: {} }), 400, 'BAD_REQUEST');
      assert.equal(empty.split('; ').length, 2);
      await assertStillWhole(account);
    });

    test('a body that is no JSON object of reasonable size is refused', async () => {
      const account = await running.account();
      for (const [what, body] of BAD_BODIES) {
        const answer = await running.ask(path, { key: account.key, body, method: 'POST' });
        assert.equal(answer.status, 400, `${what}: ${answer.text.slice(0, 200)}`);
        assertFailure(answer, 400, 'BAD_REQUEST');
      }
      assert.equal((Object.prototype as { admin?: unknown }).admin, undefined);
      await assertStillWhole(account);
    });

    test('a body that is not UTF-8 is refused, not printed with replacement characters', async () => {
      const account = await running.account();
      const bytes = Buffer.from('{"title":"Andr\xe9","job_description":"b"}', 'latin1');
      const headers = { 'content-type': 'application/json' };
      const answer = await running.ask(path, { key: account.key, method: 'POST', headers, bytes });
      assertFailure(answer, 400, 'BAD_REQUEST');
      await assertStillWhole(account);
    });

    test('a body that is not declared as JSON is refused', async () => {
      const account = await running.account();
      for (const type of BAD_TYPES) {
        const headers = { 'content-type': type };
        assertFailure(await running.ask(path, { key: account.key, headers, body: JOB }), 400, 'BAD_REQUEST');
      }
      const untyped = await running.ask(path, { key: account.key, method: 'POST' });
      assertFailure(untyped, 400, 'BAD_REQUEST');
      await assertStillWhole(account);
    });

    test('an unknown field is stripped, unless it is nested or long beyond all reason', async () => {
      const account = await running.account();
      const withMore = (more: string) =>
        running.ask(path, { key: account.key, body: `{"title":"a","job_description":"b","__proto__":${more}}` });
      assertFailure(await withMore(deep(100_000)), 400, 'BAD_REQUEST');
      assertFailure(await withMore(`[${Array(50_000).fill('[]')}]`), 400, 'BAD_REQUEST');
      await assertStillWhole(account);
      assert.equal((await withMore(`[${Array(900).fill(deep(20))}]`)).status, 202);
    });
  });
}
