import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from './view.ts';

test('a deed opens with a verb, and says what was done to what', () => {
  assert.ok(viewOf('Marketed three shops').opensWithDeed);
  assert.ok(!viewOf('Marketed shops').opensWithDeed);
  assert.ok(!viewOf('Shops in three towns').opensWithDeed);
});

test('what counts for the length says something, and stands in the first 1,200 characters', () => {
  assert.equal(viewOf('Marketed the shops of three towns').length, viewOf('Marketed shops, three towns').length);
  assert.equal(viewOf('shop '.repeat(300)).length, 240);
});
