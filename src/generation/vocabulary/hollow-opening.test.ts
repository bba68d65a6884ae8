import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutHollowOpening } from './hollow-opening.ts';

test('praise before what somebody is goes, and nothing else', () => {
  const told: Record<string, string> = {
    'Dedicated and detail-oriented executive assistant with 12 years.': 'Executive assistant with 12 years.',
    'Hard working warehouse lead.': 'Warehouse lead.',
    'A committed, friendly nurse.': 'Nurse.',
    'Committed to learning.': 'Committed to learning.',
    'Nurse, dedicated and calm.': 'Nurse, dedicated and calm.',
  };
  for (const [text, rest] of Object.entries(told)) assert.equal(withoutHollowOpening(text), rest);
});
