import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lexiconOf } from './lexicon.ts';
import { type Word, wordsOf } from './words.ts';

const read = (text: string, lang = 'en'): Word[] => wordsOf(text, lexiconOf(lang));
const keys = (text: string, lang = 'en'): string[] => read(text, lang).map(({ key }) => key);
const numbers = (text: string, lang = 'en'): string[] =>
  read(text, lang).flatMap(({ isNumber, key }) => (isNumber ? [key] : []));

function assertSame(lang: string, ...texts: string[]): void {
  for (const text of texts.slice(1)) assert.deepEqual(keys(text, lang), keys(texts[0]!, lang), text);
}

describe('shorthand of notes', () => {
  test('is written out', () => {
    assertSame('en', 'tests with Jest', 'tests w/ Jest');
    assertSame('en', '12 to 5 days', '12→5 days', '12 -> 5 days', '12–5 days');
    assertSame('en', 'over 40 pumps', '40+ pumps', '> 40 pumps');
    assertSame('en', 'about 40 pumps', '~40 pumps');
    assertSame('en', 'gas down 17%', 'gas -17%');
    assertSame('en', '40 pumps per day', '40 pumps/day');
    assertSame('en', 'React and TypeScript', 'React/TypeScript', 'React & TypeScript');
    assertSame('de', 'März 2019', '03/2019');
  });

  test('does not end a sentence at an abbreviation, nor at a semicolon in brackets', () => {
    assert.equal(read('the Laurel St. courthouse')[3]!.before, 'none');
    assert.equal(read('He left. She came.')[2]!.before, 'stop');
    assert.equal(read('Bemusterung (EMPB; PPAP)', 'de')[2]!.before, 'comma');
  });

  test('knows a grade from the writer', () => {
    const [, grade] = read('Technician I');
    assert.notEqual(grade!.key, 'i');
    assert.equal(read('Here I work')[1]!.key, 'i');
  });
});

describe('numbers', () => {
  test('are their value, however they are written', () => {
    assert.deepEqual(numbers('twenty-five of two hundred'), ['25', '200']);
    assert.deepEqual(numbers('12 percent'), numbers('12%'));
    assert.deepEqual(numbers('12, percent'), ['12']);
    assert.deepEqual(numbers('$5mm'), numbers('$5 million'));
    assert.deepEqual(numbers('forty, five and forty 5'), ['40', '5', '40', '5']);
    assert.deepEqual(numbers('five hundred, ten five, forty ten'), ['500', '10', '5', '40', '10']);
    assert.deepEqual(numbers('vierzig Pumpen', 'de'), ['40']);
    assert.deepEqual(numbers('quarante pompes', 'fr'), ['40']);
    assert.deepEqual(numbers('cuarenta bombas', 'es'), ['40']);
  });
});

describe('German verbs', () => {
  test('are one in all their forms', () => {
    for (const form of ['prüfen', 'prüfte', 'prüften', 'geprüft'])
      assert.deepEqual(keys(`ich ${form}`, 'de')[1], keys('ich prüfen', 'de')[1], form);
    assert.equal(keys('wir eingeführt', 'de')[1], keys('wir einführen', 'de')[1]);
    assert.equal(keys('wir bearbeitet', 'de')[1], keys('wir bearbeiten', 'de')[1]);
    for (const form of ['leite', 'leitet', 'leitete', 'geleitet', 'leiteten'])
      assert.equal(keys(`wir ${form}`, 'de')[1], keys('wir leiten', 'de')[1], form);
  });

  test('find the prefix at the end of their clause', () => {
    assert.equal(keys('Führte Audits durch', 'de')[0], keys('wir durchführen', 'de')[1]);
    assert.equal(keys('Führte Audits (intern; extern) durch und half', 'de')[0], keys('wir durchführen', 'de')[1]);
    assert.equal(keys('Nahm an Audits teil', 'de')[0], keys('wir teilnehmen', 'de')[1]);
    assert.notEqual(keys('Führte Audits durch Prüfer', 'de')[0], keys('wir durchführen', 'de')[1]);
  });

  test('may open a sentence with a capital', () => {
    assert.equal(read('Prüfte Pumpen', 'de')[0]!.verbKey, keys('wir prüfen', 'de')[1]);
    assert.equal(read('Die Prüfte', 'de')[1]!.verbKey, null);
    assert.equal(read('Schrieb Skripte', 'de')[0]!.verbKey, keys('wir schreiben', 'de')[1]);
    assert.equal(keys('von Getrieben', 'de')[1], keys('das Getriebe', 'de')[1]);
  });
});

test('a Spanish past that ends like a future has the key of its verb', () => {
  assert.equal(read('reparé bombas', 'es')[0]!.verbKey, keys('reparar', 'es')[0]);
});
