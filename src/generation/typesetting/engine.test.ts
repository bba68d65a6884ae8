import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { compile, TypesettingFailed } from './compiler.ts';
import { openEngine, resetEngine } from './engine.ts';
import type { LetterPage } from './page.ts';
import { setPage, toPdf } from './typeset.ts';

const SERIF = ['Source Serif 4'];
const JAPANESE = ['Source Sans 3', 'Noto Sans Japanese'];

const letter = (text: string): LetterPage => ({
  template: 'classic',
  accent: '#1d3557',
  lang: 'en',
  rightToLeft: false,
  paper: 'a4',
  title: 'Letter',
  keywords: [],
  name: { text: 'Ruth Calloway', ids: [] },
  contact: [],
  marks: { comma: ', ', colon: ': ' },
  date: null,
  recipient: [],
  subject: null,
  greeting: 'Hello,',
  paragraphs: [{ text, ids: [] }],
  closing: 'Sincerely,',
});

function pdfOf(text: string, families = SERIF): Buffer {
  return Buffer.from(toPdf(setPage('letter', letter(text), families, 1)));
}

before(() => openEngine(SERIF));

test('what was set before leaves no trace in a document', async () => {
  const alone = pdfOf('The same page.');
  resetEngine();
  for (let number = 0; number < 20; number++) {
    pdfOf(`Another page, number ${number}. `.repeat(50));
    resetEngine();
  }
  assert.ok(pdfOf('The same page.').equals(alone), 'the same bytes');
  resetEngine();
});

test('memory stays where it is, however many documents are set', () => {
  const residentMiB = (): number => process.memoryUsage.rss() / 2 ** 20;
  const setMany = (): void => {
    for (let number = 0; number < 25; number++) {
      pdfOf(`Page ${number}. `.repeat(300));
      resetEngine();
    }
  };
  setMany();
  const before = residentMiB();
  for (let round = 0; round < 3; round++) setMany();
  assert.ok(residentMiB() - before < 60, `${Math.round(before)} MiB became ${Math.round(residentMiB())}`);
});

test('a family is there for the document that needs it, and gone with it', async () => {
  await openEngine(JAPANESE);
  const page = pdfOf('履歴書', JAPANESE).toString('latin1');
  assert.match(page, /NotoSansJP/);
  resetEngine();
  assert.throws(() => pdfOf('履歴書', JAPANESE), TypesettingFailed);
  resetEngine();
});

test('a document that Typst breaks off costs that document only', () => {
  const good = pdfOf('Fine.');
  resetEngine();
  const broken = { layout: 'letter', families: SERIF, inputs: { data: '{', density: '1', mode: 'print' } } as const;
  assert.throws(() => compile(broken), { name: 'Error', message: /Typst: .*shared\.typ.*failed to parse JSON/ });
  resetEngine();
  assert.ok(pdfOf('Fine.').equals(good));
  resetEngine();
});

test('pages are counted as they come out', () => {
  const long = setPage('letter', letter('A sentence of a long letter. '.repeat(400)), SERIF, 1);
  assert.equal(long.pages, 4);
  assert.match(Buffer.from(toPdf(long)).toString('latin1'), /\/Type \/Pages\n {2}\/Count 4\n/);
  resetEngine();
});
