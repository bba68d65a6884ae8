import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { degree, profile } from '../../testing/profiles.ts';
import { credentialsOf } from './credentials.ts';

const paper = (id: string, name: string): Profile['certificates'][number] => ({
  id,
  name,
  date: '2020-01',
  issuer: null,
  url: null,
  extra: {},
});

test('a word that a duty shares with a card does not make the card a condition', () => {
  const someone = profile({ certificates: [paper('boat', 'Pleasure Craft Operator Card')] });
  const posting = readPosting(
    'HVAC Technician\n\nWhat you will do\n- Write service reports and train building operators',
  );
  const credentials = credentialsOf(matchProfile(someone, posting, '2026-03-04T10:00:00Z'), someone);
  assert.ok(!credentials.isRequired('boat') && !credentials.isAsked('boat'));
});

test('papers stand in the order of the posting, a driving licence after those of the trade', () => {
  const papers = [paper('car', "Driver's license"), paper('acls', 'ACLS'), paper('rn', 'Registered Nurse, Ohio')];
  const posting = readPosting("Nurse\n\nRequired\n- Valid driver's license\n- Ohio RN license\n- ACLS");
  const someone = profile({ certificates: papers });
  const { place } = credentialsOf(matchProfile(someone, posting, '2026-03-04T10:00:00Z'), someone);
  const inOrder = papers.map(({ id }) => id).toSorted((a, b) => place(a) - place(b));
  assert.deepEqual(inOrder, ['rn', 'acls', 'car']);
});

test('a licence of the trade is a permit, a driving licence is only asked for', () => {
  const someone = profile({ certificates: [paper('rn', 'Registered Nurse, Ohio'), paper('car', "Driver's license")] });
  const posting = readPosting("Nurse\n\nRequired\n- Ohio RN license\n- Valid driver's license");
  const credentials = credentialsOf(matchProfile(someone, posting, '2026-03-04T10:00:00Z'), someone);
  assert.deepEqual(['rn', 'car'].map(credentials.isRequired), [true, true]);
  assert.deepEqual(['rn', 'car'].map(credentials.isPermit), [true, false]);
});

test('a registration that is asked for in the line of the degree is a permit, the degree is none', () => {
  const education = [degree('studies', 'Diploma', 'Dental Nursing')];
  const certificates = [
    paper('course', 'Radiation course'),
    paper('register', 'Registered Dental Nurse (register of 2019)'),
  ];
  const someone = profile({ education, certificates });
  const posting = readPosting(
    'Dental Nurse\n\nRequired\n- Diploma in Dental Nursing or equivalent, and current registration (RDN)',
  );
  const credentials = credentialsOf(matchProfile(someone, posting, '2026-03-04T10:00:00Z'), someone);
  assert.deepEqual(['register', 'course', 'studies'].map(credentials.isPermit), [true, false, false]);
  assert.ok(credentials.isRequired('studies') && credentials.place('register') < credentials.place('course'));
});
