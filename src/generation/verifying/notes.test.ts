import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSaidIn } from './notes.ts';

test('a sentence of the notes may be tidied, but loses no “not”', () => {
  const notes = 'was a teacher until dec 2024, did not manage any staff there';
  assert.ok(isSaidIn('I was a teacher until December 2024.', notes, 'en'));
  assert.ok(!isSaidIn('I was a teacher until December 2025.', notes, 'en'));
  assert.ok(!isSaidIn('I was a teacher until December 2024 and did manage staff there.', notes, 'en'));
});

test('it is known through typing errors and abbreviations, but a “not” before it counts', () => {
  const notes = '2 wks notice. no visa needed, i do not manage staff, live nr Hansen & co. current pay is private';
  assert.ok(isSaidIn('My notice period is 2 weeks.', notes, 'en'));
  assert.ok(isSaidIn('I need no visa.', notes, 'en'));
  for (const other of [
    'My notice period is 3 weeks.',
    'I need a visa.',
    'I manage staff.',
    'I live near Hanson and Co.',
    'I am an expert.',
    'I led the team.',
  ])
    assert.ok(!isSaidIn(other, notes, 'en'), other);
});
