import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qualityIn } from './qualities.ts';

test('knowledge and experience that a profile names can be said of its person', () => {
  assert.equal(qualityIn('Knowledge of care levels'), 'knowledge of care levels');
  assert.equal(qualityIn('Experience with hydraulic tests'), 'experience with hydraulic tests');
});

test('praise, lists and deeds are not', () => {
  assert.equal(qualityIn('Experience in outstanding service'), null);
  assert.equal(qualityIn('Knowledge of A, B, C and D'), null);
  assert.equal(qualityIn('Planned menus'), null);
});
