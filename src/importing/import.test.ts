import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { exportJsonResume, ImportFailed, importProfile } from './import.ts';
import { zipFile } from './testing/docx-file.ts';

const NOW = '2025-06-01T00:00:00Z';
const SAMPLE = join(import.meta.dirname, '../../samples/profile.json');
const JANE = { basics: { name: 'Jane Smith' } };

const importText = (text: string) => importProfile({ bytes: Buffer.from(text), name: null }, NOW);
const importJson = (document: unknown) => importText(JSON.stringify(document));

async function failure(content: string | Uint8Array, name: string | null = null): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    await importProfile({ bytes, name }, NOW);
  } catch (error) {
    assert.ok(error instanceof ImportFailed, String(error));
    return error.message;
  }
  throw new assert.AssertionError({ message: `the import of ${String(content).slice(0, 80)} did not fail` });
}

test('the sample profile is imported whole: nothing doubtful, nothing left over, and exported unchanged', async () => {
  const bytes = readFileSync(SAMPLE);
  const { profile, report } = await importProfile({ bytes, name: 'profile.json' }, NOW);
  assert.deepEqual([report.doubtful, report.leftOver, profile.unmapped], [[], [], []]);
  assert.deepEqual([report.found.employers, report.found.roles], [3, 4]);
  assert.deepEqual(exportJsonResume(profile), JSON.parse(bytes.toString()));
});

test('the type is found by content, whatever the name says', async () => {
  assert.equal(
    (await importProfile({ bytes: Buffer.from(JSON.stringify(JANE)), name: 'cv.pdf' }, NOW)).profile.basics.name,
    'Jane Smith',
  );
  const readable =
    '. What can be imported: PDF, Word (.docx), LinkedIn data exports, JSON Resume, RenderCV, Europass XML, plain text and Markdown.';
  assert.equal(
    await failure('{\\rtf1 Jane}', 'cv.json'),
    `"cv.json" is an RTF document. Save it as .docx or PDF${readable}`,
  );
  assert.equal(
    await failure(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)),
    `The file is an old Word document (.doc), or protected by a password. Save it as .docx without a password${readable}`,
  );
  assert.equal(
    await failure(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
    `The file is a picture. Choose a file with text in it${readable}`,
  );
  assert.equal(await failure('<!DOCTYPE html><p>Jane</p>'), `The file is a web page. Print it to PDF${readable}`);
  assert.equal(
    await failure(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0x02, 0x00)),
    `The file is of a kind that we do not know, or damaged${readable}`,
  );
  assert.equal(await failure(''), `The file is empty${readable}`);
  assert.equal(await failure('   '), `The file is empty${readable}`);
});

test('a byte order mark, and UTF-16 with one, are read', async () => {
  const text = `\ufeff${JSON.stringify({ basics: { name: 'Zoë' } })}`;
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const { profile } = await importProfile({ bytes: Buffer.from(text, encoding), name: null }, NOW);
    assert.equal(profile.basics.name, 'Zoë');
  }
});

test('what is not JSON fails with the place of the mistake', async () => {
  assert.match(
    await failure('{\n  "basics": {"name" "Jane"}\n}'),
    /not valid JSON: there is a mistake in line 2, column 21\./,
  );
  assert.match(await failure('{"basics": {"name": "Ja'), /not valid JSON: it ends too early\./);
  assert.match(await failure(Uint8Array.of(0x7b, 0xc3, 0x28)), /not a text file in UTF-8/);
});

test('text that is no resume fails, whatever its first words could be taken for', async () => {
  const texts = [
    'A',
    'Hello world',
    'Lorem ipsum dolor sit amet, consectetur.',
    'Dear Sir,\nplease pay.\nRegards\nBob',
  ];
  for (const text of texts) assert.match(await failure(text), /nothing of a resume was found in it/);
});

