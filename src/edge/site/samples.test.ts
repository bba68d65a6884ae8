import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { test } from 'node:test';
import { DOCS_PAGES } from '../../base/contract.ts';
import { assertSameShape } from './testing/same-shape.ts';
import { FENCES, printedBy, readSamples, type Sample } from './testing/samples.ts';

const samples: (Sample & { place: string })[] = [];
for (const page of DOCS_PAGES) {
  const text = await readFile(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8');
  for (const sample of readSamples(text)) samples.push({ ...sample, place: `${page}.md:${sample.line}` });
}

test('every sample says by its fence what it is', () => {
  for (const { fence, place } of samples) assert.ok(FENCES.includes(fence), `${place}: "${fence}"`);
});

test('every JSON sample is valid JSON', () => {
  for (const { language, text, place } of samples) {
    if (language === 'json') assert.doesNotThrow(() => JSON.parse(text), place);
  }
});

test('a JSON output stands right after the sample that prints it', () => {
  for (const [index, { fence, place }] of samples.entries()) {
    if (fence !== 'json output') continue;
    assert.match(samples[index - 1]?.fence ?? '', /^(bash|ts|python|json tool)$/, place);
    assert.match(printedBy(samples, index)?.fence ?? '', /^(bash|ts)$/, place);
  }
});

test('every bash sample parses and sends the key', () => {
  for (const { language, text, place } of samples) {
    if (language !== 'bash') continue;
    execFileSync('bash', ['-n', '-c', text]);
    assert.ok(!text.includes('curl -s {base_url}/v1') || text.includes('Authorization: Bearer'), place);
  }
});

test('every TypeScript sample runs without a build: its types can be stripped', () => {
  const found = samples.filter(({ language }) => language === 'ts');
  assert.ok(found.length >= 6);
  for (const { text, place } of found) assert.doesNotThrow(() => stripTypeScriptTypes(text), place);
});

test('every page that creates or reads a document shows it for curl, TypeScript, Python and MCP', () => {
  const languages = ['bash', 'ts', 'python', 'json tool'];
  for (const page of [
    'overview',
    'resume/create',
    'resume/get-status',
    'cover-letter/create',
    'cover-letter/get-status',
  ]) {
    const fences = samples.filter(({ place }) => place.startsWith(`${page}.md`)).map(({ fence }) => fence);
    const start = fences.indexOf('python') - 2;
    assert.deepEqual(fences.slice(start, start + 4), languages, page);
  }
});

const error = (error_code: string, details: object = {}) => ({
  success: false,
  message: 'text',
  data: { error_code, details },
});
const rateLimited = { ...error('RATE_LIMIT_EXCEEDED', { retry_after: 1 }) };
const status = (message: string, title: string) => ({
  success: true,
  message,
  data: { id: 'text', [title]: 'text', status: 'text', stage: null, pdf_url: null, dashboard_url: 'text' },
});
const toolStatus = {
  id: 'text',
  resume_title: 'text',
  status: 'text',
  stage: null,
  pdf_url: null,
  dashboard_url: 'text',
  poll_after_seconds: null,
  pdf_url_expires_at: null,
};
const toolError = {
  jsonrpc: '2.0',
  id: 1,
  result: { isError: true, content: [{ type: 'text', text: '{"error_code":"VALIDATION_ERROR","message":"text"}' }] },
};
const unauthorizedTool = { jsonrpc: '2.0', error: { code: -32001, message: 'Unauthorized' }, id: null };

const CONTRACT_SHAPES: object[] = [
  ...['BAD_REQUEST', 'VALIDATION_ERROR', 'UNAUTHORIZED'].map((code) => error(code)),
  error('FORBIDDEN', { required: 5, available: 2 }),
  ...['NOT_FOUND', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'].map((code) => error(code)),
  rateLimited,
  status('Resume status retrieved successfully', 'resume_title'),
  status('Cover letter status retrieved successfully', 'title'),
  toolStatus,
  toolError,
  unauthorizedTool,
];

function matches(shape: object, response: unknown): boolean {
  try {
    assertSameShape(shape, response);
    return true;
  } catch {
    return false;
  }
}

test('every response that is only shown is complete: it has one of the shapes of the contract', () => {
  const responses = samples.filter(({ fence }) => fence === 'json response');
  assert.ok(responses.length >= 10);
  for (const { text, place } of responses) {
    const response: unknown = JSON.parse(text);
    assert.ok(
      CONTRACT_SHAPES.some((shape) => matches(shape, response)),
      place,
    );
  }
});
