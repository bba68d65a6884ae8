import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceLine, SourceSpan } from '../source.ts';
import { documentOf } from '../structure/testing/document.ts';
import { toDocumentLines } from './line.ts';

const [MODEL] = documentOf(['x']).lines as [SourceLine];
/** Words with so many points between them, each half as wide as it is long. */
function row(words: readonly string[], gap: number, y: number): SourceLine {
  let x = 50;
  const spans = words.map((word, index): SourceSpan => {
    const text = index > 0 && gap > 0 ? ` ${word}` : word;
    const span = { ...MODEL.spans[0]!, text, x, width: word.length * 5 };
    x += span.width + gap;
    return span;
  });
  return { ...MODEL, text: words.join(' '), spans, y, width: x - gap - 50 };
}
const cells = (...lines: SourceLine[]): string[] =>
  toDocumentLines(lines).map((line) => line.cells.map(({ text }) => text).join(' | '));

test('words of a justified line stand apart and are one line', () => {
  const full = row(['Roadmapping', 'and', 'strategy', 'for', 'all'], 5, 100);
  assert.deepEqual(
    cells(full, row(['Stakeholder', 'manage', 'Scrum'], 25, 113), full).at(1),
    'Stakeholder manage Scrum',
  );
});

test('labels in rows stay labels, whatever their common gap, and so do cells that end anywhere', () => {
  const labels = row(['Python', 'Kotlin', 'Haskell'], 20, 100);
  assert.deepEqual(
    cells(labels, row(['Python', 'Kotlin', 'Haskell'], 20, 113), labels).at(1),
    'Python | Kotlin | Haskell',
  );
  const short = row(['Berlin', 'Bonn', '2019'], 20, 113);
  assert.deepEqual(cells(labels, labels, labels, short).at(-1), 'Berlin | Bonn | 2019');
});

test("two of old fonts' pictures are letters inside of a word", () => {
  assert.deepEqual(
    cells(row(['Loan Of\uf001cer'], 0, 1), row(['Kau', '\uf002', 'and'], 0, 2), row(['\uf001 Music'], 0, 3)),
    ['Loan Officer', 'Kaufland', '\uf001 Music'],
  );
});

test('where a word might have been broken and was not, nothing stands', () => {
  assert.deepEqual(cells(row(['Waf\u00adfensachkunde'], 0, 1)), ['Waffensachkunde']);
});
