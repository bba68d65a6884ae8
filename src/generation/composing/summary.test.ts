import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../reading/posting.ts';
import { ACCOUNTANT_POSTING, fact, profile } from '../testing/profiles.ts';
import { summaryAlternatives } from './summary.ts';

const posting = readPosting(ACCOUNTANT_POSTING);

function told(text: string): string[] {
  const summary = fact('summary', text);
  return summaryAlternatives(profile({}, { summary }), posting).map((line) => line.text);
}

test('a profile without a summary gets none', () => {
  assert.deepEqual(summaryAlternatives(profile(), posting), []);
});

test('sentences in the first person are left out', () => {
  assert.deepEqual(told('Accountant in trucking. I love numbers.'), ['Accountant in trucking.']);
});

test('the shorter a summary gets, the more it keeps to what the job asks for', () => {
  const other = 'Sings in a choir of forty people and has toured three countries with it over the last years.';
  const fitting = 'Prepares financial statements and leads the month-end close for four companies of one family.';
  const texts = told(`${other} ${fitting}`);
  assert.equal(texts[0], `${other} ${fitting}`);
  assert.ok(texts.includes(fitting), texts.join('\n'));
  assert.ok(!texts.includes(other));
});
