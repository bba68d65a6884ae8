import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../../test/support/cpu.ts';
import { withoutOrganisations } from './organisations.ts';

const words = (text: string): string => withoutOrganisations(text).replace(/\s+/g, ' ').trim();

test('the name of an organisation is struck out, whatever its words mean elsewhere', () => {
  assert.equal(words('We buy for Northmoor Teaching Hospitals Foundation Trust every day.'), 'We buy for every day.');
  assert.equal(words('Apply to the University of South Ferriby by Friday.'), 'Apply to the by Friday.');
  assert.equal(words('Harbour Kitchen Fitters Ltd is growing.'), 'is growing.');
});

test('what only looks like a name stays', () => {
  for (const text of [
    'A High School diploma is required.',
    'The Trust is looking for nurses.',
    'Experience with Microsoft Teams and Google Workspace.',
    'Bachelor of Science in Chemistry or equal.',
  ])
    assert.equal(words(text), text);
});

test('a line of capitalised words alone is a title and stays', () => {
  assert.equal(words('Senior Teaching Hospital Pharmacist'), 'Senior Teaching Hospital Pharmacist');
});

test('a long line of capitalised words is read in no time', () => {
  const started = cpuMs();
  withoutOrganisations(`so ${'Aa '.repeat(100_000)}`);
  assert.ok(cpuMs() - started < 1000);
});
