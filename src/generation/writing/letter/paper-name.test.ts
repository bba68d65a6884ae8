import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainName } from './paper-name.ts';

test('a paper is named without what only a form adds', () => {
  for (const [name, said] of [
    ['Certificate, in progress in Emergency Medicine', 'Certificate in Emergency Medicine'],
    ['PMP (in progress)', 'PMP'],
    ['HLTAID011 Provide First Aid', 'Provide First Aid'],
    ['BSc (part-time) in Physics', 'BSc in Physics'],
  ])
    assert.equal(plainName(name!), said);
});
