import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../posting.ts';

test('a town with its county beside the title is no employer', () => {
  for (const place of ['Dundalk, Co. Louth', 'Dundalk, County Louth']) {
    const posting = readPosting(
      `Team Leader - ${place}\n\nJob type: permanent\n\nFernway Pay\n\nFernway Pay makes card terminals.`,
    );
    assert.equal(posting.company, 'Fernway Pay', place);
  }
});
