import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Result, resultsOf, wholesOf } from './results.ts';

const first = (text: string, limit = 135, lang = 'en'): Result | undefined => resultsOf(text, limit, lang)[0];
const told = (text: string, limit = 135, lang = 'en'): string | null => first(text, limit, lang)?.text ?? null;

test('of a fact the shortest part that has its figures, without how it came about', () => {
  assert.equal(
    told('Cut the close from 12 days to 5 – new calendar, standard entries. It was a long way.'),
    'Cut the close from 12 days to 5',
  );
  assert.equal(told('Cut the close from 12 days to 5 by sharing the 9 books'), 'Cut the close from 12 days to 5');
  assert.equal(
    told('Filled 87 roles in 2025, 79 of them directly, reducing agency spend from £312k to £96k; wrote adverts'),
    'Filled 87 roles in 2025, 79 of them directly, reducing agency spend from £312k to £96k',
  );
  assert.equal(
    told('Cut the time of builds (EN/FR) from 40 minutes to 6'),
    'Cut the time of builds (EN/FR) from 40 minutes to 6',
    'no cut before brackets behind which it goes on',
  );
});

test('a clause with its own verb tells what came of a duty', () => {
  assert.equal(
    told('Responsible for supplies; brought their cost down from 24% to 19% within 18 months'),
    null,
    'it points to what is left out',
  );
  assert.equal(
    told('Responsible for supplies; brought monthly cost down from 24% to 19% within 18 months'),
    'Brought the monthly cost down from 24% to 19% within 18 months',
  );
  assert.equal(told('Order supplies; used by teams from 3 to 9 plants'), null, 'a thing was used');
});

test('a thing that changed is told only as a whole sentence', () => {
  const whole = 'Staff turnover went from 38% (2022) to 17%';
  assert.equal(told(whole), whole);
  assert.equal(first(whole)?.isDeed, false);
  assert.equal(told('Errors fell from 14% to 8%'), 'Errors fell from 14% to 8%');
  assert.ok(told('Availability of the fleet lifted from 83% to 90%') !== null);
  assert.equal(told('Reply to reviews; guest review score went from 8.1 to 8.8'), null);
  assert.equal(told('Started a list and text messages, no-show rate went from 11% to 6%'), null);
});

test('no part with a word for the person, none that points to what is not there, and no notes', () => {
  assert.equal(told('Closed my 12 books from 9 to 5'), null);
  assert.equal(told('Cut this inventory from 9 to 5'), null);
  assert.equal(told('Redesigned the valve body as two parts, unit cost -23%'), null);
  assert.equal(told('Ich habe die Inventur von 12 auf 5 Tage verkürzt', 135, 'de'), null);
});

test('what is counted, not what is numbered', () => {
  assert.equal(told('Trained 11 technicians and 4 externs'), 'Trained 11 technicians and 4 externs');
  assert.equal(told('Rewrote the Year 7 and 8 schemes of work'), null);
  assert.equal(told('Wrote plans for testing (14 users)'), null);
});

test('with the article that notes leave out', () => {
  assert.equal(told('Reduced flaky test rate from 11% to 2%'), 'Reduced the flaky test rate from 11% to 2%');
});

test('nothing longer than there is room for, and nothing that measures nothing', () => {
  assert.equal(told('Cut the close of the whole group from 12 days to 5', 30), null);
  assert.equal(told('Rebuilt the inventory of the plant and its warehouse'), null);
});

test('a period stays with the figure that it may belong to', () => {
  const whole = 'Improved delivery from 84% to 95% by introducing a monthly scorecard';
  assert.equal(told(whole), whole);
});

test('in other languages a whole beginning that changed something', () => {
  const german = 'Reklamationen von 31 auf 12 gesenkt';
  assert.equal(told(german, 135, 'de'), german);
  assert.equal(told('Betreuung aller Kunden im Norden; Reklamationen von 31 auf 12 gesenkt', 60, 'de'), null);
  assert.equal(told('Betreuung von 31 Kunden', 135, 'de'), null);
});

