import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBreaker } from './breaker.ts';

test('three failures in a row pause the calls; after the pause one is tried', () => {
  let [now, opened] = [0, 0];
  const breaker = createBreaker(
    { failures: 3, pauseMs: 100 },
    () => now,
    () => opened++,
  );
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  assert.equal(breaker.mayCall(), true);
  breaker.failed();
  assert.equal(breaker.mayCall(), false);
  now = 100;
  assert.deepEqual([breaker.mayCall(), breaker.mayCall()], [true, false]);
  breaker.failed();
  now = 199;
  assert.equal(breaker.mayCall(), false);
  now = 200;
  assert.equal(breaker.mayCall(), true);
  breaker.succeeded();
  assert.deepEqual([breaker.mayCall(), breaker.mayCall(), opened], [true, true, 1]);
});
