/**
 * Fits the weights by which a letter's proofs, or a resume's bullets, are ranked (`generation/matching/proofs.ts`), by a seeded
 * random search, and says how well they do. `node bench/fit-proofs.ts [--of bullets] [--tries 300] [--seed 1] [--hold-out 99,102]`:
 * what is held out is measured, and not fitted to.
 *
 * All is pairs of a person's facts of which a coach would tell one before the other:
 *
 * - `strangers` (`coach.json`): ordinary resumes; the order in which a coach would print the bullets of each job (`first`: its
 *   first before the others), what he would leave out (`drop`), and what a letter should tell (`letter`, `letter order`)
 * - `gold`, `gold-more`: resumes whose best facts were hidden on purpose; what leads (`gold lead`), what must be printed
 *   (`gold must`), and the proofs of the letter, all (`gold letter`) and the best (`gold best`)
 *
 * A measure is the share of pairs in the coach's order, averaged over the cases.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Profile, Role } from '../src/base/profile.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { BULLET_WEIGHTS, PROOF_WEIGHTS, type ProofWeights, proofScale } from '../src/generation/matching/proofs.ts';
import { readPosting } from '../src/generation/reading/posting.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { importProfile } from '../src/importing/import.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { say } from './support/figures.ts';

const NOW = '2026-11-01T00:00:00Z';
/** What an earlier job proves counts for less in a letter (`writing/letter/choosing.ts`). */
const EARLIER = 0.7;
const MAX_STEP = 0.25;

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'proofs' },
    tries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    'hold-out': { type: 'string', default: '' },
  },
});

type Measure = 'first' | 'order' | 'drop' | 'letter' | 'letter order' | `gold ${'lead' | 'must' | 'letter' | 'best'}`;
const IN_LETTERS: ReadonlySet<Measure> = new Set(['letter', 'letter order', 'gold letter', 'gold best']);
/** How much each measure counts in a fit; the order of an ordinary page as much as that of a hard one. */
const COUNTS: Record<'bullets' | 'proofs', Partial<Record<Measure, number>>> = {
  bullets: { first: 1.2, order: 0.5, drop: 1, 'gold lead': 1.2, 'gold must': 0.8 },
  proofs: { letter: 1, 'letter order': 0.7, 'gold letter': 0.7, 'gold best': 0.7 },
};

interface Fact {
  id: string;
  text: string;
  current: boolean;
}

interface Case {
  pairs: Map<Measure, [Fact, Fact][]>;
  scale(weights: ProofWeights): (fact: Fact) => number;
}

interface Coach {
  order: Record<string, number[]>;
  letter: string[];
}

interface Gold {
  lead: string[];
  must_print: { fact: string }[];
  letter: { proofs?: { fact: string; rank: number }[] };
}

async function readCase(folder: string): Promise<Case> {
  const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const bytes = readFileSync(path.join(folder, 'profile.json'));
  const raw = read<{ work: { highlights?: string[] }[] }>('profile.json');
  const profile = snapshotOf((await importProfile({ bytes, name: 'profile.json' }, NOW)).profile);
  const posting = readPosting(readFileSync(path.join(folder, 'job.txt'), 'utf8'));
  const matches = matchProfile(profile, posting, NOW);
  const factAt = factsByPath(raw, profile);
  const pairs: Case['pairs'] = new Map();
  const add = (measure: Measure, better: readonly string[], worse: readonly string[]): void => {
    for (const [one, other] of better.flatMap((a) => worse.map((b) => [factAt(a), factAt(b)])))
      if (one && other && one !== other) pairs.set(measure, [...(pairs.get(measure) ?? []), [one, other]]);
  };
  const without = (all: readonly string[], some: readonly string[]): string[] => all.filter((x) => !some.includes(x));
  const under = (role: string): string[] =>
    (raw.work[Number(role.split('.')[1])]?.highlights ?? []).map((_, at) => `${role}.highlights.${at}`);
  const all = raw.work.flatMap((_, at) => under(`work.${at}`));
  if (existsSync(path.join(folder, 'coach.json'))) {
    const { order, letter } = read<Coach>('coach.json');
    for (const [role, places] of Object.entries(order)) {
      const told = places.map((at) => `${role}.highlights.${at}`);
      told.forEach((one, at) => {
        add(at === 0 ? 'first' : 'order', [one], told.slice(at + 1));
      });
      add('drop', told, without(under(role), told));
    }
    letter.forEach((one, at) => {
      add('letter order', [one], letter.slice(at + 1));
    });
    add('letter', letter, without(all, letter));
  }
  const { lead, must_print, letter } = read<Gold>('gold.json');
  if (letter.proofs) {
    const must = [...new Set([...must_print.map(({ fact }) => fact), ...lead])];
    const proofs = letter.proofs.toSorted((a, b) => a.rank - b.rank).map(({ fact }) => fact);
    add('gold lead', lead, without(under(lead[0]!.split('.').slice(0, 2).join('.')), lead));
    add('gold must', must, without(all, must));
    add('gold letter', proofs, without(all, proofs));
    add('gold best', proofs.slice(0, 1), without(all, proofs));
  }
  return {
    pairs,
    scale: (weights) => {
      const weigh = proofScale(profile, matches, weights);
      const known = new Map<Fact, number>();
      return (fact) => {
        const score = known.get(fact) ?? weigh(fact).score;
        known.set(fact, score);
        return score;
      };
    },
  };
}

