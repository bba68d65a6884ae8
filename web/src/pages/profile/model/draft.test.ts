import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankProfile } from './blank.ts';
import { beginDraft, type Draft, takeStep } from './draft.ts';

const named = (draft: Draft, name: string, place: string | null, at: number) =>
  takeStep(draft, {
    type: 'change',
    update: (profile) => ({ ...profile, basics: { ...profile.basics, name } }),
    place,
    at,
  });
const nameOf = (draft: Draft) => draft.profile.basics.name;
const undo = (draft: Draft) => takeStep(draft, { type: 'undo' });
const redo = (draft: Draft) => takeStep(draft, { type: 'redo' });

test('typing in one field is one step back, until the person pauses', () => {
  let draft = beginDraft(blankProfile());
  draft = named(draft, 'A', 'basics.name', 0);
  draft = named(draft, 'An', 'basics.name', 1_000);
  draft = named(draft, 'Ann', 'basics.name', 2_400);
  draft = named(draft, 'Anna', 'basics.name', 4_000);
  assert.equal(nameOf(undo(draft)), 'Ann');
  assert.equal(nameOf(undo(undo(draft))), '');
});

test('another field, and what has no place, is a step of its own', () => {
  let draft = named(beginDraft(blankProfile()), 'A', 'basics.name', 0);
  draft = named(draft, 'B', 'basics.email', 1);
  draft = named(draft, 'C', null, 2);
  draft = named(draft, 'D', null, 3);
  assert.deepEqual([undo(draft), undo(undo(draft)), undo(undo(undo(draft)))].map(nameOf), ['C', 'B', 'A']);
});

test('what was taken back comes again, until something else is done', () => {
  const draft = named(named(beginDraft(blankProfile()), 'A', null, 0), 'B', null, 1);
  assert.equal(nameOf(redo(undo(draft))), 'B');
  const other = named(undo(draft), 'C', null, 2);
  assert.equal(nameOf(redo(other)), 'C');
});

test('at either end nothing happens', () => {
  const draft = beginDraft(blankProfile());
  assert.equal(undo(draft), draft);
  assert.equal(redo(draft), draft);
});

test('a hundred steps are remembered', () => {
  let draft = beginDraft(blankProfile());
  for (let step = 0; step < 120; step++) draft = named(draft, String(step), null, step);
  assert.equal(draft.past.length, 100);
});
