/** The official clients of both eras, as outsiders who know nothing of us but the address and the key. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startEndpoint } from './testing/fixture.ts';

const INFO = { name: 'test', version: '1' };
const TOOLS = ['use_docs', 'create_resume', 'get_resume', 'create_cover_letter', 'get_cover_letter'];

interface AnyClient {
  getServerVersion(): { name: string } | undefined;
  getInstructions(): string | undefined;
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments?: Record<string, unknown> }): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

const withKey = (key: string) => ({ requestInit: { headers: { Authorization: `Bearer ${key}` } } });

async function connectNew(url: string, mode: 'auto' | 'legacy' | { pin: string }, key = 'lp_good'): Promise<Client> {
  const client = new Client(INFO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), withKey(key)));
  return client;
}

async function connectOld(url: string): Promise<OldClient> {
  const client = new OldClient(INFO);
  await client.connect(new OldTransport(new URL(url), withKey('lp_good')));
  return client;
}

const CLIENTS: [string, (url: string) => Promise<AnyClient>][] = [
  ['the client of 2026-07-28', (url) => connectNew(url, { pin: '2026-07-28' })],
  ['the new client that finds out what the server speaks', (url) => connectNew(url, 'auto')],
  ['the new client that speaks like the old one', (url) => connectNew(url, 'legacy')],
  ['the client of 2025-11-25 and before', connectOld],
];

for (const [name, connect] of CLIENTS) {
  test(`${name} connects, discovers the tools, and creates, polls and reads`, async (t: TestContext) => {
    const { url, asked } = await startEndpoint(t);
    const client = await connect(url);
    t.after(() => client.close());
    assert.equal(client.getServerVersion()?.name, 'letterpress');
    assert.match(client.getInstructions() ?? '', /Workflow/);
    assert.deepEqual(
      (await client.listTools()).tools.map((tool) => tool.name),
      TOOLS,
    );
    // The clients check structuredContent against the output schema they were shown.
    const job = { title: 'Analyst', job_description: 'Contoso needs an analyst.' };
    const created = await client.callTool({ name: 'create_resume', arguments: job });
    assert.deepEqual(created.structuredContent, {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      resume_title: 'Analyst_1',
      status: 'QUEUED',
      dashboard_url: 'https://letterpress.example/dashboard/7c9e6679-7425-40de-944b-e07fc1f90ae7',
      poll_after_seconds: 5,
    });
    const read = { cover_letter_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const status = await client.callTool({ name: 'get_cover_letter', arguments: read });
    assert.equal((status.structuredContent as { status: string }).status, 'QUEUED');
    const docs = await client.callTool({ name: 'use_docs' });
    assert.deepEqual(docs.structuredContent, { url: 'https://letterpress.example/docs/mcp', markdown: '# mcp' });
    assert.equal(asked.created.length, 1);
  });

  test(`${name} sees a failed tool as a result and an unknown one as a protocol error`, async (t: TestContext) => {
    const { url } = await startEndpoint(t);
    const client = await connect(url);
    t.after(() => client.close());
    const failed = await client.callTool({ name: 'get_resume', arguments: { resume_id: 'x' } });
    assert.equal(failed.isError, true);
    assert.deepEqual(failed.content, [
      { type: 'text', text: '{"error_code":"BAD_REQUEST","message":"resume_id must be a UUID"}' },
    ]);
    await assert.rejects(client.callTool({ name: 'delete_everything' }), { code: -32602 });
  });
}

test('the new client prefers the new era, and the old one gets its newest', async (t) => {
  const { url } = await startEndpoint(t);
  const client = await connectNew(url, 'auto');
  t.after(() => client.close());
  assert.equal(client.getNegotiatedProtocolVersion(), '2026-07-28');
  const legacy = await connectNew(url, 'legacy');
  t.after(() => legacy.close());
  assert.equal(legacy.getNegotiatedProtocolVersion(), '2025-11-25');
});

test('a client with a bad key cannot connect', async (t) => {
  const { url, asked } = await startEndpoint(t);
  await assert.rejects(connectNew(url, 'auto', 'lp_bad'));
  await assert.rejects(connectNew(url, 'legacy', 'lp_bad'));
  assert.deepEqual(asked, { created: [], read: [], pages: [] });
});
