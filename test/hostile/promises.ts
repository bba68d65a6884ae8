/** What every import of a hostile file keeps: it ends in time as read or as refused in words for a person, and nobody else notices. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { HostileFile } from './files/hostile-file.ts';
import { importAll, type Result } from './import-all.ts';
import { type Figures, HOLD_LIMIT_MS } from './watch.ts';

const MIB = 2 ** 20;
const SLOWEST_SHOWN = 5;
const FOR_PROGRAMMERS =
  /undefined|NaN|\[object|null\b|TypeError|RangeError|stack|node_modules|\.(?:ts|mjs)\b|^\s*at |\/(?:work|home|tmp|usr)\/|parseAllDocuments/m;
const WHAT_TO_DO =
  /\b(?:[Ss]ave|[Cc]hoose|[Ee]xport|[Cc]orrect|[Ss]horten|[Rr]emove|[Aa]dd|[Oo]pen|[Dd]ownload|[Uu]npack|[Pp]rint|[Uu]se|What can be imported)\b/;
const MAX_MESSAGE = 500;

interface Run {
  results: Result[];
  figures: Figures;
}

/** The tests of these files; a test file calls it once. */
export function testImportsOf(files: readonly HostileFile[]): void {
  const run: Run = { results: [], figures: { longestHoldMs: 0, heldBy: '', holders: [], peakBytes: 0, peakOf: '' } };
  const namesWhere = (isBad: (result: Result) => boolean): string[] =>
    run.results.filter(isBad).map(({ file, refusal, accident }) => `${file.name}: ${accident ?? refusal ?? 'read'}`);

  before(async () => {
    Object.assign(run, await importAll(files));
  });
  test('every file was tried', () => assert.equal(run.results.length, files.length));
  testEndings(namesWhere);
  testSurroundings(run, namesWhere);
}

type NamesWhere = (isBad: (result: Result) => boolean) => string[];

function testEndings(namesWhere: NamesWhere): void {
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
}

function testSurroundings(run: Run, namesWhere: NamesWhere): void {
  test('every hostile file ends within 20 s', (t) => {
    const slowest = run.results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST_SHOWN);
    for (const { file, milliseconds } of slowest) t.diagnostic(`${(milliseconds / 1000).toFixed(1)} s: ${file.name}`);
    assert.deepEqual(
      namesWhere(({ milliseconds }) => milliseconds > 20_000),
      [],
    );
  });

  test('no child ever holds more than 512 MiB', (t) => {
    t.diagnostic(`peak of a child: ${(run.figures.peakBytes / MIB).toFixed(0)} MiB, during: ${run.figures.peakOf}`);
    assert.ok(run.figures.peakBytes <= 512 * MIB, `${(run.figures.peakBytes / MIB).toFixed(0)} MiB`);
  });

  test('the import after a hostile one works, in the same pool', () => {
    assert.deepEqual(
      namesWhere(({ nextWorked }) => !nextWorked),
      [],
    );
  });

  test('the loop of the process that runs the imports never stands still for more than 100 ms', (t) => {
    const { longestHoldMs, heldBy } = run.figures;
    t.diagnostic(`longest: ${longestHoldMs.toFixed(0)} ms, during: ${heldBy}`);
    assert.ok(longestHoldMs <= HOLD_LIMIT_MS, `${longestHoldMs.toFixed(0)} ms`);
  });
}
