import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { profile } from '../../testing/profiles.ts';
import { isNamedIn } from '../credentials.ts';
import { credentials, isOneBy, named as nameWithArticle } from './credentials.ts';
import { templatesFor } from './templates.ts';

type Asked = readonly [kind: string, fact: string, optional?: boolean];

/** A posting that asks for these facts, each as a requirement of this kind. */
function said(person: Profile, asked: readonly Asked[], lang = 'en', posting = ''): string | undefined {
  const requirements = asked.map(([kind, fact, optional = false]) => ({
    requirement: { kind, optional, text: '' },
    facts: [fact],
    state: 'met',
  }));
  return credentials(person, { requirements } as unknown as Matches, templatesFor(lang), lang, '2026-03-04', posting)
    ?.text;
}

const certificate = (id: string, name: string) => ({ id, name }) as Profile['certificates'][number];
const degree = (id: string, studyType: string, area: string, current = false) =>
  ({ id, studyType, area, current, end: null }) as Profile['education'][number];

test('what has a certain article is held in a sentence', () => {
  const person = profile({
    education: [degree('a', 'B.S.', 'Civil Engineering')],
    certificates: [certificate('b', 'PMP'), certificate('c', 'Certified Public Accountant (CPA), active')],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['certificate', 'b'],
    ['licence', 'c'],
  ];
  assert.equal(
    said(person, asked),
    'I am a Certified Public Accountant (CPA) and hold a B.S. in Civil Engineering and the PMP.',
  );
});

test('what one is by a paper is said so', () => {
  const person = profile({
    education: [degree('a', 'B.S.', 'Civil Engineering')],
    certificates: [certificate('b', 'Professional Engineer (Civil), Washington')],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['licence', 'b'],
  ];
  assert.equal(
    said(person, asked),
    'I am a Professional Engineer (Civil) in Washington and hold a B.S. in Civil Engineering.',
  );
  assert.match(said(person, asked, 'de')!, /^Meine Abschlüsse und Nachweise: /);
});

test('musts stand first, five at most, and a driving licence only where it is one', () => {
  const person = profile({
    certificates: ['Driver license', 'AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'].map((name) => certificate(name, name)),
  });
  const wishes: Asked[] = ['Driver license', 'AAA', 'BBB', 'CCC', 'EEE', 'FFF'].map((id) => ['certificate', id, true]);
  assert.equal(
    said(person, [...wishes, ['certificate', 'DDD']]),
    'I hold the DDD, the AAA, the BBB, the CCC and the EEE.',
  );
  assert.equal(said(person, wishes.slice(0, 1)), undefined);
  assert.equal(
    said(person, [
      ['licence', 'Driver license'],
      ['licence', 'EEE'],
    ]),
    'I hold the EEE and a driver license.',
  );
});

test('when a degree will be finished is said behind what it is in', () => {
  const person = profile({
    education: [
      { ...degree('a', 'Level 5 Diploma (due spring 2028)', 'Adult Care'), end: null, current: true },
      degree('b', 'BSc (Hons)', 'Nursing'),
    ],
  });
  assert.equal(
    said(person, [
      ['degree', 'a'],
      ['degree', 'b'],
    ]),
    'I hold a BSc (Hons) in Nursing. I am working towards a Level 5 Diploma in Adult Care (due spring 2028).',
  );
});

test('what was never finished is no qualification, and what is under way is said to be', () => {
  const person = profile({
    education: [
      degree('a', '10 classes, left without diploma', 'General'),
      degree('b', 'MSN', 'Nursing (in progress, expected May 2027)', true),
    ],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['degree', 'b'],
  ];
  assert.equal(said(person, asked), 'I am working towards an MSN in Nursing (expected May 2027).');
});

test('languages are given with their grade, or with plain words', () => {
  const language = (id: string, fluency: string) => ({ id, language: id, fluency }) as Profile['languages'][number];
  const languages = [language('French', 'Intermediate (B1)'), language('Irish', 'Fluent (líofa)')];
  const asked: Asked[] = [
    ['language', 'French'],
    ['language', 'Irish'],
  ];
  assert.equal(said(profile({ languages }), asked), 'I speak French (B1) and fluent Irish.');
});

test('a certificate that is not finished is never held', () => {
  const person = profile({ certificates: [certificate('b', 'CPA (in progress)')] });
  assert.doesNotMatch(said(person, [['certificate', 'b']])!, /hold|credentials/i);
  const noted = profile({ certificates: [certificate('b', 'CPA - in progress, exam in May')] });
  assert.equal(said(noted, [['certificate', 'b']]), 'In progress: CPA, exam in May.');
});

test('what the posting names by its code is held, whatever the line was taken for', () => {
  const person = profile({ certificates: [certificate('a', '313A Mechanic'), certificate('b', '444B Hairstylist')] });
  assert.equal(said(person, [], 'en', 'a 313A licence or a college diploma'), 'I hold 313A Mechanic.');
});

test('what a line of the posting names, by its short form or in all words, is held, whatever the line was taken for', () => {
  const named = (line: string, ...names: string[]): string | undefined => {
    const person = profile({ certificates: names.map((name) => certificate(name, name)) });
    const requirement = { kind: 'duty', optional: false, text: line };
    const matches = { requirements: [{ requirement, facts: [], state: 'gap' }] } as unknown as Matches;
    return credentials(person, matches, templatesFor('en'), 'en', '2026-03-04', '')?.text;
  };
  assert.equal(named('Proof of English (OET or IELTS)', 'OET Nursing: B', 'BLS Provider'), 'I hold OET Nursing: B.');
  assert.match(named('Must hold reliability status', 'Reliability Status (valid to 2034)')!, /Reliability Status/);
  assert.equal(named('Status of the project', 'Reliability Status'), undefined);
});

test('a registration is held, and the diploma of a body has its article', () => {
  const templates = templatesFor('en');
  assert.ok(isOneBy('Occupational Therapist, Queensland', templates));
  assert.ok(!isOneBy('AHPRA registration – Occupational Therapist', templates));
  assert.equal(
    nameWithArticle('NAFD Diploma in Funeral Arranging', templates),
    'the NAFD Diploma in Funeral Arranging',
  );
});

test('school is not named beside a trade', () => {
  const person = profile({ education: [degree('a', 'High school diploma', '')] });
  const requirement = { kind: 'duty', optional: false, text: 'High school diploma or more' };
  const matches = { requirements: [{ requirement, facts: [], state: 'gap' }] } as unknown as Matches;
  assert.equal(credentials(person, matches, templatesFor('en'), 'en', '2026-03-04', ''), null);
});

test('of many papers the names are enough', () => {
  const names = ['AAA (with distinction, first class)', 'Nurse Certificate (RNC)', 'CCC', 'DDD'];
  const person = profile({ certificates: names.map((name) => certificate(name, name)) });
  assert.equal(
    said(
      person,
      names.map((name) => ['certificate', name]),
    ),
    'I hold the AAA, the Nurse Certificate (RNC), the CCC and the DDD.',
  );
  assert.match(said(person, [['certificate', names[0]!]])!, /first class/);
});

test('what follows a comma names a paper too, where it is more than two words', () => {
  assert.ok(isNamedIn('Plumber, Alberta Journeyman with Red Seal', 'Alberta journeyman certificate or Red Seal'));
  assert.ok(!isNamedIn('PIT operator: forklift, scissor lift', 'Safe use of a scissor lift'));
});

test('a short course is no credential of a letter', () => {
  const person = profile({ certificates: [certificate('gdpr', 'GDPR for Marketers (one day)')] });
  assert.equal(said(person, [['certificate', 'gdpr']]), undefined);
});

test('a certificate is named as one says it', () => {
  for (const [name, sentence] of [
    ['AWS Certified Data Engineer – Associate', 'I hold the AWS Certified Data Engineer – Associate certification.'],
    ['Chartered Member (MRTPI)', 'I am a Chartered Member (MRTPI).'],
    ['MCIPS Chartered', 'I hold the MCIPS Chartered qualification.'],
    ['HR licence (open)', 'I hold an HR licence (open).'],
    ['High school diploma', 'I hold a high school diploma.'],
  ] as const)
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), sentence);
});

test('a course was completed, a card is held, and what stands behind a comma parts no list', () => {
  const person = profile({
    education: [
      degree('a', 'BEng (Hons), Level 8', 'Civil Engineering'),
      degree('b', 'B.A.', 'Business, minor in Law (tax)'),
    ],
    certificates: [
      'OSHA 30-Hour Construction',
      'HLTAID011 Provide First Aid',
      'Working with Children Check (employee)',
    ].map((name) => certificate(name, name)),
  });
  const hold = (...ids: string[]): string | undefined =>
    said(
      person,
      ids.map((id) => ['certificate', id] as const),
    );
  assert.equal(hold('OSHA 30-Hour Construction'), 'I have completed OSHA 30-Hour Construction.');
  assert.equal(hold('HLTAID011 Provide First Aid'), 'I have completed Provide First Aid.');
  assert.equal(hold('Working with Children Check (employee)'), 'I hold a Working with Children Check (employee).');
  assert.equal(hold('a'), 'I hold a BEng (Hons) in Civil Engineering.');
  assert.equal(hold('b'), 'I hold a B.A. in Business (minor in Law).');
});

test('a row of papers is a sentence of its own', () => {
  const names = ['OSHA 30-Hour Construction', 'AAA', 'BBB', 'CCC'];
  const person = profile({ certificates: names.map((name) => certificate(name, name)) });
  const of = (some: string[]): string | undefined =>
    said(
      person,
      some.map((id) => ['certificate', id] as const),
    );
  assert.equal(of(names), 'I hold the AAA, the BBB and the CCC. I have completed OSHA 30-Hour Construction.');
  assert.equal(of(names.slice(0, 3)), 'I hold the AAA and the BBB and have completed OSHA 30-Hour Construction.');
});

test('where somebody is licensed is said behind what he is; an area of work is no place', () => {
  for (const [name, sentence] of [
    ['Notary Public, State of Texas', 'I am a Notary Public in Texas.'],
    ['Member, Institute of Welders (MIW)', 'I am a Member of Institute of Welders (MIW).'],
    ['Registered Nurse, Adult', 'I am a Registered Nurse, Adult.'],
    ['Certificate in Dental Nurse', 'I hold a Certificate in Dental Nurse.'],
  ] as const)
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), sentence);
});

test('who grew up with a language is a native speaker of it, and nobody else', () => {
  const speaks = (fluency: string): string | undefined => {
    const languages = [{ id: 'a', language: 'Irish', fluency }] as Profile['languages'];
    return said(profile({ languages }), [['language', 'a']]);
  };
  assert.equal(speaks('Native'), 'I am a native speaker of Irish.');
  assert.equal(speaks('Fluent, bilingual'), 'I speak fluent Irish.');
  assert.equal(speaks('Near-native'), 'I speak Irish (near-native).');
});

test('a line that is nothing but the short form names the certificate', () => {
  assert.ok(isNamedIn('Chartered Accountant CA(SA)', 'CA(SA)'));
  assert.ok(!isNamedIn('Chartered Accountant CA(SA)', 'SA'));
});
