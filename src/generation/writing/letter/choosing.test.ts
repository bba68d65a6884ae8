import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { chooseProofs, newestFirst } from './choosing.ts';

const need = { state: 'met' } as Proof['needs'][number];
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

test('the best come first, as long as there is room, and five at most', () => {
  assert.deepEqual(
    chosen(
      [1, 0.9, 0.8].map((score) => proof(score)),
      20,
    ),
    [1, 0.9],
  );
  assert.deepEqual(chosen([proof(1)], 0), [1]);
  assert.equal(chosen([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((score) => proof(score))).length, 5);
});

test('three are told; after these, a fact is worth something beside the best, less where it answers a need in full', () => {
  const three = [1, 0.9, 0.8].map((score) => proof(score));
  assert.deepEqual(chosen([proof(1), proof(0.3, { needs: [], text: 'Kept the books' }), proof(0.2)]), [1, 0.3]);
  assert.deepEqual(chosen([...three, proof(0.35), proof(0.2)]), [1, 0.9, 0.8, 0.35]);
  assert.deepEqual(chosen([...three, proof(0.45, { needs: [] })]), [1, 0.9, 0.8, 0.45]);
  const partly = { state: 'partly' } as Proof['needs'][number];
  assert.deepEqual(chosen([...three, proof(0.35, { needs: [partly] })]), [1, 0.9, 0.8]);
  assert.deepEqual(chosen([proof(1), proof(0)]), [1]);
});

test('what is done today, or was done last, comes before an earlier deed that proves little more', () => {
  const at = (score: number, place: Partial<Proof['place']>): Proof => {
    const one = proof(score);
    return { ...one, place: { ...one.place, ...place } };
  };
  const order = (...proofs: Proof[]): string[] => newestFirst(proofs).map(({ id }) => id);
  const [earlier, last] = [at(1, { until: '2019-05' }), at(0.8, { until: '2024-05' })];
  assert.deepEqual(order(earlier, last), ['0.8', '1']);
  assert.deepEqual(order(last, at(0.6, { current: true })), ['0.6', '0.8']);
  assert.deepEqual(order(earlier, at(0.6, { until: '2024-05' })), ['1', '0.6']);
  assert.deepEqual(order(at(0.9, { kind: 'project' }), at(0.8, { current: true })), ['0.9', '0.8']);
});

test('no more than three places are named', () => {
  const places = ['A', 'B', 'C', 'D'].map((at, index) => proof(1 - index / 10, { at }));
  assert.equal(chosen(places).length, 3);
});
