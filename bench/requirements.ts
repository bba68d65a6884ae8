/**
 * What the matcher makes of the requirements of the gold cases, against a coach's judgement: those it calls a gap although
 * the profile meets them, and those it calls met although it does not. `node bench/requirements.ts [--set FOLDER]`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { matchProfile } from '../src/generation/matching/match.ts';
import type { RequirementSupport } from '../src/generation/matching/requirements/requirement-support.ts';
import { readPosting } from '../src/generation/reading/posting.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { isFunctionWord } from '../src/generation/vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../src/generation/vocabulary/words.ts';
import { importProfile } from '../src/importing/import.ts';
import { say } from './support/figures.ts';

const NOW = '2026-11-01T00:00:00Z';
/** Of the words of the shorter line, from which on two lines ask for the same. */
const SAME = 0.5;

interface Judged {
  text: string;
  support: 'yes' | 'partly' | 'no';
}

const { values } = parseArgs({
  options: { set: { type: 'string', default: path.join(import.meta.dirname, 'gold') } },
});

function tellingWords(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !isFunctionWord(word))
      .map(stem),
  );
}

function likeness(one: string, other: string): number {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  return a.intersection(b).size / Math.max(1, Math.min(a.size, b.size));
}

async function supportsOf(folder: string): Promise<readonly RequirementSupport[]> {
  const bytes = readFileSync(path.join(folder, 'profile.json'));
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
  const posting = readPosting(readFileSync(path.join(folder, 'job.txt'), 'utf8'));
  return matchProfile(snapshotOf(profile), posting, NOW).requirements;
}

const counts = { asked: 0, read: 0, met: 0, unmet: 0, falseGaps: 0, falselyMet: 0 };
for (const id of readdirSync(values.set).toSorted()) {
  const folder = path.join(values.set, id);
  if (!existsSync(path.join(folder, 'gold.json'))) continue;
  const supports = await supportsOf(folder);
  const { requirements } = JSON.parse(readFileSync(path.join(folder, 'gold.json'), 'utf8')) as {
    requirements: Judged[];
  };
  for (const { text, support } of requirements) {
    counts.asked += 1;
    const nearest = supports.toSorted(
      (a, b) => likeness(text, b.requirement.text) - likeness(text, a.requirement.text),
    )[0];
    if (nearest === undefined || likeness(text, nearest.requirement.text) < SAME) continue;
    counts.read += 1;
    const isGap = nearest.state === 'gap';
    if (support === 'yes') counts.met += 1;
    if (support === 'no') counts.unmet += 1;
    if (support === 'yes' && isGap) counts.falseGaps += 1;
    if (support === 'no' && !isGap) counts.falselyMet += 1;
    if ((support === 'yes' && isGap) || (support === 'no' && !isGap)) {
      say(`${id}: ${isGap ? 'gap' : nearest.state}, ${nearest.requirement.kind}: ${text.slice(0, 90)}`);
    }
  }
}
say(
  `read ${counts.read} of ${counts.asked}; called a gap ${counts.falseGaps} of ${counts.met} met ones; ` +
    `called met ${counts.falselyMet} of ${counts.unmet} unmet ones`,
);
