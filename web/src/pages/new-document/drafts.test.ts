import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Draft, draftName, forgetAllDrafts, forgetDraft, keepDraft, readDraft, type Store } from './drafts.ts';

function storeOf(kept = new Map<string, string>()): Store & { kept: Map<string, string> } {
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const draft = (posting: string, savedAt = 1): Draft => ({
  body: { job_description: posting },
  look: null,
  key: 'k1',
  savedAt,
});

describe('a draft', () => {
  test('is there again, with its key, for its account and kind alone', () => {
    const store = storeOf();
    keepDraft(store, draftName('ann', 'resume'), draft('Nurse'));
    assert.deepEqual(readDraft(store, draftName('ann', 'resume')), draft('Nurse'));
    for (const other of [
      draftName('eve', 'resume'),
      draftName('ann', 'cover_letter'),
      draftName('ann', 'resume', 'd'),
    ]) {
      assert.equal(readDraft(store, other), null);
    }
  });

  test('is gone once it was sent, and all are when the person signs out', () => {
    const store = storeOf(new Map([['theme', 'dark']]));
    keepDraft(store, draftName('ann', 'resume'), draft('Nurse'));
    keepDraft(store, draftName('ann', 'cover_letter'), draft('Nurse'));
    keepDraft(store, draftName('eve', 'resume'), draft('Cook'));
    forgetDraft(store, draftName('ann', 'resume'));
    assert.equal(readDraft(store, draftName('ann', 'resume')), null);
    forgetAllDrafts(store);
    assert.deepEqual([...store.kept.keys()], ['theme']);
  });

  test('gives way when there are many, the oldest first', () => {
    const store = storeOf();
    for (let at = 1; at <= 12; at++) keepDraft(store, draftName('ann', 'resume', `d${at}`), draft(`Job ${at}`, at));
    assert.equal(store.kept.size, 10);
    assert.equal(readDraft(store, draftName('ann', 'resume', 'd2')), null);
    assert.notEqual(readDraft(store, draftName('ann', 'resume', 'd3')), null);
  });

  test('that is none is not taken for one', () => {
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '{"body":{"title":1},"look":null,"key":"k","savedAt":1}',
      '{"body":null}',
    ]) {
      assert.equal(readDraft(storeOf(new Map([['letterpress.draft.x', text]])), 'letterpress.draft.x'), null, text);
    }
  });

  test('cannot be kept where the browser keeps nothing, and nothing fails', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store: Store = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
    keepDraft(store, 'letterpress.draft.x', draft('Nurse'));
    forgetAllDrafts(store);
    assert.equal(readDraft(store, 'letterpress.draft.x'), null);
  });
});
