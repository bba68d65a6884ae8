/**
 * Fits the weights by which a letter's proofs, or a resume's bullets, are ranked (`generation/matching/proofs.ts`) to the
 * coaches' choices in the gold cases, by a seeded random search, and says what each weight brings: how the value falls when it
 * is set to nothing. `node bench/fit-proofs.ts [--of bullets] [--set FOLDER]… [--tries 2000] [--seed 1]`; without `--set` all
 * cases of the repository.
 *
 * The value of a case for letters: whether the best proof stands among the first two (1), three (0.8) or five (0.5), and how
 * many of the coach's proofs stand among the first five. For bullets: of all pairs of a fact that must be printed and one that
 * need not, the share in which the first ranks higher; pairs with a fact that harms count twice. To see what a fit is worth, fit
 * on one set and measure on another.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Profile } from '../src/base/profile.ts';
import { type Matches, matchProfile } from '../src/generation/matching/match.ts';
import { BULLET_WEIGHTS, PROOF_WEIGHTS, type ProofWeights, rankProofs } from '../src/generation/matching/proofs.ts';
import { readPosting } from '../src/generation/reading/posting.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { importProfile } from '../src/importing/import.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { say } from './support/figures.ts';

const NOW = '2026-11-01T00:00:00Z';
const MOST_TOLD = 5;

const { values } = parseArgs({
  options: {
    set: {
      type: 'string',
      multiple: true,
      default: ['gold', 'gold-more'].map((set) => path.join(import.meta.dirname, set)),
    },
    of: { type: 'string', default: 'proofs' },
    tries: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});

interface Case {
  profile: Profile;
  matches: Matches;
  /** The beginnings of the coach's proofs, best first. */
  wanted: string[];
  /** The beginnings of what must be on the page, and of what must not. */
  printed: ReadonlySet<string>;
  harming: ReadonlySet<string>;
}

const letters = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 16)
    .toLowerCase();

async function readCase(folder: string): Promise<Case> {
  const bytes = readFileSync(path.join(folder, 'profile.json'));
  const raw: unknown = JSON.parse(bytes.toString());
  const profile = snapshotOf((await importProfile({ bytes, name: 'profile.json' }, NOW)).profile);
  const posting = readPosting(readFileSync(path.join(folder, 'job.txt'), 'utf8'));
  const gold = JSON.parse(readFileSync(path.join(folder, 'gold.json'), 'utf8'));
  const proofs: { fact: string; rank: number }[] = gold.letter.proofs;
  const wanted = proofs.toSorted((a, b) => a.rank - b.rank).map(({ fact }) => letters(textAt(raw, fact)));
  const beginnings = (facts: readonly string[]): Set<string> => new Set(facts.map((one) => letters(textAt(raw, one))));
  const named = (list: { fact: string }[]): string[] => list.map(({ fact }) => fact);
  return {
    profile,
    matches: matchProfile(profile, posting, NOW),
    wanted,
    printed: beginnings([...named(gold.must_print), ...gold.lead]),
    harming: beginnings(named(gold.must_not_print)),
  };
}

/** The text behind a path such as `work.0.highlights.3`, or the name of the entry that it leads to. */
function textAt(profile: unknown, fact: string): string {
  const found = fact.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], profile);
  if (typeof found === 'string') return found;
  const { name, title } = (found ?? {}) as { name?: string; title?: string };
  return name ?? title ?? '';
}

function worthOf({ profile, matches, wanted }: Case, weights: ProofWeights): number {
  const told = rankProofs(profile, matches, weights)
    .slice(0, MOST_TOLD)
    .map(({ text }) => letters(text));
  const at = told.indexOf(wanted[0]!);
  const best = at === -1 ? 0 : at < 2 ? 1 : at === 2 ? 0.8 : 0.5;
  return best + wanted.filter((one) => told.includes(one)).length / Math.min(MOST_TOLD, wanted.length);
}

const HARM_COUNTS = 2;

function worthOfBullets({ profile, matches, printed, harming }: Case, weights: ProofWeights): number {
  const ranked = rankProofs(profile, matches, weights).map(({ text }) => letters(text));
  let [won, all] = [0, 0];
  for (const [at, one] of ranked.entries()) {
    if (!printed.has(one)) continue;
    for (const [other, text] of ranked.entries()) {
      if (printed.has(text)) continue;
      const counts = harming.has(text) ? HARM_COUNTS : 1;
      all += counts;
      if (at < other) won += counts;
    }
  }
  return all === 0 ? 1 : won / all;
}

const folders = values.set.flatMap((set) => readdirSync(set).map((id) => path.join(set, id)));
const cases = await Promise.all(folders.filter((one) => existsSync(path.join(one, 'gold.json'))).map(readCase));
const isOfBullets = values.of === 'bullets';
const current = isOfBullets ? BULLET_WEIGHTS : PROOF_WEIGHTS;
const value = (weights: ProofWeights): number =>
  cases.reduce((sum, one) => sum + (isOfBullets ? worthOfBullets : worthOf)(one, weights), 0) / cases.length;

const random = seededRandom(Number(values.seed));
const NAMES = Object.keys(PROOF_WEIGHTS) as (keyof ProofWeights)[];
let best = { weights: current, value: value(current) };
say(`${cases.length} cases; the weights in the code: ${best.value.toFixed(3)} of ${isOfBullets ? 1 : 2}`);
for (const name of NAMES) {
  const without = value({ ...current, [name]: ['need', 'figures'].includes(name) ? 0 : 1 });
  say(`  ${name.padEnd(10)} ${current[name].toFixed(2)}; without it ${without.toFixed(3)}`);
}
for (let at = 0; at < Number(values.tries); at++) {
  const weights = { ...best.weights, [random.pick(NAMES)]: random.between(0, 100) / 100 };
  const tried = value(weights);
  if (tried > best.value) best = { weights, value: tried };
}
say(`the best of ${values.tries} tries: ${best.value.toFixed(3)} with ${JSON.stringify(best.weights)}`);
