import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesFrom } from '../../seed.ts';
import { bestAnswer } from './answers.ts';

const CHOICES = choicesFrom('a');

test('a deed answers the line of the posting that it shares most words with', () => {
  const clauses = ['pruned the hedges of two parks', 'repaired greenhouse heaters and water pumps'];
  const lines = ['prepares weekly staff rosters', 'repairs pumps, heaters and other greenhouse equipment'];
  assert.deepEqual(bestAnswer(clauses, lines, CHOICES), { at: 1, line: lines[1] });
});

test('one word in common binds nothing', () => {
  assert.equal(bestAnswer(['pruned the hedges of two parks'], ['plans the parks of the county'], CHOICES), null);
});

test('a line and a deed that are long together are not put into one sentence', () => {
  const deed =
    `repaired greenhouse heaters and water pumps ${'in the old glass houses of the palace '.repeat(3)}`.trim();
  assert.equal(bestAnswer([deed], ['repairs the pumps and heaters of every greenhouse'], CHOICES), null);
});
