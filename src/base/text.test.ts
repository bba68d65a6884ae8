import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characters, firstCharacters, isBlank, isStorable } from './text.ts';

test('characters are code points', () => {
  assert.equal(characters('a😀é'), 3);
  assert.equal(firstCharacters('😀😀😀', 2), '😀😀');
  assert.equal(firstCharacters('ab', 5), 'ab');
  assert.equal(firstCharacters('a😀b', 2), 'a😀');
});

test('NUL and halves of surrogate pairs cannot be stored', () => {
  assert.equal(isStorable('ordinary 😀'), true);
  assert.equal(isStorable('a\u0000'), false);
  assert.equal(isStorable('\ud83d'), false);
  assert.equal(isBlank(' \n\t'), true);
  assert.equal(isBlank(' x '), false);
});
