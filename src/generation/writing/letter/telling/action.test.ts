import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asAction } from './action.ts';

const PAST = { current: false };
const TODAY = { current: true };

test('a deed that is named by its noun has its verb', () => {
  for (const [text, now, past] of [
    ['Supervision of 2 students', 'supervise 2 students', 'supervised 2 students'],
    ['Setting out of roads', 'set out roads', 'set out roads'],
    ['Opening and closing of store', 'open and close the store', 'opened and closed the store'],
    ['Loading and unloading trailers', 'load and unload trailers', 'loaded and unloaded trailers'],
    ['Lifeguarding of 20m pool and spa', 'lifeguard the 20m pool and spa', 'lifeguarded the 20m pool and spa'],
    [
      'Dispensing of lenses, 12 patients a day',
      'dispense lenses for 12 patients a day',
      'dispensed lenses for 12 patients a day',
    ],
  ] as const) {
    assert.equal(asAction(text, TODAY), now);
    assert.equal(asAction(text, PAST), past);
  }
});

test('what may be the name of a thing is told with no verb', () => {
  for (const text of [
    'Cleaning records of the kitchen',
    'Learning journeys on Tapestry',
    'Cashing up and banking',
    'Sales and dispensing in a store',
    'Serving at weddings',
    'Replacing nine workbooks with one',
    'Maintenance and repair at 3 sites',
    'Minutes of the monthly board',
  ])
    assert.equal(asAction(text, PAST), null, text);
});
