import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestAccount } from '../support/service.ts';
import { until } from '../support/until.ts';
import { CLIENTS, type ToolClient } from './support/clients.ts';
import { JOB, UNKNOWN_ID } from './support/endpoints.ts';
import { assertUuid } from './support/envelope.ts';
import { fail, pathOfLink } from './support/jobs.ts';
import { addKey, NEVER_ISSUED, revoke } from './support/keys.ts';
import { runningService } from './support/running-service.ts';
import { failureOf, post, TOOL_ENDPOINT, type ToolResult, useTool } from './support/tools.ts';

interface Kind {
  create: string;
  get: string;
  idField: string;
  titleField: string;
}
const RESUME: Kind = { create: 'create_resume', get: 'get_resume', idField: 'resume_id', titleField: 'resume_title' };
const LETTER: Kind = {
  create: 'create_cover_letter',
  get: 'get_cover_letter',
  idField: 'cover_letter_id',
  titleField: 'title',
};

/** docs/mcp.md: successful results carry the same data twice. */
function dataOf(result: ToolResult): ToolResult['structuredContent'] {
  assert.equal(result.isError ?? false, false, JSON.stringify(result));
  assert.equal(result.content.length, 1);
  assert.equal(result.content[0]!.type, 'text');
  assert.deepEqual(JSON.parse(result.content[0]!.text), result.structuredContent);
  return result.structuredContent;
}

