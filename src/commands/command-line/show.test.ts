import assert from 'node:assert/strict';
import { test } from 'node:test';
import { show } from './show.ts';

test('a list is a table whose columns stand below each other', () => {
  assert.equal(show([{ id: 1, title: 'Analyst', stage: null }]), 'id  title    stage\n1   Analyst  -');
  assert.equal(show([]), 'None.');
});

test('one long title moves its own row only, and is shown whole', () => {
  const long = 'x'.repeat(255);
  const lines = show([
    { title: long, status: 'SUCCESS' },
    { title: 'Analyst', status: 'QUEUED' },
  ]).split('\n');
  assert.deepEqual(lines, [`${'title'.padEnd(40)}  status`, `${long}  SUCCESS`, `${'Analyst'.padEnd(40)}  QUEUED`]);
});
