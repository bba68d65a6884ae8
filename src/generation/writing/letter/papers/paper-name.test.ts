import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainName } from './paper-name.ts';

test('a paper is named without what only a form adds', () => {
  for (const [name, said] of [
    ['Certificate, in progress in Emergency Medicine', 'Certificate in Emergency Medicine'],
    ['PMP (in progress)', 'PMP'],
    ['HLTAID011 Provide First Aid', 'Provide First Aid'],
    ['BSc (part-time) in Physics', 'BSc in Physics'],
    ['BSc (part-time, online) in Physics', 'BSc in Physics'],
    ['AWX: in progress. Part A passed', 'AWX (Part A passed)'],
  ])
    assert.equal(plainName(name!), said);
});
