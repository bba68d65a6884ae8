import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { systemClock } from '../../base/clock.ts';
import { DOCS_PAGES } from '../../base/contract.ts';
import { createMemoryLimits } from '../../platform/limits/memory.ts';
import { ENTRIES } from './contents.ts';
import type { OpenApiDocument } from './reference/open-api.ts';
import { registerSite } from './register-site.ts';

const projectDir = fileURLToPath(new URL('../../..', import.meta.url));
const document: OpenApiDocument = JSON.parse(await readFile(`${projectDir}/openapi.json`, 'utf8'));
const openApi = () => document;
const app = Fastify();
const take = createMemoryLimits(systemClock).windows({ windowSeconds: 60, maxEntriesPerStore: 100 });
const limits = { take, addressOf: (request: FastifyRequest) => request.ip };
registerSite(app, { baseUrl: 'https://letterpress.example/', projectDir, openApi, limits, hasSignUp: true });
after(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('every page is served as HTML and as its Markdown source with the address filled in', async () => {
  for (const page of DOCS_PAGES) {
    const html = await get(`/docs/${page}`);
    assert.equal(html.statusCode, 200, page);
    assert.equal(html.headers['content-type'], 'text/html; charset=utf-8');
    const twin = await get(`/docs/${page}.md`);
    assert.equal(twin.headers['content-type'], 'text/markdown; charset=utf-8');
    const source = await readFile(`${projectDir}/docs/${page}.md`, 'utf8');
    assert.equal(twin.body, source.replaceAll('{base_url}', 'https://letterpress.example'));
    assert.doesNotMatch(html.body, /\{base_url\}/);
  }
});

test('searches are limited by address, and what was found is kept', async () => {
  const search = (query: string, remoteAddress: string) =>
    app.inject({ url: `/docs/search?q=${query}`, remoteAddress });
  const first = await search('credits', '10.0.0.1');
  const spent = process.threadCpuUsage();
  for (let n = 0; n < 59; n++) assert.equal((await search('credits', '10.0.0.1')).body, first.body);
  const again = process.threadCpuUsage(spent).user;
  const other = process.threadCpuUsage();
  for (let n = 0; n < 59; n++) assert.equal((await search(`credits+${n}`, '10.0.0.2')).statusCode, 200);
  assert.ok(again < process.threadCpuUsage(other).user, 'a page that is kept costs less than one that is made');
  const refused = await search('credits', '10.0.0.1');
  assert.equal(refused.statusCode, 429);
  assert.match(String(refused.headers['retry-after']), /^\d+$/);
  assert.equal((await search('credits', '10.0.0.3')).statusCode, 200);
});

const PAGES = ['/', '/docs/none', '/docs/search?q=key', ...ENTRIES.map(({ page }) => `/docs/${page}`)];

test('no page has an inline script, an inline style or an inline handler', async () => {
  for (const path of PAGES) {
    const { body } = await get(path);
    assert.doesNotMatch(body, /<style|\sstyle=|<[a-z][^>]*\son[a-z]+=/i, path);
    assert.doesNotMatch(
      body.replace(/<script( type="module")? src="\/site\/[\w.?=-]+"><\/script>/g, ''),
      /<script/i,
      path,
    );
  }
});

test('no page loads anything from elsewhere', async () => {
  for (const path of PAGES) {
    const loaded = [...(await get(path)).body.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="([^"]+)"/g)];
    assert.ok(loaded.length >= 4, path);
    for (const [, address] of loaded) assert.match(address!, /^\/site\//, path);
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
    '/site/site.css',
    '/docs/search?q=key',
  ]) {
    const { headers } = await get(path);
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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

test('who accepts gzip gets the same content in fewer bytes, under a name of its own', async () => {
  for (const path of [
    '/docs/errors',
    '/docs/errors.md',
    '/site/site.css',
    '/llms-full.txt',
    '/docs/search-index.json',
  ]) {
    const plain = await get(path);
    const packed = await get(path, { 'accept-encoding': 'br, gzip;q=0.8' });
    assert.equal(packed.headers['content-encoding'], 'gzip', path);
    assert.equal(packed.headers.vary, 'accept-encoding');
    assert.deepEqual(gunzipSync(packed.rawPayload), plain.rawPayload);
    assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2, path);
    assert.notEqual(packed.headers.etag, plain.headers.etag);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) };
    assert.equal((await get(path, known)).statusCode, 304);
  }
});

test('who does not accept gzip does not get it, and pictures are sent as they are', async () => {
  for (const header of ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0', 'xgzip']) {
    const { headers } = await get('/docs/errors', { 'accept-encoding': header });
    assert.equal(headers['content-encoding'], undefined, header);
    assert.equal(headers.vary, 'accept-encoding');
  }
  assert.equal((await get('/site/resume.png', { 'accept-encoding': 'gzip' })).headers['content-encoding'], undefined);
});

