import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../base/profile.ts';
import { importJsonResume, readResume } from './json-resume.ts';

const NOW = '2025-06-01T00:00:00Z';

const importJson = (document: unknown) => importJsonResume(Buffer.from(JSON.stringify(document)), NOW);

function profileOf(rest: Record<string, unknown>): Profile {
  return importJson({ basics: { name: 'Jane Smith' }, ...rest }).profile;
}

function spanOf(dates: Record<string, unknown>) {
  const { start, end, current } = profileOf({ work: [{ name: 'Acme', ...dates }] }).work[0]!.roles[0]!;
  return { start, end, current };
}

test('a start without an end is current, and so is "Present"', () => {
  const current = { start: '2019-04', end: null, current: true };
  assert.deepEqual(spanOf({ startDate: '2019-04' }), current);
  assert.deepEqual(spanOf({ startDate: 'April 2019', endDate: '' }), current);
  assert.deepEqual(spanOf({ startDate: '2019-04', endDate: null }), current);
  assert.deepEqual(spanOf({ startDate: '04/2019', endDate: 'present' }), current);
  assert.deepEqual(spanOf({ endDate: 'Present' }), { start: null, end: null, current: true });
});

test('an end that cannot be read is not current', () => {
  const unknown = { start: '2019', end: null, current: false };
  assert.deepEqual(spanOf({ startDate: '2019', endDate: 'sometime' }), unknown);
  assert.deepEqual(spanOf({ startDate: 2019, endDate: true }), unknown);
  assert.deepEqual(spanOf({ startDate: '2019', endDate: 'x'.repeat(20_001) }), unknown);
  assert.deepEqual(spanOf({}), { start: null, end: null, current: false });
});

test('consecutive jobs under one name are one employer whose roles stand newest first', () => {
  const { work } = profileOf({
    work: [
      { name: 'Acme', position: 'Junior', startDate: '2015', endDate: '2017', location: 'Reno, NV' },
      {
        name: 'acme',
        position: 'Senior',
        startDate: '2017',
        endDate: '2019',
        location: 'Reno, NV',
        url: 'https://a.example',
      },
      { name: 'Other', position: 'Lead', startDate: '2019', endDate: '2020' },
      { name: 'Acme', position: 'Head', startDate: '2020' },
    ],
  });
  const outline = work.map(({ name, url, location, roles }) => ({
    name,
    url,
    location,
    positions: roles.map((role) => role.position),
  }));
  assert.deepEqual(outline, [
    { name: 'Acme', url: 'https://a.example', location: 'Reno, NV', positions: ['Senior', 'Junior'] },
    { name: 'Other', url: null, location: null, positions: ['Lead'] },
    { name: 'Acme', url: null, location: null, positions: ['Head'] },
  ]);
});

test('a role that goes on stands before one that began later and ended', () => {
  const [employer] = profileOf({
    work: [
      { name: 'Acme', position: 'Interim lead', startDate: '2021', endDate: '2022' },
      { name: 'Acme', position: 'Engineer', startDate: '2019' },
    ],
  }).work;
  assert.deepEqual(
    employer!.roles.map((role) => role.position),
    ['Engineer', 'Interim lead'],
  );
});

test('roles at different places keep their own location', () => {
  const [employer] = profileOf({
    work: [
      { name: 'Acme', position: 'Senior', location: 'Reno, NV' },
      { name: 'Acme', position: 'Junior', location: { city: 'Tucson', region: 'AZ', countryCode: 'US' } },
    ],
  }).work;
  assert.equal(employer!.location, null);
  assert.deepEqual(
    employer!.roles.map((role) => role.location),
    ['Reno, NV', 'Tucson, AZ, US'],
  );
});

test('jobs without an employer are not thrown together', () => {
  assert.equal(profileOf({ work: [{ position: 'One' }, { position: 'Two' }] }).work.length, 2);
});

