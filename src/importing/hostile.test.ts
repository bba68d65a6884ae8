/** Files made to hurt: each fails with words for a person, within seconds and bounded memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8 } from 'fflate';
import { cpuMs } from '../../test/support/cpu.ts';
import { ImportFailed, importProfile } from './import.ts';
import { docxFile, paragraph, table, zipFile } from './testing/docx-file.ts';

const NOW = '2025-06-01T00:00:00Z';
const MAX_MS = 5000;
const MAX_GROWTH = 350 * 1024 * 1024;

async function failure(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const memory = process.memoryUsage().rss;
  const start = cpuMs();
  try {
    await importProfile({ bytes, name: 'cv' }, NOW);
  } catch (error) {
    assert.ok(error instanceof ImportFailed, `not for people: ${String(error)}`);
    const took = cpuMs() - start;
    assert.ok(took < MAX_MS, `took ${took} ms`);
    assert.ok(process.memoryUsage().rss - memory < MAX_GROWTH, 'took too much memory');
    return error.message;
  }
  throw new assert.AssertionError({ message: 'the import did not fail' });
}

const BURSTS = /^The file unpacks to far more than a resume can hold \(the limit is 50 MB\)/;
const DAMAGED = /^The file is a damaged or password-protected ZIP or Word file/;
const mebibytes = (count: number): Uint8Array => new Uint8Array(count * 1024 * 1024);

test('a Word file that bursts when unpacked', async () => {
  assert.match(await failure(docxFile({ body: '', files: { 'word/document.xml': mebibytes(2) } })), BURSTS);
});

test('many files that burst together', async () => {
  const line = strToU8(`x,${Math.PI}\n`.repeat(100));
  const noise = Uint8Array.from({ length: 600 * 1024 }, (_, index) => line[(index * 7919) % line.length]!);
  const names = ['Skills', 'Courses', 'Honors', 'Projects', 'Patents', 'Languages', 'Positions'];
  const folders = Array.from({ length: 13 }, (_, folder) => names.map((name) => [`${folder}/${name}.csv`, noise]));
  assert.match(await failure(zipFile(Object.fromEntries(folders.flat()))), BURSTS);
});

test('an archive with too many files', async () => {
  const files = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.csv`, 'a']));
  assert.match(await failure(zipFile(files)), /^The archive holds more than 2,000 files/);
});

test('archives in archives are not opened', async () => {
  const inner = zipFile({ 'Profile.csv': 'First Name,Last Name\nJane,Smith\n' });
  assert.match(await failure(zipFile({ 'inner.zip': inner })), /Unpack it and import the resume inside\.$/);
});

test('names that lead outside of the archive', async () => {
  for (const name of [
    '../Profile.csv',
    'a/../../Profile.csv',
    '/etc/Profile.csv',
    'C:\\Profile.csv',
    '..\\Profile.csv',
  ]) {
    assert.match(await failure(zipFile({ [name]: 'x', 'Profile.csv': 'x' })), /a file name that leads outside of it/);
  }
});

test('archives cut off at any place, and noise after the signature', async () => {
  const whole = docxFile({ body: paragraph('Jane Smith') });
  for (const share of [0.02, 0.3, 0.6, 0.9, 0.99]) {
    assert.match(await failure(whole.slice(0, Math.floor(whole.length * share))), DAMAGED);
  }
  assert.match(await failure('PK\u0003\u0004[Content_Types].xml word/ and nothing else'), DAMAGED);
});

test('a Word file whose content was changed on the way', async () => {
  const bytes = docxFile({ body: paragraph('Jane Smith '.repeat(500)) });
  const at = Buffer.from(bytes).indexOf('word/document.xml') + 60;
  bytes.fill(0xff, at, at + 40);
  assert.match(await failure(bytes), /damaged/);
});

test('a size that lies does not make more be unpacked than it says', async () => {
  const bytes = docxFile({ body: '', files: { 'word/document.xml': mebibytes(2) } });
  const central = Buffer.from(bytes).lastIndexOf('word/document.xml') - 46;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(central + 24, 1000, true);
  assert.match(await failure(bytes), /damaged/);
});

test('two documents under one name', async () => {
  const bytes = docxFile({ body: paragraph('Jane'), files: { 'word/documenu.xml': '<x/>' } });
  const renamed = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('documenu', 'document'), 'latin1');
  assert.match(await failure(new Uint8Array(renamed)), DAMAGED);
});

test('a Word file of pictures, or of nothing', async () => {
  assert.match(await failure(docxFile({ body: '<w:p/>'.repeat(1000) })), /^The Word document has no text in it/);
});

test('a Word file with more text, or more XML, than any resume', async () => {
  const lines = `${'漢字 and words '.repeat(1000)} `.repeat(40);
  assert.match(await failure(docxFile({ body: paragraph(lines) })), /^The file holds far more text than a resume/);
  const noise = Array.from({ length: 900_000 }, (_, index) => `<!-- note ${index} -->`);
  const bytes = docxFile({ body: '', files: { 'word/document.xml': `<x>${noise.join('')}</x>` } });
  assert.match(await failure(bytes), /holds more than 16 MB of XML/);
});

test('a Word file without a document', async () => {
  const bytes = zipFile({ '[Content_Types].xml': '<Types/>', 'word/styles.xml': '<x/>' });
  assert.match(await failure(bytes), /looks like a Word document but has no text in it/);
});

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]>`;

test('entities that multiply, and entities that read files or call out', async () => {
  const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "http://127.0.0.1/">]>';
  for (const doctype of [LAUGHS, outside, '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">']) {
    const europass = `<?xml version="1.0"?>${doctype}<Candidate>&j;&a;</Candidate>`;
    assert.match(await failure(europass), /declares a document type \(DTD\), which is not allowed/);
    const word = docxFile({ body: '', files: { 'word/document.xml': `${doctype}<x>&j;</x>` } });
    assert.match(await failure(word), /declares a document type/);
  }
  assert.match(await failure('<Candidate>&undefined;</Candidate>'), /its XML has a mistake/);
});

test('elements nested 100,000 deep, and a million of them', async () => {
  const deep = '<a>'.repeat(100_000) + '</a>'.repeat(100_000);
  assert.match(await failure(deep), /nested more than 200 levels deep/);
  const inWord = docxFile({ body: '', files: { 'word/document.xml': deep } });
  assert.match(await failure(inWord), /nested more than 200 levels deep/);
  assert.match(await failure(`<Candidate>${'<a/>'.repeat(1_000_000)}</Candidate>`), /more than 100,000 elements/);
});

test('tables in tables, as deep as XML may go, are read for what they say', async () => {
  let body = paragraph('Jane Smith');
  for (let depth = 0; depth < 60; depth++) body = table([body, '']);
  const { profile } = await importProfile({ bytes: docxFile({ body }), name: null }, NOW);
  assert.equal(profile.basics.name, 'Jane Smith');
});

test('an element with very many attributes', async () => {
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ');
  assert.match(await failure(`<Candidate ${attributes}/>`), /no resume needs/);
});

test('XML that ends too early', async () => {
  assert.match(await failure('<?xml version="1.0"?><Candidate><CandidatePerson>'), /its XML has a mistake/);
});

const PROFILE_HEADER = 'First Name,Last Name,Headline,Summary\n';

test('CSV fields, rows and columns beyond any resume', async () => {
  assert.match(
    await failure(`${PROFILE_HEADER}Jane,Smith,x,"${'a'.repeat(9_000_000)}"\n`),
    /more than 100,000 characters/,
  );
  assert.match(
    await failure(`${PROFILE_HEADER}Jane,Smith,x,"${'""'.repeat(4_000_000)}"\n`),
    /more than 100,000 characters/,
  );
  assert.match(await failure(`${PROFILE_HEADER}Jane,Smith,x,"${'a'.repeat(9_000_000)}`), /ends inside a quoted field/);
  assert.match(await failure(`${PROFILE_HEADER}${'a\n'.repeat(3_000_000)}`), /more than 20,000 rows/);
  assert.match(await failure(`${PROFILE_HEADER}${'a,'.repeat(3_000_000)}`), /more than 200 columns/);
});

test('YAML aliases that multiply', async () => {
  const lines = ['cv:', '  name: Jane', '  a: &a ["x","x","x","x","x","x","x","x","x"]'];
  for (const [index, name] of [...'bcdefghij'].entries()) {
    const previous = 'abcdefghi'[index];
    lines.push(`  ${name}: &${name} [${Array(9).fill(`*${previous}`).join(',')}]`);
  }
  assert.match(await failure(lines.join('\n')), /^The file is not valid YAML: Excessive alias count/);
});

test('YAML nested very deep, in every way of nesting', async () => {
  for (const nest of ['[', '{a: ', '["]", ', "['[', ", '[ #]\n   ']) {
    const flow = `cv:\n  name: Jane\n  x: ${nest.repeat(20_000)}`;
    assert.match(await failure(flow), /nested more than 50 levels/, nest);
  }
  for (const nest of ['- ', '-  ', '-\t', '? ', '? - ', '- ? ']) {
    const block = `cv:\n  name: Jane\n  x:\n    ${nest.repeat(20_000)}`;
    assert.match(await failure(block), /nested more than 50 levels/, nest);
  }
  const stepsOf = (depth: number) => Array.from({ length: depth }, (_, step) => `${' '.repeat(step + 1)}a:`).join('\n');
  assert.match(await failure(`cv:\n${stepsOf(1300)} x`), /more than 300,000 characters/);
  assert.match(await failure(`cv:\n${stepsOf(700)} x`), /nested more than 50 levels deep/);
});

test('brackets inside of a text of YAML are no nesting', async () => {
  const yaml = `cv:\n  name: Jane\n  headline: "${'['.repeat(60)}"\n`;
  const { profile } = await importProfile({ bytes: strToU8(yaml), name: null }, NOW);
  assert.equal(profile.basics.label?.text, '['.repeat(60));
});

test('more items than a call takes arguments', async () => {
  const head = 'Jane Smith\njane@example.com\n\n';
  assert.match(await failure(`${head}Experience\n${'a\t'.repeat(195_000)}`), /^The file holds far more text/);
  const lists = Array(20).fill('b; '.repeat(6_300)).join('\n');
  assert.match(await failure(`${head}Skills\n${lists}`), /^The file holds more than a profile can/);
});

test('YAML with tags that make objects, or that refers to itself', async () => {
  const tagged = await importProfile({ bytes: strToU8('cv:\n  name: !!js/function "x"\n'), name: null }, NOW);
  assert.equal(tagged.profile.basics.name, 'x');
  assert.match(await failure('cv:\n  name: Jane\n  a: &a\n    self: *a\n'), /nested more than 32 levels deep/);
});

test('a very long line, very many lines, and one endless word', async () => {
  const tooMuch = /^The file holds far more text than a resume/;
  assert.match(await failure(`Jane Smith\n${'word '.repeat(1_000_000)}`), tooMuch);
  assert.match(await failure(`Jane Smith\n${'a\n'.repeat(1_000_000)}`), tooMuch);
  assert.match(await failure(`# Jane\n${' __b'.repeat(2_000_000)}`), tooMuch);
  assert.match(await failure(`# Jane\n${`${'[a]( **b _c '.repeat(1500)}\n`.repeat(400)}`), tooMuch);
  assert.match(await failure(docxFile({ body: paragraph('word '.repeat(100_000)) })), tooMuch);
});

test('a file that is two formats at once is taken for one, and fails as that', async () => {
  const word = docxFile({ body: paragraph('Jane Smith') });
  const behindScript = Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), word]);
  assert.match(await failure(new Uint8Array(behindScript)), /of a kind that we do not know, or damaged/);
  const behindPdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), word]);
  await failure(new Uint8Array(behindPdf));
});

/** The same numbers for the same seed, between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function mutate(bytes: Uint8Array, next: () => number): Uint8Array {
  const copy = bytes.slice();
  const place = () => Math.floor(next() * copy.length);
  for (let change = 0; change < 6; change++) {
    if (next() < 0.5) copy[place()] = Math.floor(next() * 256);
    else copy.copyWithin(place(), place(), place());
  }
  return next() < 0.1 ? copy.slice(0, place()) : copy;
}

const SEED = 20_251;

test(`files changed at random become a profile or fail with words for a person (seed ${SEED})`, async () => {
  const next = numbersFrom(SEED);
  const files = [
    docxFile({ body: paragraph('Jane Smith') + table([paragraph('2019'), paragraph('Acme')]) }),
    zipFile({ 'Profile.csv': 'First Name,Last Name,Headline\nJane,Smith,Engineer\n', 'Skills.csv': 'Name\nGo\n' }),
    strToU8(
      '<Candidate><CandidatePerson><PersonName><GivenName>Jane</GivenName></PersonName></CandidatePerson></Candidate>',
    ),
    strToU8('cv:\n  name: Jane\n  sections:\n    work:\n      - company: Acme\n        start_date: 2019-01\n'),
    strToU8('# Jane Smith\n\n## Work\n\n**Acme** 2019 - 2021\n- Built [it](https://x.example)\n'),
  ];
  for (let round = 0; round < 300; round++) {
    const bytes = mutate(files[round % files.length]!, next);
    await importProfile({ bytes, name: null }, NOW).catch((error) => {
      assert.ok(error instanceof ImportFailed, `round ${round}: ${error.stack}`);
    });
  }
});
