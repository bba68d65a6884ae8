import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldToReader } from './reader-voice.ts';
import { templatesFor } from './templates.ts';

const english = templatesFor('en');
const told = (sentence: string): string | null => toldToReader(sentence, english);

test('what the employer says of himself is told to him', () => {
  assert.equal(
    told("We're half way through moving our batch jobs off the old servers."),
    'You are half way through moving your batch jobs off the old servers.',
  );
  assert.equal(told('We want our two vans to serve us longer.'), 'You want your two vans to serve you longer.');
  assert.equal(told('We employ 210 people in 4 towns.'), null);
});

test('what is said to applicants, of others, or at length is not', () => {
  assert.equal(told('We offer 25 days of leave.'), null);
  assert.equal(told('We want you to lead our two vans.'), null);
  assert.equal(told('Vans are what we drive.'), null);
  assert.equal(told(`We drive ${'many vans and '.repeat(10)}trucks.`), null);
});
