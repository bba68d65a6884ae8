import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templatesFor } from '../templates.ts';
import { briefly } from './brief.ts';

const english = templatesFor('en');
const brief = (text: string): string => briefly(text, english);
const LONG =
  'Redesigned the small-business application flow of the web shop after 41 long interviews with people in six towns';

test('examples and stories in brackets go, what is counted or limited stays', () => {
  assert.equal(brief('Ran 640 samples (nitrate, turbidity) in 2024'), 'Ran 640 samples in 2024');
  assert.equal(brief('Ran the lab [motors, gearboxes]'), 'Ran the lab');
  assert.equal(brief('Won a contract (it took a year of talks with all the people there)'), 'Won a contract');
  for (const kept of [
    'Supervise 5 (2 AP, 1 AR)',
    'Used Python (pandas)',
    'Ran the lab (mixing, but only on Sundays)',
    'Ran 2 codes (AED used, patient recovered)',
  ])
    assert.equal(brief(kept), kept);
});

test('of a long fact, the clauses without a figure go; what came of it stays', () => {
  assert.equal(
    brief(`${LONG}; drew the plans of the new shops for the board; sales rose by 4%`),
    `${LONG}; sales rose by 4%`,
  );
  assert.equal(
    brief(`${LONG}; drew the plans of the new shops for the board; two towns took it over`),
    `${LONG}; two towns took it over`,
  );
  assert.equal(brief('Ran the shop; kept the books'), 'Ran the shop; kept the books');
  assert.equal(brief(`${LONG}; only on Sundays and by hand`), `${LONG}; only on Sundays and by hand`);
});

test('a clause that is too long loses its tail, unless that counts or limits', () => {
  const tail = 'drew the plans for the stores of the region and the boards of the town';
  assert.equal(brief(`${LONG}, ${tail}, kept the books`), LONG);
  assert.equal(brief(`${LONG}, ${tail} in 40 days`), `${LONG}, ${tail} in 40 days`);
});

test('a further sentence stays where it says what came of it', () => {
  assert.equal(
    brief(`${LONG}. It was liked by all the people in the town. Sales rose by 4%.`),
    `${LONG}. Sales rose by 4%.`,
  );
});

test('an arrow is said in words, and so is the sign between a name and its figure', () => {
  assert.equal(brief('MAPE 11.8% → 6.3%'), 'MAPE from 11.8% to 6.3%');
  assert.equal(brief('MAPE from 11.8% -> 6.3%'), 'MAPE from 11.8% to 6.3%');
  assert.equal(brief('Visit in May = 5 star'), 'Visit in May: 5 star');
  assert.equal(briefly('Ausschuss 4,1 % → 1,5 %', templatesFor('de')), 'Ausschuss von 4,1 % auf 1,5 %');
});

test('“here” is somewhere else for the reader of a letter', () => {
  assert.equal(brief('Train new drivers, 19 since 2019, 16 are still here'), 'Train new drivers, 19 since 2019');
});

test('examples that the posting names stay', () => {
  const text = 'Ran the lines (SMED, TPM) for a year';
  assert.equal(briefly(text, english, 'knowledge of tpm'), text);
  assert.equal(briefly(text, english, 'knowledge of boats'), 'Ran the lines for a year');
});

test('where the first sentence counts nothing, what came of it may be longer', () => {
  const story =
    'Part pallets were put back to the wrong face after nights, so I made a list of 140 places with my lead and we got the count of that account from 96.1% to 99.4% in less than a year of work there';
  assert.ok(brief(`Found out why we kept losing stock on the tea account. ${story}.`).includes('99.4%'));
  assert.ok(!brief(`Found 3 reasons why we kept losing stock on the tea account. ${story}.`).includes('99.4%'));
});

test('signs and short forms of notes are said as one writes them in a letter', () => {
  for (const [note, said] of [
    ['Took ~40 calls w/ 3 people', 'Took about 40 calls with 3 people'],
    ['Cut the run from 3h 20m to 38 minutes', 'Cut the run from 3 hours 20 minutes to 38 minutes'],
    ['Cut the run from 3h 40m to 52m', 'Cut the run from 3 hours 40 minutes to 52 minutes'],
    ['Kept accounts for c. 85 traders over 4 yrs', 'Kept accounts for about 85 traders over 4 years'],
    ['Led 8 audits/year & visits', 'Led 8 audits a year and visits'],
    ['Set up DVC + MLflow + Actions', 'Set up DVC, MLflow and Actions'],
    ['Loss < 0.5 pt vs. 2% before', 'Loss under 0.5 pt against 2% before'],
    ['Kept to USP <797>', 'Kept to USP <797>'],
    ['Kept grade 4+ in R&D', 'Kept grade 4+ in R&D'],
    ['Battery life of 38 months (2x AA)', 'Battery life of 38 months (2x AA)'],
  ] as const)
    assert.equal(brief(note), said);
});
