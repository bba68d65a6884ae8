/**
 * Fits what makes a fact worth telling in a letter, by a seeded random search: how proofs are weighed (`generation/matching/proofs.ts`)
 * and how much one must be worth (`generation/writing/letter/choosing.ts`). `node bench/fit-choice.ts [--tries 300] [--seed 1]
 * [--hold-out 99,nurse-pcu-manager]`: what is held out is measured, and not fitted to.
 *
 * It fits to what coaches would tell of 72 ordinary people (`coach.json` of `strangers`) and to what good writers told in the letters
 * of `gold`, where each person applies for two different jobs, and `gold-more` (`letter.md`), each set for as much as another.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentContextOf } from '../src/generation/document-context.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { PROOF_WEIGHTS, type Proof, type ProofWeights, rankProofs } from '../src/generation/matching/proofs.ts';
import { chooseProofs, LIMITS, type Limits, newestFirst } from '../src/generation/writing/letter/choosing.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { say } from './support/figures.ts';
import { goldInput } from './support/gold-cases.ts';
import { toldFacts } from './support/told-facts.ts';

const SETS = ['strangers', 'gold', 'gold-more'];
/** What is left of a letter for facts, more or less. */
const ROOM = 140;
/** What is told first should be what the coach would tell. */
const WORTH_OF_FIRST = 0.15;
const NEARBY = 0.2;
const RANGES: Partial<Record<keyof ProofWeights | keyof Limits, readonly [number, number]>> = {
  step: [0, 0.2],
  asMuch: [0.8, 2],
};

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    'hold-out': { type: 'string', default: '' },
  },
});

interface Case {
  id: string;
  rank(weights: ProofWeights): Proof[];
  /** The facts that the coach or the writer would tell. */
  wanted: ReadonlySet<string>;
}

const lengthOf = ({ text }: Proof): number => text.split(' ').length;
const beginning = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 18)
    .toLowerCase();

async function readCase(set: string, id: string): Promise<Case> {
  const read = (name: string): string => readFileSync(path.join(set, id, name), 'utf8');
  const { source, posting, now } = documentContextOf(await goldInput(set, id, 'cover_letter'));
  const matches = matchProfile(source, posting, now);
  const rank = (weights: ProofWeights): Proof[] => rankProofs(source, matches, weights);
  const facts = rank(PROOF_WEIGHTS);
  if (existsSync(path.join(set, id, 'letter.md')))
    return { id, rank, wanted: new Set([...toldFacts(facts, read('letter.md'))].map((one) => one.id)) };
  const raw: unknown = JSON.parse(read('profile.json'));
  const at = (where: string): unknown =>
    where.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], raw);
  const { letter } = JSON.parse(read('coach.json')) as { letter: string[] };
  const told = letter.map(at).flatMap((text) => (typeof text === 'string' ? [beginning(text)] : []));
  return { id, rank, wanted: new Set(facts.filter(({ text }) => told.includes(beginning(text))).map((one) => one.id)) };
}

interface Constants extends ProofWeights, Limits {}

interface Figures {
  /** Of what the coaches tell, how much is told; of what is told, how much they tell; how often they tell the first. */
  recall: number;
  precision: number;
  first: number;
  told: number;
}

function measure(cases: readonly Case[], constants: Constants): Figures {
  let [hits, wanted, told, first] = [0, 0, 0, 0];
  for (const one of cases) {
    const chosen = chooseProofs(newestFirst(one.rank(constants), constants), ROOM, lengthOf, constants);
    const isWanted = chosen.map(({ id }) => one.wanted.has(id));
    hits += isWanted.filter(Boolean).length;
    first += Number(isWanted[0] ?? false);
    wanted += one.wanted.size;
    told += chosen.length;
  }
  return { recall: hits / wanted, precision: hits / told, first: first / cases.length, told: told / cases.length };
}

const worthOf = (sets: readonly (readonly Case[])[], constants: Constants): number =>
  sets.reduce((sum, cases) => {
    const { recall, precision, first } = measure(cases, constants);
    return sum + (2 * recall * precision) / (recall + precision) + WORTH_OF_FIRST * first;
  }, 0);

const heldOut = values['hold-out'].split(',').filter(Boolean);
const isHeldOut = (id: string): boolean => heldOut.some((one) => id === one || id.startsWith(`${one}-`));
const all = await Promise.all(
  SETS.map((name) => {
    const set = path.join(import.meta.dirname, name);
    const isJudged = (id: string): boolean =>
      ['coach.json', 'letter.md'].some((file) => existsSync(path.join(set, id, file)));
    return Promise.all(
      readdirSync(set)
        .filter(isJudged)
        .map((id) => readCase(set, id)),
    );
  }),
);
const fitted = all.map((cases) => cases.filter(({ id }) => !isHeldOut(id)));

function show(name: string, constants: Constants): void {
  say(name);
  for (const [at, cases] of all.entries()) {
    for (const isUnseen of [false, true]) {
      const some = cases.filter(({ id }) => isHeldOut(id) === isUnseen);
      if (some.length === 0) continue;
      const { recall, precision, first, told } = measure(some, constants);
      const shares = `of theirs ${recall.toFixed(3)}, of the told ${precision.toFixed(3)}, first ${first.toFixed(2)}`;
      say(`  ${SETS[at]}${isUnseen ? ', held out' : ''}: told ${told.toFixed(1)}, ${shares}`);
    }
  }
}

const known: Constants = { ...PROOF_WEIGHTS, ...LIMITS };
show('the constants in the code', known);
const NAMES = Object.keys(known) as (keyof Constants)[];
const random = seededRandom(Number(values.seed));
let best = { constants: known, value: worthOf(fitted, known) };
for (let at = 0; at < Number(values.tries); at++) {
  const name = random.pick(NAMES);
  const [least, most] = RANGES[name] ?? [0, 1];
  const share = random.between(0, 100) / 100;
  // Now anywhere, now nearby.
  const near = best.constants[name] + (share - 0.5) * NEARBY * (most - least);
  const tried = at % 2 === 0 ? least + share * (most - least) : Math.min(most, Math.max(least, near));
  const constants = { ...best.constants, [name]: Math.round(100 * tried) / 100 };
  const value = worthOf(fitted, constants);
  if (value > best.value) best = { constants, value };
}
show(`the best of ${values.tries} tries ${JSON.stringify(best.constants)}`, best.constants);
