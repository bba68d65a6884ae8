import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Employer, Profile } from '../../base/profile.ts';
import { fact, profile } from '../testing/profiles.ts';
import { wordingCheck } from './wording-check.ts';

function employer(id: string, name: string, ...highlights: string[]): Employer {
  const role = {
    position: 'Engineer',
    start: '2019-01',
    end: '2021-01',
    current: false,
    location: null,
    summary: null,
  };
  const facts = highlights.map((text, at) => fact(`${id}${at}`, text));
  return {
    id,
    name,
    url: null,
    location: null,
    description: null,
    roles: [{ ...role, id: `${id}-role`, highlights: facts, extra: {} }],
  };
}

const person = (...highlights: string[]): Profile =>
  profile({ work: [employer('a', 'Arden Mills', ...highlights), employer('b', 'Brook Farm', 'Sold 90 hens a week')] });

const now = '2026-01-01T00:00:00Z';
const check = (mine: Profile, newer: Profile | null = null, lang = 'en') =>
  wordingCheck({ profile: mine, newer, lang, now, letter: null });

const wordsOf = (text: string, mine = person('Mentored 5 engineers'), newer: Profile | null = null) =>
  check(mine, newer)
    .line('a0', text)!
    .flatMap(({ refusals }) => refusals.flatMap(({ words }) => words));

test('a line in other words is printed, one that says more is refused with what it says', () => {
  assert.deepEqual(wordsOf('Mentored five engineers'), []);
  assert.deepEqual(wordsOf('Mentored 5 engineers with Excel'), ['Excel']);
  assert.ok(wordsOf('Mentored 50 engineers').includes('50'));
});

test('what belongs to one employer is not said of another', () => {
  assert.ok(wordsOf('Mentored 90 engineers').includes('90'));
});

test('what was added to the fact since may be said', () => {
  const newer = person('Mentored 5 engineers with Excel');
  assert.deepEqual(wordsOf('With Excel, mentored 5 engineers', person('Mentored 5 engineers'), newer), []);
});

test('what stands in the profile is printed as it stands there, whatever it claims', () => {
  const text = 'Helped nobody; sold 40 % of it, w/ Magnet > 5 and info@example.org -> 12';
  assert.deepEqual(wordsOf(text, person(text)), []);
  assert.deepEqual(wordsOf(text, person('Mentored 5 engineers'), person(text)), []);
  assert.notDeepEqual(wordsOf(text.replace('40 %', '40'), person(text)), [], 'every sign counts');
});

test('the names of entries are no statements', () => {
  assert.equal(check(person('Mentored 5 engineers')).line('a', 'Arden Mills International'), null);
});

test('a sentence of a letter quotes a sentence of any fact', () => {
  const mine = person('Mentored 5 engineers. Won the Magnet award.');
  assert.deepEqual(check(mine).passage('Won the Magnet award. Mentored 5 engineers.'), []);
  assert.deepEqual(
    check(mine)
      .passage('Mentored 5 engineers. Won the Turing award.')
      .map(({ sentence }) => sentence),
    ['Won the Turing award.'],
  );
});

test('a sentence of a letter is refused for all facts at once only where that names fewer words', () => {
  const refusals = (text: string) => check(person('Mentored 5 engineers')).passage(text)[0]!.refusals;
  assert.deepEqual(refusals('Sold 5 hens a week.'), [{ rule: 'number', words: ['5'] }]);
});

test('numbers and deeds in fancy letters are read like any other', () => {
  for (const text of [
    'Mentored 5² engineers',
    'Mentored ⑤⓪ engineers',
    'Mentored 5\u20e3 engineers',
    '𝐋𝐞𝐝 5 engineers',
  ]) {
    assert.notDeepEqual(wordsOf(text), [], text);
  }
  assert.deepEqual(wordsOf('𝐌𝐞𝐧𝐭𝐨𝐫𝐞𝐝 ５ engineers'), []);
});

test('letters that look alike, and signs that compare or praise, are disguises', () => {
  const rulesOf = (text: string, mine = person('Mentored 5 engineers')) =>
    check(mine)
      .line('a0', text)!
      .flatMap(({ refusals }) => refusals.map(({ rule }) => rule));
  for (const text of [
    'Ment\u043ered 5 engineers',
    ...['>', '≥', '★★★★★', '🏆', '×2', '₺', '\ue000', '^'].map((sign) => `Mentored ${sign}5 engineers`),
  ]) {
    assert.deepEqual(rulesOf(text), ['disguise'], text);
  }
  assert.deepEqual(rulesOf('Made the build 5× faster', person('Made the build 5× faster')), []);
  assert.deepEqual(wordsOf('Mentored 5 engineers (Arden Mills™)'), []);
});
