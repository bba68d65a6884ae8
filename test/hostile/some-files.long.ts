import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostileFiles } from './files/all.ts';
import { testImportsOf } from './promises.ts';

/** All of them take many minutes: the other files `*.long.ts`. */
const ONE_IN = 8;

test('there are at least 200 hostile files, each with a name of its own', () => {
  assert.ok(hostileFiles.length >= 200);
  assert.equal(new Set(hostileFiles.map(({ name }) => name)).size, hostileFiles.length);
});

testImportsOf(hostileFiles.filter((_, at) => at % ONE_IN === 0));
