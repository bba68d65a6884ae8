import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runPageSamples } from '../../src/edge/site/testing/run-samples.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import type { Service } from '../support/service.ts';
import { buildClientPackage, type ClientPackage } from './client-package.ts';
import { startServiceAtItsAddress } from './pages.ts';

let built: ClientPackage;
let service: Service;
before(async () => {
  built = await buildClientPackage();
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
