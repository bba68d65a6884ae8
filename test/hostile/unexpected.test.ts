import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ImportRefused } from '../../src/domain/profiles/import-job.ts';
import { importInSandbox, openImportSandbox } from '../../src/sandbox-tasks.ts';
import { PROJECT_ROOT } from '../../src/wire-sandbox.ts';

const ENTRY = fileURLToPath(new URL('./fixtures/overflowing.ts', import.meta.url));

test('what an import stumbles over is told to the person in words, to the operator by its kind, and not tried again', async () => {
  const lines: string[] = [];
  const sandbox = openImportSandbox(1, () => {}, { entry: ENTRY, readable: [PROJECT_ROOT] });
  try {
    const task = { file: { bytes: new Uint8Array([1]), name: null }, now: '2026-01-01T00:00:00Z' };
    const importing = importInSandbox(sandbox, task, { log: (line) => void lines.push(line) });
    await assert.rejects(importing, (error: Error) => {
      assert.ok(error instanceof ImportRefused);
      assert.match(error.message, /^The file could not be read: .* choose another file\.$/);
      return true;
    });
    assert.match(lines.join('\n'), /^import: RangeError, whose words may quote what was read/);
  } finally {
    await sandbox.close();
  }
});
