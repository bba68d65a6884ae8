import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsOf, type Result, resultsOf, scopeOf } from './results.ts';

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

test('a deed and the thing that it changed are one sentence', () => {
  const both = 'Rewrote the script for calls; average callback time dropped from 52 minutes to 21';
  assert.equal(told(`${both} after 3 trials`), both);
  assert.equal(first(both)?.isDeed, false);
  assert.equal(told('Helped with the script for calls; callback time dropped from 52 minutes to 21'), null, 'shared');
  assert.equal(told(`${both}, counted every week`), null, 'the period of the figure would be lost');
  assert.equal(told(`${both.replace('script', 'very long script '.repeat(6))}`), null, 'too long');
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

test('how much there was to do is told up to where its figure stands, in the present only of today', () => {
  const duty = 'Manage a caseload of about 140 matters (visas, permits)';
  assert.equal(scopeOf(duty, 135, true)?.text, 'Manage a caseload of about 140 matters');
  assert.equal(scopeOf(duty, 135, false), null);
  const standIn = 'Schedule a team of 7 nurses when the manager is away';
  assert.equal(scopeOf(standIn, 135, true)?.text, standIn);
  assert.equal(scopeOf(standIn, 40, true), null);
  assert.equal(scopeOf('Help manage a caseload of about 140 matters', 135, true), null);
});

test('a year and the number of a name count nothing', () => {
  assert.equal(scopeOf('Managed the safety audit of the site in 2024', 135, false), null);
  assert.equal(scopeOf('Migrating plants from ECC to S/4HANA', 135, true), null);
  assert.equal(
    scopeOf('Managed the safety audit of 14 sites', 135, false)?.text,
    'Managed the safety audit of 14 sites',
  );
});

test('what somebody is busy with has no end that could be told', () => {
  assert.equal(scopeOf('Managing 9 clinics in two counties', 135, true), null);
  assert.equal(scopeOf('Manage 9 clinics in two counties', 135, true)?.text, 'Manage 9 clinics in two counties');
});

test('with its deed a result is told first, and without it where there is less room', () => {
  const texts = (fact: string): string[] => resultsOf(fact, 135, 'en').map(({ text }) => text);
  assert.deepEqual(
    texts('Trained 48 clerks on the new form (videos, a job aid); tickets about it fell by 58% in two months'),
    [
      'Trained 48 clerks on the new form (videos, a job aid); tickets about it fell by 58% in two months',
      'Trained 48 clerks on the new form',
    ],
  );
  assert.deepEqual(texts('Lowered turnover from 31% to 12% after I paired each new hire with a preceptor'), [
    'Lowered turnover from 31% to 12%',
  ]);
});

test('what went wrong is no scale of the work', () => {
  assert.equal(scopeOf('Separator fan bearings kept failing every 4-5 months', 135, true), null);
});

test('what somebody only took part in is no result of his, in any language', () => {
  assert.equal(told('Rollout auf 400 Clients mitgemacht, von 9 auf 2 Tage verkürzt', 135, 'de'), null);
  assert.notEqual(told('Ausschuss von 4,1 % auf 1,9 % gesenkt', 135, 'de'), null);
});

test('a deed is told by what it begins with, up to where another thing is said', () => {
  const leads = (fact: string): string[] => leadsOf(fact, 150);
  assert.deepEqual(leads('Served as owner’s contact for a new hall (3 floors, 14 months), attending weekly meetings'), [
    'Served as owner’s contact for a new hall, attending weekly meetings',
    'Served as owner’s contact for a new hall',
  ]);
  assert.deepEqual(leads('Kept the log of 118 requests, chased late answers and wrote the weekly report'), [
    'Kept the log of 118 requests, chased late answers and wrote the weekly report',
    'Kept the log of 118 requests',
  ]);
  assert.deepEqual(leads('Wrote the HACCP plan for our smoked meats'), ['Wrote the HACCP plan for the smoked meats']);
  assert.deepEqual(leads('Got my own labourer'), []);
  assert.deepEqual(leads('Built the rig (with the help of two fitters)'), [
    'Built the rig (with the help of two fitters)',
  ]);
  for (const none of ['Helped the planner with the plan', 'Plan the work of the shop', 'Fan bearings kept failing'])
    assert.deepEqual(leads(none), [], none);
});
