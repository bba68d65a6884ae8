import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseUnbounded } from './bounds.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('what is nested no deeper than 32 levels passes, one level more does not', () => {
  refuseUnbounded(nested(33));
  assert.throws(() => refuseUnbounded(nested(34)), /nested more than 32 levels deep\. /);
});

test('20,000 values pass, one more does not', () => {
  refuseUnbounded(`[${Array(19_998).fill(0).join()}]`);
  assert.throws(() => refuseUnbounded(`[${Array(20_001).fill(0).join()}]`), /more than 20,000 values/);
  assert.throws(() => refuseUnbounded('[],'.repeat(10_001)), /more than 20,000 values/);
});

test('brackets and commas inside of texts count for nothing, also after an escaped quote', () => {
  const text = `${'['.repeat(100)}${','.repeat(30_000)}`;
  refuseUnbounded(`{"a":"${text}","b":"\\"${text}","c\\\\":"${text}"}`);
  assert.throws(() => refuseUnbounded(`{"c\\\\":${text}`), /nested more than 32 levels deep/);
});
