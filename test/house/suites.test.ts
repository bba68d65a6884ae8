import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SUITES } from '../suites.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const find = (patterns: string[]) => globSync(patterns, { cwd: PROJECT });

/** Backups and upgrades of other databases have a command of their own. */
const ELSEWHERE = /^test[/\\]engines[/\\](drills|upgrade)\./;

test('every test file runs once, in one suite', () => {
  const wanted = find(['{src,test,web/src}/**/*.{test,long}.ts']).filter((file) => !ELSEWHERE.test(file));
  const run = Object.values(SUITES).flatMap((groups) => groups.flatMap(({ files }) => find(files)));
  assert.deepEqual(run.sort(), wanted.sort());
  assert.ok(wanted.length > 200);
});

test('what runs long is not part of npm test', () => {
  const quick = ['together', 'browser', 'parts'].flatMap((name) => SUITES[name]!.flatMap(({ files }) => find(files)));
  assert.deepEqual(
    quick.filter((file) => file.endsWith('.long.ts')),
    [],
  );
});

test('no file that shares its process has a hook around the tests of the others', () => {
  const shared = Object.values(SUITES).flatMap((groups) =>
    groups.flatMap(({ isOneProcess, files }) => (isOneProcess ? find(files) : [])),
  );
  const hooked = shared.filter((file) =>
    /^(?:before|after)Each\(/m.test(readFileSync(path.join(PROJECT, file), 'utf8')),
  );
  assert.deepEqual(hooked, []);
});
