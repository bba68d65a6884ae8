/**
 * The built-in writer and a language model side by side on the gold cases, for an operator to judge a model.
 *
 * `node bench/writers.ts --out FOLDER [--set FOLDER] [--only ID,ID] [--record FOLDER | --replay FOLDER]` makes every
 * document by both and prints the measures of each. The model is that of the LLM_… settings; `--record` keeps its answers
 * and `--replay` takes kept ones, without a model.
 *
 * `node bench/writers.ts --prompts FOLDER [--set FOLDER] [--only ID,ID]` writes what a model is asked for each case: the
 * instructions, the question and the shape of the answer.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { createDrafting, type Drafted, type DraftingDeps } from '../src/domain/documents/producing/drafting.ts';
import { answerShape } from '../src/generation/drafting/answers.ts';
import { claimsOf } from '../src/generation/drafting/draft.ts';
import { brief, type Evidence, type GenerationInput, generate, review } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { draftingBy } from '../src/wire-language-model.ts';
import { say } from './support/figures.ts';
import { GOLD, goldCases, goldInput } from './support/gold-cases.ts';
import { bannedIn, wordCount } from './support/prose/letter-figures.ts';
import { kindName, type Recording, readRecording, stepOf, writeRecording } from './support/recordings.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: GOLD },
    only: { type: 'string' },
    out: { type: 'string', default: 'writers' },
    prompts: { type: 'string' },
    record: { type: 'string' },
    replay: { type: 'string' },
  },
});
const cases = goldCases(values.set, values.only);
const KINDS = ['resume', 'cover_letter'] as const;

async function writePrompts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const id of cases) {
    for (const kind of KINDS) {
      const asked = await brief(await goldInput(values.set, id, kind));
      if (asked === null) continue;
      const shape = JSON.stringify(answerShape(asked.answer), null, 1);
      const parts = [`=== SYSTEM\n${asked.system}`, `=== USER\n${asked.prompt}`, `=== SCHEMA\n${shape}`];
      writeFileSync(path.join(folder, `${id}-${asked.answer}-write.txt`), `${parts.join('\n\n')}\n`);
    }
  }
  say(`the prompts of ${cases.length} cases are in ${folder}`);
}

const REPLAYED = { name: 'recorded', plans: [], budgetMs: 60_000, budgetTokens: 100_000, log: say };

/** Null where there is no recording of it. */
function asking(
  id: string,
  input: GenerationInput,
  recorded: Recording,
): Omit<DraftingDeps, 'brief' | 'review'> | null {
  if (values.replay === undefined) {
    const config = readConfig(process.env).languageModel;
    if (config === null) throw new Error('There is no model: set LLM_MODEL and LLM_BASE_URL, or use --replay FOLDER.');
    return draftingBy(config, { log: say });
  }
  const kept = readRecording(values.replay, id, input);
  if (kept === null) return null;
  Object.assign(recorded, kept);
  return {
    ...REPLAYED,
    ask: async (asked) => {
      const value = kept[stepOf(asked)] ?? null;
      const counts = { calls: 1, tokensIn: 0, tokensOut: 0, ms: 0 };
      return { value, outcome: value === null ? 'unreadable' : 'answered', ...counts };
    },
  };
}

async function draft(id: string, input: GenerationInput): Promise<Drafted | null> {
  const recorded: Recording = {};
  const deps = asking(id, input, recorded);
  if (deps === null) return null;
  const drafting = createDrafting({
    ...deps,
    brief,
    review: async (task) => review(task),
    ask: async (asked, budget, signal) => {
      const answer = await deps.ask(asked, budget, signal);
      if (answer.value !== null) recorded[stepOf(asked)] = answer.value;
      return answer;
    },
  });
  const drafted = await drafting.write(input, new AbortController().signal);
  if (values.record !== undefined) writeRecording(values.record, id, input, recorded);
  return drafted;
}

