import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dutyToReader, toldToReader } from './reader-voice.ts';
import { templatesFor } from './templates.ts';

const english = templatesFor('en');
const told = (sentence: string): string | null => toldToReader(sentence, english);
const duty = (text: string): string | null => dutyToReader(text, english);

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

test('a duty in a few words is needed; a list is not cut in its middle', () => {
  assert.equal(duty('Maintain our 42 cabinets (daily).'), 'You need someone to maintain your 42 cabinets.');
  assert.equal(duty('Lead the monthly close; issue statements'), 'You need someone to lead the monthly close.');
  assert.equal(duty('Maintains our 42 cabinets'), null);
  assert.equal(duty('Start-up and commissioning of new equipment'), null);
  assert.equal(duty('Support your line manager in the daily work'), null);
  const list = 'Keep the books of the firm, its four shops, the farm, the pension fund, the charity, and the house';
  assert.equal(duty(list), null);
  assert.equal(dutyToReader('Maintain our 42 cabinets', templatesFor('de')), null);
});
