import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../../test/support/cpu.ts';
import { rank } from '../scripts/rank.js';

const section = (heading: string, text: string, page = 'Guide') => ({
  page,
  heading,
  address: `/docs/${heading}`,
  text,
});
const headings = (sections: ReturnType<typeof section>[], query: string) =>
  rank(sections, query, 10).map((result) => result.section.heading);

const SECTIONS = [
  section('Limits', 'Requests are counted by key. A key has a limit.'),
  section('Keys', 'Create one in the dashboard.'),
  section('Keyboards', 'Nothing of interest.'),
];

test('a word in the heading counts more than in the text, a whole word more than a beginning', () => {
  assert.deepEqual(headings(SECTIONS, 'keys'), ['Keys']);
  assert.deepEqual(headings(SECTIONS, 'KEY'), ['Keys', 'Keyboards', 'Limits']);
  assert.deepEqual(headings([section('Keyboards', ''), section('Key', '')], 'key'), ['Key', 'Keyboards']);
});

test('every word of the query must be found', () => {
  assert.deepEqual(headings(SECTIONS, 'key dashboard'), ['Keys']);
  assert.deepEqual(headings(SECTIONS, 'key elsewhere'), []);
});

test('without a word in it, a query finds nothing', () => {
  for (const query of ['', '   ', '.*', '<>']) assert.deepEqual(headings(SECTIONS, query), [], query);
});

test('names with underscores and words of any script are found', () => {
  const sections = [section('Fields', 'Send company_url or not.'), section('Имя', 'Кириллица')];
  assert.deepEqual(headings(sections, 'company_url'), ['Fields']);
  assert.deepEqual(headings(sections, 'company'), ['Fields']);
  assert.deepEqual(headings(sections, 'кирил'), ['Имя']);
});

test('an excerpt stands around the first match and says what was found', () => {
  const text = `${'before '.repeat(40)}the Retry-After header ${'after '.repeat(60)}`;
  const [result] = rank([section('Header', text)], 'retry', 1);
  const shown = result!.excerpt.map((piece) => piece.text).join('');
  assert.match(shown, /^… before .*the Retry-After header after .*after …$/);
  assert.ok(shown.length < 180);
  assert.deepEqual(
    result!.excerpt.filter((piece) => piece.found).map((piece) => piece.text),
    ['Retry'],
  );
});

test('an excerpt does not begin with what ended the words before it', () => {
  const [result] = rank([section('Table', `${'x'.repeat(80)} · found here`)], 'found', 1);
  assert.equal(result!.excerpt.map((piece) => piece.text).join(''), '… found here');
});

test('a long query costs no more than a short one', () => {
  const many = Array.from({ length: 500 }, (_, index) => section(`Heading ${index}`, 'some words of text '.repeat(20)));
  const started = cpuMs();
  rank(many, 'w'.repeat(100_000) + ' some'.repeat(10_000), 10);
  assert.ok(cpuMs() - started < 2_000);
});

test('no more results than asked for', () => {
  assert.equal(rank(SECTIONS, 'k', 2).length, 2);
});
