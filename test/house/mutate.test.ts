import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn } from '../../scripts/mutate.ts';

test('single changes of operators, literals, conditions and calls are found, and nothing in types', () => {
  const source = [
    "import type { A } from './a.ts';",
    'export function b(c: 1 | 2, d: string): boolean {',
    '  if (c < 2 && !d) log(d);',
    "  const e = 'x' + d;",
    '  return c === (1 as A) || true;',
    '}',
  ].join('\n');
  assert.deepEqual(
    changesIn('a.ts', source).map(({ line, what }) => `${line} ${what}`),
    [
      '3 c < 2 && !d → !(c < 2 && !d)',
      '3 && → ||',
      '3 < → <=',
      '3 2 → (2 + 1)',
      '3 !d → d',
      '3 log(d); → ;',
      '5 || → &&',
      '5 === → !==',
      '5 1 → (1 + 1)',
      '5 true → false',
    ],
  );
});
