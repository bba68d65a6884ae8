import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceLine } from '../source.ts';
import { BREAK, type DocxParts, docxFile, paragraph, run, TAB, table } from '../testing/docx-file.ts';
import { readDocx } from './docx.ts';

const linesOf = (parts: DocxParts): SourceLine[] => readDocx(docxFile(parts)).lines;
const textsOf = (parts: DocxParts): string[] => linesOf(parts).map(({ text }) => text);
/** The parts of a line that stand apart. */
const cellsOf = (line: SourceLine): string[] => line.spans.map(({ text }) => text.trim());

const HEADING_STYLES = `
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:sz w:val="22"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Big"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My heading"/><w:basedOn w:val="Big"/><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Name"><w:name w:val="Title"/></w:style>
  <w:style w:type="character" w:styleId="Loud"><w:rPr><w:b/></w:rPr></w:style>`;
const style = (id: string): string => `<w:pStyle w:val="${id}"/>`;

test('heading levels, bold, italic and sizes are inherited from style to style', () => {
  const [heading, body] = linesOf({
    styles: HEADING_STYLES,
    body: paragraph('Experience', style('Mine')) + paragraph('Acme'),
  });
  assert.deepEqual([heading!.headingLevel, heading!.bold, heading!.italic, heading!.size], [2, true, true, 14]);
  assert.deepEqual([body!.headingLevel, body!.bold, body!.italic, body!.size], [null, false, false, 11]);
});

test("what a paragraph or a run says itself wins over its style's word", () => {
  const [line] = linesOf({
    styles: HEADING_STYLES,
    body: paragraph(
      run('plain', '<w:b w:val="0"/>') + run(' loud', '<w:rStyle w:val="Loud"/>'),
      `${style('Big')}<w:outlineLvl w:val="0"/>`,
    ),
  });
  assert.equal(line!.headingLevel, 1);
  assert.deepEqual(
    line!.spans.map(({ text, bold }) => [text, bold]),
    [
      ['plain', false],
      [' loud', true],
    ],
  );
});

test("the style that Word offers for a document's name ranks above the first heading", () => {
  const lines = linesOf({
    styles: HEADING_STYLES,
    body: paragraph('Jane Smith', style('Name')) + paragraph('Education', style('Big')),
  });
  assert.deepEqual(
    lines.map(({ headingLevel }) => headingLevel),
    [1, 3],
  );
});

test('built-in styles that a file uses but does not define are known by their ids', () => {
  const [line] = linesOf({ body: paragraph('Skills', style('Heading3')) });
  assert.equal(line!.headingLevel, 3);
});

test('a circle of styles does not hang the reader', () => {
  const styles = `<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>`;
  assert.deepEqual(textsOf({ styles, body: paragraph('Jane', style('A')) }), ['Jane']);
});

const NUMBERING = `
  <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:pPr><w:ind w:left="720"/></w:pPr></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
  <w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>`;
const inList = (level: number, id = 3): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;

test('list items are bullets with their indentation; a level without a sign, and a list taken back, are not', () => {
  const lines = linesOf({
    numbering: NUMBERING,
    body: paragraph('Built it', inList(0)) + paragraph('No sign', inList(1)) + paragraph('Out', inList(0, 0)),
  });
  assert.deepEqual(
    lines.map(({ bullet, x }) => [bullet, x]),
    [
      [true, 108],
      [false, 72],
      [false, 72],
    ],
  );
});

test('bullets that were typed are taken off the text', () => {
  const lines = linesOf({
    body: [
      paragraph('• Led a team'),
      paragraph(`${run('-')}${TAB}${run('Cut costs')}`),
      paragraph(run('\uf0b7') + run(' Won an award')),
      paragraph('-5 % in a year'),
    ].join(''),
  });
  assert.deepEqual(
    lines.map(({ bullet, text }) => [bullet, text]),
    [
      [true, 'Led a team'],
      [true, 'Cut costs'],
      [true, 'Won an award'],
      [false, '-5 % in a year'],
    ],
  );
});

test('a break inside a list item does not end it; elsewhere it starts a line', () => {
  const broken = `${run('one')}${BREAK}${run('two')}`;
  const parts = { numbering: NUMBERING, body: paragraph(broken, inList(0)) + paragraph(broken) };
  assert.deepEqual(textsOf(parts), ['one two', 'one', 'two']);
});

test('what tabs, or many spaces, set apart stands apart', () => {
  const [tabbed, spaced] = linesOf({
    body: [
      paragraph(`${run('Acme')}${TAB}${run('2019 – 2021')}`, '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>'),
      paragraph('Acme        2019'),
    ].join(''),
  });
  assert.deepEqual(cellsOf(tabbed!), ['Acme', '2019 – 2021']);
  const date = tabbed!.spans[1]!;
  assert.equal(date.x + date.width, 72 + 468);
  assert.equal(tabbed!.text, 'Acme 2019 – 2021');
  assert.deepEqual(cellsOf(spaced!), ['Acme', '2019']);
});

test('short cells of a table row make one line, dates last, and the long cell goes on', () => {
  const lines = linesOf({
    numbering: NUMBERING,
    body: table([
      paragraph('2019 – 2021'),
      paragraph('Engineer') + paragraph('Acme') + paragraph('Built it', inList(0)),
    ]),
  });
  assert.deepEqual(lines.map(cellsOf), [['Engineer', '2019 – 2021'], ['Acme'], ['Built it']]);
  assert.equal(new Set(lines.map(({ column }) => column)).size, 1);
});

