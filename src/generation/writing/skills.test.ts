import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchProfile } from '../matching/match.ts';
import { readPosting } from '../reading/posting.ts';
import { profile, skills } from '../testing/profiles.ts';
import { skillGroups } from './skills.ts';

test('a skill that the posting names comes before those that are merely near the job', () => {
  const someone = profile({ skills: skills('Tax returns', 'Bookkeeping', 'Payroll', 'Photography') });
  const posting = readPosting('Accountant\nRequirements:\n- books, ledgers and audits\n- photography of our stands');
  const [group] = skillGroups(someone, matchProfile(someone, posting, '2026-03-04T10:00:00Z'));
  assert.equal(group!.items[0]!.text, 'Photography');
});
