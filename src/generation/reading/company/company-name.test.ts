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

test('the line under the title names the employer, without its town', () => {
  for (const [line, text, name] of [
    ['Tolverton House Hotel & Spa, Westport, Co. Mayo', 'We are looking for staff.', 'Tolverton House Hotel & Spa'],
    ['Pennard Water plc', 'Interested in pipes?', 'Pennard Water plc'],
    ['Tír na Leanaí Childcare CLG', 'We mind children.', 'Tír na Leanaí Childcare CLG'],
    ['Tarn & Tread (outdoor footwear) | Leeds', 'We make boots.', 'Tarn & Tread'],
    [
      'Keeneworth Building Services - Louisville, KY 40218',
      'Keeneworth Building Services maintains equipment.',
      'Keeneworth Building Services',
    ],
    ['Community Services', 'Community Services looks after the town.', null],
  ] as const)
    assert.equal(readPosting(`Service Technician\n${line}\n\n${text}`).company, name, line);
});
