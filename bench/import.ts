/**
 * How well and how fast resumes are imported. Reads the evaluation files beside the project, writes the imported profiles
 * to a temporary folder, and prints the scores by field and kind, the worst files, and the time per file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJsonResume, importProfile } from '../src/importing/import.ts';

const EVALUATION = join(import.meta.dirname, '../../shared/eval');
const RESUMES = join(EVALUATION, 'open/resumes');
const WORST = 10;

interface Timing {
  id: string;
  milliseconds: number;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  if (!existsSync(RESUMES)) {
    print(`There are no evaluation files at ${EVALUATION}; nothing is measured.`);
    return;
  }
  const ids = readdirSync(RESUMES).toSorted();
  const predictions = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'import-bench-'));
  mkdirSync(predictions, { recursive: true });
  const now = new Date().toISOString();
  // The first file of a format also loads its libraries; a warm child has them.
  for (const ending of ['pdf', 'docx']) {
    const first = ids.find((id) => readdirSync(join(RESUMES, id)).includes(`resume.${ending}`));
    if (first !== undefined) await importOne(first, now).catch(() => null);
  }
  const timings: Timing[] = [];
  for (const id of ids) timings.push(await predict(id, predictions, now));
  print(score(predictions));
  printTimes(timings);
  print(`Predictions: ${predictions}`);
}

async function predict(id: string, folder: string, now: string): Promise<Timing> {
  const start = performance.now();
  const resume = await importOne(id, now).catch((error: unknown) => {
    print(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  });
  const milliseconds = performance.now() - start;
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(resume, null, 1));
  return { id, milliseconds };
}

async function importOne(id: string, now: string): Promise<unknown> {
  const folder = join(RESUMES, id);
  const name = readdirSync(folder).find((file) => file.startsWith('resume.'))!;
  const { profile } = await importProfile({ bytes: readFileSync(join(folder, name)), name }, now);
  return exportJsonResume(profile);
}

/** The table of the evaluation's own program, with its worst files. */
function score(predictions: string): string {
  const options = ['--dir', join(EVALUATION, 'open'), '--pred', predictions, '--by', 'kind,ext,renderedBy', '--worst'];
  const output = execFileSync(process.execPath, [join(EVALUATION, 'score.mjs'), ...options], { encoding: 'utf8' });
  const lines = output.trimEnd().split('\n');
  const worst = lines.findIndex((line) => /^\d\.\d\d [a-z]/.test(line));
  return lines.slice(0, worst === -1 ? lines.length : worst + WORST).join('\n');
}

function printTimes(timings: readonly Timing[]): void {
  const sorted = timings.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const slowest = sorted.at(-1)!;
  print(`\nTime per file: median ${at(0.5).milliseconds.toFixed(0)} ms, p95 ${at(0.95).milliseconds.toFixed(0)} ms`);
  print(`Slowest: ${slowest.id}, ${slowest.milliseconds.toFixed(0)} ms`);
}

await main();
