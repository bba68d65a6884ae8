/**
 * Fits the weights by which a resume's bullets are ranked (`generation/matching/proofs.ts`), by a seeded random search, and says how
 * well they do. `node bench/fit-bullets.ts [--tries 300] [--seed 1] [--hold-out 99,nurse-pcu-manager]`: what is held out is
 * measured, and not fitted to.
 *
 * All is pairs of a person's facts of which a coach would print one before the other:
 *
 * - `strangers` (`coach.json`): ordinary resumes; the order in which a coach would print the bullets of each job (`first`: its
 *   first before the others), and what he would leave out (`drop`)
 * - `gold`, `gold-more`: resumes whose best facts were hidden on purpose; what leads (`gold lead`), what must be printed
 *   (`gold must`), and under each job what a good letter tells (`gold letter`)
 *
 * A measure is the share of pairs in the coach's order, averaged over the cases.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Profile, Role } from '../src/base/profile.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { BULLET_WEIGHTS, type ProofWeights, proofScale } from '../src/generation/matching/proofs.ts';
import { readPosting } from '../src/generation/reading/posting.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { importProfile } from '../src/importing/import.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { say } from './support/figures.ts';
import { toldFacts } from './support/told-facts.ts';

const NOW = '2026-11-01T00:00:00Z';
const MAX_STEP = 0.25;

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    'hold-out': { type: 'string', default: '' },
  },
});

type Measure = 'first' | 'order' | 'drop' | `gold ${'lead' | 'must' | 'letter'}`;
/** How much each measure counts in a fit; the order of an ordinary page as much as that of a hard one. */
const COUNTS: Record<Measure, number> = {
  first: 1.2,
  order: 0.5,
  drop: 1,
  'gold lead': 1.2,
  'gold must': 0.8,
  'gold letter': 1.5,
};

interface Fact {
  id: string;
  text: string;
}

interface Case {
  pairs: Map<Measure, [Fact, Fact][]>;
  scale(weights: ProofWeights): (fact: Fact) => number;
}

interface Coach {
  order: Record<string, number[]>;
}

interface Gold {
  lead: string[];
  must_print: { fact: string }[];
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
    const { order } = read<Coach>('coach.json');
    for (const [role, places] of Object.entries(order)) {
      const told = places.map((at) => `${role}.highlights.${at}`);
      told.forEach((one, at) => {
        add(at === 0 ? 'first' : 'order', [one], told.slice(at + 1));
      });
      add('drop', told, without(under(role), told));
    }
  }
  if (existsSync(path.join(folder, 'letter.md'))) {
    const { lead, must_print } = read<Gold>('gold.json');
    const must = [...new Set([...must_print.map(({ fact }) => fact), ...lead])];
    add('gold lead', lead, without(under(lead[0]!.split('.').slice(0, 2).join('.')), lead));
    add('gold must', must, without(all, must));
    const facts = all.map((at) => ({ at, text: factAt(at)?.text ?? '' }));
    const told = [...toldFacts(facts, readFileSync(path.join(folder, 'letter.md'), 'utf8'))].map(({ at }) => at);
    for (const at of raw.work.keys()) {
      const some = under(`work.${at}`);
      const best = some.filter((one) => told.includes(one));
      add('gold letter', best, without(some, best));
    }
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
  const holders: Pick<Role, 'highlights'>[] = [...[...work, ...volunteer].flatMap(({ roles }) => roles), ...projects];
  const facts = new Map(
    holders.flatMap(({ highlights }) =>
      highlights.map(({ id, text }): [string, Fact] => [beginning(text), { id, text }]),
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
      const won = some.reduce((sum, [a, b]) => sum + (Math.sign(score(a) - score(b)) + 1) / 2, 0);
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
const isHeldOut = (folder: string): boolean =>
  heldOut.has(path.basename(folder)) || heldOut.has(path.basename(folder).split('-', 1)[0]!);
const known = folders.filter((one) => existsSync(path.join(one, 'gold.json')));
const cases = await Promise.all(known.filter((one) => !isHeldOut(one)).map(readCase));
const unseen = await Promise.all(known.filter(isHeldOut).map(readCase));
const counts = Object.entries(COUNTS) as [Measure, number][];
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

show('the weights in the code', BULLET_WEIGHTS);
showUnseen(BULLET_WEIGHTS);
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
for (const name of NAMES) show(`  without ${name}`, { ...BULLET_WEIGHTS, [name]: NOTHING[name] });
const random = seededRandom(Number(values.seed));
let best = { weights: BULLET_WEIGHTS, value: worthOf(BULLET_WEIGHTS) };
for (let at = 0; at < Number(values.tries); at++) {
  const name = random.pick(NAMES);
  const most = name === 'step' ? MAX_STEP : 1;
  const weights = { ...best.weights, [name]: (random.between(0, 100) / 100) * most };
  const value = worthOf(weights);
  if (value > best.value) best = { weights, value };
}
show(`the best of ${values.tries} tries ${JSON.stringify(best.weights)}`, best.weights);
showUnseen(best.weights);
