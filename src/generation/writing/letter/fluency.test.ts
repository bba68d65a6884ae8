import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clumsiness, isBroken } from './fluency.ts';

test('a clause whose own grammar is broken is not told', () => {
  const broken = [
    'documented various process for the office',
    'checked that all needed document were on file',
    'maintained cash flow, all payables, and set up accounts',
    'assisted the office in coordinating and conducted interviews',
    'worked with vendors to resolve and discrepancy with payables',
    'planned meetings for notify and assist the office',
    'interpreted feedback, monitor satisfaction, and help programs grow',
    'carried out researches on pumps',
    'improved the service by',
  ];
  for (const clause of broken) assert.equal(isBroken(clause), true, clause);
});

test('a sound clause is told', () => {
  const sound = [
    'identified, tracked, and resolved discrepancies',
    'worked with design engineers and lab managers to find faults',
    'reviewed submittals of finish materials',
    'performed extraction, interpretation, and reporting of results',
    'planned and ran workshops in several towns',
  ];
  for (const clause of sound) assert.equal(isBroken(clause), false, clause);
});

test('what makes a reader stumble counts', () => {
  const plain = clumsiness('trained new cooks in the kitchen of a large hotel');
  assert.equal(plain, 0);
  for (const clause of [
    'trained new/old cooks in the kitchen of a large hotel',
    'hired staff to place in the offices to work for the laboratory',
    'kept the application packets availability in the office list',
  ])
    assert.ok(clumsiness(clause) > 0.1, clause);
});
