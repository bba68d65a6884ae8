import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hookOf } from './company.ts';

const PAGE = [
  'Tern Hollow started in 2011 with crews that passed every inspection of a roof.',
  'In 2025 our crews passed 92% of their inspections on the first visit, and we would like to do better.',
  'Roof inspections (all of them) are done by our crews on every visit.',
].join('\n');
const facts = (...texts: string[]) => texts.map((text) => ({ text }));
const hook = (text: string, page: string | null = PAGE, changes = {}) =>
  hookOf(page === null ? null : { text: page }, facts('Sold 40 cars', text), {
    posting: '',
    names: ['Tern Hollow', 'Foreman'],
    isQuotable: () => true,
    ...changes,
  });

test('the sentence that a fact answers in so many words is found, with the fact', () => {
  const found = hook('My crew passes 97% of inspections on the first visit');
  assert.equal(found?.fact.text, 'My crew passes 97% of inspections on the first visit');
  assert.match(found!.sentence, /^In 2025 our crews/);
});

test('a single shared word, what any page says, and the employer’s own name are nothing to answer', () => {
  assert.equal(hook('Led a crew of 6'), null);
  assert.equal(hook('Foreman of Tern Hollow for 3 years'), null);
  assert.equal(
    hook('Made new plans for people every year', 'We make new plans for our people every single year.'),
    null,
  );
});

test('a word that the posting is full of counts half', () => {
  const posting = 'crew '.repeat(4) + 'inspection '.repeat(4);
  assert.ok(hook('Crew inspections done by hand'));
  assert.equal(hook('Crew inspections done by hand', PAGE, { posting }), null);
});

test('neither the history of the firm nor half a sentence is quoted, nor what the check refuses', () => {
  const page = PAGE.split('\n').filter((line) => !line.startsWith('In 2025'));
  for (const line of page) assert.equal(hook('Crews passed roof inspections', line), null, line);
  assert.equal(hook('My crew passes 97% of inspections', PAGE, { isQuotable: () => false }), null);
  assert.equal(hook('My crew passes 97% of inspections', null), null);
  assert.equal(hook('My crew passes 97% of inspections', 'One of them is that our crews pass all inspections.'), null);
});

test('what somebody there does is nothing to answer', () => {
  const page = (who: string): string => `Our ${who} bakes with flour from the old mill four miles down the road.`;
  assert.ok(hook('Baked with flour of the old mill', page('kitchen')));
  assert.equal(hook('Baked with flour of the old mill', page('chef Bryn Sallis')), null);
});

test('what says nothing without the sentence before it is not quoted', () => {
  const page = 'Since then our crews passed every inspection on the first visit.';
  assert.equal(hook('My crew passes 97% of inspections on the first visit', page), null);
  assert.notEqual(
    hook('My crew passes 97% of inspections on the first visit', page.replace('Since then our', 'Our')),
    null,
  );
});
