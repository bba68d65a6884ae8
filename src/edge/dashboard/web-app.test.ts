import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerWebApp } from './web-app.ts';

let folder: string;
let app: FastifyInstance;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterpress-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<script type="module" src="./assets/main-abc.js"></script>');
  await writeFile(path.join(folder, 'assets', 'main-abc.js'), 'export const answer = 42;');
  await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets', 'worker-abc.mjs'), 'export {};');
  await writeFile(path.join(folder, 'offline.html'), '<style></style>');
  await writeFile(path.join(folder, 'secret.env'), 'never');
  app = Fastify();
  await registerWebApp(app, { folder, baseUrl: 'https://host.example/letterpress' });
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('every address of the app is its page, with its files named from the root', async () => {
  for (const url of ['/dashboard', '/dashboard/', '/dashboard/documents/4e1b', '/dashboard/index.html']) {
    const answer = await app.inject(url);
    const isPage = url !== '/dashboard/index.html';
    assert.equal(answer.statusCode, isPage ? 200 : 404, url);
    if (isPage) assert.match(answer.body, /src="\/letterpress\/dashboard\/assets\/main-abc\.js"/);
  }
});

test('the page runs no inline script and speaks with no other host', async () => {
  const policy = (await app.inject('/dashboard')).headers['content-security-policy'] as string;
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.doesNotMatch(policy, /unsafe|\*|https:/);
});

test('files with a hash in their name are kept for good, the page is asked for again', async () => {
  const asset = await app.inject('/dashboard/assets/main-abc.js');
  assert.equal(asset.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.match(asset.headers['cache-control'] as string, /immutable/);
  assert.equal((await app.inject('/dashboard')).headers['cache-control'], 'no-cache');
});

test('a module is a script, and the page for when we cannot be reached runs nothing', async () => {
  const { headers } = await app.inject('/dashboard/assets/worker-abc.mjs');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  const offline = await app.inject('/dashboard/offline.html');
  assert.equal(offline.statusCode, 200);
  assert.equal(offline.headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'");
});

test('what is not there is not answered by the page', async () => {
  const missing = ['/dashboard/assets/main-old.js', '/dashboard/secret.env', '/dashboard/..%2fpackage.json'];
  for (const url of [...missing, '/dashboard/api/nothing']) {
    assert.equal((await app.inject(url)).statusCode, 404, url);
  }
});

test('a person who opens an address that is not there sees the app, which says so, with status 404', async () => {
  const accept = 'text/html,*/*;q=0.8';
  for (const url of ['/dashboard/login.php', '/dashboard/api/nothing']) {
    const answer = await app.inject({ url, headers: { accept } });
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [404, 'text/html; charset=utf-8'], url);
    assert.match(answer.body, /main-abc\.js/);
  }
});

test('clients that take it get less to load', async () => {
  const answer = await app.inject({ url: '/dashboard/icon.svg', headers: { 'accept-encoding': 'br, gzip' } });
  assert.equal(answer.headers['content-encoding'], 'gzip');
  assert.equal(answer.headers.vary, 'accept-encoding');
  assert.match(gunzipSync(answer.rawPayload).toString(), /^<svg/);
});