test('long cells beside each other are columns, read one after the other', () => {
  const side = ['Skills', 'Go', 'SQL', 'Rust'].map((text) => paragraph(text)).join('');
  const main = ['Work', 'Acme', 'Engineer', 'Built it'].map((text) => paragraph(text)).join('');
  const lines = linesOf({ body: table([side, main]) + paragraph('After') });
  assert.deepEqual(
    lines.map(({ text, column }) => [text, column]),
    [
      ['Skills', 2],
      ['Go', 2],
      ['SQL', 2],
      ['Rust', 2],
      ['Work', 3],
      ['Acme', 3],
      ['Engineer', 3],
      ['Built it', 3],
      ['After', 1],
    ],
  );
  assert.equal(lines[0]!.y, lines[4]!.y);
  assert.ok(lines[8]!.y > lines[7]!.y);
});

test('a list in several columns is one list', () => {
  const left = ['Go', 'SQL', 'Rust'].map((text) => paragraph(text, inList(0))).join('');
  const right = ['Java', 'Perl', 'Lua'].map((text) => paragraph(text)).join('');
  const lines = linesOf({ numbering: NUMBERING, body: table([left, right]) });
  assert.deepEqual(
    lines.map(({ text, column }) => [text, column]),
    [
      ['Go', 1],
      ['SQL', 1],
      ['Rust', 1],
      ['Java', 1],
      ['Perl', 1],
      ['Lua', 1],
    ],
  );
});

const boxAt = (x: number, y: number, content: string): string =>
  `<w:drawing><wp:anchor><wp:positionH><wp:posOffset>${x * 12_700}</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>${y * 12_700}</wp:posOffset></wp:positionV><w:txbxContent>${content}</w:txbxContent></wp:anchor></w:drawing>`;

test('text boxes are read once, column by column, whatever their order in the file', () => {
  const low = boxAt(20, 400, paragraph('Low left'));
  const right = boxAt(300, 100, paragraph('Right'));
  const top = boxAt(30, 50, paragraph('Top left'));
  const fallback = `<w:pict><w:txbxContent>${paragraph('Top left')}</w:txbxContent></w:pict>`;
  const alternatives = `<mc:AlternateContent><mc:Choice>${top}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
  const body = paragraph(`<w:r>${low}${right}${alternatives}</w:r>`) + paragraph('Body');
  assert.deepEqual(textsOf({ body }), ['Top left', 'Low left', 'Right', 'Body']);
});

test("the page's header comes first and its footer last, without page numbers", () => {
  const pageNumber =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>3</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  assert.deepEqual(
    textsOf({
      header: paragraph('Jane Smith'),
      body: paragraph('Work'),
      footer: paragraph(pageNumber) + paragraph('jane@example.com'),
    }),
    ['Jane Smith', 'Work', 'jane@example.com'],
  );
});

test('links keep their targets, as elements and as fields', () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://b.example" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>B</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const lines = linesOf({
    links: { link1: 'https://a.example' },
    body: paragraph(`<w:hyperlink r:id="link1">${run('A')}</w:hyperlink>`) + paragraph(field),
  });
  assert.deepEqual(
    lines.map(({ spans }) => [spans[0]!.text, spans[0]!.href]),
    [
      ['A', 'https://a.example'],
      ['B', 'https://b.example'],
    ],
  );
});

test('tracked deletions, hidden text and soft hyphens are left out; insertions and content controls are read', () => {
  const body = [
    paragraph(`<w:ins>${run('kept')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`),
    paragraph(run('seen') + run(' unseen', '<w:vanish/>')),
    paragraph('man\u00adage'),
    `<w:sdt><w:sdtContent>${paragraph('control')}</w:sdtContent></w:sdt>`,
  ].join('');
  const { lines, leftOver } = readDocx(docxFile({ body }));
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['kept', 'seen', 'manage', 'control'],
  );
  assert.deepEqual(leftOver, ['hidden text (1)']);
});

test('pictures are reported as left over', () => {
  const { leftOver } = readDocx(docxFile({ body: paragraph('<w:r><w:drawing/></w:r>') + paragraph('Jane') }));
  assert.deepEqual(leftOver, ['picture (1)']);
});

test('runs that an editor cut in the middle of a word are one', () => {
  const [line] = linesOf({ body: paragraph(run('Soft') + run('ware') + run(' Engineer')) });
  assert.deepEqual(
    line!.spans.map(({ text }) => text),
    ['Software Engineer'],
  );
});

test('white space above counts spacing and empty paragraphs, in line heights of the body', () => {
  const body = paragraph('One') + paragraph('') + paragraph('Two') + paragraph('Three', '<w:spacing w:before="240"/>');
  const gaps = linesOf({ body }).map(({ gapAbove }) => Number(gapAbove.toFixed(2)));
  assert.deepEqual(gaps, [0, 1, 1]);
});

test('page breaks start pages', () => {
  const { lines, pages } = readDocx(
    docxFile({ body: paragraph('One') + paragraph(`<w:r><w:br w:type="page"/></w:r>${run('Two')}`) }),
  );
  assert.deepEqual(
    lines.map(({ page }) => page),
    [1, 2],
  );
  assert.equal(pages, 2);
});

test('a file with other prefixes for the namespaces of Word is read alike', () => {
  const bytes = docxFile({
    body: '',
    files: {
      'word/document.xml':
        '<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:r><x:t>Jane</x:t></x:r></x:p></x:body></x:document>',
    },
  });
  assert.deepEqual(
    readDocx(bytes).lines.map(({ text }) => text),
    ['Jane'],
  );
});
