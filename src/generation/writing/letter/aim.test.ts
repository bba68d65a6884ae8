import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../../reading/posting.ts';
import { fact, profile } from '../../testing/profiles.ts';
import { aimOf } from './aim.ts';
import { templatesFor } from './templates.ts';

const POSTING = readPosting('HR Advisor\nRequirements:\n- Human Resources\n- recruitment of nurses\n- payroll');

function aim(summary: string): string | undefined {
  const { basics, ...rest } = profile();
  const person = { ...rest, basics: { ...basics, summary: fact('summary', summary) } };
  return aimOf(person, POSTING, templatesFor('en'))?.text;
}

test('what somebody seeks is told where it is this job', () => {
  assert.equal(
    aim('Clerk. Looking to move into Human Resources and recruitment full time.'),
    'I am looking to move into Human Resources and recruitment full time.',
  );
  assert.equal(
    aim('I like the recruitment of nurses and payroll best.'),
    'I like the recruitment of nurses and payroll best.',
  );
});

test('what is sought elsewhere, or anybody seeks, or no aim, is not', () => {
  assert.equal(aim('Looking to move into the wine trade full time.'), undefined);
  assert.equal(aim('Seeking a dynamic role in Human Resources, recruitment and payroll.'), undefined);
  assert.equal(aim('Human Resources, recruitment and payroll for ten years.'), undefined);
});
