import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey, isWellFormedKey, newKey } from './key-format.ts';

test('a key is lp_, 30 random base62 characters and 6 of checksum', () => {
  const keys = new Set(Array.from({ length: 1000 }, newKey));
  assert.equal(keys.size, 1000);
  for (const key of keys) {
    assert.match(key, /^lp_[0-9A-Za-z]{36}$/);
    assert.equal(isWellFormedKey(key), true);
  }
});

test('the checksum is the CRC32 of the random part in base62', () => {
  // CRC32 of thirty zeros is 2011552642, which is 2C8GjS in base62.
  assert.equal(isWellFormedKey('lp_0000000000000000000000000000002C8GjS'), true);
  assert.equal(isWellFormedKey('lp_000000000000000000000000000000000000'), false);
});

test('a mistyped key is told from a real one without the database', () => {
  const key = newKey();
  const typo = `${key.slice(0, 10)}${key[10] === 'a' ? 'b' : 'a'}${key.slice(11)}`;
  for (const bad of [typo, key.slice(0, -1), `${key}x`, key.toUpperCase(), '', 'lp_', ` ${key}`]) {
    assert.equal(isWellFormedKey(bad), false, bad);
  }
  assert.equal(hashKey(key).length, 32);
});
