import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degree, profile } from '../../testing/profiles.ts';
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
