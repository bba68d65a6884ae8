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

test('nor is one under the title, by its region or by what stands in brackets behind it', () => {
  for (const place of ['York, North Yorkshire', 'York (office based, 1 day from home)']) {
    const text = `Marketing Assistant\n${place}\n£25,500 per annum\n\nThistle & Grain is a maker of biscuits outside York. Write to Thistle & Grain.`;
    assert.equal(readPosting(text).company, 'Thistle & Grain', place);
  }
});
