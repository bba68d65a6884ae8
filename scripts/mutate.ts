/**
 * Plants single changes in the code and tells which of them no test notices.
 *
 * `npm run mutate -- FOLDER [--tests GLOB,GLOB] [--count 40] [--minutes 20] [--seed 1]`: changes are drawn by the seed from
 * all that can be planted in the folder, each is planted alone in a copy of the project, and the tests beside it are run.
 * A change that no test notices is printed with its place; the command then ends with 1.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'vite';
import { seededRandom } from '../test/chaos/random.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const COPIED = ['src', 'test', 'bench', 'samples', 'templates', 'bin', 'docs', 'client', 'web', 'scripts'];
const KEPT_OUT = /(?:^|\/)(?:dist|node_modules|recordings)(?:\/|$)/;
const TEST_LIMIT_MS = 180_000;

interface Change {
  file: string;
  line: number;
  from: number;
  to: number;
  text: string;
  what: string;
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
};

/** Of the tree that the parser gives: every node says where it stands. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Every single change that can be planted in a file. */
export function changesIn(file: string, source: string): Change[] {
  const found: Change[] = [];
  const plant = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string): void => {
    const line = source.slice(0, start).split('\n').length;
    const what = `${shortened(source.slice(start, end))} → ${shortened(text)}`;
    found.push({ file, line, from: start, to: end, text, what });
  };
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const visit = (node: Node): void => {
    if (/^(?:TS(?!AsExpression|NonNull|Satisfies)|ImportDeclaration)/.test(node.type)) return;
    if (/^(?:Binary|Logical)Expression$/.test(node.type)) swapOperator(node, source, plant);
    if (node.type === 'Literal' && typeof node.value === 'boolean') plant(node, String(!node.value));
    if (node.type === 'Literal' && typeof node.value === 'number') plant(node, `(${textOf(node)} + 1)`);
    if (node.type === 'UnaryExpression' && node.operator === '!') plant(node, textOf(node.argument as Node));
    if (node.type === 'IfStatement') plant(node.test as Node, `!(${textOf(node.test as Node)})`);
    if (node.type === 'ExpressionStatement' && isCall(node.expression as Node)) plant(node, ';');
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return found;
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

const isCall = (node: Node): boolean =>
  node.type === 'CallExpression' || (node.type === 'AwaitExpression' && isCall(node.argument as Node));

function swapOperator(
  node: Node,
  source: string,
  plant: (place: { start: number; end: number }, text: string) => void,
) {
  const [left, right] = [node.left as Node, node.right as Node];
  const operator = node.operator as string;
  const swapped = SWAPPED[operator];
  // Texts that are joined cannot be subtracted.
  const isOfTexts = [left, right].some((one) => typeof one.value === 'string' || one.type === 'TemplateLiteral');
  if (swapped === undefined || (operator === '+' && isOfTexts)) return;
  const start = source.indexOf(operator, left.end);
  plant({ start, end: start + operator.length }, swapped);
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
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

function passes(copy: string, tests: readonly string[]): boolean {
  const flags = ['--test', '--test-concurrency=2', '--test-reporter=dot'];
  const { status } = spawnSync(process.execPath, [...flags, ...tests], {
    cwd: copy,
    stdio: 'ignore',
    timeout: TEST_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tests: { type: 'string' },
      count: { type: 'string', default: '40' },
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Say which folder: npm run mutate -- src/domain/credits');
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const sources = globSync('**/*.ts', { cwd: path.join(PROJECT, folder) })
    .filter((name) => !name.endsWith('.test.ts') && !name.split(path.sep).includes('testing'))
    .map((name) => path.join(folder, name));
  const tests = (values.tests ?? `${folder}/**/*.test.ts`)
    .split(',')
    .flatMap((glob) => globSync(glob, { cwd: PROJECT }));
  const all = sources.toSorted().flatMap((file) => changesIn(file, readFileSync(path.join(PROJECT, file), 'utf8')));
  const chosen = seededRandom(Number(values.seed)).shuffled(all).slice(0, Number(values.count));
  say(
    `${all.length} changes can be planted in ${folder}, ${chosen.length} are; ${tests.length} files of tests, seed ${values.seed}`,
  );
  const copy = copyOfProject();
  try {
    if (!passes(copy, tests)) throw new Error('The tests fail without any change.');
    const until = performance.now() + Number(values.minutes) * 60_000;
    let planted = 0;
    const survivors: Change[] = [];
    for (const change of chosen) {
      if (performance.now() > until) break;
      const file = path.join(copy, change.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.slice(0, change.from) + change.text + source.slice(change.to));
      const isUnnoticed = passes(copy, tests);
      writeFileSync(file, source);
      planted += 1;
      if (isUnnoticed) survivors.push(change);
      say(`${isUnnoticed ? 'not noticed' : 'noticed    '} ${change.file}:${change.line}  ${change.what}`);
    }
    say(`${planted} planted, ${planted - survivors.length} noticed, ${survivors.length} not`);
    return survivors.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.main) process.exitCode = run();