/** By a path such as `work.0.highlights.3`; the engine may have tidied its text. */
function factsByPath(raw: unknown, { work, volunteer, projects }: Profile): (path: string) => Fact | undefined {
  const beginning = (text: string): string =>
    text
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 18)
      .toLowerCase();
  const holders: Pick<Role, 'highlights' | 'current'>[] = [
    ...[...work, ...volunteer].flatMap(({ roles }) => roles),
    ...projects,
  ];
  const facts = new Map(
    holders.flatMap(({ highlights, current }) =>
      highlights.map(({ id, text }): [string, Fact] => [beginning(text), { id, text, current }]),
    ),
  );
  return (where) => {
    const found = where.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], raw);
    return typeof found === 'string' ? facts.get(beginning(found)) : undefined;
  };
}

function measure(cases: readonly Case[], weights: ProofWeights): Map<Measure, number> {
  const shares = new Map<Measure, number[]>();
  for (const { pairs, scale } of cases) {
    const score = scale(weights);
    for (const [name, some] of pairs) {
      const worth = (fact: Fact): number => score(fact) * (IN_LETTERS.has(name) && !fact.current ? EARLIER : 1);
      const won = some.reduce((sum, [a, b]) => sum + (Math.sign(worth(a) - worth(b)) + 1) / 2, 0);
      shares.set(name, [...(shares.get(name) ?? []), won / some.length]);
    }
  }
  return new Map([...shares].map(([name, some]) => [name, some.reduce((a, b) => a + b, 0) / some.length]));
}

const folders = ['gold', 'gold-more', 'strangers'].flatMap((set) => {
  const folder = path.join(import.meta.dirname, set);
  return readdirSync(folder).map((id) => path.join(folder, id));
});
const heldOut = new Set(values['hold-out'].split(',').filter(Boolean));
const isHeldOut = (folder: string): boolean => heldOut.has(path.basename(folder).split('-', 1)[0]!);
const known = folders.filter((one) => existsSync(path.join(one, 'gold.json')));
const cases = await Promise.all(known.filter((one) => !isHeldOut(one)).map(readCase));
const unseen = await Promise.all(known.filter(isHeldOut).map(readCase));
const of = values.of === 'bullets' ? 'bullets' : 'proofs';
const counts = Object.entries(COUNTS[of]) as [Measure, number][];
const worthOf = (weights: ProofWeights): number => {
  const shares = measure(cases, weights);
  return counts.reduce((sum, [name, count]) => sum + count * (shares.get(name) ?? 0), 0);
};
const show = (name: string, weights: ProofWeights, measured = cases): void => {
  const shares = measure(measured, weights);
  const told = counts.flatMap(([one]) => (shares.has(one) ? [`${one} ${shares.get(one)!.toFixed(3)}`] : []));
  say(`${name}: ${told.join(', ')}`);
};
const showUnseen = (weights: ProofWeights): void => {
  if (unseen.length > 0) show('  held out', weights, unseen);
};

const current = of === 'bullets' ? BULLET_WEIGHTS : PROOF_WEIGHTS;
show('the weights in the code', current);
showUnseen(current);
/** Nothing answered, nothing measured and nothing put first makes no difference. */
const NOTHING: ProofWeights = {
  size: 1,
  none: 1,
  need: 0,
  figures: 0,
  nothing: 1,
  step: 0,
  words: 0,
  first: 0,
  honours: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof ProofWeights)[];
for (const name of NAMES) show(`  without ${name}`, { ...current, [name]: NOTHING[name] });
const random = seededRandom(Number(values.seed));
let best = { weights: current, value: worthOf(current) };
for (let at = 0; at < Number(values.tries); at++) {
  const name = random.pick(NAMES);
  const most = name === 'step' ? MAX_STEP : 1;
  const weights = { ...best.weights, [name]: (random.between(0, 100) / 100) * most };
  const value = worthOf(weights);
  if (value > best.value) best = { weights, value };
}
show(`the best of ${values.tries} tries ${JSON.stringify(best.weights)}`, best.weights);
showUnseen(best.weights);
