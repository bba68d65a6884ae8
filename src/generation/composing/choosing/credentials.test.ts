import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { profile } from '../../testing/profiles.ts';
import { credentialsOf } from './credentials.ts';

const paper = (id: string, name: string): Profile['certificates'][number] => ({
  id,
  name,
  date: '2020-01',
  issuer: null,
  url: null,
  extra: {},
});

test('a licence of the trade is a permit, a driving licence is only asked for', () => {
  const someone = profile({ certificates: [paper('rn', 'Registered Nurse, Ohio'), paper('car', "Driver's license")] });
  const posting = readPosting("Nurse\n\nRequired\n- Ohio RN license\n- Valid driver's license");
  const credentials = credentialsOf(matchProfile(someone, posting, '2026-03-04T10:00:00Z'));
  assert.deepEqual(['rn', 'car'].map(credentials.isRequired), [true, true]);
  assert.deepEqual(['rn', 'car'].map(credentials.isPermit), [true, false]);
});
