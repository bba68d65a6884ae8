import assert from 'node:assert/strict';
import { test } from 'node:test';
import data from './strength.json' with { type: 'json' };
import { type Strength, strengthOf } from './strength.ts';

function check(lang: string, strength: Strength, texts: readonly string[]): void {
  for (const text of texts) assert.equal(strengthOf(text, lang), strength, text);
}

test('a change, a share, a percentage and money are results', () => {
  check('en', 'result', [
    'Cut the wait from 27 hours to 9',
    'Made 3 of 27 routes punctual',
    'Raised sales by 12%',
    'Own a $9.7 million budget',
  ]);
  check('de', 'result', ['Ausschuss von 4,1 % auf 1,5 % gesenkt', 'Dadurch entfielen zwei von vier Schleifen']);
  check('fr', 'result', ['Délai réduit de 12 jours à 4']);
  check('es', 'result', ['Reduje la espera de 12 días a 4']);
});

test('counted things count, in digits and in words', () => {
  check('en', 'count', [
    'Helped 3 apprentices to pass',
    'Nine audits in four countries',
    'Cared for 1-2 patients a shift',
  ]);
  check('de', 'count', ['Neun Prozessaudits bei Lieferanten']);
});

test('years, names with numbers and spans of time count nothing', () => {
  check('en', 'plain', [
    'Moved the shop to Vue 3',
    'Audited to ISO 9001 standards',
    'Top closer of May 2013',
    'Ran the bazaar two years in a row',
    'Opened the shop at 5 am',
    'Sold weeks in 90-minute talks',
  ]);
});

test('a duty that anybody could claim is vague, unless it is measured', () => {
  check('en', 'vague', [
    'Responsible for daily operations',
    'Attend meetings as assigned',
    'Helped with various tasks',
  ]);
  check('de', 'vague', ['Teilnahme an Besprechungen', 'Mitarbeit an verschiedenen Projekten']);
  check('fr', 'vague', ['Participation aux réunions']);
  check('es', 'vague', ['Responsable de tareas diarias']);
  check('en', 'result', ['Responsible for a budget of $3 million']);
});

test('every language has all of its words', () => {
  for (const words of Object.values(data)) {
    assert.deepEqual(Object.keys(words), ['counts', 'time', 'from', 'to', 'of', 'vague']);
    assert.ok(words.vague.length > 5 && words.counts.split(' ').length > 9);
  }
});