test('documents of other programs fail with the way to save them', async () => {
  const office = zipFile({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<a/>' });
  assert.match(await failure(office), /is an Office document without text pages/);
  assert.match(await failure(zipFile({ 'Index/Document.iwa': 'x' })), /is an Apple Pages document\. Export it as Word/);
});

test('JSON that is no resume fails', async () => {
  assert.match(await failure('[{"basics": {}}]'), /holds a list, but a JSON Resume is one object/);
  assert.match(await failure('"Jane"'), /holds a single value/);
  assert.match(await failure('{"name": "letterpress", "version": "1.0.0"}'), /nothing of a resume in it/);
});

test('a resume that lacks nothing but a name is read, and the name asked for', async () => {
  const file = '{"basics": {}, "work": [{"name": "Harbor Lines", "position": "Clerk", "startDate": "2019"}]}';
  const { profile, report } = await importProfile({ bytes: Buffer.from(file), name: null }, NOW);
  assert.equal(profile.work[0]?.name, 'Harbor Lines');
  assert.deepEqual(report.doubtful, [{ place: 'basics.name', message: 'No name was found in the file; add it' }]);
});

test('a resume without a name fails and says where the name belongs', async () => {
  assert.match(
    await failure('{"work": []}'),
    /^basics\.name is missing or empty\. .*"basics": \{"name": "Jane Smith"\}/,
  );
  assert.match(await failure('{"basics": {"name": "  "}}'), /^basics\.name is missing or empty\./);
  assert.match(await failure('{"basics": {"name": ["Jane"]}}'), /^basics\.name must be text\./);
  assert.match(await failure('{"basics": "Jane"}'), /^basics must be an object\./);
});

test('files, lists and nesting beyond their limits fail with the limit named', async () => {
  const tooLong = Array.from({ length: 501 }, () => ({ name: 'Acme' }));
  assert.match(await failure(' '.repeat(10 * 1024 * 1024 + 1), 'big.json'), /^"big\.json" is larger than 10 MB\./);
  assert.match(
    await failure(JSON.stringify({ ...JANE, work: tooLong })),
    /^work has 501 items, and we keep at most 500\./,
  );
  assert.match(
    await failure(JSON.stringify({ ...JANE, work: [{ highlights: Array(501).fill('a') }] })),
    /^work\[0\]\.highlights has 501 items/,
  );
  assert.match(
    await failure(`{"basics": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    /nested more than 32 levels deep/,
  );
  assert.match(await failure(JSON.stringify({ ...JANE, junk: Array(20_001).fill(0) })), /more than 20,000 values/);
});

test('a list of exactly 500 items is imported', async () => {
  const work = Array.from({ length: 500 }, (_, index) => ({ name: `Employer ${index}` }));
  assert.equal((await importJson({ ...JANE, work })).profile.work.length, 500);
});

test('more odd values than are listed do not fail the import, and none is lost', async () => {
  const document = { ...JANE, skills: Array.from({ length: 400 }, () => ({ name: [1], level: {} })) };
  const { profile, report } = await importJson(document);
  assert.equal(profile.unmapped.length, 500);
  assert.equal(report.leftOver.length, 201);
  assert.deepEqual(exportJsonResume(profile), document);
});

test('a text beyond 20,000 characters is left over and exported again', async () => {
  const document = { basics: { name: 'Jane Smith', summary: 'a'.repeat(20_001) } };
  const { profile, report } = await importJson(document);
  assert.equal(profile.basics.summary, null);
  assert.equal(report.leftOver[0]!.message, 'basics.summary is longer than 20,000 characters.');
  assert.deepEqual(exportJsonResume(profile), document);
});

test('a place whose parts are together too long is left over, not an error', async () => {
  const document = { ...JANE, work: [{ location: { city: 'a'.repeat(15_000), region: 'b'.repeat(15_000) } }] };
  const { profile } = await importJson(document);
  assert.equal(profile.work[0]!.location, null);
  assert.deepEqual(exportJsonResume(profile), document);
});

test('NULs and halves of surrogate pairs are removed and reported', async () => {
  const { profile, report } = await importText(
    '{"basics": {"name": "Ja\\u0000ne", "label": "\\ud83d\\ude00 ok \\ud83d", "x\\u0000": 1}}',
  );
  assert.equal(profile.basics.name, 'Jane');
  assert.equal(profile.basics.label!.text, '😀 ok ');
  assert.deepEqual(profile.basics.extra, { x: 1 });
  assert.deepEqual(
    report.doubtful.map(({ place }) => place),
    ['basics.name', 'basics.label', 'basics.x'],
  );
});

test('a __proto__ key changes no prototype; it is left out and reported', async () => {
  const { profile, report } = await importText(
    '{"basics": {"name": "Jane", "__proto__": {"email": "x@example.com"}}, "__proto__": {"work": []}, "work": [{"constructor": 1}]}',
  );
  assert.equal(profile.basics.email, null);
  assert.equal(Object.getPrototypeOf(profile.basics.extra), Object.prototype);
  assert.deepEqual(profile.work[0]!.roles[0]!.extra, { constructor: 1 });
  assert.deepEqual(
    report.doubtful.map(({ place }) => place),
    ['basics.__proto__', '__proto__'],
  );
});
