import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinAccents, joinSpacedLetters, joinWrapped, repairText } from './repair-text.ts';

test('ligatures become letters, and bytes that were misread become what they were', () => {
  assert.equal(repairText('oﬃce'), 'office');
  assert.equal(repairText('Company â€“ City'), 'Company – City');
  assert.equal(repairText('ZÃ¼rich'), 'Zürich');
  assert.equal(repairText('Zürich – Café'), 'Zürich – Café');
});

test('a word broken over two lines is whole again; a compound keeps its hyphen', () => {
  assert.equal(joinWrapped('top 5 % of submis\u00ad', 'sions'), 'top 5 % of submissions');
  assert.equal(joinWrapped('a develop-', 'ment plan'), 'a development plan');
  assert.equal(joinWrapped('a multi-', 'agent system'), 'a multi-agent system');
  assert.equal(joinWrapped('2019 -', 'Present'), '2019 - Present');
});

test('letters set apart are one word', () => {
  assert.equal(joinSpacedLetters('S K I L L S'), 'SKILLS');
  assert.equal(joinSpacedLetters('A team of I T people'), 'A team of I T people');
});

test('an accent that is drawn before its letter is on it again', () => {
  assert.equal(
    joinAccents('F¨ uhrung, Universit¨at, Jos´e, Espa˜na, Fran¸ cois'),
    'Führung, Universität, José, España, François',
  );
  assert.equal(joinAccents('syst`eme, `a Lyon, ma\u0131\u0302tre, `code'), 'système, à Lyon, maître, `code');
});
