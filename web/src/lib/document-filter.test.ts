import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterIn } from './document-filter.ts';

test('a filter is read from an address, whatever else stands there', () => {
  const all = { search: 'Nurse', kind: 'resume', status: 'SUCCESS' };
  assert.deepEqual(filterIn({ ...all, page: 3 }), all);
  assert.deepEqual(filterIn({ search: '', kind: 'poem', status: 1 }), {});
  // The router reads what looks like a number as one.
  assert.deepEqual(filterIn({ search: 2026 }), { search: '2026' });
});
