import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { billOf } from '../../scripts/bill-of-materials.ts';
import { forbiddenLicences } from '../../scripts/licence-rules.ts';
import type { Packages } from '../../scripts/platforms.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const packages: Packages = read('package-lock.json').packages;
const manifest = read('package.json');

test('every package has a licence that asks for no more than to be named, tools one that stays with them', () => {
  assert.deepEqual(forbiddenLicences(packages), []);
});

test('what is installed says the same of its licence as the lockfile', () => {
  const installed: Packages = read('node_modules/.package-lock.json').packages;
  const places = Object.keys(installed).filter((place) => packages[place] && !packages[place].dev);
  assert.ok(places.length > 50);
  for (const place of places) assert.equal(read(`${place}/package.json`).license, packages[place]!.license, place);
});

test('of several licences to choose from one is enough, of several that hold at once each counts, and none is not enough', () => {
  const tell = (license: string | undefined, dev = false) =>
    forbiddenLicences({ 'node_modules/a': { version: '1.0.0', license, dev } });
  assert.deepEqual(tell('MIT OR GPL-3.0-only'), []);
  assert.deepEqual(tell('(MIT AND OFL-1.1)'), []);
  assert.deepEqual(tell('MIT AND GPL-3.0-only'), ['a 1.0.0 has the licence MIT AND GPL-3.0-only']);
  assert.deepEqual(tell('MPL-2.0', true), []);
  assert.deepEqual(tell('MPL-2.0'), ['a 1.0.0 has the licence MPL-2.0']);
  assert.deepEqual(tell(undefined), ['a 1.0.0 has the licence none']);
});

test('the bill of materials names what runs, for every platform, with hash, licence and what needs it; tools are not in it', () => {
  const { metadata, components, dependencies } = billOf('letterpress', packages);
  assert.equal(metadata.component.purl, 'pkg:npm/letterpress@0.1.0');
  const names = components.map(({ name }) => name);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    assert.ok(names.includes(name), name);
  }
  assert.ok(!names.includes('typescript') && !names.includes('vite'));
  for (const { name, hashes, licenses } of components) {
    assert.equal(licenses.length, 1, name);
    assert.match(hashes![0]!.content, /^[0-9a-f]{128}$/, name);
  }
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']));
  assert.equal(refs.size, components.length + 1);
  assert.deepEqual(new Set(dependencies.map(({ ref }) => ref)), refs);
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  assert.deepEqual(
    [...needed].filter((ref) => !refs.has(ref)),
    [],
  );
  assert.deepEqual(
    dependencies.find(({ ref }) => ref === 'pg@8.23.1')?.dependsOn.filter((ref) => /^pg-(pool|types)@/.test(ref))
      .length,
    2,
  );
});
