import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { chooseProofs } from './choosing.ts';

const need = {} as Proof['needs'][number];
const proof = (score: number, changes: Partial<Proof> & { at?: string } = {}): Proof => ({
  id: String(score),
  text: 'Cut costs by 4%',
  needs: [need],
  score,
  ...changes,
  place: { name: changes.at ?? 'Acme', position: 'Clerk', kind: 'work', current: false, until: null },
});
const chosen = (proofs: readonly Proof[], room = 100): number[] =>
  chooseProofs(proofs, room, () => 10).map(({ score }) => score);

test('the best come first, as long as there is room, and six at most', () => {
  assert.deepEqual(
    chosen(
      [1, 0.9, 0.8].map((score) => proof(score)),
      20,
    ),
    [1, 0.9],
  );
  assert.deepEqual(chosen([proof(1)], 0), [1]);
  assert.equal(chosen([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((score) => proof(score))).length, 6);
});

test('a fact that is worth little beside the best is not told, one that answers nothing sooner', () => {
  assert.deepEqual(chosen([proof(1), proof(0.35), proof(0.2)]), [1, 0.35]);
  assert.deepEqual(chosen([proof(1), proof(0.35, { needs: [] })]), [1]);
});

test('after the second, a fact answers something or measures it', () => {
  const idle = proof(0.8, { needs: [], text: 'Kept the books' });
  assert.deepEqual(chosen([proof(1), proof(0.9), idle]), [1, 0.9]);
  assert.deepEqual(chosen([proof(1), idle]), [1, 0.8]);
});

test('no more than three places are named', () => {
  const places = ['A', 'B', 'C', 'D'].map((at, index) => proof(1 - index / 10, { at }));
  assert.equal(chosen(places).length, 3);
});
