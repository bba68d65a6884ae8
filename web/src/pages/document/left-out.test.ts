import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPENING_ID, type ProfilePart } from '../../../../src/base/documents/profile-part.ts';
import type { RevisionChange } from '../../../../src/base/documents/revision.ts';
import { belongsTo, bySection, partLists } from './left-out.ts';

const parts: ProfilePart[] = [
  { id: 'r', section: 'work', text: 'Nurse, St. Mary (2019–2021)', under: null },
  { id: 'h', section: 'work', text: 'Trained 12 nurses', under: 'r' },
  { id: 'c', section: 'certificates', text: 'First aid', under: null },
];

function listsWith(changes: RevisionChange[], printed: string[]) {
  const revision = { number: 1, state: 'applied' as const, failure: null, changes, canUndo: false };
  const lines = printed.map((id) => ({ page: 1, text: id, ids: [id] }));
  const { onPage, leftOut } = partLists({ parts, revision, evidence: { lines } });
  return [onPage.map(({ id }) => id), leftOut.map(({ id }) => id)];
}

test('what is printed stands in one list, what is not in the other', () => {
  assert.deepEqual(listsWith([], ['r', 'c']), [['r', 'c'], ['h']]);
});

test('a line stays in its list when it was left out or put back by hand', () => {
  const changes: RevisionChange[] = [
    { action: 'drop', factId: 'c' },
    { action: 'add', factId: 'h' },
  ];
  assert.deepEqual(listsWith(changes, ['r', 'h']), [['r', 'c'], ['h']]);
});

test('sections are named in words, in the order of the profile', () => {
  assert.deepEqual(
    bySection(parts).map(({ name, parts: own }) => [name, own.length]),
    [
      ['Work', 2],
      ['Certificates', 1],
    ],
  );
});

test('a line says what it belongs to, unless that stands in the same list', () => {
  assert.equal(belongsTo(parts[1]!, parts, [parts[1]!]), 'Nurse, St. Mary (2019–2021)');
  assert.equal(belongsTo(parts[1]!, parts, parts), null);
  assert.equal(belongsTo(parts[2]!, parts, parts), null);
});

test('what we say at the top can be left out while it is printed, and taken back after', () => {
  assert.deepEqual(listsWith([], [OPENING_ID, 'r'])[0], [OPENING_ID, 'r']);
  assert.deepEqual(listsWith([{ action: 'drop', factId: OPENING_ID }], ['r'])[0], [OPENING_ID, 'r']);
  assert.deepEqual(listsWith([], ['r']), [['r'], ['h', 'c']]);
});
