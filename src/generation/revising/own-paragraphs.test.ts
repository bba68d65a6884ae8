import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RevisionChange } from '../../base/documents/revision.ts';
import type { DocumentContext } from '../document-context.ts';
import { type Finished, GenerationFailed } from '../producing.ts';
import { withOwnWords } from './own-paragraphs.ts';

const own = (passage: string, text: string): RevisionChange => ({ action: 'reword-passage', passage, text });
const contextOf = (changes: RevisionChange[], earlier: RevisionChange[] = []) =>
  ({ changes, earlier }) as unknown as DocumentContext;

/** A letter with these paragraphs, out of which these sentences were taken. */
function letter(paragraphs: string[], repaired: string[]): Finished {
  const page = { paragraphs: paragraphs.map((text) => ({ ids: [], text })) };
  const findings = repaired.map((line) => ({ kind: 'reworded', text: line, line, action: 'dropped' }));
  return { composed: { page }, findings } as unknown as Finished;
}

/** Sets the letters one after the other, and keeps what was asked for each time. */
function setting(...results: (Finished | Error)[]) {
  const asked: (readonly RevisionChange[])[] = [];
  const set = async ({ changes }: DocumentContext): Promise<Finished> => {
    const result = results[asked.length]!;
    asked.push(changes);
    if (result instanceof Error) throw result;
    return result;
  };
  return { asked, set };
}

const [A, B] = [own('a', 'I bake bread. I sell it.'), own('b', 'I count sacks.')];

test('a letter that holds the person’s paragraphs whole is set once', async () => {
  const { asked, set } = setting(letter(['I bake bread. I sell it.', 'Ours.'], ['Something else.']));
  await withOwnWords(contextOf([A]), set);
  assert.deepEqual(asked, [[A]]);
});

test('no paragraph of the person’s is printed with a sentence missing: it gives way, the others stay', async () => {
  const { asked, set } = setting(letter(['I bake bread.', 'I count sacks.'], ['I sell it.']), letter([], []));
  await withOwnWords(contextOf([A, B]), set);
  assert.deepEqual(asked, [[A, B], [B]]);
});

test('where the letter cannot be set at all, the words that were last printed come back', async () => {
  const last = own('a', 'I bake.');
  const { asked, set } = setting(new GenerationFailed('full'), letter([], []));
  await withOwnWords(contextOf([A, B], [last, B]), set);
  assert.deepEqual(asked, [
    [A, B],
    [last, B],
  ]);
});

test('any other failure is not ours to mend', async () => {
  const { asked, set } = setting(new Error('the disk is full'));
  await assert.rejects(withOwnWords(contextOf([A]), set), /disk/);
  assert.equal(asked.length, 1);
});
