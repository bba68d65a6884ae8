import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articleBefore, singular, withArticle } from './title.ts';

test('a title that many have gets an article, one of a kind has none', () => {
  assert.equal(withArticle('Staff Accountant'), 'a Staff Accountant');
  assert.equal(withArticle('Information Technology Technician II'), 'an Information Technology Technician II');
  assert.equal(withArticle('Manager of Operations'), 'a Manager of Operations');
  assert.equal(withArticle('Chief Executive Officer'), 'Chief Executive Officer');
  assert.equal(withArticle('Customer Service'), 'Customer Service');
});

test('the article follows the sound, not the letter', () => {
  assert.equal(articleBefore('HR Assistant'), 'an');
  assert.equal(articleBefore('University Lecturer'), 'a');
  assert.equal(articleBefore('hourly worker'), 'an');
  assert.equal(articleBefore('24 hour schedule'), 'a');
  assert.equal(articleBefore('80 bed unit'), 'an');
});

test('a posting for several offers each of them one position', () => {
  assert.equal(singular('Teachers'), 'Teacher');
  assert.equal(singular('Director of Operations'), 'Director of Operations');
});
