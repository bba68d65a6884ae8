import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../../test/support/clock.ts';
import { createMemoryLimits } from '../../../platform/limits/memory.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

const clock = testClock('2026-03-01T12:00:00Z');
const stranger = async () => false;

test('a client is slowed down at an address, and no other client is', async () => {
  const throttle = createSignInThrottle(createMemoryLimits(clock));
  for (let count = 0; count < 5; count++) {
    assert.ok('attempt' in (await throttle.admit('192.0.2.1', 'ann@example.com', stranger)));
  }
  assert.deepEqual(await throttle.admit('192.0.2.1', 'ann@example.com', stranger), { retryAfterSeconds: 1 });
  assert.ok('attempt' in (await throttle.admit('192.0.2.1', 'bob@example.com', stranger)));
  assert.ok('attempt' in (await throttle.admit('192.0.2.2', 'ann@example.com', stranger)));
});

test('a client that tries many addresses is slowed down at all of them', async () => {
  const throttle = createSignInThrottle(createMemoryLimits(clock));
  for (let count = 0; count < 20; count++) await throttle.admit('192.0.2.1', `${count}@example.com`, stranger);
  assert.deepEqual(await throttle.admit('192.0.2.1', 'ann@example.com', stranger), { retryAfterSeconds: 1 });
  assert.ok('attempt' in (await throttle.admit('192.0.2.2', 'ann@example.com', stranger)));
});

test('of many clients at once an address takes a hundred tries an hour, but always those that it knows', async () => {
  const throttle = createSignInThrottle(createMemoryLimits(clock));
  for (let count = 0; count < 100; count++) await throttle.admit(`192.0.2.${count}`, 'ann@example.com', stranger);
  assert.deepEqual(await throttle.admit('198.51.100.1', 'ann@example.com', stranger), { retryAfterSeconds: 3600 });
  assert.ok('attempt' in (await throttle.admit('198.51.100.2', 'ann@example.com', async () => true)));
  assert.ok('attempt' in (await throttle.admit('198.51.100.1', 'bob@example.com', stranger)));
});

test('a success forgets what the client got wrong at this address, and not what it got wrong elsewhere', async () => {
  const throttle = createSignInThrottle(createMemoryLimits(clock));
  for (let count = 0; count < 16; count++) await throttle.admit('192.0.2.1', `${count}@example.com`, stranger);
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 3; count++) await throttle.admit('192.0.2.1', 'ann@example.com', stranger);
    const admission = await throttle.admit('192.0.2.1', 'ann@example.com', stranger);
    if (round === 1) assert.deepEqual(admission, { retryAfterSeconds: 1 });
    else if ('attempt' in admission) await admission.attempt.succeeded();
  }
});

test('an attempt without a verdict leaves no trace', async () => {
  const throttle = createSignInThrottle(createMemoryLimits(clock));
  for (let count = 0; count < 20; count++) {
    const admission = await throttle.admit('192.0.2.1', 'ann@example.com', stranger);
    assert.ok('attempt' in admission);
    await admission.attempt.withdraw();
  }
  for (let count = 0; count < 5; count++) {
    assert.ok('attempt' in (await throttle.admit('192.0.2.1', 'ann@example.com', stranger)));
  }
});