test('headings have a small font for each script, and each file that the style sheet names is there', async () => {
  const css = (await get('/site/site.css')).body;
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
  assert.ok(faces.length > 1);
  for (const face of faces) {
    assert.match(face, /unicode-range: U\+/);
    const name = /url\("([^"]+)"\) format\("woff2"\);/.exec(face)![1]!;
    const { headers, rawPayload } = await get(`/site/${name}`);
    assert.equal(headers['content-type'], 'font/woff2');
    assert.equal(rawPayload.subarray(0, 4).toString(), 'wOF2');
    assert.ok(rawPayload.length < 30_000, `${name} takes ${rawPayload.length} bytes`);
  }
  assert.doesNotMatch(css, /\.\/files\/|\.ttf/);
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
  for (const page of [...DOCS_PAGES, 'client', 'capacity', 'changelog']) {
    assert.ok(body.includes(`(https://letterpress.example/docs/${page}.md): `), page);
  }
  assert.ok(body.includes('(https://letterpress.example/openapi.json): '));
});

test('llms-full.txt holds every page in full; only the targets of its links differ', async () => {
  const withoutTargets = (markdown: string) => markdown.replace(/\]\([^)\s]+\)/g, ']()');
  const body = withoutTargets((await get('/llms-full.txt')).body);
  for (const page of [...DOCS_PAGES, 'client']) {
    assert.ok(body.includes(withoutTargets((await get(`/docs/${page}.md`)).body)), page);
  }
});

test('the front page shows a real resume and leads to the docs and the dashboard', async () => {
  const { body } = await get('/');
  const picture = /<img src="([^"]+)"[^>]* alt="[^"]{20,}"/.exec(body)?.[1];
  const served = await get(picture!);
  assert.equal(served.headers['content-type'], 'image/png');
  assert.deepEqual(served.rawPayload, await readFile(`${projectDir}/samples/resume.png`));
  assert.match(body, /href="\/docs\/overview"/);
  assert.match(body, /href="\/docs\/quickstart"/);
  assert.match(body, /href="\/dashboard"/);
});

