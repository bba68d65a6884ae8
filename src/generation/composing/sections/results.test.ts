import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultOf } from './results.ts';

const WEIGHTS = ['close', 'inventory', 'pilot', 'onboarding', 'applications', 'charges'];
const weigh = (text: string): number => WEIGHTS.filter((word) => text.toLowerCase().includes(word)).length;
const told = (text: string, limit = 135, lang = 'en'): string | null =>
  resultOf(text, limit, { lang, current: false }, weigh)?.text ?? null;

test('of a fact the shortest part that says what came of it', () => {
  assert.equal(
    told('Cut the close from 12 days to 5 – new calendar, standard entries. It was a long way.'),
    'Cut the close from 12 days to 5',
  );
  const pilot = 'Started the pilot: 31 volunteers recruited, trained and supervised';
  assert.equal(told(`${pilot}; second funder renewed for two years after a long talk with both of them`), pilot);
});

test('a result stands alone where it names what changed', () => {
  const before = 'Kept the scorecard of all carriers and ran their tender with me and the buyers in purchasing';
  assert.equal(told(`${before}; detention charges fell by 37%`), 'detention charges fell by 37%');
  assert.equal(
    told(
      'Redesigned the onboarding, after 41 talks with buyers and 3 rounds of tests with users; completed applications rose by 19%',
      80,
    ),
    'Redesigned the onboarding; completed applications rose by 19%',
    'what was done, and what came of it',
  );
  assert.equal(told(`${before}; done 3 weeks early and 4% under`), null);
  assert.equal(told(`${before}; 214 cameras and 9% more charges`), null);
  assert.equal(told(`${before}; it took 12% out of the charges`), null);
  assert.equal(told(`${before}; broken charges in that group fell by 37%`), null);
});

test('no part with a word for the person, or one that points to what is not there', () => {
  assert.equal(told('Closed my 12 books in 5 days, inventory included'), null);
  assert.equal(told('Priced every one of the 61 jobs of the inventory myself'), null);
  assert.equal(told('Filed 2 patents on this inventory process'), null);
  assert.equal(told('When the inventory was 9% short in 2022, took over the count of all the shelves'), null);
  assert.equal(told('Ich habe 12 Inventory-Listen in 5 Tagen geschlossen', 135, 'de'), null);
});

test('a clause of its own tells what came of the work', () => {
  assert.equal(
    told('Took over the stores in 2023 and brought their charges down from 24% to 19% within 18 months, by counting'),
    'Took over the stores in 2023 and brought their charges down from 24% to 19% within 18 months',
  );
  assert.equal(
    told('Took over the stores of both plants and their yards in 2023 and brought charges down from 24% to 19%', 60),
    'brought charges down from 24% to 19%',
  );
  assert.equal(
    told('Onboarding: talks, forms, tours. 90-day turnover went from 24% to 9%.'),
    '90-day turnover went from 24% to 9%',
  );
  assert.equal(told('Inventory differences: 85 pallets down to 28'), 'Inventory differences: 85 pallets down to 28');
  assert.equal(told('Inventory: every Friday in 3 halls'), null, 'a label is no deed');
  assert.equal(told('I count the inventory of 3 halls'), 'count the inventory of 3 halls');
  assert.equal(told('As shift lead, closed the books of 12 firms'), 'As shift lead, closed the books of 12 firms');
  assert.equal(
    told('Charges of the pilot went from $164K (2023) to $88K (2025), said the auditors'),
    'Charges of the pilot went from $164K (2023) to $88K',
  );
});

test('nothing longer than there is room for, and nothing that measures nothing', () => {
  assert.equal(told('Cut the close of the whole group from 12 days to 5', 30), null);
  assert.equal(told('Kept the inventory of the plant and its warehouse'), null);
});

test('in other languages no part begins in the middle', () => {
  assert.equal(told('Betreuung aller Kunden im Norden; inventory charges um 37 % gesenkt', 40, 'de'), null);
});

test('a statement without end is read in no time', () => {
  const before = process.cpuUsage().user;
  told('Cost of the close fell by 3%; '.repeat(200));
  assert.ok(process.cpuUsage().user - before < 200_000);
});

test('no list is cut, and no “of which”', () => {
  assert.equal(
    told(
      'Cut close costs by 9% through a new calendar, standard entries and weekly talks with all the buyers in four plants',
    ),
    'Cut close costs by 9% through a new calendar, standard entries and weekly talks with all the buyers in four plants',
  );
  assert.equal(
    told('Prepared 17 close statements, of which 13 were accepted by the auditors; sat in on talks'),
    'Prepared 17 close statements, of which 13 were accepted by the auditors',
  );
});

test('a role that somebody had is told', () => {
  assert.equal(
    told('Case officer for 64 onboarding applications; wrote reports'),
    'Case officer for 64 onboarding applications',
  );
});
