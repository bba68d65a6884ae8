/**
 * Resumes of the evaluation's pairs: pages, fill, coverage beside the page that nobody tailored, claims without a
 * source, and what the importer reads back. `--pdfs FOLDER` keeps the documents to be looked at.
 *
 * `node bench/tailoring.ts [--eval FOLDER] [--template NAME] [--pdfs FOLDER] [--only TEXT]`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '../src/base/documents/template.ts';
import { type Generated, type GenerationInput, generate } from '../src/generation/generate.ts';
import { labelsFor } from '../src/generation/writing/labels.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { median, say } from './support/figures.ts';
import { loadMeasure, type Measure, type Measured } from './support/tailoring/metrics.ts';
import { bulletTexts, oneWordLastLines } from './support/tailoring/page-lines.ts';
import { parseBack } from './support/tailoring/parse-back.ts';
import { openTailoringSet, type Pair, type TailoringSet } from './support/tailoring/tailoring-set.ts';
import { untailoredPage } from './support/tailoring/untailored.ts';

const PRONOUN = /\b(?:I|me|my|mine|we|our|us)\b/;
const LABELS = labelsFor('en');
const ALLOWED = [...Object.values(LABELS.headings), ...Object.values(LABELS.skillGroups ?? {}), LABELS.present].join(
  '\n',
);

interface Result {
  name: string;
  pages: number;
  fill: number;
  density: number;
  /** Of everything at 10.5 points, in pages. */
  wholeFill: number;
  bullets: string[];
  oneWord: string[];
  lost: string[];
  asked: number;
  repaired: number;
  cpuMs: number;
  measured: Measured;
  untailored: number;
}

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? null : (process.argv[at + 1] ?? null);
}

const evalFolder = option('eval') ?? join(import.meta.dirname, '../../shared/eval');

async function main(): Promise<void> {
  const set = openTailoringSet(process.argv);
  const measure = await loadMeasure(evalFolder);
  if (set === null || measure === null) return;
  const only = option('only') ?? '';
  const results: Result[] = [];
  const failures: string[] = [];
  for (const pair of set.pairs.filter((one) => `${one.profile} ${one.job}`.includes(only))) {
    try {
      results.push(await resultOf(set, pair, measure));
    } catch (error) {
      failures.push(`${pair.profile} ${pair.job}: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const result of results) say(rowOf(result));
  report(results, failures);
}

async function resultOf(set: TailoringSet, pair: Pair, measure: Measure): Promise<Result> {
  const template = TEMPLATES.find((one) => one === option('template')) ?? 'classic';
  const input: GenerationInput = { ...(await set.inputOf('resume', pair)), template };
  const before = process.cpuUsage();
  const made = await generate(input, { readBack });
  const used = process.cpuUsage(before);
  keep(pair, made);
  const untailored = await untailoredPage(input, readBack);
  const source: unknown = JSON.parse(
    readFileSync(join(evalFolder, 'tailoring/profiles', `${pair.profile}.json`), 'utf8'),
  );
  const attainedBy = (output: string): Measured =>
    measure({ profile: source, job: input.request.jobDescription, output, allow: ALLOWED });
  const { evidence } = made;
  const back = await parseBack(made.pdf, input.profile, evidence, input.now);
  return {
    name: `${pair.profile} ${pair.job}`,
    pages: made.pages,
    fill: evidence.fill,
    density: evidence.density,
    wholeFill: untailored.fill,
    bullets: bulletTexts(evidence.lines),
    oneWord: oneWordLastLines(evidence.lines),
    lost: back.lost,
    asked: back.asked,
    repaired: evidence.findings.length,
    cpuMs: (used.user + used.system) / 1000,
    measured: attainedBy(evidence.lines.map((line) => line.text).join('\n')),
    untailored: attainedBy(untailored.firstPage).keywords.attained ?? 1,
  };
}

function keep(pair: Pair, made: Generated): void {
  const folder = option('pdfs');
  if (folder === null) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${pair.profile}-${pair.job}.pdf`), made.pdf);
}

function rowOf(result: Result): string {
  const { keywords, grounding } = result.measured;
  const figures = [
    `${result.pages} p`,
    `fill ${result.fill.toFixed(2)} of ${result.wholeFill.toFixed(1)}`,
    `density ${result.density.toFixed(2)}`,
    `attained ${(keywords.attained ?? 1).toFixed(2)} (untailored ${result.untailored.toFixed(2)})`,
    `grounded ${grounding.share.toFixed(2)}`,
    `back ${result.asked - result.lost.length}/${result.asked}`,
  ];
  const faults = [
    ...keywords.unsupported.map((term) => `unsupported: ${term}`),
    ...grounding.ungrounded,
    ...result.oneWord.map((word) => `alone: ${word}`),
    ...result.lost.map((claim) => `lost: ${claim}`),
  ];
  return `${result.name}: ${figures.join(', ')}${faults.map((fault) => `\n    ${fault}`).join('')}`;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function report(results: readonly Result[], failures: readonly string[]): void {
  const attained = mean(results.map((result) => result.measured.keywords.attained ?? 1));
  const untailored = mean(results.map((result) => result.untailored));
  const bullets = results.flatMap((result) => result.bullets);
  const long = results.filter((result) => result.wholeFill > 1);
  const asked = results.reduce((sum, result) => sum + result.asked, 0);
  const lost = results.reduce((sum, result) => sum + result.lost.length, 0);
  const count = (pattern: RegExp): number => bullets.filter((text) => pattern.test(text)).length;
  say('');
  say(
    `${results.length} resumes, ${failures.length} failed; ${results.filter((one) => one.pages === 2).length} of two pages`,
  );
  for (const failure of failures) say(`  ${failure}`);
  say(`fill ≥ 0.85: ${long.filter((result) => result.fill >= 0.85).length} of the ${long.length} that exceed one page`);
  say(
    `attained ${attained.toFixed(3)}, untailored ${untailored.toFixed(3)}, gain ${(attained - untailored).toFixed(3)}`,
  );
  say(`unsupported ${results.flatMap((result) => result.measured.keywords.unsupported).length}`);
  say(`grounding ${mean(results.map((result) => result.measured.grounding.share)).toFixed(4)}`);
  say(`one-word last lines ${results.flatMap((result) => result.oneWord).length}; bullets ${bullets.length}`);
  say(`bullets with a pronoun ${count(PRONOUN)}, with “responsible for” ${count(/responsible for/i)}`);
  say(`read back ${asked - lost} of ${asked}; lines repaired ${results.reduce((sum, one) => sum + one.repaired, 0)}`);
  say(`CPU ${median(results.map((result) => result.cpuMs)).toFixed(0)} ms (median)`);
}

await main();
