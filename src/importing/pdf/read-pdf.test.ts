import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ImportFailed } from '../failed.ts';
import { readPdf } from './read-pdf.ts';
import { type PlacedText, pdfOf } from './testing/pdf-file.ts';

const textsOf = async (...pages: PlacedText[][]): Promise<string[]> =>
  (await readPdf(pdfOf(pages))).lines.map((line) => line.text);

async function failure(bytes: Uint8Array): Promise<string> {
  try {
    await readPdf(bytes);
  } catch (error) {
    assert.ok(error instanceof ImportFailed, String(error));
    return error.message;
  }
  throw new assert.AssertionError({ message: 'the PDF was read' });
}

/** Lines below each other from `y`, 14 points apart. */
const column = (x: number, y: number, texts: readonly string[]): PlacedText[] =>
  texts.map((text, index) => ({ text, x, y: y + 14 * index }));

test('lines are read from top to bottom, whatever order the file draws them in', async () => {
  const drawn = [
    { text: 'third', x: 50, y: 90 },
    { text: 'first', x: 50, y: 50 },
    { text: 'second', x: 50, y: 70 },
  ];
  assert.deepEqual(await textsOf(drawn), ['first', 'second', 'third']);
});

test('what stands side by side is one line, and its parts stay apart by where they stand', async () => {
  const { lines } = await readPdf(
    pdfOf([
      [
        { text: 'Acme Corp', x: 50, y: 50, size: 12 },
        { text: '2019 – 2021', x: 450, y: 49 },
      ],
    ]),
  );
  assert.equal(lines.length, 1);
  assert.deepEqual(
    lines[0]!.spans.map((span) => [span.text.trim(), span.x]),
    [
      ['Acme Corp', 50],
      ['2019 – 2021', 450],
    ],
  );
});

test('columns with headings of their own are read one after the other', async () => {
  const left = column(40, 100, ['SKILLS', 'Excel', 'Welding', 'Driving', 'LANGUAGES', 'English']);
  const right = column(220, 103, ['EXPERIENCE', 'Driver, Acme', 'Drove a truck', 'EDUCATION', 'Ohio State University']);
  const read = await textsOf([{ text: 'Jane Smith', x: 40, y: 50, size: 24 }, ...right, ...left]);
  assert.deepEqual(read, ['Jane Smith', ...left.map(({ text }) => text), ...right.map(({ text }) => text)]);
});

const otherOrdersOf = async (...placed: PlacedText[]): Promise<string[][]> =>
  [...(await readPdf(pdfOf([placed]))).otherwise!()].map((order) => order.map((line) => line.text));

test('what is read in columns can also be read in rows', async () => {
  const left = column(40, 100, ['SKILLS', 'Excel', 'Welding', 'Driving', 'LANGUAGES', 'English']);
  const right = column(220, 103, ['EXPERIENCE', 'Driver, Acme', 'Drove a truck', 'EDUCATION', 'Ohio State University']);
  const [rows] = await otherOrdersOf(...left, ...right);
  assert.deepEqual(rows!.slice(0, 2), ['SKILLS EXPERIENCE', 'Excel Driver, Acme']);
});

test('what is read in rows can also be read in the columns that are likely, though they nearly touch', async () => {
  const left = column(40, 100, [
    'joinery and carpentry',
    'masonry and plasters',
    'roofs, doors, floors',
    'gardens and old walls',
  ]);
  const right = column(142, 100, [
    'built homes',
    'made doors',
    'laid floors',
    'led a team',
    'hung gates',
    'kept books',
  ]);
  const texts = [...left, ...right].map(({ text }) => text);
  assert.notDeepEqual(await textsOf([...left, ...right]), texts);
  assert.deepEqual(await otherOrdersOf(...left, ...right), [texts]);
  const dated = left.map((line, at) => ({ ...line, text: `May ${2010 + at} - ${2011 + at}` }));
  assert.deepEqual(await otherOrdersOf(...dated, ...right), []);
});

