import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError, type ErrorCode } from '../../base/errors.ts';
import { type CallResult, DatabaseAway, DOCUMENT_ID, startEndpoint } from './testing/fixture.ts';

const DASHBOARD_URL = 'https://letterpress.example/dashboard/7c9e6679-7425-40de-944b-e07fc1f90ae7';
const JOB = { title: 'Analyst', job_description: 'Contoso needs an analyst.' };

/** A success carries the same data twice: structured, and as JSON in one text block. */
function assertSuccess(result: CallResult, data: Record<string, unknown>): void {
  assert.deepEqual(result.structuredContent, data);
  assert.equal(result.content.length, 1);
  assert.equal(result.content[0]?.type, 'text');
  assert.deepEqual(JSON.parse(result.content[0].text), data);
  assert.equal(result.isError, undefined);
}

function assertFailure(result: CallResult, errorCode: string, message: string): void {
  assert.equal(result.isError, true);
  assert.equal('structuredContent' in result, false);
  assert.equal(result.content.length, 1);
  assert.equal(result.content[0]?.type, 'text');
  assert.deepEqual(JSON.parse(result.content[0].text), { error_code: errorCode, message });
}

test('create_resume queues for the account of the key and returns id, stored title, status, dashboard and delay', async (t) => {
  const { call, asked } = await startEndpoint(t);
  assertSuccess(await call('create_resume', { ...JOB, company_url: 'contoso.example' }), {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    resume_title: 'Analyst_1',
    status: 'QUEUED',
    dashboard_url: DASHBOARD_URL,
    poll_after_seconds: 5,
  });
  assert.deepEqual(asked.created, [
    {
      accountId: 'account-1',
      wanted: { kind: 'resume', body: { ...JOB, company_url: 'contoso.example' } },
      rest: [],
    },
  ]);
});

test('create_cover_letter passes every field on and returns title in place of resume_title', async (t) => {
  const { call, asked } = await startEndpoint(t);
  const body = {
    ...JOB,
    company_url: null,
    hiring_manager_name: 'Jane Smith',
    company_street_address: '1 Main Street',
    company_city: 'Springfield',
    company_state: 'Illinois',
    company_zip: '62701',
    hiring_manager_email: 'jane@contoso.example',
    date: '2026-3-9',
    additional_context: 'I am moving there.',
  };
  assertSuccess(await call('create_cover_letter', body), {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    title: 'Analyst_1',
    status: 'QUEUED',
    dashboard_url: DASHBOARD_URL,
    poll_after_seconds: 5,
  });
  assert.deepEqual(asked.created[0]?.wanted, { kind: 'cover_letter', body });
});

