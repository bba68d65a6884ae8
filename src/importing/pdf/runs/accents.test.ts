import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainRun } from '../testing/run.ts';
import { withAccents } from './accents.ts';
import type { Run } from './run.ts';

const run = (text: string, x: number, width: number, y = 100): Run => plainRun(text, { x, width, y });
const texts = (...runs: Run[]) => withAccents(runs).map(({ text }) => text);

test('a letter drawn under the accent before it has that accent', () => {
  assert.deepEqual(texts(run('Comp´', 10, 30), run('etences cl´', 35, 50), run('es', 80, 10)), ['Compétences clés']);
  assert.deepEqual(texts(run('Fran¸', 10, 30), run('cais', 35, 20)), ['Français']);
  assert.deepEqual(texts(run('f¨', 10, 8), run('ur', 13, 8)), ['für']);
  assert.deepEqual(texts(run('ESPAC¸', 10, 40), run('O', 47, 8)), ['ESPAÇO']);
});

test('over a capital the accent is drawn higher, by itself', () => {
  assert.deepEqual(texts(run('N', 10, 7), run('´', 18, 5, 97), run('EMET', 17, 30)), ['N', 'ÉMET']);
});

test('a quote or a sign that stands apart is none', () => {
  assert.deepEqual(texts(run('the `', 10, 30), run('best', 44, 20)), ['the `', 'best']);
  assert.deepEqual(texts(run('code `', 10, 30), run('x', 38, 5)), ['code `', 'x']);
  assert.deepEqual(texts(run('up ˆ', 10, 30), run('e', 38, 5, 120)), ['up ˆ', 'e']);
});
