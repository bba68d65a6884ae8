import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredIn } from './option-checks.ts';

test('what stands outside all brackets must be there', () => {
  assert.deepEqual(requiredIn('--account E --plan free|pro [--since ISO]'), ['account', 'plan']);
  assert.deepEqual(requiredIn('--out F.pdf [--letter [--date T] [--zip T]] [--title T]'), ['out']);
  assert.deepEqual(requiredIn(''), []);
});
