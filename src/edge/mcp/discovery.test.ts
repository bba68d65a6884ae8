import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEndpoint } from './testing/fixture.ts';

interface Listed {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: string; properties: Record<string, Record<string, unknown>>; required: string[] };
  outputSchema: { type: string; properties: Record<string, Record<string, unknown>>; required: string[] };
  annotations: Record<string, unknown>;
}

async function listTools(t: Parameters<typeof startEndpoint>[0]): Promise<Listed[]> {
  const { ask } = await startEndpoint(t);
  return (await ask('tools/list')).result?.tools as Listed[];
}

function withoutDescriptions(properties: Record<string, Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description, ...field }]) => {
      assert.equal(typeof description, 'string', `${name} is described`);
      return [name, field];
    }),
  );
}

const OPTIONAL_TEXT = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const TITLE = { type: 'string', minLength: 1, maxLength: 255 };
const JOB_DESCRIPTION = { type: 'string', minLength: 1 };
const COMPANY_URL = { anyOf: [{ type: 'string', maxLength: 500 }, { type: 'null' }] };
/** No `format`: some clients refuse a tool that has one. */
const ID_ARGUMENT = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
};

const INPUTS: Record<string, { properties: Record<string, unknown>; required: string[] }> = {
  use_docs: {
    properties: {
      page: {
        type: 'string',
        default: 'mcp',
        enum: [
          ...['overview', 'quickstart', 'mcp', 'authentication', 'pricing', 'rate-limiting', 'errors'],
          ...['resume/create', 'resume/get-status', 'cover-letter/create', 'cover-letter/get-status'],
        ],
      },
    },
    required: [],
  },
  create_resume: {
    properties: { title: TITLE, job_description: JOB_DESCRIPTION, company_url: COMPANY_URL },
    required: ['title', 'job_description'],
  },
  get_resume: { properties: { resume_id: ID_ARGUMENT }, required: ['resume_id'] },
  create_cover_letter: {
    properties: {
      title: TITLE,
      job_description: JOB_DESCRIPTION,
      company_url: COMPANY_URL,
      hiring_manager_name: OPTIONAL_TEXT,
      company_street_address: OPTIONAL_TEXT,
      company_city: OPTIONAL_TEXT,
      company_state: OPTIONAL_TEXT,
      company_zip: OPTIONAL_TEXT,
      hiring_manager_email: OPTIONAL_TEXT,
      date: OPTIONAL_TEXT,
      additional_context: OPTIONAL_TEXT,
    },
    required: ['title', 'job_description'],
  },
  get_cover_letter: { properties: { cover_letter_id: ID_ARGUMENT }, required: ['cover_letter_id'] },
};

test('tools/list names the five tools of the contract', async (t) => {
  const names = (await listTools(t)).map((tool) => tool.name);
  assert.deepEqual(names, ['use_docs', 'create_resume', 'get_resume', 'create_cover_letter', 'get_cover_letter']);
});

test('the input schemas carry the constraints of the REST fields and allow unknown arguments', async (t) => {
  for (const { name, inputSchema } of await listTools(t)) {
    const { properties, required } = INPUTS[name]!;
    assert.deepEqual(withoutDescriptions(inputSchema.properties), properties, name);
    assert.deepEqual(inputSchema.required, required, name);
    assert.deepEqual(Object.keys(inputSchema).sort(), ['properties', 'required', 'type'], name);
    assert.equal(inputSchema.type, 'object', name);
  }
});

const UUID = { type: 'string', format: 'uuid' };
const STATUS = { type: 'string', enum: ['QUEUED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] };
const TEXT = { type: 'string' };
const URI = { type: 'string', format: 'uri' };
const DELAY = { anyOf: [{ type: 'number' }, { type: 'null' }] };
const PROGRESS = {
  status: STATUS,
  stage: OPTIONAL_TEXT,
  pdf_url: { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
  dashboard_url: URI,
  poll_after_seconds: DELAY,
  pdf_url_expires_at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
};

const OUTPUTS: Record<string, Record<string, unknown>> = {
  use_docs: { url: URI, markdown: TEXT },
  create_resume: { id: UUID, resume_title: TEXT, status: STATUS, dashboard_url: URI, poll_after_seconds: DELAY },
  get_resume: { id: UUID, resume_title: TEXT, ...PROGRESS },
  create_cover_letter: { id: UUID, title: TEXT, status: STATUS, dashboard_url: URI, poll_after_seconds: DELAY },
  get_cover_letter: { id: UUID, title: TEXT, ...PROGRESS },
};

test('every tool declares an output schema in which all fields are required', async (t) => {
  for (const { name, outputSchema } of await listTools(t)) {
    assert.deepEqual(withoutDescriptions(outputSchema.properties), OUTPUTS[name], name);
    assert.deepEqual(outputSchema.required.toSorted(), Object.keys(OUTPUTS[name]!).sort(), name);
    assert.equal(outputSchema.type, 'object', name);
  }
});

test('annotations tell reads, which may be repeated, from creates, which may not', async (t) => {
  for (const { name, title, annotations } of await listTools(t)) {
    const creates = name.startsWith('create_');
    assert.deepEqual(annotations, {
      title,
      readOnlyHint: !creates,
      destructiveHint: false,
      idempotentHint: !creates,
      openWorldHint: creates,
    });
  }
});

test('descriptions say what a call costs, what comes next, and never to retry a create', async (t) => {
  const described = Object.fromEntries((await listTools(t)).map((tool) => [tool.name, tool.description]));
  assert.match(described.create_resume!, /Costs 5 credits/);
  assert.match(described.create_resume!, /read the status with get_resume/);
  assert.match(described.create_cover_letter!, /Costs 3 credits/);
  assert.match(described.create_cover_letter!, /read the status with get_cover_letter/);
  for (const name of ['create_resume', 'create_cover_letter']) {
    assert.match(described[name]!, /Not idempotent/);
    assert.match(described[name]!, /Never retry it automatically/);
  }
  for (const name of ['get_resume', 'get_cover_letter']) {
    assert.match(described[name]!, /Costs no credits/);
    assert.match(described[name]!, /poll_after_seconds/);
    assert.match(described[name]!, /FAILED: the credits were given back/);
  }
  assert.match(described.use_docs!, /Costs no credits/);
});

test('every description has room in the 1,024 characters that clients allow', async (t) => {
  for (const { name, description } of await listTools(t)) {
    assert.ok(description.length <= 1024, `${name}: ${description.length}`);
  }
});

for (const version of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
  test(`initialize agrees on ${version}, offers tools alone and explains the workflow`, async (t) => {
    const { ask } = await startEndpoint(t);
    const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const { result } = await ask('initialize', params);
    assert.equal(result?.protocolVersion, version);
    assert.deepEqual(result?.capabilities, { tools: {} });
    assert.deepEqual(result?.serverInfo, { name: 'letterpress', title: 'Letterpress', version: '1' });
    assert.match(result?.instructions as string, /poll_after_seconds[\s\S]*SUCCESS[\s\S]*FAILED/);
  });
}

test('initialize with a version of the future answers with the newest of its era', async (t) => {
  const { ask } = await startEndpoint(t);
  const params = { protocolVersion: '2099-01-01', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  assert.equal((await ask('initialize', params)).result?.protocolVersion, '2025-11-25');
});
