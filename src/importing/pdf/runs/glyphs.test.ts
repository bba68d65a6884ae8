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

test('a hyphen that pdf.js leaves out, because its glyph also ends broken words, is where the file says', () => {
  const at = (str: string, x: number, width: number, y = 700): MarkedItem => ({
    ...(item(str, width) as Extract<MarkedItem, { str: string }>),
    transform: [10, 0, 0, 10, x, y],
  });
  const SPAN = { type: 'beginMarkedContentProps', tag: 'Span', id: 'p1' } as unknown as MarkedItem;
  const FIGURE = { type: 'beginMarkedContentProps', tag: 'Figure', id: 'p1' } as unknown as MarkedItem;
  const read = (items: MarkedItem[], meant: string[]) =>
    withActualTexts(items, meant).map(({ str, width, transform }) => [str, transform[4], width]);
  const inWord = [at('lost', 50, 20), MEANT, END, at(' ', 70, 3), at('time', 73, 20)];
  assert.deepEqual(read(inWord, ['-']), [
    ['lost', 50, 20],
    ['-', 70, 3],
    ['time', 73, 20],
  ]);
  assert.deepEqual(read([at('2019', 50, 20), MEANT, END, at(' ', 70, 9), at('2021', 79, 20)], ['-']), [
    ['2019', 50, 20],
    ['-', 73, 3],
    ['2021', 79, 20],
  ]);
  assert.deepEqual(read([at('2019', 50, 20), MEANT, END, at('2021', 50, 20, 688)], ['-'])[0], ['2019-', 50, 20]);
  const broken = (begin: MarkedItem, y: number) => [
    at('Ver', 50, 15),
    begin,
    END,
    at('', 70, 0, y),
    at('walter', 70, 30, y),
  ];
  assert.equal(read(broken(SPAN, 688), [])[0]![0], 'Ver\u00ad');
  assert.equal(read(broken(SPAN, 700), [])[0]![0], 'Ver');
  assert.equal(read(broken(FIGURE, 688), [])[0]![0], 'Ver');
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
  assert.equal(await textsBy('Some other program'), null);
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
