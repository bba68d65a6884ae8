import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { openEngine } from './engine.ts';
import type { LetterPage, Line } from './page.ts';
import { fitPages, setPage } from './typeset.ts';

const FAMILIES = ['Source Serif 4'];
before(() => openEngine(FAMILIES));

const AIRIEST = 1.1;
/** No line is cut in two, so a page may end a little early. */
const LOST_AT_BREAK = 0.05;

function line(text: string): Line {
  return { text, ids: [] };
}

/** A letter of so many paragraphs, each about five lines long. */
function letter(paragraphs: number): LetterPage {
  return {
    template: 'classic',
    accent: '#1d3557',
    lang: 'en',
    rightToLeft: false,
    paper: 'us-letter',
    title: 'Letter',
    keywords: [],
    name: line('Ruth Calloway'),
    contact: [line('Denver, CO'), { ...line('ruth@example.com'), url: 'mailto:ruth@example.com' }],
    marks: { comma: ', ', colon: ': ' },
    date: null,
    recipient: [],
    subject: null,
    greeting: 'Dear Hiring Manager,',
    paragraphs: Array.from({ length: paragraphs }, () =>
      line('The books were closed on time again. '.repeat(12).trim()),
    ),
    closing: 'Sincerely,',
  };
}

test('the fill grows with the content, and passes 1 where a second page begins', () => {
  const fills = [1, 2, 3].map((paragraphs) => setPage('letter', letter(paragraphs), FAMILIES, 1).fill);
  const [first, second, third] = fills as [number, number, number];
  assert.ok(first > 0.2 && first < 0.5, `${first} of a page for one paragraph`);
  assert.ok(Math.abs(third - second - (second - first)) < 0.001, `equal paragraphs take equal room: ${fills}`);

  const long = setPage('letter', letter(9), FAMILIES, 1);
  assert.equal(long.pages, 2);
  const expected = first + 8 * (second - first);
  assert.ok(Math.abs(long.fill - expected) < LOST_AT_BREAK, `${long.fill} pages, ${expected} expected`);
});

test('a letter that leaves room is set at its airiest', () => {
  const fitted = fitPages('letter', letter(3), FAMILIES);
  assert.equal(fitted?.density, AIRIEST);
  assert.equal(fitted.pages, 1);
});

test('a letter that would run over is set tighter, so that it fills its page', () => {
  assert.ok(setPage('letter', letter(7), FAMILIES, AIRIEST).pages > 1, 'runs over at its airiest');
  const fitted = fitPages('letter', letter(7), FAMILIES);
  assert.equal(fitted?.pages, 1);
  assert.ok(fitted.density < AIRIEST && fitted.fill > 0.9, `fill ${fitted.fill} at density ${fitted.density}`);
});

test('a letter that runs over however tightly it is set fits nowhere', () => {
  assert.equal(fitPages('letter', letter(20), FAMILIES), null);
});
