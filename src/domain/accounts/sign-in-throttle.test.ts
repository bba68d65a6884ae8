import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../test/support/clock.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

const clock = testClock('2026-03-01T12:00:00Z');

test('the eleventh failure of a client is refused, whichever addresses it tries, and no other client is', () => {
  const throttle = createSignInThrottle(clock);
  for (let count = 0; count < 10; count++) {
    assert.ok('attempt' in throttle.admit('192.0.2.1', `${count}@example.com`));
  }
  assert.deepEqual(throttle.admit('192.0.2.1', 'ann@example.com'), { retryAfterSeconds: 900 });
  assert.ok('attempt' in throttle.admit('192.0.2.2', 'ann@example.com'));
});

test('the eleventh failure of an address is refused, whichever clients try it', () => {
  const throttle = createSignInThrottle(clock);
  for (let count = 0; count < 10; count++) throttle.admit(`192.0.2.${count}`, 'ann@example.com');
  assert.deepEqual(throttle.admit('192.0.2.99', 'ann@example.com'), { retryAfterSeconds: 900 });
});

test('successes count for nothing, and give an address its ten failures back', () => {
  const throttle = createSignInThrottle(clock);
  for (let count = 0; count < 9; count++) throttle.admit(`192.0.2.${count}`, 'ann@example.com');
  for (let count = 0; count < 20; count++) {
    const admission = throttle.admit('198.51.100.1', 'ann@example.com');
    assert.ok('attempt' in admission);
    admission.attempt.succeeded();
  }
  for (let count = 0; count < 10; count++) {
    assert.ok('attempt' in throttle.admit(`203.0.113.${count}`, 'ann@example.com'));
  }
});

test('the memory of failures is bounded, whatever is tried', () => {
  const throttle = createSignInThrottle(clock, 100);
  for (let count = 0; count < 10_000; count++) throttle.admit(`client ${count}`, `${count}@example.com`);
  assert.equal(throttle.size(), 200);
});

test('by default 20,000 clients and 20,000 addresses are remembered', () => {
  const throttle = createSignInThrottle(clock);
  for (let count = 0; count < 30_000; count++) throttle.admit(`client ${count}`, `${count}@example.com`);
  assert.equal(throttle.size(), 40_000);
});

test('an attempt without a verdict leaves no trace', () => {
  const throttle = createSignInThrottle(clock);
  for (let count = 0; count < 20; count++) {
    const admission = throttle.admit('192.0.2.1', 'ann@example.com');
    assert.ok('attempt' in admission);
    admission.attempt.withdraw();
  }
  assert.equal(throttle.size(), 0);
});
