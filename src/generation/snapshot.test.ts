import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snapshotOf } from './snapshot.ts';
import { employer, profile } from './testing/profiles.ts';

const job = (name: string, position: string, start: string, highlights: string[] = []) =>
  employer({ name, position, start, end: null, highlights });

function careerOf(...work: ReturnType<typeof job>[]): (string | null)[][] {
  return snapshotOf(profile({ work })).work.map(({ name, roles }) => [name, ...roles.map((role) => role.position)]);
}

test('posts at one employer that were saved apart are one entry, unless another job lay between them', () => {
  const [clerk, manager, bar] = [
    job('Beck Hotel', 'Clerk', '2018-01'),
    job('Beck Hotel', 'Manager', '2021-01'),
    job('Moss Bar', 'Waiter', '2016-01'),
  ];
  assert.deepEqual(careerOf(manager, bar, clerk), [
    ['Beck Hotel', 'Manager', 'Clerk'],
    ['Moss Bar', 'Waiter'],
  ]);
  const between = job('Moss Bar', 'Waiter', '2019-01');
  assert.equal(careerOf(manager, between, clerk).length, 3);
});

test('what people type for words and arrows is printed as such', () => {
  const texts = ['Audit w/ two auditors, w/o findings', 'Error rate 9% -> 4%', 'Fields of type a->b'];
  const [one] = snapshotOf(profile({ work: [job('Acme', 'Clerk', '2018-01', texts)] })).work;
  assert.deepEqual(
    one?.roles[0]?.highlights.map(({ text }) => text),
    ['Audit with two auditors, without findings', 'Error rate 9% → 4%', 'Fields of type a->b'],
  );
});
