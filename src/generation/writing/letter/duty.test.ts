import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { choicesFrom } from '../../seed.ts';
import { accountant } from '../../testing/profiles.ts';
import { isQuotable, quotableDuties } from './duty.ts';

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

test('what a sentence to the reader says of the work is quoted without the address', () => {
  const posting = readPosting(
    'Gardener\n\nAs a Gardener, you will maintain the pumps and valves of two greenhouses.\nWe offer free parking.',
  );
  const matches = matchProfile(accountant(), posting, '2026-03-04T10:00:00Z');
  assert.deepEqual(quotableDuties(posting, matches, choicesFrom('a')), [
    'maintain the pumps and valves of two greenhouses',
  ]);
});
