import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clausesOf, isReached } from './clauses.ts';
import { lexiconOf } from './lexicon.ts';
import { wordsOf } from './words.ts';

/** Each clause, with its deed in brackets. */
function cut(text: string, lang = 'en'): string[] {
  const words = wordsOf(text, lexiconOf(lang));
  return clausesOf(words, lexiconOf(lang)).map(({ from, to, deed }) =>
    words
      .slice(from, to)
      .map(({ raw }, at) => (from + at === deed ? `[${raw}]` : raw))
      .join(' '),
  );
}

function reaches(text: string, deed: string, thing: string, lang = 'en'): boolean {
  const words = wordsOf(text, lexiconOf(lang));
  const at = (raw: string): number => words.findIndex((word) => word.raw === raw);
  return isReached(clausesOf(words, lexiconOf(lang)), at(deed), at(thing));
}

describe('a text is cut', () => {
  test('at commas and stops, and where a new deed begins', () => {
    assert.deepEqual(cut('Repaired pumps, valves; painted doors and cleaned gates'), [
      '[Repaired] pumps',
      'valves',
      '[painted] doors',
      'and [cleaned] gates',
    ]);
    assert.deepEqual(cut('Crew of 6, total 2.3 MW'), ['Crew of 6', 'total 2.3 MW']);
    assert.deepEqual(cut('Installers that finished early'), ['Installers', 'that [finished] early']);
    assert.deepEqual(cut('I repaired pumps and would like to meet'), ['I [repaired] pumps', 'and would like to meet']);
  });

  test('not where "and" joins things', () => {
    assert.deepEqual(cut('Repaired pumps and valves'), ['[Repaired] pumps and valves']);
    assert.deepEqual(cut('Guard of cash and armored car'), ['Guard of cash and armored car']);
    assert.deepEqual(cut('Guard of that finished car'), ['Guard of that finished car']);
  });

  test('in other languages', () => {
    assert.deepEqual(cut('44 Kinder beobachtet und dokumentiert', 'de'), [
      '44 Kinder [beobachtet]',
      'und [dokumentiert]',
    ]);
    assert.deepEqual(cut('insgesamt 240 Mitarbeitende', 'de'), ['insgesamt 240 Mitarbeitende']);
    assert.deepEqual(cut('Gardes armés', 'fr'), ['Gardes armés']);
    assert.deepEqual(cut("J'ai réparé les pompes et nettoyé les portes", 'fr'), [
      "J'ai [réparé] les pompes",
      'et [nettoyé] les portes',
    ]);
    assert.deepEqual(cut('Negocié con el comité un turno', 'es'), ['[Negocié] con el comité un turno']);
  });
});

describe('a deed reaches', () => {
  test('what stands in its clause, or in notes beside it', () => {
    assert.ok(reaches('Repaired pumps, 40 a week', 'Repaired', '40'));
    assert.ok(!reaches('Repaired pumps, painted doors', 'Repaired', 'doors'));
  });

  test('what another verb shares with it', () => {
    assert.ok(reaches('Designed and delivered workshops', 'Designed', 'workshops'));
    assert.ok(reaches('Kinder beobachtet und dokumentiert', 'dokumentiert', 'Kinder', 'de'));
    assert.ok(!reaches('Designed tools and delivered workshops', 'Designed', 'workshops'));
  });

  test('what a label in front of all says', () => {
    assert.ok(reaches('Night shift of the store: balanced tills, trained clerks', 'trained', 'store'));
  });
});
