import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnownTerm, keyOf, phrasesOf, spellingOf } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

test('aliases and long forms have one key', () => {
  assert.equal(keyOf('K8s'), keyOf('Kubernetes'));
  assert.equal(keyOf('JS'), keyOf('JavaScript'));
  assert.equal(keyOf('A/P'), keyOf('Accounts Payable'));
  assert.equal(keyOf('RN'), keyOf('registered nurses'));
});

test('products named like everyday words are not found in those words', () => {
  assert.notEqual(keyOf('excellence'), keyOf('Excel'));
  assert.notEqual(keyOf('go'), keyOf('Go'));
  assert.notEqual(keyOf('new'), keyOf('NEWS'));
  assert.equal(spellingOf('Mews'), null);
  assert.equal(spellingOf('powerpoint'), 'PowerPoint');
  assert.equal(keyOf('NEWS'), keyOf('early warning score'));
  assert.notEqual(keyOf('CACES'), keyOf('CAC'));
  assert.notEqual(keyOf('ft'), keyOf('FTE'));
  assert.equal(keyOf('Microsoft Excel'), keyOf('excel'));
  assert.equal(isKnownTerm(keyOf('looking')), false);
});

test('inflections of one word share a stem', () => {
  const groups = [
    ['manage', 'manages', 'managed', 'managing', 'manager', 'management'],
    ['implement', 'implemented', 'implementing', 'implements'],
    ['reconcile', 'reconciled', 'reconciling'],
    ['report', 'reports', 'reporting', 'reported'],
  ];
  for (const group of groups) assert.equal(new Set(group.map(stem)).size, 1, group.map(stem).join(' '));
});

test('phrases stay inside their clause and do not begin or end with a function word', () => {
  const surfaces = phrasesOf('the general ledger, and payroll').map((phrase) => phrase.surface);
  assert.deepEqual(surfaces, ['general', 'general ledger', 'ledger', 'payroll']);
});

test('words are found in scripts without spaces', () => {
  assert.ok(wordsOf('数据平台 Python').length >= 2);
});
