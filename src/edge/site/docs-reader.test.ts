import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../base/errors.ts';
import { docsReader } from './docs-reader.ts';

const docsDir = fileURLToPath(new URL('../../../docs', import.meta.url));
const baseUrl = 'https://letterpress.example';
const noFetch = () => Promise.reject(new Error('must not be called'));

test('without a site elsewhere the page is read here, with the address filled in', async () => {
  const read = docsReader({ baseUrl, docsDir, docsUrl: null, fetchText: noFetch });
  const { url, markdown } = await read('resume/create');
  assert.equal(url, 'https://letterpress.example/docs/resume/create');
  assert.match(markdown, /^# Create a resume\n/);
  assert.match(markdown, /curl -s https:\/\/letterpress\.example\/v1\/resume\/create/);
  assert.doesNotMatch(markdown, /\{base_url\}/);
});

test('with a site elsewhere the page is read from there', async () => {
  const asked: string[] = [];
  const fetchText = async (url: string) => {
    asked.push(url);
    return '# Elsewhere';
  };
  const read = docsReader({ baseUrl, docsDir, docsUrl: 'https://docs.example/letterpress/', fetchText });
  assert.deepEqual(await read('errors'), { url: 'https://docs.example/letterpress/errors', markdown: '# Elsewhere' });
  assert.deepEqual(asked, ['https://docs.example/letterpress/errors.md']);
});

test('a site that does not answer is SERVICE_UNAVAILABLE, and the reason stays inside', async () => {
  const cause = new Error('connect ECONNREFUSED 10.0.0.7:443');
  const read = docsReader({
    baseUrl,
    docsDir,
    docsUrl: 'https://docs.example',
    fetchText: () => Promise.reject(cause),
  });
  await assert.rejects(read('mcp'), (error) => {
    assert.ok(error instanceof AppError);
    assert.equal(error.code, 'SERVICE_UNAVAILABLE');
    assert.equal(error.cause, cause);
    assert.doesNotMatch(error.message, /10\.0\.0\.7/);
    return true;
  });
});

test('a page that cannot be read here is SERVICE_UNAVAILABLE too', async () => {
  const read = docsReader({ baseUrl, docsDir: `${docsDir}/none`, docsUrl: null, fetchText: noFetch });
  await assert.rejects(read('mcp'), { code: 'SERVICE_UNAVAILABLE' });
});
