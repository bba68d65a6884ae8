import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAt, stepOf, toBase32 } from './totp.ts';

/** The secret and the times of RFC 6238, appendix B; six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');

test('codes are those of the standard', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const) {
    assert.equal(codeAt(SECRET, Math.floor(seconds / 30)), code);
  }
});

test('the code of now, the one before and the one after are good, and no other', () => {
  const now = new Date(1_234_567_890_000);
  const step = 41_152_263;
  for (const around of [-1, 0, 1]) assert.equal(stepOf(SECRET, codeAt(SECRET, step + around), now), step + around);
  for (const around of [-2, 2]) assert.equal(stepOf(SECRET, codeAt(SECRET, step + around), now), null);
  for (const wrong of ['', '00592', '0059245', 'abcdef']) assert.equal(stepOf(SECRET, wrong, now), null);
});

test('a secret is written as apps read it', () => {
  assert.equal(toBase32(SECRET), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.equal(toBase32(Buffer.from('a')), 'ME');
});
