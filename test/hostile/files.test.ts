import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostileFiles } from './files.ts';

test('there are at least 200 hostile files, each with a name of its own', () => {
  assert.ok(hostileFiles.length >= 200);
  assert.equal(new Set(hostileFiles.map(({ name }) => name)).size, hostileFiles.length);
});
