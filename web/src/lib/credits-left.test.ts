import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditsLeft, isAddress } from './credits-left.ts';

const left = (total: number) => creditsLeft({ total, costs: { resume: 5, coverLetter: 3 } });

test('while two resumes can be made nothing is said', () => {
  assert.equal(left(1000), null);
  assert.equal(left(10), null);
});

test('below that it is said what can still be made', () => {
  assert.equal(left(9), '9 credits left: enough for one resume or three cover letters.');
  assert.equal(left(5), '5 credits left: enough for one resume or one cover letter.');
  assert.equal(left(4), '4 credits left: enough for one cover letter.');
  assert.equal(left(1), '1 credit left: not enough for another document.');
  assert.equal(left(0), 'You have no credits left.');
});

test('only web addresses become links', () => {
  assert.ok(isAddress('https://shop.example/credits'));
  assert.ok(!isAddress('Ask Kim: https://shop.example'));
  assert.ok(!isAddress('javascript:alert(1)'));
});
