import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degree, profile } from '../../testing/profiles.ts';
import { letterForms } from './letter-forms.ts';
import { papersOf } from './papers.ts';

const certificate = (name: string) => ({ id: name, name, date: null, issuer: null, url: null, extra: {} });
const language = (name: string, fluency: string | null) => ({ id: name, language: name, fluency, extra: {} });

const papers = papersOf(
  profile({
    education: [
      degree('bsc', 'BSc (Hons)', 'Physics'),
      { ...degree('msc', 'MSc', 'Optics'), current: true, end: null },
      degree('btec', 'BTEC (not completed)', 'Sport'),
    ],
    certificates: [
      certificate('Food Safety, Level 3 (renewed yearly)'),
      certificate('Forklift licence (expired 2019)'),
      certificate('PMP (in progress)'),
      certificate('CMA (exam pending)'),
      certificate('Notary Public, State of Texas (commission 4711)'),
      certificate('HLTAID011 Provide First Aid'),
    ],
    skills: [
      {
        ...{ id: 'tools', name: 'Tools', level: null, extra: {} },
        keywords: ['Procore', 'Revit Certified User', 'Power BI (basic)'].map((text) => ({ id: text, text })),
      },
    ],
    languages: [
      language('Spanish', 'Fluent (spoken)'),
      language('French', 'B1'),
      language('Welsh', null),
      language('Manx', 'Native'),
    ],
  }),
  '2026-03-04T10:00:00Z',
);

test('a list of what is held names papers whole, with their articles, and without a remark that adds nothing', () => {
  for (const list of ['a BSc (Hons) in Physics', 'a BSc in Physics and Food Safety, Level 3'])
    assert.ok(papers.held(list), list);
  for (const list of ['a BSc in Optics', 'Food Safety, Level 4', 'Food Safety', 'a BSc in Physics with distinction'])
    assert.ok(!papers.held(list), list);
});

test('what is not held, or no longer, is not told without the words that say so', () => {
  for (const list of ['the PMP (in progress)', 'a Forklift licence', 'the CMA', 'a BTEC in Sport', 'an MSc in Optics'])
    assert.ok(!papers.held(list), list);
});

test('what is begun is no paper that is held, nor the other way round', () => {
  assert.ok(papers.begun('an MSc in Optics and the PMP'));
  assert.ok(!papers.begun('a BSc in Physics'));
});

test('what is known is a skill by its whole name, and behind it a paper that is held', () => {
  for (const list of [
    'Procore',
    'Procore and Revit Certified User',
    'Procore and hold a BSc in Physics',
    'Procore, and am a Notary Public in Texas',
  ])
    assert.ok(papers.known(list), list);
  for (const list of ['Revit', 'Power BI', 'Procore and hold the PMP', 'Procore and a BSc in Physics'])
    assert.ok(!papers.known(list), list);
  assert.ok(!papers.known('Procore and hold Revit Certified User'), 'a skill that sounds like a paper');
});

test('the short form of a name is its initials', () => {
  const named = (name: string) => papersOf(profile({ certificates: [certificate(name)] }), '2026-03-04').held;
  assert.ok(named('Certified Kubernetes Administrator (CKA)')('the CKA'));
  assert.ok(!named('Food Safety (UK)')('the UK'));
  assert.ok(!named('Certified Kubernetes Administrator, expired (CKA)')('the CKA'));
});

test('a language has its own level, or none', () => {
  for (const list of ['Spanish', 'fluent Spanish and French (B1)', 'Welsh']) assert.ok(papers.spoken(list), list);
  for (const list of ['native Spanish', 'fluent French', 'Spanish (B1)', 'Welsh (B1)', 'Irish'])
    assert.ok(!papers.spoken(list), list);
});

test('where somebody is licensed, and the code of a course, are said or left out; no other place is said', () => {
  for (const list of ['a Notary Public in Texas and hold a BSc in Physics', 'Provide First Aid'])
    assert.ok(papers.held(list), list);
  for (const list of ['a Notary Public in Ohio', 'a Notary Public in Texas and Ohio', 'First Aid'])
    assert.ok(!papers.held(list), list);
});

test('nobody is a native speaker of what he learned', () => {
  assert.ok(papers.native('Manx'));
  for (const list of ['Spanish', 'Welsh', 'Manx and French']) assert.ok(!papers.native(list), list);
});

const ofCertificates = (...names: string[]) =>
  papersOf(profile({ certificates: names.map(certificate) }), '2026-03-04');
const ofDegree = (studyType: string, area: string) =>
  papersOf(profile({ education: [degree('a', studyType, area)] }), '2026-03-04');

