import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './lines.ts';
import { kindOfSentence } from './noise.ts';
import { type PartKind, splitIntoParts } from './sections.ts';

const partsOf = (lines: string[]) => splitIntoParts(linesOf(lines.join('\n'), 100));

function kindOf(lines: string[], text: string): PartKind | undefined {
  return partsOf(lines).find((part) => part.lines.some((line) => line.text === text))?.kind;
}

test('what a heading says decides what stands below it', () => {
  const lines = [
    'Main duties of the job',
    'Bake bread',
    'Essential criteria',
    'Two years at the oven',
    'Nice to have',
    'Pastry',
    'What we offer',
    'Free bread',
    'How to apply',
    'Write to us',
    'About us',
    'A bakery since 1901',
  ];
  assert.equal(kindOf(lines, 'Bake bread'), 'duties');
  assert.equal(kindOf(lines, 'Two years at the oven'), 'must');
  assert.equal(kindOf(lines, 'Pastry'), 'nice');
  assert.equal(kindOf(lines, 'Free bread'), 'benefits');
  assert.equal(kindOf(lines, 'Write to us'), 'legal');
  assert.equal(kindOf(lines, 'A bakery since 1901'), 'about');
});

test('wishes and conditions are known by the words of whoever writes plainly', () => {
  assert.equal(kindOf(['What we would love', 'Pastry'], 'Pastry'), 'nice');
  assert.equal(kindOf(['You will have', 'Two years at the oven'], 'Two years at the oven'), 'must');
});

test('headings are known in other languages', () => {
  const cases: [string, PartKind][] = [
    ['Ihre Aufgaben:', 'duties'],
    ['Wir bieten', 'benefits'],
    ['Votre profil', 'must'],
    ['Requisitos', 'must'],
    ['Chi siamo', 'about'],
    ['Mile widziane', 'nice'],
    ['岗位职责', 'duties'],
  ];
  for (const [heading, kind] of cases) assert.equal(kindOf([heading, 'x'], 'x'), kind, heading);
});

test('a requirement that contains a word of headings is no heading', () => {
  const lines = ['Requirements', 'Experience of event planning', '- Knowledge of tax law', 'Good with people'];
  assert.equal(partsOf(lines).filter((part) => part.kind === 'must').length, 1);
});

test('a label opens a part in the middle of a line', () => {
  assert.equal(kindOf(['Cook', 'Desirable: a driving licence'], 'Desirable: a driving licence'), 'nice');
  assert.equal(kindOf(['Cook', 'We offer: tips and meals'], 'We offer: tips and meals'), 'benefits');
});

test('what would be good to have is a wish, and what the person will have is none', () => {
  const cases: [string, PartKind][] = [
    ['It would help if you have', 'nice'],
    ["It'd be lovely if you had", 'nice'],
    ['What we would love', 'nice'],
    ['Nice if you have', 'nice'],
    ['You will have', 'must'],
    ['You probably have', 'must'],
    ['What you would be doing', 'duties'],
    ['The postholder will', 'duties'],
  ];
  for (const [heading, kind] of cases)
    assert.equal(
      kindOf(['Cook', '', heading, '- a pan', '- a pot'], '- a pan') ??
        kindOf(['Cook', '', heading, '- a pan', '- a pot'], 'a pan'),
      kind,
      heading,
    );
});

test('a heading that we do not know is understood by a word of it', () => {
  const cases: [string, PartKind][] = [
    ['Truly optional, but nice to see', 'nice'],
    ['Highly regarded', 'nice'],
    ['Even better if you have:', 'nice'],
    ['What we would like you to bring along', 'must'],
    ['Here is what you get from us', 'benefits'],
    ['Schön, wenn du außerdem etwas davon kannst', 'nice'],
    ["What this job isn't", 'about'],
  ];
  for (const [heading, kind] of cases) assert.equal(kindOf(['Cook', '', heading, '- x y z'], 'x y z'), kind, heading);
});

test('a paragraph after a list no longer belongs to it', () => {
  const lines = ['Requirements', '- Rust', '', 'We will write to all who write to us.'];
  assert.equal(kindOf(lines, 'We will write to all who write to us.'), 'body');
});

test('an unknown heading ends the part of the benefits', () => {
  assert.equal(kindOf(['Benefits', 'Dental care', 'THE KITCHEN BRIGADE', 'Run the pass'], 'Run the pass'), 'body');
});

test('a sentence about law or pay is noise wherever it stands, unless the job is about it', () => {
  assert.equal(kindOfSentence('We are an equal opportunity employer.', 'body'), 'legal');
  assert.equal(kindOfSentence('25 days holiday and a pension.', 'body'), 'benefits');
  assert.equal(kindOfSentence('Administer the pension scheme for 900 staff', 'duties'), 'duties');
  assert.equal(kindOfSentence('Plan menus for the season.', 'body'), 'body');
});