test('the front page speaks to job seekers first, then to developers and operators, and says what it costs', async () => {
  const { body } = await get('/');
  const headings = [...body.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
  assert.deepEqual(headings, [
    'Three steps to a page that fits',
    'Nothing untrue is printed',
    'What it costs',
    'For developers',
    'For those who run it',
  ]);
  const [hero] = body.split('<h2');
  assert.match(hero!, /25 credits are free\. A resume costs 5, a cover letter 3\./);
  assert.match(hero!, /never adds one/);
  assert.doesNotMatch(hero!.slice(hero!.indexOf('<main')), /\b(?:API|REST|MCP|JSON|interface)\b/);
  assert.equal([...body.slice(body.indexOf('id="how"')).matchAll(/<li><h3>/g)].length, 3);
});

test('the front page leads to an account: a new one where people can create them, else by signing in', async () => {
  const { body } = await get('/');
  assert.match(body, /<a class="button" href="\/dashboard\/sign-up">Create a free account<\/a>/);
  assert.match(body, /<a class="button quiet" href="\/dashboard">Sign in<\/a>/);
  const closed = Fastify();
  registerSite(closed, { baseUrl: 'https://example.com', projectDir, openApi, limits, hasSignUp: false });
  const front = (await closed.inject('/')).body;
  assert.match(front, /<a class="button" href="\/dashboard">Sign in<\/a>/);
  assert.doesNotMatch(front, /sign-up/);
  await closed.close();
});

test('browsers that ask for /favicon.ico get the icon', async () => {
  const icon = await get('/favicon.ico');
  assert.deepEqual([icon.statusCode, icon.headers['content-type']], [200, 'image/svg+xml']);
  assert.equal(icon.body, (await get('/favicon.svg')).body);
});

test('the stylesheet and the icon that a page names exist, and are cached for good', async () => {
  const { body } = await get('/docs/overview');
  const [stylesheet, icon] = [...body.matchAll(/<link rel="(?:stylesheet|icon)"[^>]* href="([^"]+)"/g)].map(
    (m) => m[1]!,
  );
  const css = await get(stylesheet!);
  assert.equal(css.headers['content-type'], 'text/css; charset=utf-8');
  assert.equal(css.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(css.body, /light-dark\(/);
  for (const other of ['/site/site.css', '/site/site.css?v=older', '/site/site.css?v=a&v=b', '/favicon.svg']) {
    assert.equal((await get(other)).headers['cache-control'], 'public, max-age=300, must-revalidate', other);
  }
  assert.equal((await get('/site/none.css')).statusCode, 404);
  assert.equal((await get(icon!)).headers['content-type'], 'image/svg+xml');
});

test('behind a path prefix the links carry the prefix', async () => {
  const prefixed = Fastify();
  registerSite(prefixed, { baseUrl: 'https://example.com/letterpress', projectDir, openApi, limits, hasSignUp: true });
  for (const path of ['/', '/docs/overview', '/docs/reference', '/docs/search?q=errors']) {
    const { body } = await prefixed.inject(path);
    assert.match(body, /href="\/letterpress\/docs\/errors|href="\/letterpress\/docs\/overview/, path);
    assert.doesNotMatch(body, /(href|src|action|data-index|data-rank|data-path)="\/(?!letterpress)/, path);
  }
  await prefixed.close();
});

test('a missing page fails the start', async () => {
  const broken = Fastify();
  registerSite(broken, {
    baseUrl: 'https://example.com',
    projectDir: `${projectDir}/none`,
    openApi,
    limits,
    hasSignUp: true,
  });
  await assert.rejects(async () => broken.ready(), /ENOENT/);
  await broken.close();
});

test('the page of results works without a script: best first, what was asked for escaped', async () => {
  const { body, statusCode } = await get('/docs/search?q=idempotency-key');
  assert.equal(statusCode, 200);
  assert.match(body, /<a class="search-result" href="\/docs\/[\w/#-]+"><strong>Retrying safely<\/strong>/);
  assert.match(body, /<mark>Idempotency<\/mark>/);
  assert.match((await get('/docs/search?q=zzzzzz')).body, /Nothing found/);
  assert.doesNotMatch((await get(`/docs/search?q=${encodeURIComponent('"><script>x')}`)).body, /<script>x/);
  for (const query of ['', '?q=', '?q=a&q=b', `?q=${'k'.repeat(5_000)}`]) {
    assert.equal((await get(`/docs/search${query}`)).statusCode, 200, query);
  }
});

test('what people look for by another name is found', async () => {
  for (const [query, address] of [
    ['python', '/docs/quickstart#the-same-in-typescript-or-python'],
    ['sdk', '/docs/client'],
    ['expired+link', '/docs/resume/get-status#the-pdf-link'],
    ['postman', '/docs/reference#'],
  ]) {
    const { body } = await get(`/docs/search?q=${query}`);
    const first = /<a class="search-result" href="([^"]+)"/.exec(body)?.[1] ?? 'nothing';
    assert.ok(first.startsWith(address!), `${query} finds ${first}`);
  }
});

test('the index of the search names every page, and addresses that exist', async () => {
  const index = (await get('/docs/search-index.json')).json<{ address: string }[]>();
  const addresses = new Set(index.map(({ address }) => address.replace(/#.*/, '')));
  assert.deepEqual([...addresses].sort(), ENTRIES.map(({ page }) => `/docs/${page}`).sort());
  for (const { address } of index) {
    const [path, anchor] = address.split('#') as [string, string | undefined];
    const { body } = await get(path);
    if (anchor) assert.ok(body.includes(`id="${anchor}"`), address);
  }
});

test('the reference shows every operation of the OpenAPI document: fields, errors, a form', async () => {
  const { body } = await get('/docs/reference');
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      assert.ok(body.includes(`<h2 id="${operationId}">`), operationId);
      assert.ok(body.includes(`data-method="${method.toUpperCase()}" data-path="${path}"`), operationId);
      for (const status of Object.keys(responses)) assert.ok(body.includes(status), `${operationId} ${status}`);
    }
  }
  for (const field of ['additional_context', 'idempotency-key', 'cover_letter_id', 'data.pdf_url']) {
    assert.ok(body.includes(`<code>${field}</code>`), field);
  }
});

test('what needs a script is not shown without one', async () => {
  const { body } = await get('/docs/reference');
  for (const [tag] of body.matchAll(/<[^>]*class="[^"]*(?:needs-script|theme-switch|search-panel)[^>]*>/g)) {
    assert.match(tag, / hidden>$/);
  }
  assert.doesNotMatch(body, /role="tab"|class="copy"/);
});

test('the scripts are JavaScript that a browser can read', async () => {
  for (const name of ['site.js', 'theme.js', 'rank.js', 'try-it.js']) {
    const { body, headers } = await get(`/site/${name}`);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    // Types are stripped from nothing here: it only parses, and refuses what is no module.
    assert.equal(stripTypeScriptTypes(body), body, name);
  }
});

test('capacity and changelog are pages, with their Markdown', async () => {
  for (const [page, title] of [
    ['capacity', 'Capacity'],
    ['changelog', 'Changelog'],
  ] as const) {
    assert.match((await get(`/docs/${page}`)).body, new RegExp(`<h1 id="${page}">${title}</h1>`));
    const source = await readFile(`${projectDir}/${page.toUpperCase()}.md`, 'utf8');
    assert.equal((await get(`/docs/${page}.md`)).body, source);
  }
});
