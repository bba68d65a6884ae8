import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degree, employer, fact, profile } from '../../testing/profiles.ts';
import { templatesFor } from '../../writing/letter/templates.ts';
import { heldPosts, summarySentences } from './summary-sentences.ts';

const NOW = '2026-03-04T10:00:00Z';

const NURSE = profile(
  {
    work: [
      employer({ name: 'A', position: 'Charge Nurse', start: '2020-03', end: null, highlights: [] }),
      employer({ name: 'B', position: 'Staff Nurse (nights), ICU', start: '2015-01', end: '2018-12', highlights: [] }),
    ],
    education: [
      degree('bsn', 'BSN', 'Nursing (with honours); thesis on falls'),
      { ...degree('msn', 'MSN', 'Nursing Leadership'), current: true, end: null },
    ],
    certificates: [{ id: 'c', name: 'CCRN, Adult', date: null, issuer: 'AACN', url: null, extra: {} }],
    languages: [{ id: 'l', language: 'Spanish', fluency: 'Fluent', extra: {} }],
  },
  { label: fact('label', 'Registered Nurse') },
);

const sources = { profile: NURSE, now: NOW, templates: templatesFor('en') };
const isSaid = summarySentences(sources);

test('a title of the profile with years that its dates give', () => {
  assert.ok(isSaid('Registered Nurse with 10 years of experience.'));
  assert.ok(isSaid('Staff Nurse with 4 years of experience.'));
  assert.ok(!isSaid('Registered Nurse with 11 years of experience.'), 'between the two roles nothing was worked');
  assert.ok(!isSaid('Head Nurse with 4 years of experience.'));
  assert.ok(!isSaid('Nurse with 4 years of experience.'), 'the end of a title may be another one');
});

test('degrees, certificates and languages as the profile names them', () => {
  assert.ok(isSaid('BSN in Nursing; CCRN, Adult; Spanish (Fluent).'));
  assert.ok(isSaid('BSN, Spanish.'));
  assert.ok(!isSaid('CCRN.'), 'a certificate has one name');
  assert.ok(!isSaid('Spanish (Native).'));
  assert.ok(!isSaid('MSN in Nursing Leadership.'), 'not finished');
  assert.ok(!isSaid('BSN in Leadership.'));
});

test('what is held and spoken, in our sentences', () => {
  for (const sentence of [
    'Holds a BSN in Nursing and the CCRN, Adult.',
    'Completed a BSN in Nursing.',
    'Fluent in Spanish.',
    'Speaks fluent Spanish.',
  ])
    assert.ok(isSaid(sentence), sentence);
  for (const sentence of [
    'Holds the CNE.',
    'Completed the CNE.',
    'Completed an MSN in Nursing Leadership.',
    'Passed a BSN in Nursing.',
    'Holds the CCRN.',
    'Holds an MSN in Nursing Leadership.',
    'Holds Spanish.',
    'Speaks native Spanish.',
    'Speaks CCRN, Adult.',
    'Fluent in French.',
    'Bilingual in Spanish.',
    'Bilingual in English and Spanish.',
  ])
    assert.ok(!isSaid(sentence), sentence);
});

test('who is fluent or bilingual has said so of each language', () => {
  const spoken = (languages: readonly [string, string | null][], lang = 'en') => {
    const items = languages.map(([language, fluency]) => ({ id: language, language, fluency, extra: {} }));
    return summarySentences({ ...sources, profile: profile({ languages: items }), templates: templatesFor(lang) });
  };
  const both = 'Bilingual in English and Spanish.';
  assert.ok(
    spoken([
      ['English', 'Fluent'],
      ['Spanish', 'Native speaker'],
    ])(both),
  );
  for (const level of [
    'Conversational',
    'B2',
    'Fluent (reading only)',
    'Not fluent',
    'Near-native',
    'Advanced',
    null,
  ]) {
    assert.ok(
      !spoken([
        ['English', 'Native'],
        ['Spanish', level],
      ])(both),
      `${level}`,
    );
    assert.ok(!spoken([['Spanish', level]])('Fluent in Spanish.'), `${level}`);
  }
  assert.ok(spoken([['Anglais', 'Courant']], 'fr')('Parle couramment anglais.'));
  assert.ok(!spoken([['Anglais', 'Intermédiaire']], 'fr')('Parle couramment anglais.'));
  assert.ok(spoken([['Inglés', 'Nativo']], 'es')('Habla inglés con fluidez.'));
  assert.ok(!spoken([['Inglés', 'Básico']], 'es')('Habla inglés con fluidez.'));
  assert.ok(spoken([['Englisch', 'Fließend']], 'de')('Spricht fließend Englisch.'));
  assert.ok(!spoken([['Englisch', 'Grundkenntnisse']], 'de')('Spricht fließend Englisch.'));
});

test('without words for it nothing is said of years', () => {
  const others = summarySentences({ ...sources, templates: null });
  assert.ok(!others('Registered Nurse with 3 years of experience.'));
});

test('in a letter the last post is one that was held there', () => {
  const isHeld = heldPosts(NURSE, templatesFor('en'));
  for (const post of ['Charge Nurse at A', 'Staff Nurse at B', 'Staff Nurse, ICU at B']) assert.ok(isHeld(post), post);
  for (const post of ['Charge Nurse at B', 'Nurse at A', 'Head Nurse at A', 'Charge Nurse with an award at A'])
    assert.ok(!isHeld(post), post);
});

test('skills by their names, none of which is called slight', () => {
  const keywords = ['Power BI and DAX', 'cost accounting', 'Python (basic)', 'NetSuite (user level)'].map((name) =>
    fact(name, name),
  );
  const skilled = profile({ skills: [{ id: 's', name: 'Skills', level: null, extra: {}, keywords }] });
  const isTrue = summarySentences({ ...sources, profile: skilled });
  for (const sentence of ['Skilled in Power BI and cost accounting.', 'Skilled in NetSuite and Power BI and DAX.'])
    assert.ok(isTrue(sentence), sentence);
  for (const sentence of [
    'Skilled in Python and Power BI.',
    'Skilled in accounting.',
    'Skilled in Tableau.',
    'Skilled in Skills.',
  ])
    assert.ok(!isTrue(sentence), sentence);
});
