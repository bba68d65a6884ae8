import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { beginImport } from '../../src/domain/profiles/imports.ts';
import { assertSameShape } from '../../src/edge/site/testing/same-shape.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { failJob } from '../../src/platform/queue/inspect.ts';
import { closeSandboxes, openSandboxes } from '../../src/sandbox-tasks.ts';
import { createWorkers, jobHandlers } from '../../src/wire.ts';
import { createHttp } from '../../src/wire-http.ts';
import { type Answer, call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { sampleProfile } from '../support/sample.ts';
import { type Service, startService } from '../support/service.ts';
import { PAGES, readPageSource } from './pages.ts';

/** What the service really answers in a situation that a page only shows. */
type Provoke = () => Promise<unknown>;

let service: Service;
before(async () => {
  // Without workers, so that documents and imports stay where a situation needs them.
  service = await startService({ workers: false });
});
after(() => service.close());

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const RESUME = { title: 'Analyst at Contoso', job_description: 'Contoso needs an analyst who is fluent in SQL.' };
const LETTER = { title: 'Letter to Contoso', job_description: 'Contoso needs an analyst who is fluent in SQL.' };

const rest = (route: string, key: string, body?: unknown): Promise<Answer> =>
  call(`${service.baseUrl}/v1${route}`, { key, body });

function tool(name: string, args: object, key: string): Promise<Answer> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  return call(`${service.baseUrl}/v1/mcp`, { key, body });
}

async function badRequest() {
  const { key } = await service.account();
  return (await rest('/resume/create', key, { title: 'x'.repeat(256) })).json;
}

const unauthorized = async () => (await rest(`/resume/${UNKNOWN_ID}`, 'not-a-key')).json;
const unauthorizedTool = async () => (await tool('use_docs', {}, 'not-a-key')).json;

/** 25 credits less four resumes and a letter leave 2. */
async function accountWithTwoCredits(): Promise<string> {
  const { key } = await service.account();
  for (let count = 0; count < 4; count++) await rest('/resume/create', key, RESUME);
  await rest('/cover-letter/create', key, LETTER);
  return key;
}

const resumeForbidden = async () => (await rest('/resume/create', await accountWithTwoCredits(), RESUME)).json;
const letterForbidden = async () => (await rest('/cover-letter/create', await accountWithTwoCredits(), LETTER)).json;

async function letterNotFound() {
  const { key } = await service.account();
  return (await rest(`/cover-letter/${UNKNOWN_ID}`, key)).json;
}

async function rateLimited() {
  const { key } = await service.account();
  for (let count = 0; count < 10; count++) await rest(`/resume/${UNKNOWN_ID}`, key);
  return (await rest(`/resume/${UNKNOWN_ID}`, key)).json;
}

async function toolRateLimited() {
  const { key } = await service.account();
  const from = '127.9.9.9';
  const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (let count = 0; count < 600; count++) await call(`${service.baseUrl}/v1/mcp`, { key, body, from });
  return (await call(`${service.baseUrl}/v1/mcp`, { key, body, from })).json;
}

async function profileMissing() {
  const { key } = await service.account({ profile: false });
  return (await rest('/resume/create', key, RESUME)).json;
}

async function profileInProgressForTool() {
  const { id, key } = await service.account({ profile: false });
  const { database, clock } = service.engines;
  const file = { bytes: await sampleProfile(), fileName: 'profile.json' };
  await beginImport(database.db, clock, { accountId: id, byOperator: false, ...file });
  return (await tool('create_resume', RESUME, key)).json;
}

async function unfinishedResume() {
  const { key } = await service.account();
  const created = await rest('/resume/create', key, RESUME);
  return (await rest(`/resume/${created.json.data.id}`, key)).json;
}

async function failedLetter() {
  const { key } = await service.account();
  const { id } = (await rest('/cover-letter/create', key, LETTER)).json.data;
  const handlers = jobHandlers(service.engines, () => assert.fail('ending a job needs no sandbox'));
  await failJob(service.engines.database.db, handlers, id, 'Ended by the test.');
  return (await rest(`/cover-letter/${id}`, key)).json;
}

async function finishedResumeForTool() {
  const { key } = await service.account();
  const created = await tool('create_resume', RESUME, key);
  const resume_id = created.json.result.structuredContent.id;
  const sandboxes = openSandboxes(1, () => {}, false);
  const workers = createWorkers(service.engines, sandboxes);
  await workers.start();
  try {
    for (let poll = 0; poll < 300; poll++) {
      const { structuredContent } = (await tool('get_resume', { resume_id }, key)).json.result;
      if (structuredContent.poll_after_seconds === null) return structuredContent;
      await sleep(100);
    }
    return assert.fail('the resume was not finished in thirty seconds');
  } finally {
    await workers.stop();
    await closeSandboxes(sandboxes);
  }
}

/** Where the database is lost while the server runs. */
async function unavailable() {
  const connectionString = `postgresql://nobody@127.0.0.1:${await freePort()}/nothing`;
  const database = openDatabase({ connection: { connectionString }, maxConnections: 5, log: () => {} });
  return answerWith(database, (await service.account()).key);
}

/** A fault of our own: a query that the database does not understand. */
async function internalError() {
  const { key } = await service.account();
  const { database } = service.engines;
  await database.pool.query('alter table documents rename to documents_elsewhere');
  try {
    return (await rest(`/resume/${UNKNOWN_ID}`, key)).json;
  } finally {
    await database.pool.query('alter table documents_elsewhere rename to documents');
  }
}

async function answerWith(database: Service['engines']['database'], key: string) {
  const app = await createHttp({ ...service.engines, database }, pino({ level: 'silent' }));
  try {
    const headers = { authorization: `Bearer ${key}` };
    return (await app.inject({ url: `/v1/resume/${UNKNOWN_ID}`, headers })).json();
  } finally {
    await app.close();
    await database.close();
  }
}

/** For each page, the situations of the responses that no sample on it provokes, in the order in which they stand. */
const SITUATIONS: Record<string, Provoke[]> = {
  mcp: [finishedResumeForTool, unauthorizedTool, toolRateLimited],
  pricing: [resumeForbidden],
  'rate-limiting': [rateLimited],
  errors: [
    badRequest,
    unauthorized,
    letterForbidden,
    rateLimited,
    internalError,
    unavailable,
    profileInProgressForTool,
  ],
  'resume/create': [profileMissing],
  'resume/get-status': [unfinishedResume],
  'cover-letter/get-status': [failedLetter, letterNotFound],
};

/** The text that people read, wherever the answer carries it. */
function messageIn(answer: unknown): unknown {
  const { message, error, result } = answer as Record<string, never>;
  const text = (result as { content?: [{ text: string }] } | undefined)?.content?.[0].text;
  return text === undefined ? [message, error] : text;
}

for (const page of PAGES) {
  test(`every response that ${page} only shows is what the service answers`, async () => {
    const source = (await readPageSource(page)).replaceAll('{base_url}', service.engines.config.baseUrl);
    const shown = readSamples(source).filter(({ fence }) => fence === 'json response');
    const situations = SITUATIONS[page] ?? [];
    assert.equal(shown.length, situations.length, 'every response shown has its situation in this test');
    for (const [index, sample] of shown.entries()) {
      const expected: unknown = JSON.parse(sample.text);
      const real = await situations[index]!();
      const place = `${page}.md:${sample.line}`;
      assertSameShape(expected, real, place);
      assert.deepEqual(messageIn(real), messageIn(expected), `the message of ${place}`);
    }
  });
}
