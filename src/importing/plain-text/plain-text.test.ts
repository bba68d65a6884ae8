import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlainText } from './plain-text.ts';

const seen = (text: string) =>
  readPlainText(text).lines.map(({ text: words, headingLevel, bullet }) => [words, headingLevel, bullet]);

test('headings are known by #, and by the line under them', () => {
  assert.deepEqual(seen('# Jane Smith\n\n## Work ##\nAcme\n\nEducation\n=========\nMIT\n\nSkills\n---\nGo'), [
    ['Jane Smith', 1, false],
    ['Work', 2, false],
    ['Acme', null, false],
    ['Education', 1, false],
    ['MIT', null, false],
    ['Skills', 2, false],
    ['Go', null, false],
  ]);
});

test('rules between paragraphs are no lines, and underline nothing', () => {
  assert.deepEqual(
    seen('Jane\n\n-----\n\nA sentence that is much longer than any heading would ever be.\n--\nEnd\n* * *'),
    [
      ['Jane', null, false],
      ['A sentence that is much longer than any heading would ever be.', null, false],
      ['--', null, false],
      ['End', null, false],
    ],
  );
});

test('list items are known by their signs, and are whole where they were wrapped by hand', () => {
  const text = [
    '- Built a service that handles a great many requests',
    '  every single second',
    '* Led a team',
    '  • Nested',
    '+ Won',
  ].join('\n');
  assert.deepEqual(seen(text), [
    ['Built a service that handles a great many requests every single second', null, true],
    ['Led a team', null, true],
    ['Nested', null, true],
    ['Won', null, true],
  ]);
});

test('a line that is not indented under an item does not go on with it', () => {
  const text = '- Built a service that handles a great many requests\nGlobex Corporation';
  assert.equal(seen(text).length, 2);
});

test('a sentence that was wrapped by hand is whole; lines that begin anew are not joined', () => {
  assert.deepEqual(
    seen('Nurse with eight years of experience in emergency care and\na record of training.\nand more'),
    [
      ['Nurse with eight years of experience in emergency care and a record of training.', null, false],
      ['and more', null, false],
    ],
  );
  assert.equal(seen('A line that is long enough to have been wrapped by hand\nAcme').length, 2);
});

test('headings are larger and bold, the more so the higher their level', () => {
  const looks = readPlainText('# A\n## B\n### C\nD').lines.map(({ size, bold }) => [size, bold]);
  assert.deepEqual(looks, [
    [18, true],
    [16, true],
    [14, true],
    [11, false],
  ]);
});

test('bold, italic, code and links of Markdown are read, not shown', () => {
  const [line, link] = readPlainText('**Acme** – *Engineer*, `Go` \\*\n[Site](https://jane.example) <jane@x>').lines;
  assert.equal(line!.text, 'Acme – Engineer, Go *');
  assert.deepEqual(
    line!.spans.map(({ text, bold, italic }) => [text, bold, italic]),
    [
      ['Acme', true, false],
      [' – ', false, false],
      ['Engineer', false, true],
      [', Go *', false, false],
    ],
  );
  assert.equal(link!.spans[0]!.href, 'https://jane.example');
});

test('signs that are no marks stay: snake_case, 5 * 3, a lone star', () => {
  const text = '# Jane\nsnake_case_name and 5 * 3 * 2 and C*';
  assert.equal(readPlainText(text).lines[1]!.text, 'snake_case_name and 5 * 3 * 2 and C*');
});

test('a plain text keeps its stars', () => {
  assert.equal(readPlainText('Jane *the* Smith').lines[0]!.text, 'Jane *the* Smith');
});

test('what tabs or many spaces set apart stands apart, where it stood', () => {
  const [line] = readPlainText('Acme Corporation              2019 - 2021').lines;
  assert.deepEqual(
    line!.spans.map(({ text, x }) => [text, x]),
    [
      ['Acme Corporation', 72],
      ['2019 - 2021', 72 + 30 * 5.5],
    ],
  );
});

test('empty lines are white space, and a form feed starts a page', () => {
  const { lines, pages } = readPlainText('One\n\n\nTwo\n\fThree');
  assert.deepEqual(
    lines.map(({ gapAbove, page }) => [gapAbove, page]),
    [
      [0, 1],
      [2, 1],
      [0, 2],
    ],
  );
  assert.equal(pages, 2);
});

test('line ends of all systems are read', () => {
  assert.deepEqual(
    readPlainText('a\r\nb\rc\nd').lines.map(({ text }) => text),
    ['a', 'b', 'c', 'd'],
  );
});
