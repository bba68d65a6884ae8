import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsFor } from './labels.ts';

test('a bare number is a grade point average in America only', () => {
  assert.equal(labelsFor('en', true).grade, 'GPA');
  assert.equal(labelsFor('en', false).grade, 'Grade');
  assert.equal(labelsFor('de', false).grade, 'Note');
});
