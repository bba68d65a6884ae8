import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const WEB = path.join(import.meta.dirname, '../../web/src');

test('what the dashboard keeps of the server is named in one file', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => file !== path.join('api', 'queries.ts'));
  assert.ok(files.length > 50);
  const naming = files.filter((file) => /queryKey:\s*\[/.test(readFileSync(path.join(WEB, file), 'utf8')));
  assert.deepEqual(naming, []);
});
