import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place, Proof } from '../../matching/proofs.ts';
import { itemsOf } from './items.ts';
import { templatesFor } from './templates.ts';

const proof = (text: string, name: string, kind: Place['kind'] = 'work'): Proof => ({
  ...{ id: text, text, needs: [], score: 1 },
  place: { name, position: 'Baker', kind, current: false, until: null },
});
const listed = (...proofs: Proof[]): string[] =>
  itemsOf(proofs, 'Mill Lane', templatesFor('en'), true).map(({ text }) => text);

test('several facts of a place that was not named stand under its name; a single one has it before it', () => {
  const here = proof('Baked 400 loaves a day', 'Mill Lane');
  const [one, other] = [proof('Trained 4 bakers', 'Oven Hill'), proof('Cut waste by 9%', 'Oven Hill')];
  assert.deepEqual(listed(here, one), ['From my work:', 'Baked 400 loaves a day.', 'Oven Hill: Trained 4 bakers.']);
  assert.deepEqual(listed(here, one, other), [
    'From my work:',
    'Baked 400 loaves a day.',
    'At Oven Hill:',
    'Trained 4 bakers.',
    'Cut waste by 9%.',
  ]);
  const built = ['Set 9 pages', 'Sold 80 copies'].map((text) => proof(text, 'Bread book', 'project'));
  assert.deepEqual(listed(...built), ['For my project “Bread book”:', 'Set 9 pages.', 'Sold 80 copies.']);
});

test('a fact of a project that has a label of its own has it in brackets', () => {
  const fact = proof('Dashboard: 3 of 27 routes were late', 'Bus', 'project');
  assert.equal(listed(fact)[1], 'Project “Bus” (Dashboard): 3 of 27 routes were late.');
});
