import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const packages: Record<string, Entry> = lock.packages;
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

test('the lockfile holds the packages of every platform, or npm ci refuses it where it was not written', () => {
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !packages[`node_modules/${name}`]?.version);
  assert.deepEqual(missing, []);
});

test('npm resolved every entry: one made by hand has no hash, installs nothing and hides that', () => {
  const ours = '';
  const withoutHash = Object.keys(packages).filter((place) => place !== ours && !packages[place]!.integrity);
  assert.deepEqual(withoutHash, []);
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
