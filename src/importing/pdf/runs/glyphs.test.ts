import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { plainRun } from '../testing/run.ts';
import { actualTexts, type MarkedItem, withActualTexts } from './actual-texts.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { ligatureWords, withLigatures } from './ligatures.ts';
import type { PdfDocument } from './pdf-js.ts';
import type { Run } from './run.ts';

const UPRIGHT = [1, 0, 0, 1, 0, 0] as [number, number, number, number, number, number];
type Operators = Parameters<typeof ligatureWords>[0];
const operatorsOf = (...calls: [number, unknown][]): Operators =>
  ({ fnArray: calls.map(([name]) => name), argsArray: calls.map(([, values]) => values) }) as Operators;

const runAt = (text: string, x: number): Run => plainRun(text, { x, width: 80 });

test('a small filled mark right before a text is its bullet; a large or distant one is not', () => {
  const mark = (left: number, size: number): [number, unknown] => [91, [22, [], [left, 95, left + size, 95 + size]]];
  const textsWith = (...marks: [number, unknown][]) =>
    withDrawnBullets([runAt('Built bridges', 60)], operatorsOf(...marks), UPRIGHT).map(({ text }) => text);
  assert.deepEqual(textsWith(mark(50, 3)), ['•', 'Built bridges']);
  assert.deepEqual(textsWith(mark(48, 9)), ['Built bridges']);
  assert.deepEqual(textsWith(mark(20, 3)), ['Built bridges']);
});

const item = (str: string, width = 5): MarkedItem => ({
  str,
  width,
  height: 10,
  dir: 'ltr',
  transform: [],
  fontName: 'f',
  hasEOL: false,
});
const MEANT = { type: 'beginMarkedContentProps', tag: 'Span', id: null } as unknown as MarkedItem;
const END = { type: 'endMarkedContent' } as unknown as MarkedItem;

test('marked glyphs say what the file says that they mean', () => {
  const items = [item('ก'), MEANT, item('รุรุ'), END, item('งเทพ')];
  const texts = (meant: string[]) => withActualTexts(items, meant).map(({ str }) => str);
  assert.deepEqual(texts(['รุ']), ['ก', 'รุ', 'งเทพ']);
  assert.deepEqual(texts(['รุ', 'one too many']), ['ก', 'รุรุ', 'งเทพ']);
});

test('what glyphs mean is looked up where a program writes it that we know', async () => {
  const page = deflateSync(
    '/Span <</ActualText <FEFF00660069>>> BDC (1) Tj EMC /Span <</ActualText (fl)>> BDC (2) Tj EMC',
  );
  const pdf = Buffer.concat([Buffer.from('stream\n'), page]);
  const textsBy = (producer: string) =>
    actualTexts(pdf, { getMetadata: async () => ({ info: { Producer: producer } }) } as unknown as PdfDocument);
  assert.deepEqual(await textsBy('Typst 0.14'), [['fi', 'fl']]);
  assert.deepEqual(await textsBy('Skia/PDF m156'), [['fi', 'fl']], 'as a browser prints');
  assert.deepEqual(await textsBy('Some other program'), []);
});

test('a sign that is drawn by itself over its letter is not read twice', () => {
  assert.deepEqual(
    withActualTexts([item('ใจดี'), item('ดี', 0)], []).map(({ str }) => str),
    ['ใจดี'],
  );
});

test('the letters of a ligature keep their order', () => {
  const glyphs = ['ة', 'ع', 'ب', 'ر', 'لأ'].map((unicode) => ({ unicode }));
  const words = ligatureWords(operatorsOf([44, [glyphs]]));
  assert.equal(withLigatures('ألربعة فروع', words), 'لأربعة فروع');
});
