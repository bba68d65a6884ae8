import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingKind, looseHeadingKind } from './headings.ts';

test('headings of seven languages name their sections', () => {
  const cases: [string, string[]][] = [
    ['work', ['Work Experience', 'BERUFSERFAHRUNG', 'Expérience professionnelle', 'Experiencia laboral']],
    ['work', ['Experiência Profissional', 'Esperienze lavorative', 'Werkervaring']],
    [
      'education',
      ['Education', 'Ausbildung', 'Formation', 'Formación académica', 'Istruzione e formazione', 'Opleiding'],
    ],
    [
      'skills',
      ['Technical Skills', 'Kenntnisse', 'Compétences', 'Habilidades', 'Competências', 'Competenze', 'Vaardigheden'],
    ],
    ['languages', ['Languages', 'Sprachkenntnisse', 'Langues', 'Idiomas', 'Lingue', 'Talen']],
    ['summary', ['About me', 'Profil', 'À propos', 'Perfil', 'Sobre mim', 'Profilo', 'Samenvatting']],
  ];
  for (const [kind, headings] of cases)
    for (const heading of headings) assert.equal(headingKind(heading), kind, heading);
});

test('letter-spacing, counts, signs and a second name change nothing', () => {
  assert.equal(headingKind('W O R K  E X P E R I E N C E'), 'work');
  assert.equal(headingKind('EDUCATION (2)'), 'education');
  assert.equal(headingKind('Skills:'), 'skills');
  assert.equal(headingKind('Skills & Interests'), 'skills');
});

test('a sentence with such a word in it is no heading', () => {
  assert.equal(headingKind('Experience with welding'), null);
  assert.equal(headingKind('Ten years of work'), null);
});

test('a heading with words of its own is told by the word that matters', () => {
  assert.equal(looseHeadingKind('Accounting Experience'), 'work');
  assert.equal(looseHeadingKind('Transferable Skills for Acute Care'), 'skills');
  assert.equal(looseHeadingKind('My Garden'), null);
});
