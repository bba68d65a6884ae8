/**
 * Plants single changes in the code and tells which of them no test notices.
 *
 * `npm run -s mutate -- FOLDER [--tests GLOB,GLOB] [--count 40] [--minutes 20] [--seed 1] [--at FILE:LINE]`: changes are
 * drawn by the seed from all that can be planted in the folder (or file), the same ones whatever changes around them. Each is
 * planted alone in a copy of the project, and the tests beside it are run until one fails. What survived is printed as a
 * difference; the command then ends with 1.
 * `unnoticeable-changes.json` has those that were looked at and change nothing that can be told; they are not planted.
 */
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Change, changesIn } from './mutations.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const COPIED = ['src', 'test', 'bench', 'samples', 'templates', 'bin', 'docs', 'client', 'web', 'scripts'];
const KEPT_OUT = /(?:^|\/)(?:dist|node_modules|recordings)(?:\/|$)/;
/** What only tests use is tested by them. */
const NOT_CHANGED = /\.test\.ts$|(?:^|[\\/])(?:testing|fixtures|fake-[^\\/]+)(?:[\\/]|$)/;
/** A file of tests may take so much longer than without a change; then it counts as failed. */
const PATIENCE = { times: 4, moreMs: 10_000 };
const UNCHANGED_LIMIT_MS = 180_000;

interface Unnoticeable {
  file: string;
  line: string;
  /** What the line becomes. */
  becomes: string;
  why: string;
}

const UNNOTICEABLE: Unnoticeable[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'unnoticeable-changes.json'), 'utf8'),
);

const readSource = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

/** The lines that a change is in, before and after it. */
export function differenceOf({ from, to, text }: Pick<Change, 'from' | 'to' | 'text'>, source: string) {
  const begin = source.lastIndexOf('\n', from - 1) + 1;
  const end = `${source}\n`.indexOf('\n', to);
  return {
    line: source.slice(begin, end).trim(),
    becomes: (source.slice(begin, from) + text + source.slice(to, end)).trim(),
  };
}

/** Those of the list that stand for no change any more. */
export function outdated(): Unnoticeable[] {
  return UNNOTICEABLE.filter((known) => {
    const source = readSource(known.file);
    return !changesIn(known.file, source).some((change) => isKnown(change, source, [known]));
  });
}

function isKnown(change: Change, source: string, among: readonly Unnoticeable[]): boolean {
  const { line, becomes } = differenceOf(change, source);
  return among.some((known) => known.file === change.file && known.line === line && known.becomes === becomes);
}

function sourcesIn(place: string): string[] {
  if (statSync(path.join(PROJECT, place)).isFile()) return [place];
  const names = globSync('**/*.ts', { cwd: path.join(PROJECT, place) }).filter((name) => !NOT_CHANGED.test(name));
  return names.toSorted().map((name) => path.join(place, name));
}

function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'letterpress-mutate-'));
  for (const name of COPIED) {
    cpSync(path.join(PROJECT, name), path.join(copy, name), {
      recursive: true,
      filter: (from) => !KEPT_OUT.test(path.relative(PROJECT, from)),
    });
  }
  for (const name of ['package.json', 'tsconfig.json', 'openapi.json'])
    cpSync(path.join(PROJECT, name), path.join(copy, name));
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

let running: number | undefined;

/** With all that it started: a change can make a loop that never ends. */
function endRunning(): void {
  if (running === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? running : -running, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

interface Failure {
  /** The first test that failed, or how the file ended. */
  by: string;
  isOfTest: boolean;
}

/** Null where no test fails. What is left of the file after the first that does is not waited for. */
function firstFailure(copy: string, file: string, limitMs: number): Promise<Failure | null> {
  const { promise, resolve } = Promise.withResolvers<Failure | null>();
  // As the test runner starts a file, so that all of them share one database server.
  const env = { ...process.env, NODE_TEST_CONTEXT: 'child', NODE_COMPILE_CACHE: path.join(copy, '.compiled') };
  const child = spawn(process.execPath, [file], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: process.platform !== 'win32',
  });
  running = child.pid;
  let failure: Failure | null = null;
  const fail = (by: string, isOfTest: boolean) => {
    failure ??= { by, isOfTest };
    endRunning();
  };
  const timer = setTimeout(() => fail(`no end within ${Math.round(limitMs / 1000)} s`, false), limitMs);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-100_000);
    const failed = /^ *not ok \d+ - (.*)$/m.exec(output);
    if (failed) fail(failed[1]!, !failed[1]!.endsWith('.test.ts'));
  });
  child.on('close', (status) => {
    clearTimeout(timer);
    running = undefined;
    resolve(failure ?? (status === 0 ? null : { by: `ended with ${status}`, isOfTest: false }));
  });
  return promise;
}

