import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefly } from './brief.ts';
import { templatesFor } from './templates.ts';

const english = templatesFor('en');
const brief = (text: string): string => briefly(text, english);
const LONG =
  'Redesigned the small-business application flow of the web shop after 41 long interviews with people in six towns';

test('examples and stories in brackets go, what is counted or limited stays', () => {
  assert.equal(brief('Ran 640 samples (nitrate, turbidity) in 2024'), 'Ran 640 samples in 2024');
  assert.equal(brief('Ran the lab [motors, gearboxes]'), 'Ran the lab');
  assert.equal(brief('Won a contract (it took a year of talks with all the people there)'), 'Won a contract');
  for (const kept of ['Supervise 5 (2 AP, 1 AR)', 'Used Python (pandas)', 'Ran the lab (mixing, but only on Sundays)'])
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
