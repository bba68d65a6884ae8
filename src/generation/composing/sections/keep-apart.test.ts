import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from '../../vocabulary/vocabulary.ts';
import { keepApart } from './keep-apart.ts';

const texts = (items: { text: string }[]): string[] => items.map((item) => item.text);
const list = (...items: string[]): { text: string }[] => items.map((text) => ({ text }));
const isFalse = (key: string): boolean => key === keyOf('sales marketing');

test('two skills that would read as one that nobody has are kept apart', () => {
  const items = list('Outside Sales', 'Marketing', 'Outlook');
  assert.deepEqual(texts(keepApart(items, isFalse)), ['Outside Sales', 'Outlook', 'Marketing']);
});

test('other lists keep their order, and nothing is lost where there is no way out', () => {
  assert.deepEqual(texts(keepApart(list('Excel', 'Sales'), isFalse)), ['Excel', 'Sales']);
  assert.deepEqual(texts(keepApart(list('Sales', 'Marketing'), isFalse)), ['Sales', 'Marketing']);
});
