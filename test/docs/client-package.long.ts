import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ensureClient } from '../../src/commands/server/web-app.ts';
import { runPageSamples } from '../../src/edge/site/testing/run-samples.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import type { Service } from '../support/service.ts';
import { buildClientPackage, type ClientPackage } from './client-package.ts';
import { startServiceAtItsAddress } from './pages.ts';

const run = promisify(execFile);
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const noNpm = process.platform === 'win32' && 'npm is no program there that can be run without a shell';

let built: ClientPackage;
let service: Service;
before(async () => {
  built = await buildClientPackage();
  await ensureClient((line) => assert.fail(line));
  service = await startServiceAtItsAddress();
});
after(async () => {
  await service?.close();
  await built?.remove();
});

test('the package exports what its manifest says, as JavaScript with declarations', async () => {
  const manifest = JSON.parse(await readFile(join(built.folder, 'package.json'), 'utf8'));
  const entry = manifest.exports['.'];
  const exported = await import(pathToFileURL(join(built.folder, entry.default)).href);
  assert.deepEqual(Object.keys(exported).sort(), [
    'ApiError',
    'LetterpressError',
    'NoAnswerError',
    'WaitTimeoutError',
    'createClient',
  ]);
  assert.match(await readFile(join(built.folder, entry.types), 'utf8'), /createClient/);
  assert.equal(manifest.dependencies, undefined);
});

test('its tarball has the licence, and its README no link to what is not in it', { skip: noNpm }, async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', './client'], {
    cwd: PROJECT,
  });
  const packed = (JSON.parse(stdout) as { files: { path: string }[] }[])[0]!.files.map(({ path }) => path);
  for (const name of ['LICENSE', 'README.md', 'package.json']) assert.ok(packed.includes(name), name);
  const read = (path: string) => readFile(join(PROJECT, path), 'utf8');
  assert.equal(await read('client/LICENSE'), await read('LICENSE'));
  const links = [...(await read('client/README.md')).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
  assert.ok(links.length >= 3);
  assert.deepEqual(
    links.filter((target) => !/^(#|https?:)/.test(target) && !packed.includes(target)),
    [],
  );
});

test('npm installs it from the service, as its page says', { skip: noNpm }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'letterpress-install-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const address = `${service.baseUrl}/docs/letterpress-client.tgz`;
    const page = await fetch(`${service.baseUrl}/docs/client.md`);
    assert.ok((await page.text()).includes(`npm install ${address}`));
    await run('npm', ['install', '--no-audit', '--no-fund', address], { cwd: folder });
    const program = "import { createClient } from 'letterpress-client'; console.log(typeof createClient);";
    await writeFile(join(folder, 'program.js'), program);
    assert.equal((await run(process.execPath, ['program.js'], { cwd: folder })).stdout, 'function\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('every sample of its README runs as it stands against the service', { timeout: 120_000 }, async () => {
  const readme = await readFile(new URL('../../client/README.md', import.meta.url), 'utf8');
  assert.ok(readSamples(readme).filter(({ language }) => language === 'ts').length >= 5);
  const { key } = await service.account({ plan: 'pro' });
  await runPageSamples(readme.replaceAll('http://localhost:3000', service.baseUrl), {
    baseUrl: service.baseUrl,
    apiKey: key,
    packages: { 'letterpress-client': built.folder },
  });
});
