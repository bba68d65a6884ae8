import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withArticle, withSubjectArticle } from './article.ts';

test('one thing that is done something to has an article', () => {
  const told: Record<string, string> = {
    'negotiated 2-year fastener agreement with 3 suppliers': 'negotiated a 2-year fastener agreement with 3 suppliers',
    'led implementation of NetSuite': 'led the implementation of NetSuite',
    'manage team of 5': 'manage a team of 5',
    'lead 2nd shift outbound crew of 16': 'lead the 2nd shift outbound crew of 16',
    'introduced early-payment discount program, saving $9': 'introduced an early-payment discount program, saving $9',
    'launched HR portal': 'launched an HR portal',
    'reduced flaky test rate from 11% to 2%': 'reduced the flaky test rate from 11% to 2%',
  };
  for (const [note, said] of Object.entries(told)) assert.equal(withArticle(note), said);
});

test('what has one, is many, or no single thing stays as it is', () => {
  for (const note of [
    'manage a team of 5',
    'lead team meetings',
    'built 3 dashboard tools',
    'reduced customer wait and project time',
    'taught geography to Years 7-11',
    'trained staff on site',
    'run our store',
    'cut costs by project',
    'rate films',
    'set up takeout line after reopening',
    'wrote unit and end-to-end tests',
    'introduced campaign tracking so that managers saw it',
  ])
    assert.equal(withArticle(note), note);
});

test('a new one of its kind has an article behind a preposition, and one that comes again is the one there is', () => {
  assert.equal(withArticle('moved 9 sites to new warehouse system'), 'moved 9 sites to a new warehouse system');
  assert.equal(withArticle('helped with annual audit'), 'helped with the annual audit');
  assert.equal(withArticle('moved 9 sites to new systems'), 'moved 9 sites to new systems');
  assert.equal(withArticle('brought review score up from 8 to 9'), 'brought the review score up from 8 to 9');
  assert.equal(withArticle('helped build new website'), 'helped build new website');
});

test('what one number measures has an article where it is the subject', () => {
  assert.equal(
    withSubjectArticle('Average open rate rose from 9% to 12%'),
    'The average open rate rose from 9% to 12%',
  );
  assert.equal(withSubjectArticle('guest score went up', true), 'the guest score went up');
  assert.equal(withSubjectArticle('OT cost went down'), 'The OT cost went down');
  for (const text of ['Our open rate rose', 'Sales rose by 4%', 'Defects after release fell'])
    assert.equal(withSubjectArticle(text), text);
});
