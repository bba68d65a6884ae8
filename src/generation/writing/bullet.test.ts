import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidyBullets } from './bullet.ts';
import { sentencesOf } from './sentences.ts';
import { leadingClauses, shorten } from './shorten.ts';

const past = (fact: string): string[] => tidyBullets(fact, false).map((bullet) => bullet.text);
const present = (fact: string): string[] => tidyBullets(fact, true).map((bullet) => bullet.text);

test('duties become deeds', () => {
  assert.deepEqual(past('I was responsible for writing leases.'), ['Wrote leases']);
  assert.deepEqual(present('Responsible for maintaining cash flow.'), ['Maintain cash flow']);
  assert.deepEqual(past('Responsible for all payable entries'), ['Handled all payable entries']);
  assert.deepEqual(past('Responsible for load reports and for data checks'), ['Handled load reports and data checks']);
});

test('a name that is spelled with a small letter opens a bullet so', () => {
  assert.deepEqual(past('nRF52 and Zephyr on two boards'), ['nRF52 and Zephyr on two boards']);
  assert.deepEqual(past('monitored two boards'), ['Monitored two boards']);
});

test('a duty that is named by its noun or in passing opens with its verb, where it is all that is said', () => {
  const now = (text: string): string[] => tidyBullets(text, true).map((bullet) => bullet.text);
  for (const [own, held, over] of [
    ['Supervision of 14 people', 'Supervise 14 people', 'Supervised 14 people'],
    ['Supervising one clerk', 'Supervise one clerk', 'Supervised one clerk'],
    ['Leading hand for a crew of 8', 'Leading hand for a crew of 8', 'Leading hand for a crew of 8'],
    ['Replacing nine workbooks', 'Replacing nine workbooks', 'Replacing nine workbooks'],
  ] as const) {
    assert.deepEqual(now(own), [held]);
    assert.deepEqual(past(own), [over]);
  }
  assert.match(now('Supervising clerks. Supervising drivers.').join(' '), /Supervising/);
});

test('all else stands as the person wrote it: a word bent wrongly costs more than it saves', () => {
  for (const text of [
    'Lead of 5 tellers',
    'Deposits, withdrawals, money orders',
    'Quoting support for sales',
    'Execute and modify lesson plans',
    'Responsible for maintaining cash flow and writing leases',
    'Responsible for cleaning and autoclaving surgical packs',
    'Partly responsible for the payroll',
    'On time 97.4% on my shifts',
    'Raised sales by 9% after I changed the shelves',
  ]) {
    assert.deepEqual(past(text), [text]);
  }
});

test('“I” at the head goes, names that begin like it stay', () => {
  assert.deepEqual(past('I managed our warehouse'), ['Managed our warehouse']);
  assert.deepEqual(past('Interacted with customers daily'), ['Interacted with customers daily']);
});

test('names are not cut in two', () => {
  assert.deepEqual(past('Filed the North Carolina Annual Report for all companies of the group'), [
    'Filed the North Carolina Annual Report for all companies of the group',
  ]);
});

test('words of another language are left alone', () => {
  assert.deepEqual(
    tidyBullets('Verantwortlich für 12 Kunden; Plan und Test der Anlage.', false, 'de').map((bullet) => bullet.text),
    ['Verantwortlich für 12 Kunden; Plan und Test der Anlage'],
  );
});

test('several sentences become several bullets, abbreviations are no ends', () => {
  assert.deepEqual(sentencesOf('Worked for Dr. Stone in St. Paul. Filed reports for Acme Inc. and others.'), [
    'Worked for Dr. Stone in St. Paul.',
    'Filed reports for Acme Inc. and others.',
  ]);
});

test('statements that ran together are told apart', () => {
  assert.deepEqual(
    past('Perform clerical tasks in the office Organize the archive of scripts Responsible for ordering paper'),
    ['Perform clerical tasks in the office', 'Organize the archive of scripts', 'Ordered paper'],
  );
  assert.deepEqual(past('Worked in the Design Review Board of the city'), [
    'Worked in the Design Review Board of the city',
  ]);
});

test('a long statement is cut at a clause, and a cut list keeps its "and"', () => {
  assert.equal(
    shorten('Prepared reports, audits, budgets, and many other things', 34),
    'Prepared reports, audits and budgets',
  );
  const long = `Prepared ${'x'.repeat(90)}, which was read by everybody in the house`;
  assert.equal(shorten(long, 110), `Prepared ${'x'.repeat(90)}`);
});