interface TestFile {
  file: string;
  tookMs: number;
}

/** How long each file of tests takes, the quickest first. */
async function timed(copy: string, files: readonly string[]): Promise<TestFile[]> {
  const known: TestFile[] = [];
  for (const file of files) {
    const began = performance.now();
    const failure = await firstFailure(copy, file, UNCHANGED_LIMIT_MS);
    if (failure !== null) throw new Error(`${file} fails without any change: ${failure.by}`);
    known.push({ file, tookMs: performance.now() - began });
  }
  return known.sort((a, b) => a.tookMs - b.tookMs);
}

/** The first test that fails with the change: the file of the same name is asked first. */
async function noticedBy(copy: string, { file, from, to, text }: Change, tests: readonly TestFile[]) {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  const own = file.replace(/\.ts$/, '.test.ts');
  writeFileSync(place, source.slice(0, from) + text + source.slice(to));
  try {
    for (const test of tests.toSorted((a, b) => Number(b.file === own) - Number(a.file === own))) {
      const ask = () => firstFailure(copy, test.file, test.tookMs * PATIENCE.times + PATIENCE.moreMs);
      const failure = await ask();
      // A file that ends without a verdict may have met with a busy machine instead of the change.
      const confirmed = failure === null || failure.isOfTest ? failure : await ask();
      if (confirmed !== null) return confirmed.by;
    }
    return null;
  } finally {
    writeFileSync(place, source);
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tests: { type: 'string' },
      count: { type: 'string', default: '40' },
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      at: { type: 'string' },
    },
  });
  const [place] = positionals;
  if (place === undefined) throw new Error('Say which folder or file: npm run mutate -- src/domain/credits');
  const beside = place.endsWith('.ts') ? place.replace(/\.ts$/, '.test.ts') : `${place}/**/*.test.ts`;
  const tests = (values.tests ?? beside).split(',').flatMap((glob) => globSync(glob, { cwd: PROJECT }));
  if (tests.length === 0) throw new Error('There are no such tests.');
  return { place, tests, seed: values.seed, at: values.at, count: +values.count, minutes: +values.minutes };
}

function draw({ place, seed, count, at }: ReturnType<typeof readOptions>): Change[] {
  const all = sourcesIn(place).flatMap((file) => {
    const source = readSource(file);
    return changesIn(file, source).filter((change) => !isKnown(change, source, UNNOTICEABLE));
  });
  const wanted = at === undefined ? all : all.filter(({ file, line }) => `${file}:${line}` === at);
  say(`seed ${seed}: ${Math.min(count, wanted.length)} of ${wanted.length} changes in ${place}`);
  return shuffled(wanted, seed).slice(0, count);
}

/** Each finds its place by its own text: what is added or left out beside it moves none. */
export function shuffled(changes: readonly Change[], seed: string): Change[] {
  const placed = changes.map((change) => {
    const { line, becomes } = differenceOf(change, readSource(change.file));
    return { change, place: hash('sha256', [seed, change.file, line, becomes].join('\n')) };
  });
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ change }) => change);
}

async function run(): Promise<number> {
  const options = readOptions();
  const chosen = draw(options);
  const copy = copyOfProject();
  const end = () => {
    endRunning();
    rmSync(copy, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      end();
      process.exit(1);
    });
  }
  try {
    const tests = await timed(copy, options.tests);
    const seconds = tests.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000;
    say(`${tests.length} files of tests take ${seconds.toFixed(1)} s without a change`);
    return await plantAll(copy, chosen, tests, options.minutes);
  } finally {
    end();
  }
}

async function plantAll(copy: string, chosen: readonly Change[], tests: readonly TestFile[], minutes: number) {
  const until = performance.now() + minutes * 60_000;
  const survivors: Change[] = [];
  let planted = 0;
  for (const change of chosen) {
    if (performance.now() > until) break;
    const failure = await noticedBy(copy, change, tests);
    planted += 1;
    if (failure === null) survivors.push(change);
    say(`${failure === null ? 'survived' : 'caught  '} ${change.file}:${change.line}  ${change.what}`);
    if (failure !== null) say(`         by: ${failure}`);
  }
  for (const change of survivors) {
    const { line, becomes } = differenceOf(change, readFileSync(path.join(copy, change.file), 'utf8'));
    say(`\n${change.file}:${change.line}\n- ${line}\n+ ${becomes}`);
  }
  if (planted < chosen.length) say(`\n${minutes} minutes are over; ${chosen.length - planted} were not planted`);
  say(`\n${planted} planted, ${planted - survivors.length} caught, ${survivors.length} survived`);
  return survivors.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await run();
