import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { TaskFailed } from '../../platform/sandbox/pool.ts';
import { checkTypesettingPackages, explainWarmUp } from './packages.ts';

const PLATFORM = `${process.platform}-${process.arch}`;
const ENGINE = '@myriaddreamin/typst-ts-web-compiler';

test('what this checkout needs for typesetting is installed', () => {
  checkTypesettingPackages();
});

test('everything that is missing is named in one message, an emptied package too', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-packages-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, ENGINE), { recursive: true });
  const serif = path.join(folder, '@expo-google-fonts/source-serif-4/400Regular');
  mkdirSync(serif, { recursive: true });
  writeFileSync(path.join(serif, 'SourceSerif4_400Regular.ttf'), '');
  assert.throws(() => checkTypesettingPackages([folder]), {
    message: `Not installed on this machine (${PLATFORM}): ${ENGINE} (the typesetting engine), @expo-google-fonts/source-sans-3 (the font of the modern and bold templates). Run "npm ci" again.`,
  });
});

test('an engine that cannot be loaded is named with the first line of the reason', () => {
  const failed = new TaskFailed({
    name: 'CompileError',
    message: 'expected magic word\nmore',
    stack: '',
    permanent: false,
  });
  assert.equal(
    (explainWarmUp(failed) as Error).message,
    `The package ${ENGINE} (the typesetting engine) does not work on this machine (${PLATFORM}): "expected magic word". Run "npm ci" again.`,
  );
});

test('what is not about typesetting is left as it was', () => {
  const error = new Error('The database cannot be reached');
  assert.equal(explainWarmUp(error), error);
});
