import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withArticle } from './article.ts';

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
  ])
    assert.equal(withArticle(note), note);
});