test('numbers of a fact survive tidying', () => {
  assert.deepEqual(past('• Increased revenue from $1.2 million to $3.4 million (2019-2021).'), [
    'Increased revenue from $1.2 million to $3.4 million (2019-2021)',
  ]);
});

test('a cut never takes away whose help or supervision there was', () => {
  const deed = 'Assembled the wooden frames of the pavilion, the doors, the windows and the stairs';
  assert.equal(
    shorten(`${deed}, under the supervision of the master carpenter`, 110),
    'Assembled the wooden frames of the pavilion and the doors, under the supervision of the master carpenter',
  );
  assert.match(shorten(`${deed}, with help from two other apprentices`, 110), /pavilion.*, with help from two other/);
});

test('what the person wrote as one stays one, as long as it is short enough', () => {
  assert.deepEqual(past('Mentored 5 teachers. All of them stayed for three years.'), [
    'Mentored 5 teachers. All of them stayed for three years',
  ]);
  assert.deepEqual(past('No reportable accidents. COSHH sheets for every site.'), [
    'No reportable accidents. COSHH sheets for every site',
  ]);
  const long = `Filed ${'reports and '.repeat(12)}books. Managed ${'stores and '.repeat(12)}yards.`;
  assert.deepEqual(
    past(long).map((text) => text.split(' ', 1)[0]),
    ['Filed', 'Managed'],
  );
  assert.deepEqual(
    tidyBullets('FEM-Nachweise in Ansys. Dadurch entfielen zwei Schleifen.', true, 'de').map(({ text }) => text),
    ['FEM-Nachweise in Ansys. Dadurch entfielen zwei Schleifen'],
  );
});

test('of several sentences those that only a letter could say go', () => {
  assert.deepEqual(past('Ran two planting days a year. They were fun for me and all of us.'), [
    'Ran two planting days a year',
  ]);
});

test('a statement that is little longer keeps its figures', () => {
  const text = `Took over the list of ${'very '.repeat(30)}young patients, and changed the way they are greeted; missed visits went from 22% to 9% in a year, and a second day was opened`;
  assert.ok(text.length > 250 && text.length < 310);
  assert.match(past(text)[0]!, /22% to 9%/);
});

test('a list that ends in its “and” gets no second one', () => {
  const list = 'Changed the way they confirm, schedule and greet them';
  assert.equal(shorten(`${list}; ${'x'.repeat(80)} y`, 60), list);
});

test('of a long statement the examples in brackets go before its end', () => {
  const text = `Lead 74 associates on two shifts in a distribution center (pick, pack, loading) that ships ${'many '.repeat(30)}units at 99.3% on time in the year`;
  assert.ok(text.length > 250);
  assert.match(past(text)[0]!, /center that ships .* 99\.3% on time/);
});

test('a statement that no clause lets one cut stays whole when it is little longer', () => {
  const text = `Built ${Array.from({ length: 26 }, (_, at) => `bridge${at}`).join(' + ')}`;
  assert.ok(text.length > 250 && text.length < 310);
  assert.equal(past(text)[0], text);
});

test('clauses that fit are kept whole, and none is cut inside brackets', () => {
  assert.equal(leadingClauses('Cut waste by 4%; wrote the rota; trained 12', 35), 'Cut waste by 4%; wrote the rota');
  assert.equal(leadingClauses('Held a debate (74 guests; a budget of 3,800 euros).', 40), '');
  assert.equal(leadingClauses('Four star hotel. Two restaurants.', 100), 'Four star hotel. Two restaurants');
});

test('a list in another language gets no English “and”', () => {
  assert.equal(
    shorten('Planung der Anlage, rund 900 im Jahr, und vieles mehr', 36, 'de'),
    'Planung der Anlage, rund 900 im Jahr',
  );
});

test('a duty behind another sentence becomes a deed of its own', () => {
  assert.deepEqual(past('Kept the books of two firms. I was responsible for writing leases.'), [
    'Kept the books of two firms',
    'Wrote leases',
  ]);
});

test('what a heading parts, or a sentence that goes, stays apart', () => {
  assert.deepEqual(past('Charge nurse in all units. Skills Used Open and effective communication.'), [
    'Charge nurse in all units',
    'Open and effective communication',
  ]);
  assert.deepEqual(
    past('Filed reports for the county. It was a lot of fun for me and mine. Managed the warehouse of the firm.'),
    ['Filed reports for the county', 'Managed the warehouse of the firm'],
  );
});

test('what somebody has done is told without “have”', () => {
  const [bullet] = tidyBullets('Have conducted 11 funerals since 2024', true);
  assert.equal(bullet?.text, 'Conducted 11 funerals since 2024');
});
