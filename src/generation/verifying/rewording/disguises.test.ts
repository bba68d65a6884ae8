import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fact, profile } from '../../testing/profiles.ts';
import { backingOf } from './backing.ts';
import { objectionsToSentence, objectionsToWording } from './wording.ts';

const role = { id: 'r', position: 'Engineer', start: '2019-01', end: '2021-01', current: false, location: null };

function backing(text: string) {
  const roles = [
    { ...role, summary: null, highlights: [fact('f', text), fact('g', 'Led and managed the move')], extra: {} },
  ];
  const work = [{ id: 'w', name: 'Arden Mills', url: null, location: null, description: null, roles }];
  return backingOf(profile({ work }), 'f', 'en')!;
}

const isRefused = (text: string, source = 'Mentored 5 engineers'): boolean =>
  objectionsToWording(text, backing(source), 'en').length > 0;

test('a number in fancy digits is read like any other', () => {
  for (const number of ['5²', '5½', '⑤⓪', 'Ⅻ', '５０', '5\u20e3']) {
    assert.ok(isRefused(`Mentored ${number} engineers`), number);
  }
  assert.equal(isRefused('Mentored ５ engineers'), false);
});

test('a deed in fancy letters is read like any other', () => {
  for (const verb of ['𝐋𝐞𝐝', 'Ｌｅｄ', '𝐌𝐚𝐧𝐚𝐠𝐞𝐝']) assert.ok(isRefused(`${verb} 5 engineers`), verb);
  assert.equal(isRefused('𝐌𝐞𝐧𝐭𝐨𝐫𝐞𝐝 5 engineers'), false);
});

test('a word of letters that only look alike is no word of the profile', () => {
  const text = 'I mentored and m\u0430naged engineers.';
  assert.notDeepEqual(objectionsToSentence(text, backing('Mentored 5 engineers'), 'en'), []);
});

test('signs that compare, praise or cannot be printed need a source', () => {
  for (const sign of ['>', '≥', '★★★★★', '🏆', '×2', '₺', '\ue000', '^']) {
    assert.ok(isRefused(`Mentored ${sign}5 engineers`), sign);
  }
  assert.equal(isRefused('Made the build 5× faster', 'Made the build 5× faster for us'), false);
});

test('in letters and in other languages too', () => {
  assert.notDeepEqual(objectionsToSentence('I mentored 5² engineers.', backing('Mentored 5 engineers'), 'en'), []);
  assert.notDeepEqual(objectionsToWording('Leitete >5 Teams', backing('Leitete 5 Teams'), 'de'), []);
});

test('what only joins words, and marks of trade, are free', () => {
  for (const text of [
    'Mentored 5 engineers (Arden Mills™)',
    'Mentored engineers – 5 & counting on them | Arden Mills',
  ]) {
    assert.deepEqual(objectionsToWording(text, backing('Mentored 5 engineers, counting on them'), 'en'), [], text);
  }
});

test('a line names no address but the person’s own', () => {
  const own = { ...backing('Mentored 5 engineers'), contacts: ['ann@example.com', 'https://ann.example.org/'] };
  const said = (text: string) => objectionsToSentence(text, own, 'en').map((one) => one.words);
  assert.deepEqual(said('I mentored engineers; write to ann@example.com or see ann.example.org.'), []);
  assert.deepEqual(said('I mentored engineers, see https://ann.example.org.'), []);
  assert.deepEqual(said('I mentored engineers; write to eve@example.com.'), ['eve@example.com']);
  assert.ok(said('I mentored engineers, see https://eve.example.').includes('https://eve.example'));
});
