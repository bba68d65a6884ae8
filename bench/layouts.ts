/**
 * How well resumes of many layouts are read: invented people, each in a layout of its own, made, imported and compared
 * with what stands on the page.
 *
 * `node bench/layouts.ts [--half seen|unseen] [--files 200] [--from 0] [--out FOLDER] [--by engine,columns,dates,language,archetype]
 * [--designs NAME,NAME] [--worst 20] [--workers 2] [--generate-only]`. A folder keeps the files for the next run. Of the unseen half only figures
 * are shown, unless a folder is given.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ARCHETYPES } from './layouts/archetypes.ts';
import { layoutOf } from './layouts/layout-of.ts';
import type { Half } from './layouts/person.ts';
import type { Measured, Share } from './layouts/worker.ts';
import { median, say } from './support/figures.ts';
import {
  addScores,
  FIELDS,
  figuresOf,
  macroF1,
  microF1,
  noScores,
  type Scores,
} from './support/importing/score-resume.ts';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'seen' },
    files: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    out: { type: 'string' },
    by: { type: 'string', default: 'engine' },
    designs: { type: 'string' },
    worst: { type: 'string', default: '20' },
    workers: { type: 'string', default: '2' },
    'generate-only': { type: 'boolean', default: false },
  },
});
if (values.half !== 'seen' && values.half !== 'unseen') throw new Error('--half is seen or unseen');
const half: Half = values.half;
for (const design of values.designs?.split(',') ?? []) {
  if (!ARCHETYPES.some((one) => one.name === design && (half === 'unseen' || one.half !== 'unseen')))
    throw new Error(`the ${half} half has no design "${design}"`);
}
const isSealed = half === 'unseen' && values.out === undefined;

/** A thread does no more than this: what its typesetter has taken of memory ends with it. */
const FILES_A_THREAD = 250;
const NAME_WIDTH = 28;

function runShare(share: Share, done: (measured: Measured) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'layouts/worker.ts'), { workerData: share });
    worker.on('message', done);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** With designs: the first that have one of them. */
function numbersOf(designs: readonly string[] | null): number[] {
  const numbers: number[] = [];
  for (let number = Number(values.from); numbers.length < Number(values.files); number++) {
    if (designs === null || designs.includes(layoutOf(number, half).archetype)) numbers.push(number);
  }
  return numbers;
}

async function measureAll(): Promise<Measured[]> {
  const folder = values.out === undefined ? null : path.resolve(values.out);
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const numbers = numbersOf(values.designs?.split(',') ?? null);
  const size = Math.min(FILES_A_THREAD, Math.ceil(numbers.length / Number(values.workers)));
  const shares: Share[] = [];
  for (let at = 0; at < numbers.length; at += size) {
    shares.push({ half, numbers: numbers.slice(at, at + size), folder, generateOnly: values['generate-only'] });
  }
  const all: Measured[] = [];
  const work = async (): Promise<void> => {
    for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
      await runShare(share, (measured) => all.push(measured));
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  return all.sort((one, other) => one.id.localeCompare(other.id));
}

function sumOf(all: readonly Measured[]): Scores {
  const sum = noScores();
  for (const { scores } of all) if (scores !== null) addScores(sum, scores);
  return sum;
}

const shown = (value: number): string => value.toFixed(3);

function sayFields(sum: Scores): void {
  for (const field of FIELDS) {
    const { precision, recall, f1 } = figuresOf(sum[field]);
    const count = sum[field].right + sum[field].missed;
    say(`${field.padEnd(NAME_WIDTH)} P ${shown(precision)}  R ${shown(recall)}  F1 ${shown(f1)}  n=${count}`);
  }
  say(`macro-F1 ${shown(macroF1(sum))}, micro-F1 ${shown(microF1(sum))}`);
}

function sayGroups(all: readonly Measured[]): void {
  for (const by of values.by.split(',')) {
    say(`\nby ${by}`);
    const groups = Object.groupBy(all, (measured) => measured.groups[by] ?? 'none');
    for (const [name, members] of Object.entries(groups).toSorted()) {
      const sum = sumOf(members!);
      const figures = `macro ${shown(macroF1(sum))}  micro ${shown(microF1(sum))}  ${members!.length} files`;
      say(`${name.padEnd(NAME_WIDTH)} ${figures}`);
    }
  }
}

function sayWorst(all: readonly Measured[]): void {
  say('\nworst');
  const sorted = all.map((one) => ({ ...one, f1: microF1(one.scores!) })).sort((one, other) => one.f1 - other.f1);
  for (const { id, f1, groups, failed } of sorted.slice(0, Number(values.worst))) {
    say(`${f1.toFixed(2)} ${id} ${Object.values(groups).join(', ')}${failed === null ? '' : `: ${failed}`}`);
  }
}

const start = performance.now();
const all = await measureAll();
const seconds = (performance.now() - start) / 1000;
if (!values['generate-only']) {
  sayFields(sumOf(all));
  sayGroups(all);
  if (!isSealed) sayWorst(all);
  say(`\n${all.filter(({ failed }) => failed !== null).length} files could not be read at all`);
}
const times = (name: 'makingMs' | 'readingMs'): string => `${median(all.map((one) => one[name])).toFixed(0)} ms`;
say(
  `${all.length} files in ${seconds.toFixed(1)} s: median ${times('makingMs')} to make, ${times('readingMs')} to read`,
);
