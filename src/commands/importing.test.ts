import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/letterpress.js', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../samples/profile.json', import.meta.url));
const TIMEOUT_MS = 60_000;

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterpress-import-'));
});
after(() => rm(folder, { recursive: true }));

/** Without any setting, from a folder in which a stray `./data` would be seen. */
function letterpress(...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; stdout: string; stderr: string }>();
  const options = { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME }, timeout: TIMEOUT_MS };
  const child = execFile(process.execPath, [LAUNCHER, ...words], options, (_error, stdout, stderr) => {
    resolve({ code: child.exitCode, stdout, stderr });
  });
  return promise;
}

test('import prints the JSON Resume that it read, and needs no server, database or data folder', async () => {
  const { code, stdout, stderr } = await letterpress('import', '--file', SAMPLE);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  assert.deepEqual(JSON.parse(stdout), JSON.parse(await readFile(SAMPLE, 'utf8')));
  assert.deepEqual(await readdir(folder), []);
});

test('import writes profile and report, of a format found by content', async () => {
  await writeFile(path.join(folder, 'cv.pdf'), '# Jane Doe\n\njane@example.com\n\n## Skills\n\n- Go\n- SQL\n');
  const files = ['--file', 'cv.pdf', '--out', 'new/profile.json', '--report', 'new/report.json'];
  const { code, stdout, stderr } = await letterpress('import', ...files, '--json');
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  const result = JSON.parse(stdout);
  assert.deepEqual([result.out, result.found.skills, result.report], ['new/profile.json', 2, 'new/report.json']);
  const profile = JSON.parse(await readFile(path.join(folder, 'new/profile.json'), 'utf8'));
  assert.deepEqual([profile.basics.name, profile.skills.length], ['Jane Doe', 2]);
  const report = JSON.parse(await readFile(path.join(folder, 'new/report.json'), 'utf8'));
  assert.equal(report.found.skills, 2);
});

test('what cannot be imported ends with one message and exit 1', async () => {
  await writeFile(path.join(folder, 'cv.doc'), Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0));
  const unreadable = await letterpress('import', '--file', 'cv.doc', '--json');
  assert.deepEqual([unreadable.code, unreadable.stdout], [1, '']);
  assert.match(unreadable.stderr, /^"cv\.doc" is an old Word document \(\.doc\), or protected by a password\./);
  const missing = await letterpress('import', '--file', 'nowhere.pdf');
  assert.deepEqual([missing.code, missing.stderr], [1, 'nowhere.pdf cannot be read. Check the path.\n']);
});
