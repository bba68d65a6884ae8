import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { chooseProofs, type Limits, newestFirst } from './choosing.ts';

const need = { state: 'met' } as Proof['needs'][number];
const proof = (score: number, changes: Partial<Proof> & { at?: string } = {}): Proof => ({
  id: String(score),
  text: 'Cut costs by 4%',
  needs: [need],
  score,
  ...changes,
  place: { name: changes.at ?? 'Acme', position: 'Clerk', kind: 'work', current: false, until: null },
});
const LIMITS: Limits = { few: 0.3, more: 0.4, elsewhere: 0.6, earlier: 0.7, asMuch: 1.3 };
const chosen = (proofs: readonly Proof[], room = 100): number[] =>
  chooseProofs(proofs, room, () => 10, LIMITS).map(({ score }) => score);

test('the best come first, as long as there is room, and seven at most', () => {
  assert.deepEqual(
    chosen(
      [1, 0.9, 0.8].map((score) => proof(score)),
      20,
    ),
    [1, 0.9],
  );
  assert.deepEqual(chosen([proof(1)], 0), [1]);
  assert.equal(chosen([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.42].map((score) => proof(score))).length, 7);
});

test('three are told sooner than a fourth', () => {
  const three = [1, 0.9, 0.8].map((score) => proof(score));
  assert.deepEqual(chosen([proof(1), proof(0.9), proof(0.2)]), [1, 0.9]);
  assert.deepEqual(chosen([...three, proof(0.37), proof(0.35)]), [1, 0.9, 0.8, 0.37]);
  assert.deepEqual(chosen([proof(1), proof(0)]), [1]);
});

test('one that stands out is no measure of the others', () => {
  assert.deepEqual(chosen([5, 0.9, 0.8, 0.5].map((score) => proof(score))), [5, 0.9, 0.8, 0.5]);
});

test('what is done today, or was done last, comes before an earlier deed that proves little more', () => {
  const at = (score: number, name: string, place: Partial<Proof['place']>): Proof => {
    const one = proof(score);
    return { ...one, place: { ...one.place, name, ...place } };
  };
  const order = (...proofs: Proof[]): string[] => newestFirst(proofs, LIMITS).map(({ id }) => id);
  const [earlier, last] = [at(1, 'A', { until: '2019-05' }), at(0.8, 'B', { until: '2024-05' })];
  const less = at(0.75, 'B', { until: '2024-05' });
  assert.deepEqual(order(earlier, last), ['0.8', '1']);
  assert.deepEqual(order(earlier, less), ['1', '0.75'], 'an earlier job that clearly proves more');
  assert.deepEqual(order(at(0.9, 'E', { kind: 'volunteer' }), last), ['0.8', '0.9'], 'a volunteer');
  const held = [at(0.75, 'C', { current: true }), at(0.5, 'C', { current: true })];
  assert.deepEqual(order(earlier, ...held), ['0.75', '1', '0.5']);
  const today = at(0.8, 'C', { current: true });
  assert.deepEqual(order(at(0.9, 'D', { kind: 'project' }), today), ['0.8', '0.9'], 'a project beside the work');
  assert.deepEqual(order(at(0.9, 'D', { kind: 'item' }), today), ['0.9', '0.8'], 'an award');
});

test('of another place than the best a fact is told only where it proves more', () => {
  const three = [1, 0.9, 0.8].map((score) => proof(score));
  assert.deepEqual(chosen([...three, proof(0.55, { at: 'B' })]), [1, 0.9, 0.8, 0.55]);
  assert.deepEqual(chosen([...three, proof(0.53, { at: 'B' })]), [1, 0.9, 0.8]);
});

test('where less is left, three are told wherever they are from', () => {
  const duty = { text: 'Kept the books', at: 'B' };
  assert.deepEqual(chosen([proof(1), proof(0.9), proof(0.5, duty), proof(0.49, duty)]), [1, 0.9, 0.5]);
});

test('a clean record or an honour is told though it answers nothing', () => {
  const three = [1, 0.9, 0.8].map((score) => proof(score));
  const plain = { needs: [], text: 'Kept the books' };
  assert.deepEqual(chosen([...three, proof(0.1, plain)]), [1, 0.9, 0.8]);
  for (const text of [
    'Zero sickness absence in the last 3 years',
    "First on scene at a fire; Governor's commendation 2022",
  ])
    assert.deepEqual(chosen([...three, proof(0.1, { ...plain, text })]), [1, 0.9, 0.8, 0.1], text);
});

test('a duty of a job that is over is told sooner where no other job is held', () => {
  const today = { ...proof(0.8, { at: 'B' }) };
  const held = { ...today, place: { ...today.place, current: true } };
  const old = [proof(1), proof(0.9), proof(0.5, { text: 'Kept the books' })];
  const at = (third: Proof): number[] => chosen([old[0]!, old[1]!, third, old[2]!]);
  assert.deepEqual(at(today), [1, 0.9, 0.8, 0.5]);
  assert.deepEqual(at(held), [1, 0.9, 0.8]);
});

test('no more than three places are named', () => {
  const places = ['A', 'B', 'C', 'D'].map((at, index) => proof(1 - index / 10, { at }));
  assert.equal(chosen(places).length, 3);
});

test('an honour of an earlier job of another kind is no reason to tell it', () => {
  const prize = (changes: Partial<Proof> & { at?: string }): Proof =>
    proof(0.2, { text: 'Won the window prize', ...changes });
  const few = [1, 0.9, 0.8].map((score) => proof(score));
  assert.deepEqual(chosen([...few, prize({})]), [1, 0.9, 0.8, 0.2]);
  assert.deepEqual(chosen([...few, prize({ at: 'Shop' })]), [1, 0.9, 0.8]);
});
