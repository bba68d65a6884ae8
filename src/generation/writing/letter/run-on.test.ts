import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsOn } from './run-on.ts';

test('notes that ran into each other are not told as one deed', () => {
  for (const clause of [
    'manage forecast and budget reports travel to Tradeshows and represent the brand',
    'rolled out an advertising campaign across media channels increased profits by 60%',
    'followed up with support groups as needed monitoring the entries',
    'successfullyresolved complex issues',
    'recruited 100 + analysts for the process',
  ])
    assert.equal(runsOn(clause), true, clause);
});

test('a deed with participles, objects of its own and nouns that look like verbs is one deed', () => {
  for (const clause of [
    'directed care provided by licensed staff across the ward',
    'helped clients improve their strength and balance',
    'supported human resources staff with new hire orientations',
    'answered drug related calls',
    'maintained supervised bank accounts',
    'ensured that all entries matched the ledger',
  ])
    assert.equal(runsOn(clause), false, clause);
});
