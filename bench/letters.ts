/**
 * Cover letters of the evaluation's pairs: their length, how much two letters of one person share, which sentences
 * recur between people, whether a banned phrase got in, and what a careful reader would mark. `--texts FOLDER` keeps the
 * letters to be read.
 *
 * `node bench/letters.ts [--eval FOLDER] [--texts FOLDER] [--postings 3]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import {
  bannedIn,
  bodyOf,
  jaccard,
  longSentences,
  repetitions,
  startingWithI,
  wordCount,
} from './support/letter-figures.ts';
import { marksIn } from './support/letter-lint.ts';
import { openTailoringSet, type Pair, type TailoringSet } from './support/tailoring-set.ts';

const MIN_WORDS = 220;
const MAX_WORDS = 350;
const MAX_JACCARD = 0.3;
/** The postings that most profiles are paired with: everybody also applies to these. */
const postingsAt = process.argv.indexOf('--postings');
const SHARED_POSTINGS = postingsAt === -1 ? 3 : Number(process.argv[postingsAt + 1]);

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
  reportLikeness(letters);
  reportManners(letters);
  reportMarks(letters);
  for (const job of busiestJobs(set)) await reportRepetition(set, job);
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

function reportLikeness(letters: readonly Letter[]): void {
  const likeness: { value: number; of: string }[] = [];
  for (const [at, one] of letters.entries()) {
    for (const other of letters.slice(at + 1)) {
      if (one.profile !== other.profile) continue;
      likeness.push({ value: jaccard(one.body, other.body), of: `${one.profile}, ${one.job} and ${other.job}` });
    }
  }
  const over = likeness.filter((pair) => pair.value > MAX_JACCARD).toSorted((a, b) => b.value - a.value);
  const highest = Math.max(0, ...likeness.map((pair) => pair.value));
  const mean = likeness.reduce((sum, pair) => sum + pair.value, 0) / Math.max(1, likeness.length);
  print(
    `trigram Jaccard of two letters of one profile: ${over.length} of ${likeness.length} pairs over ${MAX_JACCARD}, mean ${mean.toFixed(3)}, highest ${highest.toFixed(3)}`,
  );
  for (const pair of over) print(`  ${pair.value.toFixed(3)}: ${pair.of}`);
}

function reportManners(letters: readonly Letter[]): void {
  const banned = letters.flatMap((letter) => bannedIn(letter.body).map((phrase) => `${phrase} (${letter.profile})`));
  print(`banned phrases: ${banned.length === 0 ? 'none' : banned.join(', ')}`);
  const shares = letters.map((letter) => startingWithI(letter.body));
  const tooMany = shares.filter((share) => share > 1 / 3).length;
  print(`letters in which more than a third of the sentences start with "I": ${tooMany}`);
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

function busiestJobs(set: TailoringSet): string[] {
  const counts = new Map<string, number>();
  for (const { job } of set.pairs) counts.set(job, (counts.get(job) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.slice(0, SHARED_POSTINGS).map(([job]) => job);
}

async function reportRepetition(set: TailoringSet, job: string): Promise<void> {
  const bodies: string[] = [];
  for (const profile of set.profileNames) bodies.push((await write(set, { profile, job })).body);
  const repeated = repetitions(bodies.map(longSentences)).filter((one) => one.letters > 2);
  print(
    `${job}, ${bodies.length} profiles: ${repeated.length} sentences of more than six words in more than two letters`,
  );
  for (const one of repeated) print(`  ${one.letters} letters: ${one.sentence}`);
}

await main();
