import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersIn } from './answers.ts';
import { contextWordsFor } from './words.ts';

const WORDS = contextWordsFor('en');
const answers = (posting: string, ...note: string[]): string[] => [...answersIn(note, posting, WORDS).values()];

test('a story that the posting asks for is told from its name to where the note turns away', () => {
  const posting = 'We bake.\nIn the letter tell us about one thing you broke in production. Send it soon.';
  assert.deepEqual(
    answers(
      posting,
      'ok so the thing I broke: I ran a migration and payouts stopped for ~38 minutes.',
      'Rolled it back and rang the 6 biggest merchants.',
      'She had reasons that were not in our data (who carpools).',
      'Use that one.',
      'I hate Mondays in the winter, too.',
    ),
    [
      'I ran a migration and payouts stopped for about 38 minutes.',
      'I rolled it back and rang the 6 biggest merchants.',
      'She had reasons that were not in our data.',
    ],
  );
  assert.deepEqual(answers('We bake bread.', 'The thing I broke: I ran a migration on a Friday.'), [], 'nobody asks');
});

test('nothing that speaks to us, and nothing private', () => {
  const posting = 'Please describe a nervous patient you won over.';
  assert.deepEqual(answers(posting, 'The nervous patient please in one short line of the letter.'), []);
  assert.deepEqual(
    answers(posting, 'The nervous patient.', 'He came by bus every four months after that and met my wife.'),
    ['He came by bus every four months after that.'],
  );
  assert.deepEqual(answers(posting, 'The nervous patient.', 'My husband left me in the spring of that year.'), []);
});

test('what takes up the words of the request answers it; a date is told elsewhere', () => {
  const posting =
    'In your letter tell us your preferred office, your first and second preference of stream, and your notice.';
  assert.deepEqual(answers(posting, 'My preference is the Tamworth office, first stream water, second stream roads.'), [
    'My preference is the Tamworth office, first stream water, second stream roads.',
  ]);
  assert.deepEqual(answers(posting, '4 weeks notice'), []);
  assert.deepEqual(
    answers(
      'Tell us three dishes for March.',
      'Three dishes: 1 crab on soda bread.',
      '2 hogget with garlic and beans.',
    ),
    ['Three dishes: 1 crab on soda bread.', '2 hogget with garlic and beans.'],
  );
});

test('the family of others may be in a story, and what goes on in the present is no story', () => {
  const posting = 'Tell us about a time you helped someone who was upset.';
  const story = 'The upset person: a grandma came in crying and I sat her down.';
  assert.deepEqual(answers(posting, story, 'I am looking for more money.', 'We argued with my boss.'), [
    'A grandma came in crying and I sat her down.',
  ]);
});

test('why somebody applies is told where the posting asks for it, without what is private', () => {
  const posting = 'Send a letter telling us why you want to work here.';
  const why = 'I am leaving the ward because I like teaching people new systems most, not because I am burned out.';
  assert.deepEqual(answers(posting, why, 'Travel is fine, I talked it over.'), [
    'I am leaving the ward because I like teaching people new systems most.',
  ]);
  assert.deepEqual(answers('Why this role is open: we grow.', why), []);
  assert.deepEqual(answers(posting, 'I am leaving because my boss hates me and the whole ward.'), []);
});
