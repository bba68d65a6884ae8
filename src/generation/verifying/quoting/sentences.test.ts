import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinLines, sentencesIn } from './sentences.ts';

test('the full stop of a German ordinal ends no sentence before a month', () => {
  assert.deepEqual(sentencesIn('Ich beginne am 1. März 2027. Wochenenden sind möglich.'), [
    'Ich beginne am 1. März 2027.',
    'Wochenenden sind möglich.',
  ]);
});

test('what was parted at a hyphen or a slash belongs together', () => {
  assert.equal(
    joinLines(['a twenty-', 'bed ward at $4/', 'employee a month', 'in 3 / 4 towns']),
    'a twenty-bed ward at $4/employee a month in 3 / 4 towns',
  );
});
