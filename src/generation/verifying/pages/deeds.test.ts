import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, fact, profile } from '../../testing/profiles.ts';
import { templatesFor } from '../../writing/letter/templates.ts';
import { factTeller } from '../facts.ts';
import { provenanceFor } from '../verify.ts';
import { deedsIn } from './deeds.ts';
import { recordsOf } from './records.ts';

const NOW = '2026-03-04T10:00:00Z';

const PERSON = profile(
  {
    work: [
      employer({
        name: 'Tri-Fold Packaging, Inc.',
        position: 'Controller',
        start: '2020-01',
        end: null,
        highlights: [
          'Cut the month-end close from 12 days to 5 by standard entries',
          'Reduced flaky stock counts from 11% to 2%',
          'Led the move of plants and yards to NetSuite',
        ],
      }),
      employer({
        name: 'Kessling Wire',
        position: 'Accountant',
        start: '2014-01',
        end: '2019-12',
        highlights: ['Recovered $52K of duplicate freight payments'],
      }),
    ],
  },
  { summary: fact('summary', 'Controller who learned the trade at Kessling Wire.') },
);

const records = recordsOf(PERSON, 'en', ['Present']);
const areDeeds = deedsIn({
  records,
  facts: factTeller(() => provenanceFor({ profile: PERSON, lang: 'en', now: NOW, letter: null })),
  summary: { profile: PERSON, now: NOW, templates: templatesFor('en') },
});

test('two facts of one place may be joined, and named with it', () => {
  for (const sentence of [
    'Cut the month-end close from 12 days to 5 and reduced flaky stock counts from 11% to 2%.',
    'Led the move of plants and yards to NetSuite, and cut the month-end close from 12 days to 5.',
    'Cut the month-end close from 12 days to 5 at Tri-Fold Packaging.',
    'Recovered $52K of duplicate freight payments at Kessling Wire.',
    'Recovered $52K of duplicate freight payments (Kessling Wire).',
  ])
    assert.equal(areDeeds(sentence), true, sentence);
});

test('what was done at one employer is not joined to what was done at another, nor told of it', () => {
  for (const sentence of [
    'Cut the month-end close from 12 days to 5 and recovered $52K of duplicate freight payments.',
    'Cut the month-end close from 12 days to 5 at Kessling Wire.',
    'Cut the month-end close from 12 days to 5 and reduced flaky stock counts from 11% to 2% at Kessling Wire.',
    'Recovered $52K of duplicate freight payments (Tri-Fold Packaging).',
  ])
    assert.equal(areDeeds(sentence), false, sentence);
});

test('two facts of one place are not cause and consequence', () => {
  for (const so of ['so', 'thus', 'therefore'])
    assert.notEqual(
      areDeeds(`Cut the month-end close from 12 days to 5 and ${so} reduced flaky stock counts from 11% to 2%.`),
      true,
      so,
    );
});

test('another figure is no deed of either', () => {
  for (const sentence of [
    'Cut the month-end close from 12 days to 4 and reduced flaky stock counts from 11% to 2%.',
    'Cut the month-end close from 12 days to 5 and reduced flaky stock counts from 21% to 2%.',
    'Cut the month-end close from 12 days to 5 and won an award.',
  ])
    assert.notEqual(areDeeds(sentence), true, sentence);
});

test('what the person says of himself is not taken for a deed of the place that it names', () => {
  assert.equal(areDeeds('Controller who learned the trade at Kessling Wire.'), null);
});
