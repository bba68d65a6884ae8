/** The resumes by which importing is measured: what their truth says stands on their pages, and nothing is chosen twice differently. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from '../../bench/layouts/layout-of.ts';
import { inventPerson } from '../../bench/layouts/people/invent.ts';
import type { Half, Resume } from '../../bench/layouts/person.ts';
import { planOf } from '../../bench/layouts/plan/plan.ts';
import { truthOf } from '../../bench/layouts/truth.ts';
import { FIELDS, figuresOf, macroF1, scoreResume } from '../../bench/support/score-resume.ts';

const FILES = 120;

/** Every text inside a value, except the names of kinds and looks. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => (name === 'look' || name === 'kind' ? [] : textsIn(inside)));
}

const isDate = (text: string): boolean => /^\d{4}(?:-\d\d)?$/.test(text);

/** Texts of the truth as the page may print them: a name on two lines, a year by its last digits. */
function printedTexts({ basics, ...lists }: Resume): string[] {
  const { name, location, profiles, url, ...rest } = basics;
  const websites = [...(url === undefined ? [] : [url]), ...profiles.map((profile) => profile.url)];
  const { countryCode: _, ...address } = location ?? {};
  const texts = [...name.split(' '), ...textsIn(address), ...textsIn(rest), ...textsIn(lists)];
  const bare = websites.map((one) => one.replace(/^https?:\/\//, ''));
  return [...texts.map((text) => (isDate(text) ? text.slice(2, 4) : text)), ...bare];
}

for (const half of ['seen', 'unseen'] satisfies Half[]) {
  test(`what the truth of the ${half} half says stands on the page`, () => {
    for (let number = 0; number < FILES; number++) {
      const person = inventPerson(number, half);
      const layout = layoutOf(number, half);
      const truth = truthOf(person, layout);
      const page = textsIn(planOf(truth, layout, person.language)).join('');
      const missing = printedTexts(truth).filter((text) => !page.includes(text));
      assert.deepEqual(missing, [], `number ${number}, ${layout.archetype}`);
    }
  });
}

test('the seen half has no design, date form or entry form of the unseen half', () => {
  for (let number = 0; number < FILES; number++) {
    const { entry, education, item, group, dates } = layoutOf(number, 'seen');
    for (const form of [entry, education, item, group]) assert.notEqual(form?.half, 'unseen');
    assert.ok(!['apostrophe', 'comma', 'year first', 'short year'].includes(dates.month));
  }
});

test('a resume scores full marks against itself, and none against nothing', () => {
  const truth = truthOf(inventPerson(7, 'seen'), layoutOf(7, 'seen'));
  const full = scoreResume(truth, truth);
  assert.equal(macroF1(full), 1);
  const none = scoreResume({}, truth);
  assert.equal(macroF1(none), 0);
  for (const field of FIELDS) assert.equal(none[field].missed, full[field].right, field);
});

test('scores forgive the spelling of dates and phones, not another month', () => {
  const truth = {
    basics: { phone: '+49 30 1234567' },
    work: [{ name: 'Acme', startDate: '2019-03', endDate: '2020' }],
  };
  const read = {
    basics: { phone: '030/1234567' },
    work: [{ name: 'ACME', startDate: 'Mar 2019', endDate: '2020-05' }],
  };
  const scores = scoreResume(read, truth);
  assert.deepEqual([scores.startDate.right, scores.endDate.right, scores.phone.right], [1, 1, 1]);
  const other = scoreResume({ work: [{ name: 'Acme', startDate: '2019-04' }] }, truth);
  assert.deepEqual(other.startDate, { right: 0, wrong: 1, missed: 1 });
  assert.equal(figuresOf(other.company).f1, 1);
});
