/** Files made to hurt end as read or as refused in words for a person, and the service around them does not notice. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hostileFiles } from './files.ts';
import { bytesOf, type HostileFile } from './hostile-file.ts';
import { type Maker, openMaker } from './maker.ts';
import { type Ending, openRealImports, type RealImports } from './real-imports.ts';
import { RESUME_TEXT } from './resume-lines.ts';
import { type Watch, watchProcesses } from './watch.ts';

const MIB = 2 ** 20;
const CHILDREN = 2;
const SLOWEST_SHOWN = 5;

interface Result extends Ending {
  file: HostileFile;
  nextWorked: boolean;
}

const results: Result[] = [];
let begun = 0;
let imports: RealImports;
let maker: Maker;
let watch: Watch;

before(async () => {
  imports = await openRealImports(CHILDREN);
  maker = openMaker();
  watch = watchProcesses(imports.sandbox);
  await Promise.all(Array.from({ length: CHILDREN }, importUntilDone));
});

after(async () => {
  watch.stop();
  await maker.close();
  await imports.close();
});

async function importUntilDone(): Promise<void> {
  while (begun < hostileFiles.length) {
    const number = begun++;
    results.push(await importOne(hostileFiles[number]!, await maker.make(number)));
  }
}

async function importOne(file: HostileFile, bytes: Uint8Array): Promise<Result> {
  const ending = await watch.during(file.name, () => imports.run(bytes));
  const next = await imports.run(bytesOf(RESUME_TEXT));
  return { ...ending, file, nextWorked: next.refusal === null && next.accident === null };
}

const namesWhere = (isBad: (result: Result) => boolean): string[] =>
  results.filter(isBad).map(({ file, refusal, accident }) => `${file.name}: ${accident ?? refusal ?? 'read'}`);

test('there are at least 200 hostile files, each with a name of its own', () => {
  assert.ok(results.length >= 200);
  assert.equal(new Set(results.map(({ file }) => file.name)).size, results.length);
});

test('every hostile file ends as read or as refused, never by an accident', () => {
  assert.deepEqual(
    namesWhere(({ accident }) => accident !== null),
    [],
  );
});

test('what must be read is read, and what must be refused is refused, for its own reason', () => {
  assert.deepEqual(
    namesWhere(({ file, refusal }) => file.outcome === 'read' && refusal !== null),
    [],
  );
  assert.deepEqual(
    namesWhere(({ file, refusal }) => file.outcome === 'refused' && refusal === null),
    [],
  );
  assert.deepEqual(
    namesWhere(({ file, refusal }) => file.says !== undefined && refusal !== null && !file.says.test(refusal)),
    [],
  );
});

test('what must be read is read as the person whose resume it holds', () => {
  assert.deepEqual(
    namesWhere(({ file, person }) => file.outcome === 'read' && person !== 'Jane Smith'),
    [],
  );
});

const FOR_PROGRAMMERS =
  /undefined|NaN|\[object|null\b|TypeError|RangeError|stack|node_modules|\.(?:ts|mjs)\b|^\s*at |\/(?:work|home|tmp|usr)\/|parseAllDocuments/m;
const WHAT_TO_DO =
  /\b(?:[Ss]ave|[Cc]hoose|[Ee]xport|[Cc]orrect|[Ss]horten|[Rr]emove|[Aa]dd|[Oo]pen|[Dd]ownload|[Uu]npack|[Pp]rint|[Uu]se|What can be imported)\b/;
const MAX_MESSAGE = 500;

test('every refusal is in words for a person and says what to do', () => {
  assert.deepEqual(
    namesWhere(({ refusal }) => refusal !== null && FOR_PROGRAMMERS.test(refusal)),
    [],
  );
  assert.deepEqual(
    namesWhere(({ refusal }) => refusal !== null && !WHAT_TO_DO.test(refusal)),
    [],
  );
  assert.deepEqual(
    namesWhere(
      ({ refusal }) => refusal !== null && (refusal.length > MAX_MESSAGE || !/^["A-Za-z].*\.$/s.test(refusal)),
    ),
    [],
  );
});

test('every hostile file ends within 20 s', (t) => {
  const slowest = results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST_SHOWN);
  for (const { file, milliseconds } of slowest) t.diagnostic(`${(milliseconds / 1000).toFixed(1)} s: ${file.name}`);
  assert.deepEqual(
    namesWhere(({ milliseconds }) => milliseconds > 20_000),
    [],
  );
});

test('no child ever holds more than 512 MiB', (t) => {
  t.diagnostic(`peak of a child: ${(watch.peakBytes() / MIB).toFixed(0)} MiB, during: ${watch.peakOf()}`);
  assert.ok(watch.peakBytes() <= 512 * MIB, `${(watch.peakBytes() / MIB).toFixed(0)} MiB`);
});

test('the import after a hostile one works, in the same pool', () => {
  assert.deepEqual(
    namesWhere(({ nextWorked }) => !nextWorked),
    [],
  );
});

test('the loop of the process that runs the imports never stands still for more than 100 ms', (t) => {
  t.diagnostic(`longest: ${watch.longestHoldMs().toFixed(0)} ms, during: ${watch.heldBy()}`);
  assert.ok(watch.longestHoldMs() <= 100, `${watch.longestHoldMs().toFixed(0)} ms`);
});
