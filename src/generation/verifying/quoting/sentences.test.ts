import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesIn } from './sentences.ts';

test('the full stop of a German ordinal ends no sentence before a month', () => {
  assert.deepEqual(sentencesIn('Ich beginne am 1. März 2027. Wochenenden sind möglich.'), [
    'Ich beginne am 1. März 2027.',
    'Wochenenden sind möglich.',
  ]);
});
