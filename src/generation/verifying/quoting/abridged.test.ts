import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedUpTo } from './abridged.ts';
import { statementOf } from './statements.ts';
import { tokensOf } from './tokens.ts';

function isQuoted(text: string, factText: string): boolean {
  const line = tokensOf(text);
  return quotedUpTo({ line, from: 0, fact: statementOf(factText), at: 0 }) === line.length;
}

test('a term may be said once more in brackets by its other name, and by no other', () => {
  assert.ok(isQuoted('Ran 40 services on Kubernetes (K8s) clusters', 'Ran 40 services on K8s clusters'));
  assert.ok(!isQuoted('Ran 40 services on Kubernetes (AWS) clusters', 'Ran 40 services on K8s clusters'));
});

test('a deed may be told for its noun, twice in a row, and with what the fact stumbles over left out', () => {
  assert.ok(isQuoted('Installed pumps', 'Installation of pumps'));
  assert.ok(isQuoted('Ran 40 services in Berlin', 'Ran 40 services in in Berlin'));
  assert.ok(!isQuoted('Installed pumps', 'Inspection of pumps'));
});

test('words that were parted or joined are the same, and "responsible for" may be left out', () => {
  assert.ok(isQuoted('Did bookkeeping for shops', 'Did book keeping for shops'));
  assert.ok(isQuoted('Did book keeping for shops', 'Did bookkeeping for shops'));
  assert.ok(isQuoted('Led nurses, the ward', 'Led nurses, responsible for the ward'));
});

test('a shortened form leaves out whole clauses, and does not end before the thing', () => {
  assert.ok(isQuoted('Ran the till, trained clerks', 'Ran the till, counted cash, trained clerks'));
  assert.ok(!isQuoted('Ran the till, trained clerks', 'Ran the till, counted cash. Trained clerks'));
  assert.ok(!isQuoted('Managed the office', 'Managed the office supplies'));
  assert.ok(isQuoted('Managed the office', 'Managed the office, its supplies and its cars'));
  assert.ok(!isQuoted('Ran the lab', 'Ran the lab under the supervision of Dr. Reyes'));
  assert.ok(isQuoted('Ran the old lab', 'Ran the old lab by hand'));
  assert.ok(!isQuoted('Ran the lab', 'Ran the lab by hand'));
});
