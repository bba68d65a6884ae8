import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { importProfile } from '../../src/importing/import.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import { letterpress, SAMPLE_JOB, SAMPLE_PROFILE, temporaryFolder } from '../support/letterpress.ts';

const NOW = ['--now', '2026-03-09T12:00:00Z'];
const SOURCES = ['--profile', SAMPLE_PROFILE, '--job', SAMPLE_JOB];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

/** Without DATA_DIR, and from a folder in which a stray `./data` would be seen. */
const render = (...options: string[]) =>
  letterpress(['render', ...SOURCES, ...NOW, ...options, '--json'], {}, { cwd: folder.path });

async function textOf(file: string): Promise<string> {
  const pages = await readBack(new Uint8Array(await readFile(path.join(folder.path, file))));
  return pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
}

test('render makes a resume and its evidence without server, database, account or data folder', async () => {
  const { code, stdout, stderr } = await render(
    ...['--out', 'out/resume.pdf', '--docx', 'out/resume.docx', '--evidence', 'out/evidence.json'],
    ...['--template', 'elegant', '--accent', 'forest'],
  );
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  const result = JSON.parse(stdout);
  assert.equal(result.out, 'out/resume.pdf');
  assert.equal(result.pages, 2);
  const text = await textOf('out/resume.pdf');
  assert.match(text, /Maya Okafor/);
  assert.match(text, /maya\.okafor@example\.com/);
  const word = await readFile(path.join(folder.path, 'out/resume.docx'));
  const { profile } = await importProfile({ bytes: word, name: 'resume.docx' }, '2026-03-09T12:00:00Z');
  assert.equal(profile.basics.email, 'maya.okafor@example.com');
  const evidence: unknown = JSON.parse(await readFile(path.join(folder.path, 'out/evidence.json'), 'utf8'));
  assert.ok(typeof evidence === 'object' && evidence !== null && Object.keys(evidence).length > 0);
  assert.deepEqual(await readdir(folder.path), ['out']);
});

test('render makes a letter with the fields given as options', async () => {
  const { code, stderr } = await render(
    ...['--letter', '--out', 'letter.pdf', '--date', '2026-3-9'],
    ...['--hiring-manager-name', 'Jane Smith', '--hiring-manager-email', 'jane@example.com'],
    ...['--company-street-address', '1 Main Street', '--company-city', 'Springfield'],
    ...['--company-state', 'IL', '--company-zip', '62701'],
    ...['--additional-context', 'I am moving to Springfield in May.'],
  );
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  const text = await textOf('letter.pdf');
  for (const expected of [
    'Maya Okafor',
    'March 9, 2026',
    'Dear Jane Smith,',
    'jane@example.com',
    '1 Main Street',
    'Springfield, IL 62701',
    'Sincerely,',
  ]) {
    assert.ok(text.includes(expected), `the letter has "${expected}":\n${text}`);
  }
});

test('render says which file cannot be used, and makes none', async () => {
  await writeFile(path.join(folder.path, 'broken.json'), '{ "basics": ');
  const attempts = [
    ['--profile', 'broken.json', '--job', SAMPLE_JOB],
    ['--profile', SAMPLE_PROFILE, '--job', 'nowhere.txt'],
  ];
  const [broken, missing] = await Promise.all(
    attempts.map((words) => letterpress(['render', ...words, '--out', 'none.pdf', '--json'], {}, { cwd: folder.path })),
  );
  for (const { code, stdout } of [broken!, missing!]) assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
  assert.match(broken!.stderr, /JSON/);
  assert.match(missing!.stderr, /nowhere\.txt cannot be read/);
  assert.ok(!(await readdir(folder.path)).includes('none.pdf'));
});