test('a statement without end is read in no time', () => {
  const before = process.cpuUsage().user;
  told('Cost of the close fell by 3%; '.repeat(200));
  assert.ok(process.cpuUsage().user - before < 200_000);
});

test('a share that was reached and a record are whole sentences', () => {
  assert.equal(
    told('Draft appeals for review; 47 of 52 appeals in 2024 were granted'),
    '47 of 52 appeals in 2024 were granted',
  );
  assert.equal(told('Zero sickness absence in the last 3 years'), 'Zero sickness absence in the last 3 years');
  assert.equal(told('Acting manager for 8 months in 2023'), 'Acting manager for 8 months in 2023');
});

test('what somebody only took part in is no result of his, in any language', () => {
  assert.equal(told('Rollout auf 400 Clients mitgemacht, von 9 auf 2 Tage verkürzt', 135, 'de'), null);
  assert.notEqual(told('Ausschuss von 4,1 % auf 1,9 % gesenkt', 135, 'de'), null);
});

const wholes = (fact: string, { limit = 170, isCurrent = false, lang = 'en' } = {}): string[] =>
  wholesOf(fact, limit, isCurrent, lang).map(({ text }) => text);

test('a fact is told with all its figures, with and without remarks, up to behind the last of them', () => {
  const deed = 'Trained 48 clerks on the new form';
  const result = 'tickets about it fell by 58% in two months';
  assert.deepEqual(wholes(`${deed} (videos, a job aid); ${result}, because they asked`), [
    `${deed} (videos, a job aid); ${result}, because they asked`,
    `${deed} (videos, a job aid); ${result}`,
    `${deed}; ${result}, because they asked`,
    `${deed}; ${result}`,
  ]);
  assert.deepEqual(wholes('Built the rig (with the help of two fitters) in 4 weeks'), [
    'Built the rig (with the help of two fitters) in 4 weeks',
  ]);
});

test('only where there is no room for all of it a fact is told by what it begins with', () => {
  const deed = 'Lead 74 associates on two shifts';
  const long = `${deed}, which ship 48,000 units on an average day`;
  assert.deepEqual(wholes(long, { isCurrent: true, limit: 60 }), [deed]);
  assert.deepEqual(wholes(long, { isCurrent: true }), [long]);
  assert.equal(wholesOf(long, 60, true, 'en')[0]?.isWhole, false);
});

test('“our” is “the” on a page, and no other word for the person is left', () => {
  assert.deepEqual(wholes('Wrote the HACCP plan for our 6 smoked meats'), [
    'Wrote the HACCP plan for the 6 smoked meats',
  ]);
  assert.deepEqual(wholes('Zero accidents in my crew in 29 months; I give the talk every Monday'), [
    'Zero accidents in the crew in 29 months',
  ]);
  assert.deepEqual(wholes('Got my own labourer for 3 weeks'), []);
});

test('the present tells of today, no verb of what was measured, and a shared deed and a note tell nothing', () => {
  const duty = 'Manage a caseload of about 140 matters';
  assert.deepEqual(wholes(duty, { isCurrent: true }), [duty]);
  assert.deepEqual(wholes(duty), []);
  assert.deepEqual(wholes('Tableau dashboard: late minutes down from 46 to 12').length, 1);
  for (const none of [
    'Helped the planner to cut the close from 12 days to 5',
    'Ticket queue: 3 sites, budget of $7,500',
    'Redesigned the valve body, unit cost -23%',
  ])
    assert.deepEqual(wholes(none, { isCurrent: true }), [], none);
});

test('in other languages a fact that counts something is told whole', () => {
  const german = 'Reklamationen bei 14 Lieferanten bearbeitet; Fehlerquote von 3.900 auf 850 ppm gesenkt';
  assert.deepEqual(wholes(german, { lang: 'de' }), [german]);
  assert.deepEqual(wholes('Zeichnungen und Stücklisten der Baureihe', { lang: 'de' }), []);
  assert.deepEqual(wholes('Rollout auf 400 Clients mitgemacht', { lang: 'de' }), []);
});
