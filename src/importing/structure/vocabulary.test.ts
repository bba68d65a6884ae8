import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleScore } from './vocabulary.ts';

test('occupations are titles in seven languages', () => {
  for (const title of [
    'Scaffolder',
    'Tierwirt',
    'Soudeuse',
    'Traductora',
    'Testador de software',
    'Saldatore',
    'Lasser',
  ])
    assert.ok(titleScore(title) > 0, title);
});

test('names of people and of firms are none, though they were occupations once', () => {
  for (const name of ['Emma Turner', 'Visser & Zonen', 'Caixa Geral', 'Restaurante Herrero', 'Boulanger Systèmes'])
    assert.equal(titleScore(name), 0, name);
});
