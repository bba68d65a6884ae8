import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { profileSchema } from '../../base/profile.ts';
import type { JsonObject } from './codec.ts';
import { readResume, writeResume } from './json-resume.ts';
import { oddResume } from './odd-resume.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EVALUATION = join(ROOT, '../shared/eval');
const absent = existsSync(EVALUATION) ? false : 'the evaluation material (../shared/eval) is not on this machine';

/** Through the schema and JSON, because that is how a profile is stored. */
function roundTrip(document: JsonObject): unknown {
  const stored = JSON.stringify(profileSchema.parse(readResume(structuredClone(document)).profile));
  return writeResume(profileSchema.parse(JSON.parse(stored)));
}

function assertReturns(document: JsonObject, label = ''): void {
  assert.deepEqual({ label, document: roundTrip(document) }, { label, document });
}

test('every resume of the evaluation material comes back as it was', { skip: absent }, () => {
  const files = globSync(['open/resumes/*/truth.json', 'tailoring/profiles/*.json'], { cwd: EVALUATION });
  assert.ok(files.length > 100, `only ${files.length} files`);
  for (const file of files) assertReturns(JSON.parse(readFileSync(join(EVALUATION, file), 'utf8')), file);
});

test('the sample profile comes back as it was', () => {
  assertReturns(JSON.parse(readFileSync(join(ROOT, 'samples/profile.json'), 'utf8')));
});

test('hundreds of random documents full of oddities come back as they were', () => {
  for (let seed = 1; seed <= 300; seed++) assertReturns(oddResume(seed), `seed ${seed}`);
});

test('dates come back as they were written', () => {
  const written = [
    '2019',
    '2019-04',
    '2019-04-30',
    'April 2019',
    '4/2019',
    'Present',
    'present',
    'soon',
    '',
    ' ',
    null,
  ];
  for (const startDate of [...written, 2019, undefined]) {
    for (const endDate of [...written, 2020, true, undefined]) {
      const job = JSON.parse(JSON.stringify({ name: 'Acme', startDate, endDate }));
      assertReturns({ basics: { name: 'Jane' }, work: [job], education: [job], projects: [job], volunteer: [job] });
    }
  }
});

test('older spellings come back under their old names', () => {
  assertReturns({
    basics: { name: 'Jane', website: 'https://example.com', location: 'Austin, TX 78701', picture: 'me.png' },
    work: [{ company: 'Acme', website: 'https://acme.example', title: 'Engineer' }],
    volunteer: [{ name: 'Food bank', website: '' }],
    education: [{ school: 'State', degree: 'BS', gpa: 3.8 }],
    publications: [{ name: 'Paper', publisher: 'Press', website: 'https://example.org', date: 'May 2020' }],
    certifications: [{ title: 'CKA', authority: 'CNCF' }],
    languages: [{ name: 'English', level: 'native' }],
  });
});

test('two spellings of one field in one entry both come back, and the one that says something is read', () => {
  const document = { basics: { name: 'Jane' }, work: [{ name: '', company: 'Acme', url: 'a', website: 'b' }] };
  assertReturns(document);
  const employer = readResume(document).profile.work[0]!;
  assert.equal(employer.name, 'Acme');
  assert.equal(employer.url, 'a');
});

test('absent, null, empty text, empty list and empty object stay what they were', () => {
  assertReturns({});
  assertReturns({ basics: {} });
  assertReturns({ basics: null, work: null, skills: [], awards: '' });
  assertReturns({ basics: { name: 'Jane', email: '', phone: null, location: {}, profiles: [] } });
  assertReturns({ basics: { name: 'Jane', location: { city: '', region: null } }, work: [{}], skills: [{}] });
  assertReturns({ work: [{ name: 'Acme', highlights: [], summary: '', url: null, location: {} }] });
});

test('unknown fields come back at every level', () => {
  assertReturns({
    $schema: 'https://example.com/schema.json',
    meta: { theme: 'plain', nested: [{ deep: true }] },
    custom: ['x'],
    basics: {
      name: 'Jane',
      pronouns: 'she/her',
      location: { city: 'Austin', planet: 'Earth' },
      profiles: [{ network: 'X', followers: 3 }],
    },
    work: [{ name: 'Acme', team: 'Core', source: { place: 7 }, extra: { id: 1 }, id: 'x', constructor: 'y' }],
    skills: [{ name: 'Go', keywords: ['a'], years: 4 }],
  });
});

test('values of a wrong type come back where they were', () => {
  assertReturns({
    basics: { name: 'Jane', phone: 5550100, summary: ['a', 'b'], profiles: { network: 'X' } },
    work: [null, { name: { legal: 'Acme' }, highlights: ['a', 5, null, '', { b: 1 }] }, 'text', []],
    skills: ['Go', '', 7, { name: 'SQL', keywords: 'joins, indexes' }],
    education: 'State University',
    interests: { name: 'Chess' },
  });
});

test('jobs at one employer are split again in the order of the source', () => {
  const jobs = [
    { name: 'Acme', position: 'Junior', startDate: '2015', endDate: '2017', url: 'https://acme.example' },
    { name: 'ACME ', position: 'Senior', startDate: '2017', endDate: '2020', description: 'Makes anvils' },
    { company: 'Acme', position: 'Lead', startDate: '2020', website: '', location: 'Tucson, AZ' },
    { name: 'Other', position: 'Engineer' },
    { name: 'Acme', position: 'Advisor', startDate: '2022' },
    { position: 'Nameless' },
    { position: 'Nameless too' },
  ];
  assertReturns({ basics: { name: 'Jane' }, work: jobs });
});

test('an edited field is written as edited, and all else as it was', () => {
  const { profile } = readResume({
    basics: { name: 'Jane', website: 'https://old.example', custom: 1 },
    work: [{ company: 'Acme', startDate: 'April 2019', endDate: 'Present', highlights: 'One\nTwo' }],
  });
  profile.basics.url = 'https://new.example';
  const role = profile.work[0]!.roles[0]!;
  role.end = '2021-05';
  role.current = false;
  role.highlights[1]!.text = 'Two, edited';
  assert.deepEqual(writeResume(profile), {
    basics: { name: 'Jane', url: 'https://new.example', custom: 1 },
    work: [{ company: 'Acme', startDate: 'April 2019', endDate: '2021-05', highlights: ['One', 'Two, edited'] }],
  });
});

test('an end that is set or taken away after the import is written so', () => {
  const { profile } = readResume({
    work: [
      { name: 'Acme', startDate: '2019', endDate: '' },
      { name: 'Other', startDate: '2015', endDate: 'May 2018' },
      { name: 'Third', endDate: '2012' },
    ],
  });
  const [acme, other, third] = profile.work.map((employer) => employer.roles[0]!);
  Object.assign(acme!, { end: '2021', current: false });
  Object.assign(other!, { end: null, current: true });
  Object.assign(third!, { end: null, current: true });
  assert.deepEqual(writeResume(profile), {
    work: [
      { name: 'Acme', startDate: '2019', endDate: '2021' },
      { name: 'Other', startDate: '2015' },
      { name: 'Third', endDate: 'Present' },
    ],
  });
});
