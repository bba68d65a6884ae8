import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import packageJson from '../package.json' with { type: 'json' };
import {
  isDrawing,
  isImportedFile,
  isProduced,
  isStage,
  keepDataUnread,
  PROJECT_ROOT,
  readableBy,
} from './wire-sandbox.ts';

const inProject = (...parts: string[]): string => path.join(PROJECT_ROOT, ...parts);

function isReadable(file: string): boolean {
  return readableBy('imports').some((readable) => file === readable || file.startsWith(readable + path.sep));
}

describe('what children read', () => {
  test('has every package that their sources name', () => {
    const sources = globSync(['base/**/*.ts', 'generation/**/*.ts', 'importing/**/*.ts', 'sandboxed.ts'], {
      cwd: import.meta.dirname,
    }).filter((file) => !/\.test\.ts$|\/(testing|fixtures)\//.test(file));
    const text = sources.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
    const named = Object.keys(packageJson.dependencies).filter((name) => new RegExp(`'${name}['/]`).test(text));
    assert.ok(named.length > 10, named.join());
    const readable = readableBy('documents');
    assert.deepEqual(
      named.filter((name) => !readable.includes(inProject('node_modules', name))),
      [],
    );
  });

  test('has what a package needs itself', () => {
    assert.ok(readableBy('documents').includes(inProject('node_modules', 'xmlchars')));
  });

  test('has neither the settings nor data, wherever in the project they lie', () => {
    const secrets = [
      '.env',
      'data/signing-secret',
      'node_modules/data/signing-secret',
      'src/data/files',
      '.git/config',
    ];
    assert.deepEqual(
      secrets.filter((file) => isReadable(inProject(file))),
      [],
    );
    assert.equal(isReadable(inProject('src', 'base', 'profile.ts')), true);
  });

  test('is no place for the data folder', () => {
    for (const folder of ['src/base', 'templates/data', 'node_modules/zod/data']) {
      assert.throws(() => keepDataUnread(inProject(folder)), /^Error: DATA_DIR is .* Set it to another folder\.$/);
    }
    for (const folder of ['data', '.', 'src/data', 'src/base-data']) keepDataUnread(inProject(folder));
  });
});

describe('what children answer', () => {
  const produced = { pdf: Buffer.from('%PDF-1.7 …'), text: null, evidence: {}, applied: [] };

  test('is a document when it has all of one', () => {
    assert.equal(isProduced(produced), true);
    const others = [{ pdf: Buffer.from('<html>') }, { pdf: '%PDF-' }, { text: 7 }, { evidence: null }, { applied: {} }];
    for (const other of others) assert.equal(isProduced({ ...produced, ...other }), false, JSON.stringify(other));
    assert.equal(isProduced(null), false);
  });

  test('is an import when it has a profile and a report', () => {
    assert.equal(isImportedFile({ profile: {}, report: {}, text: null }), true);
    for (const other of [null, 'text', {}, { profile: {} }, { profile: null, report: {} }]) {
      assert.equal(isImportedFile(other), false);
    }
  });

  test('is a drawing or a stage when it is such a text', () => {
    assert.deepEqual(['<svg>', '<script>', 7].map(isDrawing), [true, false, false]);
    assert.deepEqual(['Writing', 'x'.repeat(101), { length: 1 }].map(isStage), [true, false, false]);
  });
});
