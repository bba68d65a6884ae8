/**
 * Fits how much a fact must be worth to be told in a letter (`generation/writing/letter/choosing.ts`), by a seeded random search
 * on what coaches would tell of 72 ordinary people (`coach.json` of `strangers`). `node bench/fit-choice.ts [--tries 300] [--seed 1]
 * [--hold-out 99,102]`: what is held out is measured, and not fitted to. Only facts that can be told in a sentence count.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentContextOf } from '../src/generation/document-context.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { type Proof, rankProofs } from '../src/generation/matching/proofs.ts';
import { chooseProofs, LIMITS, type Limits, newestFirst } from '../src/generation/writing/letter/choosing.ts';
import { tellingOf } from '../src/generation/writing/letter/telling/telling.ts';
import { letterLanguage, templatesFor } from '../src/generation/writing/letter/templates.ts';
import { seededRandom } from '../test/chaos/random.ts';
import { say } from './support/figures.ts';
import { goldInput } from './support/gold-cases.ts';

const SET = path.join(import.meta.dirname, 'strangers');
/** What is left of a letter for facts, more or less. */
const ROOM = 140;

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    'hold-out': { type: 'string', default: '' },
  },
});

interface Case {
  tellable: Proof[];
  /** What the coach would tell of it. */
  wanted: ReadonlySet<Proof>;
}

const lengthOf = ({ text }: Proof): number => text.split(' ').length;
const beginning = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 18)
    .toLowerCase();

async function readCase(id: string): Promise<Case> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(SET, id, name), 'utf8'));
  const { source, posting, now, language } = documentContextOf(await goldInput(SET, id, 'cover_letter'));
  const templates = templatesFor(letterLanguage(language.lang));
  const tellable = newestFirst(rankProofs(source, matchProfile(source, posting, now))).filter(
    (proof) => tellingOf(proof, templates, posting.text) !== null,
  );
  const raw = read('profile.json');
  const at = (where: string): unknown =>
    where.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], raw);
  const { letter } = read('coach.json') as { letter: string[] };
  const told = letter.map(at).flatMap((text) => (typeof text === 'string' ? [beginning(text)] : []));
  return { tellable, wanted: new Set(tellable.filter(({ text }) => told.includes(beginning(text)))) };
}

interface Figures {
  /** Of what the coaches tell, how much is told; and of what is told, how much they tell. */
  recall: number;
  precision: number;
  told: number;
}

function measure(cases: readonly Case[], limits: Limits): Figures {
  let [hits, wanted, told] = [0, 0, 0];
  for (const one of cases) {
    const chosen = chooseProofs(one.tellable, ROOM, lengthOf, limits);
    hits += chosen.filter((proof) => one.wanted.has(proof)).length;
    wanted += one.wanted.size;
    told += chosen.length;
  }
  return { recall: hits / wanted, precision: hits / told, told: told / cases.length };
}

const worthOf = ({ recall, precision }: Figures): number => (2 * recall * precision) / (recall + precision);

const ids = readdirSync(SET).filter((id) => existsSync(path.join(SET, id, 'coach.json')));
const heldOut = new Set(values['hold-out'].split(',').filter(Boolean));
const isHeldOut = (id: string): boolean => heldOut.has(id.split('-', 1)[0]!);
const cases = await Promise.all(ids.filter((id) => !isHeldOut(id)).map(readCase));
const unseen = await Promise.all(ids.filter(isHeldOut).map(readCase));

function show(name: string, limits: Limits): void {
  for (const [label, some] of [[name, cases] as const, ['  held out', unseen] as const]) {
    if (some.length === 0) continue;
    const { recall, precision, told } = measure(some, limits);
    say(`${label}: told ${told.toFixed(1)}, of the coaches' ${recall.toFixed(3)}, of the told ${precision.toFixed(3)}`);
  }
}

show('the limits in the code', LIMITS);
const NAMES = Object.keys(LIMITS) as (keyof Limits)[];
const random = seededRandom(Number(values.seed));
let best = { limits: LIMITS, value: worthOf(measure(cases, LIMITS)) };
for (let at = 0; at < Number(values.tries); at++) {
  const limits = { ...best.limits, [random.pick(NAMES)]: random.between(0, 100) / 100 };
  const value = worthOf(measure(cases, limits));
  if (value > best.value) best = { limits, value };
}
show(`the best of ${values.tries} tries ${JSON.stringify(best.limits)}`, best.limits);
