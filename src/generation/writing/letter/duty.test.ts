import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isQuotable } from './duty.ts';

test('a line that names work can be quoted', () => {
  assert.equal(isQuotable('Prepares monthly reports for the city council'), true);
  assert.equal(isQuotable('maintain the pumps and valves of two plants'), true);
});

test('a line that speaks to the reader, of pay or of the employer is not', () => {
  assert.equal(isQuotable('Apply with your resume before the end of May'), false);
  assert.equal(isQuotable('Provide excellent benefits to all of our people'), false);
  assert.equal(isQuotable('A modern office in the middle of town'), false);
  assert.equal(isQuotable('Prepares reports'), false);
  assert.equal(isQuotable('prepares monthly reports for the council and'), false);
});
