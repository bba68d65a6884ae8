/** Whole text files, through to the profile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importProfile } from '../import.ts';

const profileOf = async (text: string) =>
  (await importProfile({ bytes: Buffer.from(text), name: null }, '2026-01-01T00:00:00Z')).profile;

test('plain text with headings in capitals, aligned dates and lines wrapped by hand', async () => {
  const profile = await profileOf(`JANE DOE
123 Main St, Austin, TX 78701 | (512) 555-0147 | jane@example.com

SUMMARY
Nurse with eight years of experience in emergency care and
a record of training new staff.

EXPERIENCE

Seton Hospital, Austin, TX                        Jan 2018 - Present
Staff Nurse
- Triaged 40 patients a shift across a 30-bed emergency department and
  trained new staff
- Cut waiting times by 15%

EDUCATION
University of Texas, BSN, 2014

SKILLS
Triage, ACLS, Epic
`);
  assert.deepEqual(
    [profile.basics.name, profile.basics.email, profile.basics.phone, profile.basics.location?.city],
    ['JANE DOE', 'jane@example.com', '(512) 555-0147', 'Austin'],
  );
  assert.equal(
    profile.basics.summary?.text,
    'Nurse with eight years of experience in emergency care and a record of training new staff.',
  );
  const role = profile.work[0]!.roles[0]!;
  assert.deepEqual(
    [profile.work[0]!.name, role.position, role.start, role.current],
    ['Seton Hospital', 'Staff Nurse', '2018-01', true],
  );
  assert.deepEqual(
    role.highlights.map(({ text }) => text),
    [
      'Triaged 40 patients a shift across a 30-bed emergency department and trained new staff',
      'Cut waiting times by 15%',
    ],
  );
  assert.equal(profile.education[0]!.institution, 'University of Texas');
  assert.deepEqual(
    profile.skills.map(({ name }) => name),
    ['Triage', 'ACLS', 'Epic'],
  );
});

test('Markdown whose entries are headings, with dates in them or below them', async () => {
  const profile = await profileOf(`# Jane Doe

jane@example.com | [github.com/janed](https://github.com/janed) | Berlin, Germany

## Experience

### Senior Engineer, **Acme GmbH** (2020 – Present)

- Built *fast* services in \`Go\`

### Engineer — Globex
*Mar 2016 – Dec 2019, Munich*

- Wrote things

## Skills

- **Languages:** Go, Python
`);
  assert.equal(profile.basics.name, 'Jane Doe');
  assert.equal(profile.basics.profiles[0]?.url, 'https://github.com/janed');
  assert.deepEqual(
    profile.work.map(({ name, roles: [role] }) => [name, role!.position, role!.start, role!.highlights[0]!.text]),
    [
      ['Acme GmbH', 'Senior Engineer', '2020', 'Built fast services in Go'],
      ['Globex', 'Engineer', '2016-03', 'Wrote things'],
    ],
  );
  assert.deepEqual(
    profile.skills.map(({ name, keywords }) => [name, keywords.map(({ text }) => text)]),
    [['Languages', ['Go', 'Python']]],
  );
});
