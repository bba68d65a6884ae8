import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { ENTRIES } from './contents.ts';
import { registerSite } from './register-site.ts';

const docsDir = fileURLToPath(new URL('../../../docs', import.meta.url));
const app = Fastify();
await registerSite(app, { baseUrl: 'https://letterpress.example/', docsDir });
after(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('every page is served as HTML and as its Markdown source with the address filled in', async () => {
  for (const { page } of ENTRIES) {
    const html = await get(`/docs/${page}`);
    assert.equal(html.statusCode, 200, page);
    assert.equal(html.headers['content-type'], 'text/html; charset=utf-8');
    const twin = await get(`/docs/${page}.md`);
    assert.equal(twin.headers['content-type'], 'text/markdown; charset=utf-8');
    const source = await readFile(`${docsDir}/${page}.md`, 'utf8');
    assert.equal(twin.body, source.replaceAll('{base_url}', 'https://letterpress.example'));
    assert.doesNotMatch(html.body, /\{base_url\}/);
  }
});

test('no page has a script, an inline style or an inline handler', async () => {
  for (const path of ['/', '/docs/none', ...ENTRIES.map(({ page }) => `/docs/${page}`)]) {
    assert.doesNotMatch((await get(path)).body, /<script|<style|\sstyle=|\son[a-z]+=/i, path);
  }
});

test('every answer carries the policy, an ETag and caching headers', async () => {
  for (const path of [
    '/',
    '/docs/errors',
    '/docs/errors.md',
    '/llms.txt',
    '/llms-full.txt',
    '/robots.txt',
    '/site.css',
  ]) {
    const { headers } = await get(path);
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      path,
    );
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers.etag), /^"[\w-]{16}"$/);
    assert.match(String(headers['cache-control']), /^public, max-age=/);
  }
});

test('a known ETag is answered by 304 without a body', async () => {
  const etag = String((await get('/docs/errors')).headers.etag);
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('/docs/errors', { 'if-none-match': header });
    assert.equal(answer.statusCode, 304, header);
    assert.equal(answer.body, '');
    assert.equal(answer.headers.etag, etag);
  }
  assert.equal((await get('/docs/errors', { 'if-none-match': '"other"' })).statusCode, 200);
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/docs/overview' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.body, '');
});

test('/docs leads to the overview', async () => {
  for (const path of ['/docs', '/docs/']) {
    const answer = await get(path);
    assert.equal(answer.statusCode, 302);
    assert.equal(answer.headers.location, '/docs/overview');
  }
});

test('an unknown page is a 404 page that is not cached', async () => {
  for (const path of ['/docs/none', '/docs/../package.json', '/docs/%2e%2e%2fpackage.json', '/docs/resume']) {
    const answer = await get(path);
    assert.equal(answer.statusCode, 404, path);
  }
  const answer = await get('/docs/none');
  assert.match(answer.body, /No such page/);
  assert.equal(answer.headers['cache-control'], 'no-store');
});

test('llms.txt lists the Markdown of every page by its full address', async () => {
  const { body, headers } = await get('/llms.txt');
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.match(body, /^# Letterpress\n\n> /);
  for (const { page } of ENTRIES) assert.ok(body.includes(`(https://letterpress.example/docs/${page}.md): `), page);
});

test('llms-full.txt holds every page in full; only the targets of its links differ', async () => {
  const withoutTargets = (markdown: string) => markdown.replace(/\]\([^)\s]+\)/g, ']()');
  const body = withoutTargets((await get('/llms-full.txt')).body);
  for (const { page } of ENTRIES) {
    assert.ok(body.includes(withoutTargets((await get(`/docs/${page}.md`)).body)), page);
  }
});

test('the front page links to the docs and the dashboard', async () => {
  const { body } = await get('/');
  assert.match(body, /href="\/docs\/quickstart"/);
  assert.match(body, /href="\/dashboard"/);
});

test('the stylesheet and the icon that a page names exist, and are cached for good', async () => {
  const { body } = await get('/docs/overview');
  const [stylesheet, icon] = [...body.matchAll(/<link rel="(?:stylesheet|icon)"[^>]* href="([^"]+)"/g)].map(
    (m) => m[1]!,
  );
  const css = await get(stylesheet!);
  assert.equal(css.headers['content-type'], 'text/css; charset=utf-8');
  assert.equal(css.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(css.body, /prefers-color-scheme: dark/);
  assert.equal((await get(icon!)).headers['content-type'], 'image/svg+xml');
});

test('behind a path prefix the links carry the prefix', async () => {
  const prefixed = Fastify();
  await registerSite(prefixed, { baseUrl: 'https://example.com/letterpress', docsDir });
  const { body } = await prefixed.inject('/docs/overview');
  assert.match(body, /href="\/letterpress\/docs\/errors"/);
  assert.doesNotMatch(body, /href="\/docs\//);
  await prefixed.close();
});

test('a missing page fails the start', async () => {
  const broken = Fastify();
  await assert.rejects(registerSite(broken, { baseUrl: 'https://example.com', docsDir: `${docsDir}/none` }), /ENOENT/);
  await broken.close();
});
