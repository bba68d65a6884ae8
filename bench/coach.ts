/**
 * Our resumes beside a coach's who had to keep to the profile's own words: which lines he chose, and in which order
 * (`resume.json` of a gold case). Blind readers gave his pages 8.8 of 10, so what he does otherwise is worth looking at.
 * `node bench/coach.ts [--set FOLDER] [--only ID,ID] [--lines]`; `--lines` shows where the two differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { say } from './support/figures.ts';
import { goldCases, goldInput } from './support/gold-cases.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: path.join(import.meta.dirname, 'gold-more') },
    only: { type: 'string' },
    lines: { type: 'boolean', default: false },
  },
});
const cases = goldCases(values.set, values.only).filter((id) => existsSync(path.join(values.set, id, 'resume.json')));
const parts = ['work', 'volunteer', 'projects'];

interface Highlight {
  fact: string;
  text: string;
}

function highlightsOf(profile: Record<string, { highlights?: string[] }[] | undefined>): Highlight[] {
  return parts.flatMap((part) =>
    (profile[part] ?? []).flatMap(({ highlights = [] }, entry) =>
      highlights.map((text, at) => ({ fact: `${part}.${entry}.highlights.${at}`, text })),
    ),
  );
}

const letters = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 18)
    .toLowerCase();

/** The facts behind the bullets of our page, in its order. */
async function printed(id: string, highlights: readonly Highlight[]): Promise<string[]> {
  const input = await goldInput(values.set, id, 'resume');
  const { evidence } = await generate(input, { readBack });
  const roles = [...input.profile.work, ...input.profile.volunteer].flatMap((employer) => employer.roles);
  const facts = [...roles, ...input.profile.projects].flatMap((holder) => holder.highlights);
  const byText = new Map(highlights.map(({ fact, text }) => [letters(text), fact]));
  const byId = new Map(facts.map((fact) => [fact.id, byText.get(letters(fact.text))]));
  // The summary names several.
  const bullets = evidence.lines.filter(({ ids }) => ids.length === 1);
  return [...new Set(bullets.flatMap(({ ids }) => byId.get(ids[0]!) ?? []))];
}

/** Of the pairs of lines under one header that both print, those in the same order. */
function inOrder(ours: readonly string[], coachs: readonly string[]): { same: number; all: number } {
  const both = coachs.filter((fact) => ours.includes(fact));
  const pairs = both.flatMap((first, at) => both.slice(at + 1).map((second) => [first, second] as const));
  const beside = pairs.filter(([a, b]) => a.split('.', 2).join() === b.split('.', 2).join());
  return { same: beside.filter(([a, b]) => ours.indexOf(a) < ours.indexOf(b)).length, all: beside.length };
}

const sum = { both: 0, ours: 0, coachs: 0, neither: 0, same: 0, pairs: 0 };
for (const id of cases) {
  const folder = path.join(values.set, id);
  const highlights = highlightsOf(JSON.parse(readFileSync(path.join(folder, 'profile.json'), 'utf8')));
  const coachs: string[] = JSON.parse(readFileSync(path.join(folder, 'resume.json'), 'utf8')).facts;
  const ours = await printed(id, highlights);
  for (const { fact, text } of highlights) {
    const [isOurs, isCoachs] = [ours.includes(fact), coachs.includes(fact)];
    sum[isOurs && isCoachs ? 'both' : isOurs ? 'ours' : isCoachs ? 'coachs' : 'neither']++;
    if (values.lines && isOurs !== isCoachs) say(`${id}  ${isOurs ? 'ours ' : 'coach'}  ${text}`);
  }
  const { same, all } = inOrder(ours, coachs);
  sum.same += same;
  sum.pairs += all;
}
say(
  `${cases.length} cases; lines that both print ${sum.both}, only we ${sum.ours}, only the coach ${sum.coachs}, neither ${sum.neither}`,
);
say(`of ${sum.pairs} pairs under one header, ${(sum.same / sum.pairs).toFixed(2)} in the coach's order`);