test('what is only booked or planned is neither held nor begun', () => {
  for (const name of [
    'Working at heights (booked for March 2026)',
    'CFRX, application planned for fall',
    'ABCD SBL: sitting December 2026',
    'CSCX - exam scheduled for August 2026',
  ]) {
    const found = ofCertificates(name);
    const bare = /^[\p{L} ]+/u.exec(name)![0];
    assert.ok(![name, bare].some((one) => found.held(one) || found.begun(one)), name);
  }
  const paused = { ...degree('a', 'MS (on pause)', 'Optics'), current: true, end: null };
  assert.ok(!papersOf(profile({ education: [paused] }), '2026-03-04').begun('an MS in Optics'));
});

test('what is in progress is begun under its name alone, and not held', () => {
  const found = ofCertificates('ABC Technician (CQT) - in progress, exam scheduled March 2027');
  assert.ok(found.begun('the ABC Technician (CQT) certification'));
  assert.ok(!found.held('the ABC Technician (CQT) certification'));
});

test('passed is what the profile calls so, and nothing else is', () => {
  const found = ofCertificates('ABC 5.0: five of six divisions passed', 'ABCD: 10 of 13 papers');
  assert.ok(found.passed('five of six ABC 5.0 divisions'));
  assert.ok(found.held('10 of 13 ABCD papers'));
  for (const list of ['10 of 13 ABCD papers', 'six of six ABC 5.0 divisions', 'ABC 5.0'])
    assert.ok(!found.passed(list), list);
  for (const list of ['ABC 5.0', 'ABCD', 'five of six ABC 5.0 divisions']) assert.ok(!found.held(list), list);
});

test('papers stand as one says them, and no further', () => {
  for (const [name, said, more] of [
    [
      'Quebec College of Dentists, Part A registration',
      'Part A registration with the Quebec College of Dentists',
      'registration with the Quebec College of Dentists',
    ],
    ['ABC registration – Nurse', 'ABC registration as a Nurse', 'ABC registration as a Doctor'],
    [
      'Diploma in Brewing, Module 1 and 2 (Module 3 pending)',
      'Module 1 and 2 of the Diploma in Brewing',
      'Diploma in Brewing',
    ],
    ['Driving licence (B), own car', 'a driving licence (B) with own car', 'a driving licence (C) with own car'],
    ['Crane operator: tower, mobile', 'a Crane operator', 'a Crane'],
    ['CPA: passed FAR, AUD', 'CPA passed FAR AUD', 'the CPA'],
    ['ABC Registration (Nurse, Adult), revalidated 2024', 'ABC registration (Nurse, Adult)', 'DEF registration'],
    ['First aid and CPR', 'first aid and CPR training', 'fire training'],
  ] as const) {
    const { held } = ofCertificates(name);
    assert.ok(held(said), said);
    assert.ok(!held(more), more);
  }
  const both = ofCertificates('HACCP Level 3', 'EPA 608');
  assert.ok(both.held('the HACCP Level 3 and EPA 608 certifications'));
});

test('an area that is a paper itself, or of a level, is said so; no degree is made of another', () => {
  assert.ok(ofDegree('Level 3', 'CIPX Certificate in People').held('the CIPX Certificate in People (Level 3)'));
  assert.ok(ofDegree('Level 2', 'Audio typing').held('a Level 2 qualification in Audio typing'));
  assert.ok(ofDegree('Accredited residency', 'Pharmacy Residency').held('an accredited Pharmacy Residency'));
  assert.ok(!ofDegree('Bachelor of Science', 'Biology').held('a Bachelor of Biology'));
  assert.ok(!ofDegree('Level 2', 'Audio typing').held('a Level 3 qualification in Audio typing'));
});

test('a letter says of nothing that it was passed but of what the profile calls so', () => {
  const forms = letterForms({
    profile: profile({ certificates: ['ABC 5.0: five of six divisions passed', 'HACCP'].map(certificate) }),
    now: '2026-03-04',
    letter: { posting: { text: '', title: null, company: null }, company: null, fields: null },
    sender: { fields: [] },
    labels: [],
  } as unknown as Parameters<typeof letterForms>[0]);
  assert.equal(forms.withoutForms('I have passed five of six ABC 5.0 divisions.').trim(), '');
  assert.equal(forms.withoutForms('I have passed HACCP.').trim(), 'I have passed HACCP.');
  assert.equal(
    forms.withoutForms('I have passed through Rome. I have passed five of six ABC 5.0 divisions.'),
    'I have passed through Rome.',
    'the second that opens so',
  );
});