interface Gold {
  employer: string;
  letter: { proofs: { signs: string[]; rank: number }[] };
}

interface Measures {
  letters: number;
  words: number[];
  bestProof: number;
  employer: number;
  fillers: string[];
}

const nothing = (): Measures => ({ letters: 0, words: [], bestProof: 0, employer: 0, fillers: [] });
const measures = { 'built-in': nothing(), model: nothing() };
const totals = { sentences: 0, passed: 0, printed: 0, tokensIn: 0, tokensOut: 0 };
const rules = new Map<string, number>();

async function make(id: string, input: GenerationInput, writer: keyof typeof measures): Promise<Evidence> {
  const { pdf, text, evidence } = await generate(input, { readBack });
  const page = text ?? evidence.lines.map((line) => line.text).join('\n');
  const file = path.join(values.out, `${id}-${kindName(input.kind)}-${writer}`);
  writeFileSync(`${file}.pdf`, pdf);
  writeFileSync(`${file}.txt`, page);
  writeFileSync(`${file}.json`, JSON.stringify(evidence, null, 1));
  if (text !== null) measure(measures[writer], text, id);
  return evidence;
}

function measure(to: Measures, letter: string, id: string): void {
  const gold: Gold = JSON.parse(readFileSync(path.join(values.set, id, 'gold.json'), 'utf8'));
  const plain = letter.toLowerCase();
  const best = gold.letter.proofs.find(({ rank }) => rank === 1);
  to.letters++;
  to.words.push(wordCount(letter));
  if (best === undefined || best.signs.every((sign) => plain.includes(sign.toLowerCase()))) to.bestProof++;
  if (plain.includes(gold.employer.toLowerCase())) to.employer++;
  to.fillers.push(...bannedIn(letter));
}

function count(id: string, input: GenerationInput, { draft: kept, model }: Drafted, printed: number): void {
  const passed = kept === null ? 0 : claimsOf(kept).length;
  const sentences = kept?.written ?? 0;
  say(
    `${id} ${kindName(input.kind)}: ${model.outcome}, ${sentences} sentences, ${passed} passed, ${printed} printed, ${model.tokensIn}+${model.tokensOut} tokens, ${model.ms} ms`,
  );
  for (const { rule, words } of model.refusals) {
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
    say(`  ${rule}: ${words.join(', ')}`);
  }
  totals.sentences += sentences;
  totals.passed += passed;
  totals.printed += printed;
  totals.tokensIn += model.tokensIn;
  totals.tokensOut += model.tokensOut;
}

async function compare(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  for (const id of cases) {
    for (const kind of KINDS) {
      const input = await goldInput(values.set, id, kind);
      const drafted = await draft(id, input);
      if (drafted === null) continue;
      await make(id, input, 'built-in');
      const evidence = await make(id, { ...input, ...drafted }, 'model');
      count(id, input, drafted, evidence.model?.written ?? 0);
    }
  }
  const share = (part: number, all: number): string => (all === 0 ? '-' : (part / all).toFixed(2));
  for (const [writer, { letters, words, bestProof, employer, fillers }] of Object.entries(measures)) {
    const median = words.toSorted((a, b) => a - b)[words.length >> 1] ?? 0;
    say(
      `${writer}: ${letters} letters, best proof told ${share(bestProof, letters)}, employer ${share(employer, letters)}, fillers ${fillers.length}, median ${median} words`,
    );
  }
  const { sentences, passed, printed, tokensIn, tokensOut } = totals;
  say(`${sentences} sentences, ${share(passed, sentences)} passed, ${share(printed, sentences)} printed`);
  say(`refusals: ${Array.from(rules, ([rule, times]) => `${rule} ${times}`).join(', ') || 'none'}`);
  say(`tokens: ${tokensIn} in, ${tokensOut} out`);
}

if (values.prompts !== undefined) await writePrompts(values.prompts);
else await compare();