test('labels stand beside what they label, though it takes two lines', async () => {
  const labels = ['Name:', 'Address:', 'Dates:', 'Employer:', 'Position:', 'Tasks:', 'School:', 'Grade:'];
  const placed = labels.flatMap((label, at): PlacedText[] => [
    { text: label, x: 40, y: 100 + 40 * at },
    { text: `one of ${at}`, x: 160, y: 93 + 40 * at },
    { text: 'and two', x: 160, y: 106 + 40 * at },
  ]);
  const text = (await readPdf(pdfOf([placed]))).lines.map((line) => line.text).join(' ');
  assert.ok(text.indexOf('one of 1') < text.indexOf('Position:'), text);
});

test('a column that goes on over the page is read to its end before the next', async () => {
  const left = column(40, 100, ['SKILLS', 'Excel', 'Welding', 'Driving', 'LANGUAGES', 'English']);
  const right = column(220, 103, ['EXPERIENCE', 'Driver, Acme', 'Drove a truck', 'EDUCATION', 'Ohio State University']);
  const next = [
    ...column(40, 100, ['French', 'German', 'Dutch', 'Polish']),
    ...column(220, 107, ['BSc', 'MSc', 'PhD', 'Honours']),
  ];
  const read = await textsOf([...left, ...right], next);
  assert.equal(read.indexOf('French'), read.indexOf('English') + 1);
  assert.equal(read.indexOf('BSc'), read.indexOf('Ohio State University') + 1);
});

test('headings and dates in the margin keep their row', async () => {
  const rows = [
    { text: 'EXPERIENCE', x: 40, y: 100 },
    { text: 'Driver, Acme', x: 220, y: 100 },
    { text: '2019 – 2021', x: 40, y: 128 },
    { text: 'Baker, Bread & Sons', x: 220, y: 128 },
    { text: '2017 – 2019', x: 40, y: 156 },
    { text: 'Cook, Soup Ltd', x: 220, y: 156 },
    { text: '2015 – 2017', x: 40, y: 184 },
    { text: 'Waiter, Table Inc', x: 220, y: 184 },
  ];
  assert.deepEqual(await textsOf(rows), [
    'EXPERIENCE Driver, Acme',
    '2019 – 2021 Baker, Bread & Sons',
    '2017 – 2019 Cook, Soup Ltd',
    '2015 – 2017 Waiter, Table Inc',
  ]);
});

test('so do headings that take two lines', async () => {
  const left = [
    { text: 'Academic', x: 40, y: 104 },
    { text: 'Background', x: 40, y: 118 },
    { text: 'Skills', x: 40, y: 160 },
    { text: 'Work', x: 40, y: 188 },
    { text: 'Languages', x: 40, y: 230 },
    { text: 'Interests', x: 40, y: 258 },
  ].map((text) => ({ ...text, bold: true }));
  const right = column(220, 100, [
    'University of Graz',
    'Bachelor',
    '2012 – 2016',
    'Graz',
    'Sewing',
    'Knitting',
    'Furrier',
  ]);
  const more = column(220, 198, ['Acme Inc', '2016 – 2018', 'German', 'English', 'Chess', 'Go']);
  const texts = await textsOf([...left, ...right, ...more]);
  assert.ok(texts.indexOf('Knitting') < texts.findIndex((text) => text.startsWith('Work')), texts.join('\n'));
});

test('what heads the whole page makes no column of the words below it', async () => {
  const left = column(40, 100, ['CURRICULUM VITAE', 'Driver', 'Baker', 'Cook']);
  const right = column(220, 100, ['EXPERIENCE', 'Acme Inc', 'Bread & Sons', 'Soup Ltd']);
  assert.deepEqual((await textsOf([...left, ...right])).slice(1), [
    'Driver Acme Inc',
    'Baker Bread & Sons',
    'Cook Soup Ltd',
  ]);
});