test('get_resume and get_cover_letter read their own kind, and say when to read again', async (t) => {
  const { call, asked } = await startEndpoint(t);
  const progress = {
    status: 'QUEUED',
    stage: 'Waiting to start',
    pdf_url: null,
    dashboard_url: DASHBOARD_URL,
    poll_after_seconds: 5,
    pdf_url_expires_at: null,
  };
  const resume = await call('get_resume', { resume_id: DOCUMENT_ID });
  assertSuccess(resume, { id: DOCUMENT_ID, resume_title: 'Analyst_1', ...progress });
  const letter = await call('get_cover_letter', { cover_letter_id: DOCUMENT_ID });
  assertSuccess(letter, { id: DOCUMENT_ID, title: 'Analyst_1', ...progress });
  assert.deepEqual(asked.read, [
    { accountId: 'account-1', kind: 'resume', id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
    { accountId: 'account-1', kind: 'cover_letter', id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
  ]);
});

test('a finished document has its link, the expiry as ISO 8601, and no delay', async (t) => {
  const { call } = await startEndpoint(t, {
    readStatus: async () => ({
      id: DOCUMENT_ID,
      title: 'Analyst',
      status: 'SUCCESS',
      stage: null,
      link: { url: 'https://letterpress.example/files/x.pdf?signature=1', expiresAt: new Date('2030-01-01T00:00:00Z') },
    }),
  });
  assertSuccess(await call('get_resume', { resume_id: DOCUMENT_ID }), {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    resume_title: 'Analyst',
    status: 'SUCCESS',
    stage: null,
    pdf_url: 'https://letterpress.example/files/x.pdf?signature=1',
    dashboard_url: DASHBOARD_URL,
    poll_after_seconds: null,
    pdf_url_expires_at: '2030-01-01T00:00:00.000Z',
  });
});

for (const [status, delay] of [
  ['QUEUED', 5],
  ['IN_PROGRESS', 5],
  ['SUCCESS', null],
  ['FAILED', null],
] as const) {
  test(`poll_after_seconds is ${delay} when the status is ${status}`, async (t) => {
    const document = { id: DOCUMENT_ID, title: 'Analyst', stage: null, link: null };
    const { call } = await startEndpoint(t, { readStatus: async () => ({ ...document, status }) });
    const result = await call('get_cover_letter', { cover_letter_id: DOCUMENT_ID });
    assert.equal(result.structuredContent?.status, status);
    assert.equal(result.structuredContent?.poll_after_seconds, delay);
  });
}

test('use_docs returns the page asked for, and mcp when none is named', async (t) => {
  const { call, asked } = await startEndpoint(t);
  assertSuccess(await call('use_docs', { page: 'resume/create' }), {
    url: 'https://letterpress.example/docs/resume/create',
    markdown: '# resume/create',
  });
  await call('use_docs');
  await call('use_docs', {});
  await call('use_docs', { page: null });
  assert.deepEqual(asked.pages, ['resume/create', 'mcp', 'mcp', 'mcp']);
});

test('use_docs refuses a page that does not exist', async (t) => {
  const { call, asked } = await startEndpoint(t);
  const message =
    'page must be one of overview, quickstart, mcp, authentication, pricing, rate-limiting, errors, ' +
    'resume/create, resume/get-status, cover-letter/create, cover-letter/get-status';
  for (const page of ['nope', '../secrets', '', 7, ['mcp']]) {
    assertFailure(await call('use_docs', { page }), 'BAD_REQUEST', message);
  }
  assert.deepEqual(asked.pages, []);
});

const REFUSED: [string, Record<string, unknown>, string][] = [
  ['create_resume', {}, 'title is required; job_description is required'],
  ['create_resume', { title: null, job_description: 7 }, 'title is required; job_description must be a string'],
  ['create_resume', { title: '', job_description: '' }, 'title must not be empty; job_description must not be empty'],
  ['create_resume', { ...JOB, title: 'x'.repeat(256) }, 'title must be at most 255 characters'],
  ['create_resume', { ...JOB, company_url: [] }, 'company_url must be a string'],
  ['create_resume', { ...JOB, title: 'a\u0000b' }, 'title must not contain NUL or unpaired surrogate characters'],
  ['create_resume', { ...JOB, title: '\ud800' }, 'title must not contain NUL or unpaired surrogate characters'],
  [
    'create_cover_letter',
    { ...JOB, date: 20260309, company_zip: 7 },
    'company_zip must be a string; date must be a string',
  ],
  ['get_resume', {}, 'resume_id is required'],
  ['get_resume', { resume_id: 'x' }, 'resume_id must be a UUID'],
  ['get_resume', { cover_letter_id: DOCUMENT_ID }, 'resume_id is required'],
  ['get_cover_letter', { cover_letter_id: 5 }, 'cover_letter_id must be a string'],
];

test('arguments that break the schema are BAD_REQUEST with every problem named, and nothing is done', async (t) => {
  const { call, asked } = await startEndpoint(t);
  for (const [tool, args, message] of REFUSED) assertFailure(await call(tool, args), 'BAD_REQUEST', message);
  assert.deepEqual(asked, { created: [], read: [], pages: [] });
});

test('255 characters beyond the basic plane are a title, and unknown arguments are stripped', async (t) => {
  const { call, asked } = await startEndpoint(t);
  const title = '🦉'.repeat(255);
  await call('create_resume', { ...JOB, title, constructor: 'x', toString: 1, account_id: 'other' });
  assert.deepEqual(asked.created[0]?.wanted.body, { title, job_description: 'Contoso needs an analyst.' });
});

test('an id is a UUID in either case', async (t) => {
  const { call, asked } = await startEndpoint(t);
  await call('get_resume', { resume_id: '7C9E6679-7425-40DE-944B-E07FC1F90AE7' });
  assert.deepEqual(asked.read[0]?.id, '7C9E6679-7425-40DE-944B-E07FC1F90AE7');
});

const DOMAIN_FAILURES: [ErrorCode, string][] = [
  ['VALIDATION_ERROR', 'The profile import is not complete.'],
  ['FORBIDDEN', 'Not enough credits.'],
  ['SERVICE_UNAVAILABLE', 'Too many documents are waiting to be made. Please try again later.'],
];

for (const [code, message] of DOMAIN_FAILURES) {
  test(`a create that the domain refuses is an isError result with ${code}, without details`, async (t) => {
    const { call } = await startEndpoint(t, {
      createDocument: async () => {
        throw new AppError(code, message, { details: { secret: 1 } });
      },
    });
    assertFailure(await call('create_resume', JOB), code, message);
    assertFailure(await call('create_cover_letter', JOB), code, message);
  });
}

test('a document that is missing or of another account is NOT_FOUND', async (t) => {
  const { call } = await startEndpoint(t, {
    readStatus: async () => {
      throw new AppError('NOT_FOUND', 'Resume not found.');
    },
  });
  assertFailure(await call('get_resume', { resume_id: DOCUMENT_ID }), 'NOT_FOUND', 'Resume not found.');
});

test('a documentation site that does not answer is SERVICE_UNAVAILABLE', async (t) => {
  const { call } = await startEndpoint(t, {
    readDocs: async () => {
      throw new AppError('SERVICE_UNAVAILABLE', 'The documentation page "mcp" cannot be read at the moment.');
    },
  });
  const message = 'The documentation page "mcp" cannot be read at the moment.';
  assertFailure(await call('use_docs'), 'SERVICE_UNAVAILABLE', message);
});

test('a database that goes away during a tool is SERVICE_UNAVAILABLE, and logged', async (t) => {
  const { call, logged } = await startEndpoint(t, {
    readStatus: async () => {
      throw new DatabaseAway('connection refused at 10.0.0.7');
    },
  });
  const message = 'The service is temporarily unavailable. Please try again later.';
  assertFailure(await call('get_resume', { resume_id: DOCUMENT_ID }), 'SERVICE_UNAVAILABLE', message);
  assert.equal(logged.length, 1);
});

test('what nobody expected is INTERNAL_ERROR; its cause is logged and not told', async (t) => {
  const { call, logged } = await startEndpoint(t, {
    createDocument: async () => {
      throw new TypeError('password of the database is hunter2');
    },
  });
  const result = await call('create_resume', JOB);
  assertFailure(result, 'INTERNAL_ERROR', 'Something went wrong on our side. Please try again later.');
  assert.match(JSON.stringify(logged), /hunter2/);
  assert.doesNotMatch(JSON.stringify(result), /hunter2/);
});
