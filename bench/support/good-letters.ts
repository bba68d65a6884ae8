/** What the check of sources makes of the letters of good writers, who knew nothing of it: `letter.md` and `letter-free.md` of the gold cases. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentContextOf } from '../../src/generation/document-context.ts';
import { provenanceOfDraft } from '../../src/generation/producing.ts';
import { sentencesIn } from '../../src/generation/verifying/quoting/sentences.ts';
import { GOLD, goldCases, goldInput } from './gold-cases.ts';
import type { Measured } from './provenance-sets.ts';

const LETTERS = ['letter.md', 'letter-free.md'];

/** The sentences between greeting and close, with no facts named. */
export async function measureLetters(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const id of goldCases(GOLD)) {
    const check = provenanceOfDraft(documentContextOf(await goldInput(GOLD, id, 'cover_letter')));
    for (const file of LETTERS) {
      const paragraphs = readFileSync(path.join(GOLD, id, file), 'utf8')
        .trim()
        .split(/\n\s*\n/);
      const told = paragraphs.filter((text) => /[.?!]$/.test(text.trim()));
      for (const text of told.flatMap((paragraph) => sentencesIn(paragraph.replace(/\s+/g, ' ')))) {
        const start = performance.now();
        const refusals = check({ text, facts: null, place: 'letter' });
        measured.push({ facts: [], text, refusals, milliseconds: performance.now() - start });
      }
    }
  }
  return measured;
}