for (const [era, connect] of CLIENTS) {
  describe(`the official client of ${era}`, () => {
    const running = runningService({ workers: true });
    let account: TestAccount;
    let client: ToolClient;
    before(async () => {
      account = await running.account({ credits: 100 });
      client = await connect(running.service.baseUrl + TOOL_ENDPOINT, account.key);
    });
    after(() => client?.close());

    function untilFinished(kind: Kind, id: string): Promise<ToolResult['structuredContent']> {
      return until(async () => {
        const data = dataOf(await client.use(kind.get, { [kind.idField]: id }));
        if (data.poll_after_seconds === null) return data;
        assert.equal(data.poll_after_seconds, 5);
        assert.equal(data.pdf_url, null);
        assert.equal(data.pdf_url_expires_at, null);
        return null;
      });
    }

    test('finds the five tools', async () => {
      assert.deepEqual((await client.tools()).sort(), [
        'create_cover_letter',
        'create_resume',
        'get_cover_letter',
        'get_resume',
        'use_docs',
      ]);
    });

    for (const kind of [RESUME, LETTER]) {
      test(`${kind.create}, polling ${kind.get} until SUCCESS, and the PDF`, async () => {
        const created = dataOf(await client.use(kind.create, JOB));
        assertUuid(created.id);
        assert.deepEqual(created, {
          id: created.id,
          [kind.titleField]: 'Analyst',
          status: 'QUEUED',
          dashboard_url: `http://letterpress.test/dashboard/documents/${created.id}`,
          poll_after_seconds: 5,
        });
        const done = await untilFinished(kind, created.id);
        assert.deepEqual(done, {
          id: created.id,
          [kind.titleField]: 'Analyst',
          status: 'SUCCESS',
          stage: null,
          pdf_url: done.pdf_url,
          dashboard_url: `http://letterpress.test/dashboard/documents/${created.id}`,
          poll_after_seconds: null,
          pdf_url_expires_at: new Date(running.clock.now().getTime() + 3_600_000).toISOString(),
        });
        const pdf = await running.askNow(pathOfLink(done.pdf_url));
        assert.equal(pdf.status, 200);
        assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
      });
    }

    test('reads the documentation, `mcp` by default, without a completed profile', async () => {
      const fresh = await running.account({ profile: false });
      const reader = await connect(running.service.baseUrl + TOOL_ENDPOINT, fresh.key);
      const byDefault = dataOf(await reader.use('use_docs'));
      assert.deepEqual(Object.keys(byDefault).sort(), ['markdown', 'url']);
      assert.equal(byDefault.url, 'http://letterpress.test/docs/mcp');
      assert.deepEqual(dataOf(await reader.use('use_docs', { page: 'mcp' })), byDefault);
      const pages = [
        ...['overview', 'quickstart', 'mcp', 'authentication', 'pricing', 'rate-limiting', 'errors', 'resume/create'],
        ...['resume/get-status', 'cover-letter/create', 'cover-letter/get-status'],
      ];
      const texts = new Set<string>();
      for (const page of pages) {
        const { url, markdown } = dataOf(await reader.use('use_docs', { page }));
        assert.equal(url, `http://letterpress.test/docs/${page}`);
        assert.match(markdown, /^# /m);
        texts.add(markdown);
      }
      assert.equal(texts.size, 11);
      assert.equal(failureOf(await reader.use('use_docs', { page: 'secrets' })).error_code, 'BAD_REQUEST');
      await reader.close();
    });

    test('sees failures as results with error_code and message, and no structured content', async () => {
      const poor = await running.account();
      const unready = await running.account({ profile: false });
      const cases: [key: string, tool: string, args: Record<string, unknown>, code: string][] = [
        [account.key, 'get_resume', { resume_id: UNKNOWN_ID }, 'NOT_FOUND'],
        [account.key, 'get_cover_letter', { cover_letter_id: UNKNOWN_ID }, 'NOT_FOUND'],
        [account.key, 'get_resume', { resume_id: 'x' }, 'BAD_REQUEST'],
        [account.key, 'get_resume', {}, 'BAD_REQUEST'],
        [account.key, 'create_resume', { title: 'x' }, 'BAD_REQUEST'],
        [account.key, 'create_resume', { ...JOB, title: 'x'.repeat(256) }, 'BAD_REQUEST'],
        [account.key, 'create_resume', { ...JOB, title: 7 }, 'BAD_REQUEST'],
        [account.key, 'create_resume', { ...JOB, company_url: 'http://10.0.0.1' }, 'VALIDATION_ERROR'],
        [account.key, 'create_cover_letter', { ...JOB, date: '2026-02-30' }, 'VALIDATION_ERROR'],
        [unready.key, 'create_cover_letter', JOB, 'VALIDATION_ERROR'],
        [poor.key, 'create_resume', JOB, 'FORBIDDEN'],
      ];
      for (let made = 1; made <= 5; made++) await useTool(running, poor.key, 'create_resume', JOB);
      for (const [key, tool, args, code] of cases) {
        const asker = await connect(running.service.baseUrl + TOOL_ENDPOINT, key);
        const result = await asker.use(tool, args);
        await asker.close();
        const failure = failureOf(result);
        assert.deepEqual(Object.keys(failure).sort(), ['error_code', 'message']);
        assert.equal(failure.error_code, code, `${tool} ${JSON.stringify(args).slice(0, 80)}: ${failure.message}`);
        assert.equal(result.structuredContent, undefined);
      }
    });

    test('a document of another account is NOT_FOUND, and one of this account is found over REST too', async () => {
      const created = dataOf(await client.use('create_resume', { ...JOB, title: 'Shared' }));
      const stranger = await running.account();
      const read = await useTool(running, stranger.key, 'get_resume', { resume_id: created.id });
      assert.equal(failureOf(read).error_code, 'NOT_FOUND');
      const rest = await running.ask(`/v1/resume/${created.id}`, { key: account.key });
      assert.equal(rest.json.data.resume_title, 'Shared');
    });

    test('cannot connect with a bad key', async () => {
      await assert.rejects(connect(running.service.baseUrl + TOOL_ENDPOINT, NEVER_ISSUED));
    });
  });
}

describe('the tool endpoint', () => {
  const running = runningService();
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test('a missing, unknown, expired or revoked key is HTTP 401 with a JSON-RPC error', async () => {
    const account = await running.account();
    const expired = await addKey(running, account.id, new Date(running.clock.now().getTime() + 1));
    running.clock.advance(1);
    await revoke(running, account.keyId);
    for (const key of [undefined, 'bogus', NEVER_ISSUED, expired.key, account.key]) {
      const answer = await post(running, { key, body: LIST });
      assert.equal(answer.status, 401);
      assert.equal(answer.headers['www-authenticate'], 'Bearer');
      assert.deepEqual(answer.json, {
        jsonrpc: '2.0',
        error: { code: -32001, message: 'Unauthorized' },
        id: null,
      });
    }
  });

  test('there is no event stream and no session: GET and DELETE are 405, answers are JSON without a session id', async () => {
    const { key } = await running.account();
    for (const method of ['GET', 'DELETE']) {
      const answer = await running.askNow(TOOL_ENDPOINT, { method, key, headers: { accept: 'text/event-stream' } });
      assert.equal(answer.status, 405);
      assert.equal(answer.headers.allow, 'POST, OPTIONS');
    }
    const hello = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    for (const body of [{ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }, LIST]) {
      const answer = await post(running, { key, body });
      assert.equal(answer.status, 200);
      assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
      assert.equal(answer.headers['mcp-session-id'], undefined);
    }
  });

  test('a browser’s preflight is answered without a key', async () => {
    const headers = {
      origin: 'https://agent.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, mcp-protocol-version',
    };
    const answer = await running.askNow(TOOL_ENDPOINT, { method: 'OPTIONS', headers });
    assert.ok(answer.status === 204 || answer.status === 200);
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    assert.match(answer.headers['access-control-allow-methods'] ?? '', /POST/);
    for (const header of ['authorization', 'content-type', 'mcp-protocol-version']) {
      assert.ok(answer.headers['access-control-allow-headers']?.toLowerCase().includes(header));
    }
  });

  test('the input schemas state the constraints of REST, and every tool has an output schema', async () => {
    const { key } = await running.account();
    const { tools } = (await post(running, { key, body: LIST })).json.result;
    const byName = Object.fromEntries(tools.map((tool: { name: string }) => [tool.name, tool]));
    assert.deepEqual(byName.create_resume.inputSchema.required, ['title', 'job_description']);
    assert.deepEqual(Object.keys(byName.create_resume.inputSchema.properties), [
      'title',
      'job_description',
      'company_url',
    ]);
    assert.equal(byName.create_resume.inputSchema.properties.title.maxLength, 255);
    assert.equal(byName.create_resume.inputSchema.properties.title.minLength, 1);
    assert.deepEqual(byName.create_cover_letter.inputSchema.required, ['title', 'job_description']);
    assert.deepEqual(Object.keys(byName.create_cover_letter.inputSchema.properties).slice(3), [
      'hiring_manager_name',
      'company_street_address',
      'company_city',
      'company_state',
      'company_zip',
      'hiring_manager_email',
      'date',
      'additional_context',
    ]);
    assert.deepEqual(byName.get_resume.inputSchema.required, ['resume_id']);
    assert.deepEqual(byName.get_cover_letter.inputSchema.required, ['cover_letter_id']);
    assert.ok(!byName.use_docs.inputSchema.required?.includes('page'));
    for (const tool of tools) assert.equal(tool.outputSchema.type, 'object', tool.name);
  });

  test('a failed document ends the polling, without stage and link', async () => {
    const { key } = await running.account();
    for (const kind of [RESUME, LETTER]) {
      const { id } = dataOf(await useTool(running, key, kind.create, JOB));
      const queued = dataOf(await useTool(running, key, kind.get, { [kind.idField]: id }));
      assert.equal(queued.poll_after_seconds, 5);
      assert.equal(typeof queued.stage, 'string');
      await fail(running, id);
      assert.deepEqual(dataOf(await useTool(running, key, kind.get, { [kind.idField]: id })), {
        id,
        [kind.titleField]: 'Analyst',
        status: 'FAILED',
        stage: null,
        pdf_url: null,
        dashboard_url: `http://letterpress.test/dashboard/documents/${id}`,
        poll_after_seconds: null,
        pdf_url_expires_at: null,
      });
    }
  });

  test('unknown arguments are stripped, not rejected', async () => {
    const { key } = await running.account();
    const result = await useTool(running, key, 'create_resume', { ...JOB, colour: 'red' });
    assert.equal(dataOf(result).status, 'QUEUED');
  });
});

describe('the documentation elsewhere', () => {
  const running = runningService({ config: { docsUrl: 'http://127.0.0.1:9' } });

  test('use_docs says SERVICE_UNAVAILABLE when the documentation site does not answer', async () => {
    const { key } = await running.account();
    assert.equal(failureOf(await useTool(running, key, 'use_docs')).error_code, 'SERVICE_UNAVAILABLE');
  });
});
