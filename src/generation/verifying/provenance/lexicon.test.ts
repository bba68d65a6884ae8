import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type Lexicon, lexiconOf } from './lexicon.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'];

const dataOf = (lang: string): { connecting: string; forms: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(`./lexicon/${lang}.json`, import.meta.url), 'utf8'));
const connects = (lexicon: Lexicon, word: string): boolean => lexicon.isConnecting(lexicon.key(word));

describe('connecting words', () => {
  test('are single forms: what is not listed is a word that needs a source', () => {
    const english = lexiconOf('en');
    assert.ok(connects(english, 'using'));
    assert.ok(!connects(english, 'used'));
    assert.ok(connects(english, 'working'));
    for (const deed of ['taught', 'made', 'opened', 'showed', 'led', 'managed', 'reached'])
      assert.ok(!connects(english, deed), deed);
    assert.ok(!connects(lexiconOf('de'), 'leitete'));
    assert.ok(!connects(lexiconOf('fr'), 'dirigé'));
    assert.ok(!connects(lexiconOf('es'), 'dirigí'));
  });

  for (const lang of LANGUAGES)
    test(`are known by themselves (${lang})`, () => {
      const lexicon = lexiconOf(lang);
      const lost = dataOf(lang)
        .connecting.split(' ')
        .filter((word) => !connects(lexicon, word));
      assert.deepEqual(lost, []);
    });
});

describe('irregular forms', () => {
  test('have the key of their verb', () => {
    const same = (lang: string, form: string, base: string): void =>
      assert.equal(lexiconOf(lang).key(form), lexiconOf(lang).key(base), form);
    same('en', 'wrote', 'write');
    same('en', 'rang', 'ring');
    same('de', 'übernommen', 'übernehmen');
    same('fr', 'conduit', 'conduire');
    same('es', 'reduje', 'reducir');
  });

  for (const lang of LANGUAGES)
    test(`belong to one verb each (${lang})`, () => {
      const forms = Object.values(dataOf(lang).forms).flatMap((all) => all.split(' '));
      assert.deepEqual(
        forms.filter((form, at) => forms.indexOf(form) !== at),
        [],
      );
    });
});

describe('phrases', () => {
  test('are found whole, the longest first', () => {
    const english = lexiconOf('en');
    const keys = (text: string): string[] => text.split(' ').map((word) => english.key(word));
    assert.equal(english.guardAt('over', keys('more than'), 0), 2);
    assert.equal(english.guardAt('over', keys('more work'), 0), 0);
    assert.equal(english.guardAt('almost', keys('just under'), 0), 2);
  });

  test('say how often, and "a shift supervisor" does not', () => {
    const english = lexiconOf('en');
    const words = (text: string): { key: string; before: string }[] =>
      text.split(' ').map((word) => ({ key: english.key(word), before: 'none' }));
    assert.equal(english.periodAt(words('a shift'), 0)?.unit, 'shift');
    assert.equal(english.periodAt(words('a shift supervisor'), 0), null);
  });
});

test('a language without a lexicon of its own is read as English', () => {
  assert.equal(lexiconOf('sv').lang, 'en');
});
