import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidyBullets } from './bullet.ts';
import { sentencesOf } from './sentences.ts';
import { shorten } from './shorten.ts';
import { asGerund } from './tense.ts';

const past = (fact: string): string[] => tidyBullets(fact, false).map((bullet) => bullet.text);
const present = (fact: string): string[] => tidyBullets(fact, true).map((bullet) => bullet.text);

test('duties become deeds', () => {
  assert.deepEqual(past('Responsible for maintaining cash flow and writing leases.'), [
    'Maintained cash flow and wrote leases',
  ]);
  assert.deepEqual(present('Responsible for maintaining cash flow.'), ['Maintain cash flow']);
  assert.deepEqual(past('Responsible for all payable entries'), ['Handled all payable entries']);
});

test('the leading verbs stand in the tense of the role', () => {
  assert.deepEqual(past('Execute, implement, and modify lesson plans'), [
    'Executed, implemented, and modified lesson plans',
  ]);
  assert.deepEqual(past('Leads a team of 5 to build and test software'), [
    'Led a team of 5 to build and test software',
  ]);
  assert.deepEqual(present('Manages the budget'), ['Manage the budget']);
  assert.deepEqual(past('Reduced costs by 12%'), ['Reduced costs by 12%']);
});

test('nouns that look like verbs are left alone', () => {
  assert.deepEqual(past('Project Leadership roles in several teams'), ['Project Leadership roles in several teams']);
  assert.deepEqual(past('Market research for two brands'), ['Market research for two brands']);
  assert.deepEqual(past('Review contracts and test the pumps'), ['Reviewed contracts and tested the pumps']);
  assert.deepEqual(past('Read and interpret drawings'), ['Read and interpreted drawings']);
  assert.deepEqual(past('Responsible for selling insurance, billing service'), ['Sold insurance, billing service']);
  assert.deepEqual(past('Accounting duties for two firms'), ['Accounting duties for two firms']);
});

test('a deed told as a noun is told as a verb that says the same', () => {
  assert.deepEqual(past('Filing of tax returns'), ['Filed tax returns']);
  assert.deepEqual(past('Reconciliation of monthly charts'), ['Reconciled monthly charts']);
  assert.deepEqual(past('Assignment and direction of care across three wards'), [
    'Assigned and directed care across three wards',
  ]);
  assert.deepEqual(past('Disposal of old medications'), ['Disposed of old medications']);
  assert.deepEqual(past('Management of Aggressive Behavior instructor'), [
    'Management of Aggressive Behavior instructor',
  ]);
});

test('verbs that are joined agree in their tense', () => {
  assert.deepEqual(past('Reviewed the plans and recommends products'), ['Reviewed the plans and recommended products']);
  assert.deepEqual(past('Test or calibrate pumps and prepare the logs'), [
    'Tested or calibrated pumps and prepared the logs',
  ]);
  assert.deepEqual(past('Help organize and create play lists'), ['Helped organize and create play lists']);
  assert.deepEqual(past('Prioritizing issues and resolving them'), ['Prioritized issues and resolved them']);
  assert.deepEqual(past('Saved money by finding and closing leaks'), ['Saved money by finding and closing leaks']);
  assert.deepEqual(past('Supervised stores, inventory, cash flow and switches'), [
    'Supervised stores, inventory, cash flow and switches',
  ]);
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

test('a crew that was responsible for something was doing it', () => {
  assert.deepEqual(past('Led a crew responsible for maintaining pumps'), ['Led a crew maintaining pumps']);
  assert.deepEqual(past('Led a crew responsible for pumps'), ['Led a crew handling pumps']);
});

test('pronouns go, names that begin like them stay', () => {
  assert.deepEqual(past('I managed our warehouse'), ['Managed the warehouse']);
  assert.deepEqual(past('Interacted with customers daily'), ['Interacted with customers daily']);
  assert.deepEqual(past('Helped customers choose plants'), ['Helped customers choose plants']);
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
    ['Performed clerical tasks in the office', 'Organized the archive of scripts', 'Ordered paper'],
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

test('a deed can be told as a gerund only when all its verbs can', () => {
  assert.equal(asGerund('planned and ran workshops'), 'planning and running workshops');
  assert.equal(asGerund('planned and checked/repaired pumps'), 'planning and checking/repairing pumps');
  assert.equal(asGerund('sold goods and provided service'), null);
  assert.equal(asGerund('blue widgets'), null);
});

test('what makes a deed smaller stays, in whatever tense the deed is told', () => {
  assert.deepEqual(past('Occasionally lead the morning meeting'), ['Occasionally led the morning meeting']);
  assert.deepEqual(past('Sometimes trained new cooks'), ['Sometimes trained new cooks']);
  assert.deepEqual(past('I was partly responsible for the payroll'), ['Partly handled the payroll']);
  assert.deepEqual(past('Jointly responsible for running two shops'), ['Jointly ran two shops']);
  assert.deepEqual(past('Weekly inspect all pumps'), ['Weekly inspected all pumps']);
  assert.deepEqual(past('Daily report of sales'), ['Daily report of sales']);
  assert.deepEqual(past('Helped to manage 12 sites'), ['Helped to manage 12 sites']);
  assert.deepEqual(past('Co-managed the archive'), ['Co-managed the archive']);
  assert.deepEqual(past('Successfully opened three branches'), ['Opened three branches']);
});

test('a cut never takes away whose help or supervision there was', () => {
  const deed = 'Assembled the wooden frames of the pavilion, the doors, the windows and the stairs';
  assert.equal(
    shorten(`${deed}, under the supervision of the master carpenter`, 110),
    'Assembled the wooden frames of the pavilion and the doors, under the supervision of the master carpenter',
  );
  assert.match(shorten(`${deed}, with help from two other apprentices`, 110), /pavilion.*, with help from two other/);
});

test('a result in a sentence of its own stays with its deed', () => {
  assert.deepEqual(past('Mentored 5 teachers. All of them stayed for three years.'), [
    'Mentored 5 teachers. All of them stayed for three years',
  ]);
  assert.deepEqual(past('Filed reports. Managed the warehouse.'), ['Filed reports', 'Managed the warehouse']);
  assert.deepEqual(
    tidyBullets('FEM-Nachweise in Ansys. Dadurch entfielen zwei Schleifen.', true, 'de').map(({ text }) => text),
    ['FEM-Nachweise in Ansys. Dadurch entfielen zwei Schleifen'],
  );
});

test('the person leaves a clause only where it can be said without', () => {
  assert.deepEqual(past('Raised sales by 9% after I changed the shelves'), [
    'Raised sales by 9% after changing the shelves',
  ]);
  assert.deepEqual(past('Cut costs; I wrote the plan'), ['Cut costs; wrote the plan']);
  assert.deepEqual(past('Made the playbook I wrote the standard'), ['Made the playbook I wrote the standard']);
  assert.deepEqual(past('Sourced half of my own pipeline'), ['Sourced half of own pipeline']);
});

test('“acting” before a title is no deed', () => {
  assert.deepEqual(past('Acting planner for a year'), ['Acting planner for a year']);
});

test('of a long statement the examples in brackets go before its end', () => {
  const text = `Lead 74 associates on two shifts in a distribution center (pick, pack, loading) that ships ${'many '.repeat(20)}units at 99.3% on time in the year`;
  assert.ok(text.length > 210);
  assert.match(past(text)[0]!, /center that ships .* 99\.3% on time/);
});
