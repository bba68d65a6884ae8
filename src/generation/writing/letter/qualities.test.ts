import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldIn, qualityIn } from './qualities.ts';

test('knowledge and experience that a profile names can be said of its person', () => {
  assert.equal(qualityIn('Knowledge of care levels'), 'knowledge of care levels');
  assert.equal(qualityIn('Experience with hydraulic tests'), 'experience with hydraulic tests');
});

test('praise, lists and deeds are not', () => {
  assert.equal(qualityIn('Experience in outstanding service'), null);
  assert.equal(qualityIn('Knowledge of A, B, C and D'), null);
  assert.equal(qualityIn('Planned menus'), null);
});

test('a note without a verb is told as what the work covered, a trait or a name is not', () => {
  assert.equal(fieldIn('Stock rotation and tasting'), 'stock rotation and tasting');
  assert.equal(fieldIn('Careful storage of seeds'), 'careful storage of seeds');
  assert.equal(fieldIn('Excellent organizational skills'), null);
  assert.equal(fieldIn('Winner of the sales award'), null);
  assert.equal(fieldIn('Garden Festival Planning group member'), null);
  assert.equal(fieldIn('The company closed'), null);
});
