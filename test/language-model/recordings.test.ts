import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { GOLD, goldInput } from '../../bench/support/gold-cases.ts';
import { readRecording } from '../../bench/support/recordings.ts';
import { claimsOf } from '../../src/generation/drafting/draft.ts';
import { review } from '../../src/generation/drafting/review.ts';

const RECORDINGS = path.join(import.meta.dirname, '../../bench/recordings');
const files = existsSync(RECORDINGS) ? readdirSync(RECORDINGS).filter((file) => file.endsWith('.json')) : [];
const LEAST_SHARE = 0.8;

test('of good answers at least four sentences in five pass', {
  skip: files.length === 0 && 'there are no recordings in bench/recordings',
}, async () => {
  let [written, passed] = [0, 0];
  for (const file of files) {
    const [, id, kind] = /^(.+)-(resume|letter)\.json$/.exec(file)!;
    const input = await goldInput(GOLD, id!, kind === 'resume' ? 'resume' : 'cover_letter');
    const { write, repair } = readRecording(RECORDINGS, id!, input)!;
    const { draft } = review({ input, answer: write, repair: repair ?? null })!;
    written += draft.written;
    passed += claimsOf(draft).length;
  }
  assert.ok(passed >= written * LEAST_SHARE, `${passed} of ${written}`);
});
