/**
 * Cover letters of the evaluation's pairs: their length, whether a banned phrase got in, what the verifier took out and
 * what a careful reader would mark. `--texts FOLDER` keeps the letters to be read.
 *
 * `node bench/letters.ts [--eval FOLDER] [--texts FOLDER]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { bannedIn, bodyOf, wordCount } from './support/prose/letter-figures.ts';
import { marksIn } from './support/prose/letter-lint.ts';
import { openTailoringSet, type Pair, type TailoringSet } from './support/tailoring/tailoring-set.ts';

/** A thin profile gives a shorter letter. */
const MIN_WORDS = 60;
const MAX_WORDS = 230;

interface Letter extends Pair {
  /** The paragraphs, without date, greeting and signature. */
  body: string;
  /** Sentences that the verifier took out. */
  dropped: string[];
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const set = openTailoringSet(process.argv);
  if (set === null) return;
  const letters: Letter[] = [];
  for (const pair of set.pairs) letters.push(await write(set, pair));
  keep(letters);
  reportLengths(letters);
  reportManners(letters);
  reportMarks(letters);
}

async function write(set: TailoringSet, pair: Pair): Promise<Letter> {
  const made = await generate(await set.inputOf('cover_letter', pair), { readBack });
  return {
    ...pair,
    body: bodyOf(made.text ?? ''),
    dropped: made.evidence.findings.map((one) => `${one.text}: ${one.line}`),
  };
}

function keep(letters: readonly Letter[]): void {
  const at = process.argv.indexOf('--texts');
  const folder = process.argv[at + 1];
  if (at === -1 || folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const letter of letters) writeFileSync(join(folder, `${letter.profile} ${letter.job}.txt`), `${letter.body}\n`);
}

function reportLengths(letters: readonly Letter[]): void {
  const lengths = letters.map((letter) => wordCount(letter.body));
  const sorted = lengths.toSorted((a, b) => a - b);
  print(`${letters.length} letters: ${sorted[0]} to ${sorted.at(-1)} words, median ${sorted[sorted.length >> 1]}`);
  for (const [at, letter] of letters.entries()) {
    const words = lengths[at]!;
    if (words < MIN_WORDS || words > MAX_WORDS) print(`  ${words} words: ${letter.profile}, ${letter.job}`);
  }
}

function reportManners(letters: readonly Letter[]): void {
  const banned = letters.flatMap((letter) => bannedIn(letter.body).map((phrase) => `${phrase} (${letter.profile})`));
  print(`banned phrases: ${banned.length === 0 ? 'none' : banned.join(', ')}`);
  const dropped = letters.flatMap((letter) => letter.dropped);
  print(`sentences that the verifier took out: ${dropped.length}`);
  for (const sentence of dropped) print(`  ${sentence}`);
}

function reportMarks(letters: readonly Letter[]): void {
  const marked = letters.map((letter) => ({ letter, marks: marksIn(letter.body) }));
  print(`marks of a careful reader: ${marked.reduce((sum, { marks }) => sum + marks.length, 0)}`);
  for (const { letter, marks } of marked)
    for (const mark of marks) print(`  ${letter.profile}, ${letter.job}: ${mark}`);
}

await main();
