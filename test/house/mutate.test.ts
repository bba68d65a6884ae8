import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { differenceOf, outdated, shuffled } from '../../scripts/mutate.ts';
import { changesIn } from '../../scripts/mutations.ts';

const changes = (...lines: string[]): string[] =>
  changesIn('a.ts', lines.join('\n')).map(({ line, what }) => `${line} ${what}`);

test('single changes of operators, literals, conditions and calls are found, and nothing in types', () => {
  assert.deepEqual(
    changes(
      "import type { A } from './a.ts';",
      'export function b(c: 1 | 2, d: string): boolean {',
      '  if (c < 2 && !d) send(d);',
      "  const e = 'x' + d;",
      '  return c === (1 as A) || true;',
      '}',
      'const f = g ? h ?? i : Math.min(j, k);',
    ),
    [
      '3 c < 2 && !d → !(c < 2 && !d)',
      '3 && → ||',
      '3 < → <=',
      '3 2 → (2 + 1)',
      '3 !d → d',
      '3 send(d); → ;',
      '5 || → &&',
      '5 === → !==',
      '5 1 → (1 + 1)',
      '5 true → false',
      '7 g → !(g)',
      '7 h ?? i → h',
      '7 min → max',
    ],
  );
});

test('comparisons in SQL are changed, in statements, in parts of them and in the query builder', () => {
  assert.deepEqual(
    changes(
      'const a = sql`select id from b where c <= d and e is null order by f`;',
      'const g = sql`h > 1 or i`;',
      "const j = k.where('l', '=', m);",
      'const n = `this or that`;',
    ),
    ['1 <= → <', '1 and → or', '1 is null → is not null', '2 > → >=', '2 or → and', "3 '=' → '<>'"],
  );
});

test('what no result can tell is left alone: texts for the log, tidying up, a millisecond', () => {
  assert.deepEqual(changes('log(a + 1);', 'clearTimeout(b);', 'const WAIT_MS = 500;'), ['3 500 → (500 * 10)']);
});

test('a list of more than twenty literals is data, and left alone', () => {
  const numbers = Array.from({ length: 21 }, (_, at) => at);
  assert.deepEqual(changes(`const a = new Set([${numbers}]);`), []);
  assert.equal(changes(`const a = new Set([${numbers.slice(1)}]);`).length, 20);
});

test('a change is shown as the lines that it is in', () => {
  const source = 'const a = 1;\n  if (b <\n c) d();\n';
  const [change] = changesIn('a.ts', source).filter(({ what }) => what.startsWith('b'));
  assert.deepEqual(differenceOf(change!, source), { line: 'if (b <\n c) d();', becomes: 'if (!(b <\n c)) d();' });
});

test('what a seed draws stays when other changes are left out', () => {
  const file = 'scripts/mutations.ts';
  const [left, ...others] = changesIn(file, readFileSync(file, 'utf8'));
  const drawn = shuffled([left!, ...others], '1');
  assert.deepEqual(
    shuffled(others, '1'),
    drawn.filter((change) => change !== left),
  );
  assert.notDeepEqual(shuffled(others, '2'), shuffled(others, '1'));
});

test('every change on the list of those that cannot be noticed can still be planted', () => {
  assert.deepEqual(outdated(), []);
});
