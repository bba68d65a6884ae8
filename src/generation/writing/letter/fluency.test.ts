import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clumsiness, isBroken } from './fluency.ts';

test('a clause whose own grammar is broken is not told', () => {
  const broken = [
    'wrote various plan for the garden',
    'saw that all signed contract were in the safe',
    'watered roses, the lawn, and planted trees',
    'kept the garden by planting and watered the beds',
    'called a mechanic to examine and engine of the van',
    'bought tools for maintain and improve the garden',
    'painted walls, repair doors, and clean floors daily',
    'carried out researches on soils',
    'improved the service by',
  ];
  for (const clause of broken) assert.equal(isBroken(clause), true, clause);
});

test('a sound clause is told', () => {
  const sound = [
    'sowed, watered, and harvested vegetables',
    'worked with farmers and shop owners to sell fruit',
    'ordered samples of finish coats',
    'taught sowing, grafting, and pruning of trees',
    'planned and ran workshops in several towns',
  ];
  for (const clause of sound) assert.equal(isBroken(clause), false, clause);
});

test('what makes a reader stumble counts', () => {
  const plain = clumsiness('trained new cooks in the kitchen of a large hotel');
  assert.equal(plain, 0);
  for (const clause of [
    'trained new/old cooks in the kitchen of a large hotel',
    'bought seeds to plant in the beds to feed the birds',
    'kept the flowers catalogue in the small office of the nursery',
  ])
    assert.ok(clumsiness(clause) > 0.1, clause);
});
