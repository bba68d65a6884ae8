import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CRASH_POINTS } from '../../../src/base/telemetry/crash-point.ts';

const SRC = path.join(import.meta.dirname, '../../../src');
const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

test('every crash point stands once in the source, and no other does', () => {
  const found = globSync('**/*.ts', { cwd: SRC })
    .filter((file) => !file.endsWith('crash-point.ts'))
    .flatMap((file) => [...read(file).matchAll(/\bcrashPoint\('([^']+)'\)/g)].map((match) => match[1]!));
  assert.deepEqual(found.sort(), [...CRASH_POINTS].sort());
});

/** The functions whose every step has a point: their first lines, by file. */
const STEPWISE: Record<string, string[]> = {
  'domain/documents/creating/create.ts': ['async function store('],
  'domain/documents/producing/produce.ts': ['async onStart(', 'async readInputs(', 'async run(', 'async onDead('],
};

for (const [file, functions] of Object.entries(STEPWISE)) {
  for (const first of functions) {
    test(`every step of ${first}…) in ${file} is followed by a crash point`, () => {
      const steps = stepsOf(bodyOf(read(file), first));
      assert.ok(steps.length > 0);
      const without = steps.filter(({ next }) => !next.startsWith('crashPoint(')).map(({ text }) => text);
      assert.deepEqual(without, []);
    });
  }
}

/** The lines from the first one to the one that closes it, at the same depth. */
function bodyOf(source: string, first: string): string[] {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim().startsWith(first));
  assert.ok(start >= 0, `there is no ${first}`);
  const end = lines.findIndex(
    (line, index) => index > start && /^\},?$/.test(line.trim()) && depth(line) === depth(lines[start]!),
  );
  return lines.slice(start + 1, end);
}

/** The statements that wait for something, each with the line behind it. */
function stepsOf(lines: string[]): { text: string; next: string }[] {
  return lines.flatMap((line, index) => {
    if (!/\bawait\b/.test(line)) return [];
    const length = lines.slice(index).findIndex((later) => later.endsWith(';') && depth(later) <= depth(line) + 2);
    const last = index + length;
    return [{ text: line.trim(), next: lines[last + 1]?.trim() ?? '' }];
  });
}

const depth = (line: string) => line.length - line.trimStart().length;
