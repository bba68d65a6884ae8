import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import type { SourceLine } from '../source.ts';
import { Provenance } from '../structure/provenance.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { readSkills } from './skills.ts';

const namesIn = (lines: readonly SourceLine[]): string[] =>
  readSkills(toDocumentLines(lines), 0, new Provenance()).skills.map(({ name }) => name!);
const skillsOf = (...rows: Row[]): string[] => namesIn(documentOf(rows).lines);

/** One line of words with so much between them, in points; each is half as wide as it is long. */
function spaced(words: readonly string[], gap: number): SourceLine[] {
  const [line] = documentOf(['x']).lines;
  let x = 50;
  const spans = words.map((text, index) => {
    const span = { ...line!.spans[0]!, text: index === 0 ? text : ` ${text}`, x, width: text.length * 5 };
    x += span.width + gap;
    return span;
  });
  return [{ ...line!, text: words.join(' '), spans, width: x - gap - 50 }];
}

test('a list that is set to the right goes on where its lines end', () => {
  assert.deepEqual(skillsOf(['Wiring · Power', { x: 130 }], ['tools · MIG', { x: 145 }]), [
    'Wiring',
    'Power tools',
    'MIG',
  ]);
});

test("labels stand further apart than words, a typewriter's too, and than words that are stretched between signs", () => {
  assert.deepEqual(namesIn(spaced(['Python', 'Kotlin'], 8)), ['Python', 'Kotlin']);
  assert.deepEqual(namesIn(spaced(['Soudure', 'TIG'], 6)), ['Soudure TIG']);
  assert.deepEqual(namesIn(spaced(['Market', 'analysis', '·', 'Jira'], 8)), ['Market analysis', 'Jira']);
});
