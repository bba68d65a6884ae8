import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, profile } from '../../testing/profiles.ts';
import { recordsOf } from '../pages/records.ts';
import { proseSources } from '../prose/prose-sources.ts';
import { quotationsOf } from './quotation.ts';

const person = profile({
  work: [
    employer({
      name: 'Acme',
      position: 'Clerk',
      start: '2019-03',
      end: null,
      highlights: [
        'Cut costs by 4%; the board praised it',
        'Ran the shop; only on Sundays',
        'Sold 30 cars, and trained 2 people',
      ],
    }),
    employer({ name: 'Beta', position: 'Clerk', start: '2015-03', end: '2018-02', highlights: ['Filed 900 forms'] }),
  ],
});
const records = recordsOf(person, 'en', ['Present'], '2026-03-04T10:00:00Z');
const isQuotation = quotationsOf(records);
const [acme, beta] = person.work.map((one) => new Set([one.id]));

test('an item is a fact, whole or up to the end of a clause', () => {
  for (const item of ['Cut costs by 4%; the board praised it.', 'Cut costs by 4%.', 'Sold 30 cars.'])
    assert.ok(isQuotation(item, new Set()), item);
});

test('an item with another figure, another word or the middle of a fact is none', () => {
  for (const item of [
    'Cut costs by 40%.',
    'Cut costs by $4.',
    'Cut all costs by 4%.',
    'Trained 2 people.',
    'Cut costs.',
  ])
    assert.ok(!isQuotation(item, new Set()), item);
});

test('what makes a fact smaller cannot be cut off', () => {
  assert.ok(!isQuotation('Ran the shop.', new Set()));
});

test('below the name of an employer stand only facts from there', () => {
  assert.ok(isQuotation('Filed 900 forms.', beta!));
  assert.ok(!isQuotation('Filed 900 forms.', acme!));
});

test('a sentence of the context may be tidied, but loses no “not”', () => {
  const letter = {
    posting: '',
    jobTitle: null,
    company: '',
    companyNames: [],
    request: ['was a teacher until dec 2024, did not manage any staff there'],
  };
  const { isOwnSentence } = proseSources(records, 0, letter);
  assert.ok(isOwnSentence('I was a teacher until December 2024.'));
  assert.ok(!isOwnSentence('I was a teacher until December 2025.'));
  assert.ok(!isOwnSentence('I was a teacher until December 2024 and did manage staff there.'));
});

test('a sentence of the context is known through typing errors and abbreviations, but a “not” before it counts', () => {
  const request = ['2 wks notice. no visa needed, i do not manage staff, live nr Hansen & co. current pay is private'];
  const letter = { posting: '', jobTitle: null, company: '', companyNames: [], request };
  const { isOwnSentence } = proseSources(records, 0, letter);
  assert.ok(isOwnSentence('My notice period is 2 weeks.'));
  assert.ok(isOwnSentence('I need no visa.'));
  for (const other of [
    'My notice period is 3 weeks.',
    'I need a visa.',
    'I manage staff.',
    'I live near Hanson and Co.',
  ])
    assert.ok(!isOwnSentence(other), other);
});
