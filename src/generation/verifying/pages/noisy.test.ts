import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, profile, skills } from '../../testing/profiles.ts';
import { isNoisyText, withoutNoisy } from './noisy.ts';
import { recordsOf } from './records.ts';

const job = employer({
  name: 'भारत उद्योग',
  position: 'लेखाकार',
  start: '2020-01',
  end: null,
  highlights: ['SAP में 30 लोगों को प्रशिक्षण दिया'],
});
const records = recordsOf(profile({ work: [job], skills: skills('बहीखाता', 'मराठी') }), 'en', ['Present']);
const passes = (line: string): boolean => isNoisyText(line, records);

test('a line is known by its letters in order, doubled, or with some missing', () => {
  assert.ok(passes('भारत उद्योग'));
  assert.ok(passes('भारत · उद्योग'));
  assert.ok(passes('भभाारतत उउददयोयोगग'));
  assert.ok(passes('लखकर'));
  assert.ok(passes('SAP में 30 लोगों को प्रशिक्षण दिया'));
  assert.ok(passes('SAP में 30 लोगों'));
});

test('other letters, more of them, or an order of their own are not the profile’s', () => {
  assert.ok(!passes('चिकित्सक'));
  assert.ok(!passes('रकाखाले'));
  assert.ok(!passes('लेखाकार चिकित्सक निदेशक'));
});

test('numbers and Latin words beside them are compared as everywhere', () => {
  assert.ok(!passes('SAP में 300 लोगों को प्रशिक्षण दिया'));
  assert.ok(!passes('Oracle में 30 लोगों को प्रशिक्षण दिया'));
  assert.ok(passes('SAP में of 30 लोगों को'));
});

test('a list is known by each of its items', () => {
  assert.ok(passes('मराठी, बहीखाता'));
  assert.ok(!passes('मराठी, चिकित्सक निदेशक प्रबंधक'));
});

test('a sentence loses the noisy words that the profile has, and keeps others', () => {
  assert.equal(withoutNoisy('At भारत उद्योग I work.', records), 'At  I work.');
  assert.equal(withoutNoisy('At चिकित्सक I work.', records), 'At चिकित्सक I work.');
});
