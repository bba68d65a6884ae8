import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templatesFor } from '../templates.ts';
import { asAbsence, asMeasure, asWork } from './nominal.ts';

const PAST = { current: false };
const TODAY = { current: true };

test('what was measured has its verb, and an owner where it is the writer’s own', () => {
  for (const [text, said] of [
    ['First-time fix rate of 88% in 2023', 'My first-time fix rate was 88% in 2023'],
    ['Average check $64', null],
    ['GCSE results in my classes: 74% in 2024', 'The GCSE results in my classes were 74% in 2024'],
    ['Team absence rate 3% last year', 'The team absence rate was 3% last year'],
    ['Guest score for cleanliness 8.4 to 9.1', 'The guest score for cleanliness went from 8.4 to 9.1'],
    ['Cash office: $45K a day', null],
    ['Closing an average of 65 orders a month', null],
    ['No errors in 88% of files', null],
  ] as const)
    assert.equal(asMeasure(text, PAST), said, text);
  assert.equal(asMeasure('First-time fix rate 88%', TODAY), 'My first-time fix rate is 88%');
});

test('what there was none of is told as such', () => {
  assert.equal(
    asAbsence('No lost time injuries on my shift', TODAY),
    'There have been no lost time injuries on my shift',
  );
  assert.equal(asAbsence('Zero late payroll in 7 years', PAST), 'There was zero late payroll in 7 years');
  assert.equal(asAbsence('No errors', PAST), null);
  assert.equal(asAbsence('Zero sickness absence in 3 years', TODAY), 'I have had no sickness absence in 3 years');
  assert.equal(asAbsence('No at-fault accidents in 2 years', PAST), 'I had no at-fault accidents in 2 years');
  assert.equal(
    asAbsence('No accidents on our site in 2 years', PAST),
    'There were no accidents on our site in 2 years',
  );
});

test('a word that might be a verb is none before what people do, unless all there opens with verbs', () => {
  const work = (opensWithVerbs: boolean): string | null => {
    const place = { ...TODAY, name: 'Acme', position: null, kind: 'work' as const, until: null, opensWithVerbs };
    return asWork('Direct billing to insurers', place, templatesFor('en'));
  };
  assert.equal(work(false), 'My work includes direct billing to insurers');
  assert.equal(work(true), null);
});

test('what the work was is told where no word of it may be a verb', () => {
  const work = (sentence: string, kind: 'work' | 'project' = 'work'): string | null =>
    asWork(sentence, { name: 'Acme', position: null, kind, current: false, until: null }, templatesFor('en'));
  for (const [text, said] of [
    ['Installing and configuring routers', 'installing and configuring routers'],
    ['Drainage design for housing estates', 'drainage design for housing estates'],
    ['Monthly newsletter to 7,200 readers', 'a monthly newsletter to 7,200 readers'],
    ['Weekly count of the top 50 lines', 'a weekly count of the top 50 lines'],
    ['Sunday inventory with the sous', 'a Sunday inventory with the sous'],
    ['Manual testing of an app on 12 devices', 'manual testing of an app on 12 devices'],
    ['Backflow testing, 54 devices a year', 'backflow testing, with 54 devices a year'],
  ] as const)
    assert.equal(work(text), `My work included ${said}`, text);
  for (const text of [
    'Role made redundant after the closure of the hotel',
    'Door knocked on visits to 17 homes',
    'Drive tankers in 14 countries',
    'Claims portal in Angular then migrated to React',
    'Good communication with all families',
    'Burgers, fries, pizza',
    'As leading hand ran reviews of 5 mechanics',
  ])
    assert.equal(work(text), null, text);
  assert.equal(work('Drainage design for housing estates', 'project'), null);
});
