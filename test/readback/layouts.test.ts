/** The resumes by which importing is measured: what their truth says stands on their pages, and nothing is chosen twice differently. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../bench/layouts/align.ts';
import { alignLines } from '../../bench/layouts/align-lines.ts';
import { ARCHETYPES } from '../../bench/layouts/archetypes.ts';
import type { Layout } from '../../bench/layouts/layout.ts';
import { layoutOf } from '../../bench/layouts/layout-of.ts';
import { inventPerson } from '../../bench/layouts/people/invent.ts';
import type { Half, Resume } from '../../bench/layouts/person.ts';
import { planOf } from '../../bench/layouts/plan/plan.ts';
import { docxOf } from '../../bench/layouts/render/docx.ts';
import { truthOf } from '../../bench/layouts/truth.ts';
import { FIELDS, figuresOf, macroF1, scoreResume } from '../../bench/support/importing/score-resume.ts';
import { readDocx } from '../../src/importing/docx/docx.ts';
import { LINE_TAG_LIST } from '../../src/importing/learned/line-tags.ts';
import { toResumeLines } from '../../src/importing/structure/read-structure.ts';

const FILES = 120;

/** Every text inside a value, except the names of kinds and looks. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    // The town and the country of a job may stand apart.
    if (name === 'location' && typeof inside === 'string') return inside.split(', ');
    return name === 'look' || name === 'kind' ? [] : textsIn(inside);
  });
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
  const own = new Set(ARCHETYPES.filter((design) => design.half === 'unseen').map(({ name }) => name));
  assert.ok(own.size > 0);
  for (let number = 0; number < FILES; number++) {
    const { archetype, entry, education, item, papers, group, dates } = layoutOf(number, 'seen');
    assert.ok(!own.has(archetype), archetype);
    for (const form of [entry, education, item, papers, group]) assert.notEqual(form?.half, 'unseen');
    assert.ok(!['apostrophe', 'comma', 'year first', 'short year'].includes(dates.month));
  }
});

test('lines of sections that are no part of a profile are labelled so, in every language of the European form', () => {
  const chosen = Array.from({ length: FILES }, (_, number) => layoutOf(number, 'seen'));
  const layout: Layout = { ...chosen.find(({ archetype }) => archetype === 'europass')!, engine: 'docx' };
  assert.ok(layout.other.length > 0);
  const languages = new Set<string>();
  for (let number = 0; number < FILES; number++) {
    const person = inventPerson(number, 'seen');
    if (languages.has(person.language)) continue;
    languages.add(person.language);
    const truth = truthOf(person, layout);
    const lines = toResumeLines(readDocx(docxOf(planOf(truth, layout, person.language), layout)).lines);
    const { tags, share } = alignLines(lines, truth);
    assert.ok(share > 0.7, `number ${number}: ${share}`);
    const labelled = lines.filter((_, at) => LINE_TAG_LIST[tags[at]!]!.kind === 'other').map(({ text }) => text);
    for (const text of truth.other.flatMap((section) => section.lines)) {
      const said = plain(text).slice(0, -1);
      assert.ok(
        labelled.some((line) => plain(line).includes(said)),
        `number ${number}: ${text}`,
      );
    }
  }
  assert.equal(languages.size, 7);
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