test('a home written as one line is taken apart only where that is plain', () => {
  const homeOf = (location: string) => {
    const { extra: _, ...fields } = readResume({ basics: { name: 'Jane', location } }).profile.basics.location!;
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  };
  assert.deepEqual(homeOf('Berlin'), { city: 'Berlin' });
  assert.deepEqual(homeOf('Austin, TX'), { city: 'Austin', region: 'TX' });
  assert.deepEqual(homeOf('Austin, TX 78701'), { city: 'Austin', region: 'TX', postalCode: '78701' });
  assert.deepEqual(homeOf('Austin, TX, USA'), { city: 'Austin', region: 'TX', countryCode: 'US' });
  assert.deepEqual(homeOf('1 Main St, Floor 2, Austin, TX'), { city: '1 Main St, Floor 2, Austin, TX' });
});

test('lists written as one text, and entries written as a text alone, are understood', () => {
  const { work, skills, languages } = profileOf({
    work: [{ name: 'Acme', highlights: 'Built it\n\nRan it' }],
    skills: ['Go', { name: 'Data', keywords: 'SQL, Kafka' }],
    languages: ['English'],
  });
  assert.deepEqual(
    work[0]!.roles[0]!.highlights.map((fact) => fact.text),
    ['Built it', 'Ran it'],
  );
  assert.deepEqual(
    skills.map((skill) => [skill.name, skill.keywords.map((fact) => fact.text)]),
    [
      ['Go', []],
      ['Data', ['SQL', 'Kafka']],
    ],
  );
  assert.equal(languages[0]!.language, 'English');
});

test('markup and white space inside a text are left alone', () => {
  const written = '  Cut **cost** by <b>31%</b>\n\tand   more ';
  assert.equal(profileOf({ work: [{ highlights: [written] }] }).work[0]!.roles[0]!.highlights[0]!.text, written);
});

test('ids are unique in a profile and the same at every import', () => {
  const twice = {
    name: 'Acme',
    position: 'Engineer',
    startDate: '2019',
    highlights: ['Same', 'Same'],
    summary: 'Same',
  };
  const document = { work: [twice, { name: 'Other' }, twice], skills: [{ name: 'Go' }, { name: 'Go' }] };
  const ids = idsIn(profileOf(document));
  assert.ok(ids.length >= 14, `only ${ids.length} ids`);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(idsIn(profileOf(document)), ids);
});

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [String(inner)] : idsIn(inner)));
}

test('a wrong type in an optional field does not fail the import; it is unmapped and named with its place', () => {
  const { profile, report } = importJson({
    basics: { name: 'Jane Smith', email: ['a@example.com'] },
    work: [{ name: 'Acme', startDate: 'once', position: {} }, 'text'],
    skills: { Go: 5 },
  });
  assert.deepEqual(
    profile.unmapped.map(({ place, value }) => ({ place, value })),
    [
      { place: 'basics.email', value: ['a@example.com'] },
      { place: 'work[0].position', value: {} },
      { place: 'work[0].startDate', value: 'once' },
      { place: 'work[1]', value: 'text' },
      { place: 'skills', value: { Go: 5 } },
    ],
  );
  assert.ok(
    report.leftOver.some(({ message }) => message === 'work[0].startDate must be a date such as 2019-04.'),
    JSON.stringify(report.leftOver),
  );
});

test('the report counts what was found, and names unknown fields and unlikely dates', () => {
  const { report } = importJson({
    meta: {},
    basics: { name: 'Jane Smith', image: 'me.png', pronouns: 'she/her' },
    work: [
      { name: 'Acme', startDate: '2020', endDate: '2018-04' },
      { name: 'Acme', startDate: '2031-01' },
    ],
    skills: [{ name: 'Go' }],
  });
  assert.deepEqual(report, {
    found: {
      employers: 1,
      roles: 2,
      volunteer: 0,
      education: 0,
      projects: 0,
      skills: 1,
      certificates: 0,
      awards: 0,
      publications: 0,
      languages: 0,
      interests: 0,
      references: 0,
    },
    doubtful: [
      { place: 'work[0]', message: 'It ends (2018-04) before it starts (2020).' },
      { place: 'work[1]', message: 'Its start (2031-01) is in the future.' },
    ],
    leftOver: [{ place: 'basics.pronouns', message: 'basics.pronouns is not a field of JSON Resume.' }],
  });
});
