/**
 * How many lies the check of sources lets pass, and how many honest sentences it refuses: close ones, and those that only
 * join. Free paraphrases use open synonyms, which have no source, of what a hostile reader wrote some is not refused
 * yet, and good writers of letters knew nothing of the check: all three are printed for information. `node bench/provenance.ts [--list]`
 */
import { measureLetters } from './support/good-letters.ts';
import { type Measured, measure } from './support/provenance-sets.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const shouldList = process.argv.includes('--list');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function list(rows: readonly Measured[]): void {
  if (!shouldList) return;
  for (const { facts, text, refusals } of rows) {
    print(`  ${text}`);
    print(`    of: ${facts.join(' | ') || 'no fact'}`);
    for (const { rule, words } of refusals) print(`    ${rule}: ${words.join(', ')}`);
  }
}

for (const set of ['lies', 'hostile'] as const) {
  const lies = await measure(set);
  const passed = lies.filter(({ refusals }) => refusals.length === 0);
  print(`${set.padEnd(9)} ${lies.length}, passed ${passed.length} (${percent(passed.length, lies.length)})`);
  list(passed);
}

for (const set of ['honest', 'free', 'joins'] as const) {
  const rows = await measure(set);
  const refused = rows.filter(({ refusals }) => refusals.length > 0);
  print(`${set.padEnd(9)} ${rows.length}, refused ${refused.length} (${percent(refused.length, rows.length)})`);
  list(refused);
}

const letters = await measureLetters();
const unsaid = letters.filter(({ refusals }) => refusals.length > 0);
print(`letters   ${letters.length}, refused ${unsaid.length} (${percent(unsaid.length, letters.length)})`);
list(unsaid);

print('where no facts are named:');
const lies = await measure('lies', false);
const unnamed = lies.filter(({ refusals }) => refusals.length === 0);
print(`lies      passed ${unnamed.length} (${percent(unnamed.length, lies.length)})`);
list(unnamed);
const found = (await measure('honest', false)).filter(({ refusals }) => refusals.length > 0);
print(`honest    refused ${found.length}`);
list(found);

const again = await measure('honest');
const total = again.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
print(`${(total / again.length).toFixed(2)} ms for a sentence, warm`);