test('a foot with contacts is read once, though pages repeat it', async () => {
  const page = (number: number): PlacedText[] => [
    { text: `Page ${number} of the life of Jane`, x: 50, y: 100 },
    { text: 'jane@example.com - 555 0142', x: 50, y: 820 },
  ];
  const texts = (await readPdf(pdfOf([page(1), page(2), page(3)]))).lines.map(({ text }) => text);
  assert.equal(texts.filter((text) => text.includes('@')).length, 1);
});

test('heads and feet that pages repeat are left out and reported; the name on the first page stays', async () => {
  const page = (number: number, text: string): PlacedText[] => [
    { text: 'Jane Smith', x: 50, y: 40 },
    { text, x: 50, y: 300 },
    { text: `Jane Smith, page ${number} of 2`, x: 250, y: 820 },
  ];
  const { lines, leftOver } = await readPdf(pdfOf([page(1, 'one'), page(2, 'two')]));
  assert.deepEqual(
    lines.map((line) => line.text),
    ['Jane Smith', 'one', 'two'],
  );
  assert.equal(leftOver.length, 3);
});

test('a bullet marks its line and is no part of the text; a dash inside a line is', async () => {
  const { lines } = await readPdf(
    pdfOf([
      [
        { text: '• Drove a truck', x: 50, y: 50 },
        { text: '-', x: 50, y: 64 },
        { text: 'Baked bread', x: 62, y: 64 },
        { text: '2019 – 2021', x: 50, y: 78 },
        { text: 'Austin, TX • jane@example.com', x: 50, y: 92 },
      ],
    ]),
  );
  assert.deepEqual(
    lines.map((line) => [line.text, line.bullet]),
    [
      ['Drove a truck', true],
      ['Baked bread', true],
      ['2019 – 2021', false],
      ['Austin, TX • jane@example.com', false],
    ],
  );
});

test('bold is told from the font, and links from the annotations', async () => {
  const { lines } = await readPdf(
    pdfOf([
      [
        { text: 'Acme', x: 50, y: 50, bold: true },
        { text: 'my page', x: 50, y: 70, href: 'https://jane.example.com/' },
      ],
    ]),
  );
  assert.deepEqual([lines[0]!.bold, lines[1]!.bold], [true, false]);
  assert.equal(lines[1]!.spans[0]!.href, 'https://jane.example.com/');
});

test('text outside the page is not read', async () => {
  assert.deepEqual(
    await textsOf([
      { text: 'seen', x: 50, y: 50 },
      { text: 'hidden', x: 50, y: 900 },
      { text: 'hidden', x: 700, y: 50 },
    ]),
    ['seen'],
  );
});

test('text that no eye can read is left out, and the report says so', async () => {
  const { lines, leftOver } = await readPdf(
    pdfOf([
      [
        { text: 'seen', x: 50, y: 50 },
        { text: 'the best resume ever', x: 50, y: 60, size: 2 },
      ],
    ]),
  );
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['seen'],
  );
  assert.deepEqual(leftOver, ['Text on page 1 that is too small to be seen: "the best resume ever"']);
});

test('files that cannot be read fail with what is wrong and what to do', async () => {
  const page = [{ text: 'Jane', x: 50, y: 50 }];
  const whole = pdfOf([page]);
  const locked = pdfOf(
    [page],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`,
  );
  assert.match(await failure(locked), /protected by a password\. Save it without one/);
  assert.match(await failure(whole.subarray(0, 60)), /damaged or incomplete/);
  assert.match(await failure(Buffer.from('%PDF-1.7\nnothing')), /damaged or incomplete/);
  assert.match(await failure(pdfOf([[]])), /no text in it; it is probably a scan/);
  assert.match(await failure(pdfOf(Array.from({ length: 31 }, () => page))), /31 pages, and we read at most 30/);
});
