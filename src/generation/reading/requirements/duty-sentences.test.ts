import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDutySentence } from './duty-sentences.ts';

test('in running text a sentence is a duty when it speaks of the person, or opens with what is to be done', () => {
  for (const text of [
    'You will plan the menus of three kitchens each week.',
    'The post holder is responsible for the upkeep of all lifts.',
    'Prepare monthly accounts for the board of governors.',
    'To advise tenants on their rights and on repairs.',
  ])
    assert.equal(isDutySentence(text, 'body'), true, text);
});

test('what the employer says of itself, questions, wages and addresses are no duties, wherever they stand', () => {
  for (const text of [
    'We are looking to recruit a baker for our second shop.',
    'Across the bakery, we are committed to the growth of every one of us.',
    'Would you like to bake bread that people talk about?',
    'Hours per week - 37.5 hours',
    '£24,907 - £30,615 a year for five days',
    'Head of Technical Services',
    'Nora Quill, Director of Care',
    'nora.quill@bakery.example for all questions you have',
    'EXPERIENCE, TRAINING AND LICENCE',
    'Performs other related duties as assigned.',
  ])
    for (const part of ['body', 'duties'] as const) assert.equal(isDutySentence(text, part), false, text);
});

test('a list of duties may write them in capitals or without a verb', () => {
  assert.equal(isDutySentence('Prepare Monthly Reports', 'duties'), true);
  assert.equal(isDutySentence('Cleaning of all ovens after each shift', 'duties'), true);
});
