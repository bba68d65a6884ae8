import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Employer } from '../../../base/profile.ts';
import { fact, profile } from '../../testing/profiles.ts';
import { backingOf } from './backing.ts';
import { refusalOf } from './refusal.ts';
import { objectionsToWording } from './wording.ts';

function employer(id: string, name: string, highlight: string): Employer {
  const role = {
    id: `${id}-role`,
    position: 'Clerk',
    start: '2019-01',
    end: '2021-01',
    current: false,
    location: null,
  };
  const roles = [{ ...role, summary: null, highlights: [fact(`${id}-fact`, highlight)], extra: {} }];
  return { id, name, url: null, location: null, description: null, roles };
}

const refusal = (work: Employer[], id: string, text: string, lang = 'en') =>
  refusalOf(objectionsToWording(text, backingOf(profile({ work }), id, lang)!, lang));

const TWO = [
  employer('a', 'Arden Mills', 'Counted 40 sacks a day'),
  employer('b', 'Brook Farm', 'Sold 90 hens a week'),
];

test('what belongs to one employer is not said of another', () => {
  assert.equal(refusal(TWO, 'a-fact', 'Counted forty sacks daily'), null);
  assert.deepEqual(refusal(TWO, 'a-fact', 'Counted 40 sacks a day at Brook Farm')?.words, ['Brook Farm']);
  assert.deepEqual(refusal(TWO, 'a-fact', 'Counted 90 sacks a day')?.words, ['90']);
});

test('a line that shares nothing with its fact is refused as a whole', () => {
  const found = refusal(TWO, 'a-fact', 'Worked well and kept things in order');
  assert.deepEqual(found?.words, []);
  assert.match(found?.reason ?? '', /no longer says what it stands for: “Counted 40 sacks a day”/);
});

test('all missing words are named in one sentence', () => {
  assert.equal(
    refusal(TWO, 'a-fact', 'Counted 70 sacks a day with Excel')?.reason,
    '“70” and “Excel” are not in your profile.',
  );
});

test('in another language every word comes from the profile, in any order and form', () => {
  const work = [employer('a', 'Arden', 'Betreuung von zwölf Kunden und Erstellung der monatlichen Berichte')];
  assert.equal(refusal(work, 'a-fact', 'Monatliche Berichte und Betreuung von 12 Kunden', 'de'), null);
  assert.deepEqual(refusal(work, 'a-fact', 'Betreuung von 12 Kunden bei Siemens', 'de')?.words, ['Siemens']);
  assert.deepEqual(refusal(work, 'a-fact', 'Betreuung von 20 Kunden', 'de')?.words, ['20']);
});

test('names of entries are not statements', () => {
  assert.equal(backingOf(profile({ work: TWO }), 'a', 'en'), null);
});
