import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { confinementOf } from '../../src/platform/sandbox/launch.ts';
import { createSandbox, type Sandbox } from '../../src/platform/sandbox/pool.ts';
import { openImportSandbox, openSandbox } from '../../src/sandbox-tasks.ts';
import { PROJECT_ROOT, readableBy } from '../../src/wire-sandbox.ts';
import { makeTargets } from './targets.ts';

const ENTRY = path.join(import.meta.dirname, 'hostile-code.ts');
const WHO = process.getuid?.() === 0 ? 'root' : 'an ordinary user';

/** Beside what the children of the service read: the hostile code itself. */
const PACKAGES_OF_PG = ['pg', 'pg-connection-string', 'pg-pool', 'pg-protocol', 'pg-types', 'pg-int8', 'pgpass'].concat(
  ['postgres-array', 'postgres-bytea', 'postgres-date', 'postgres-interval', 'split2', 'xtend', 'pg-cloudflare'],
);
const withHostileCode = (readable: string[]): string[] => [
  ...readable,
  ...PACKAGES_OF_PG.map((name) => path.join(PROJECT_ROOT, 'node_modules', name)),
];

let targets: Awaited<ReturnType<typeof makeTargets>>;
before(async () => {
  targets = await makeTargets();
});
after(() => targets.close());

type Outcomes = Record<string, string>;

function print(t: TestContext, outcomes: Outcomes): void {
  for (const [attempt, outcome] of Object.entries(outcomes)) t.diagnostic(`${attempt.padEnd(34)} ${outcome}`);
}

const successes = (outcomes: Outcomes): string[] =>
  Object.entries(outcomes)
    .filter(([, outcome]) => !outcome.startsWith('nothing'))
    .map(([attempt]) => attempt);

for (const [kind, open, reads] of [
  ['documents', openSandbox, 'documents'],
  ['imports', openImportSandbox, 'imports'],
] as const) {
  describe(`code that has taken over a child for ${kind}, under ${WHO}`, () => {
    let sandbox: Sandbox;
    before(() => {
      const readable = withHostileCode(readableBy(reads));
      sandbox = open(1, () => {}, { entry: ENTRY, readable, maxTasksPerChild: 1, wallClockMs: 60_000 });
    });
    after(() => sandbox.close());

    test('gets nothing, whatever it tries', async (t) => {
      const outcomes = await sandbox.run<Outcomes>('attempts', targets.target);
      print(t, outcomes);
      assert.ok(Object.keys(outcomes).length > 40);
      assert.deepEqual(successes(outcomes), []);
      assert.deepEqual(targets.reached, []);
    });

    test('is ended for what it says, and the service lives on', async () => {
      await assert.rejects(sandbox.run('garble', null), { name: 'SandboxDied', reason: 'crash', message: /sent/ });
    });
  });
}

test('what a file left behind in its child is gone before the next account comes', async () => {
  const sandbox = openImportSandbox(1, () => {}, {
    entry: ENTRY,
    readable: withHostileCode(readableBy('imports')),
  });
  const first = await sandbox.run<number>('stay', null);
  const next = await sandbox.run<{ pid: number; left: string }>('look', null);
  assert.equal(next.left, '');
  assert.notEqual(next.pid, first);
  await sandbox.close();
});

describe(`code that Node's gates do not hold any more, under ${WHO}`, () => {
  const confinement = confinementOf({ entry: ENTRY, readable: undefined });
  let outcomes: Outcomes;
  let sandbox: Sandbox;
  before(async () => {
    sandbox = createSandbox({ entry: ENTRY, size: 1, maxTasksPerChild: 1, wallClockMs: 60_000 });
    outcomes = await sandbox.run<Outcomes>('attemptsWithoutGates', targets.target);
  });
  after(() => sandbox.close());

  test('reaches no network', { skip: !confinement.noNetwork && 'no network namespaces here' }, (t) => {
    print(t, outcomes);
    const network = ['connect by TCP', 'fetch by HTTP', 'send by UDP', 'resolve a name'];
    assert.deepEqual(
      network.filter((attempt) => successes(outcomes).includes(attempt)),
      [],
    );
    assert.deepEqual(targets.reached, []);
  });

  test('cannot sign in to the database, nor become root', () => {
    assert.deepEqual(
      ['sign in to the database', 'become root'].filter((attempt) => successes(outcomes).includes(attempt)),
      [],
    );
  });

  test('is a user of its own under root, who can neither read data nor touch the parent', {
    skip: !confinement.ownUser && 'not root, or no setpriv: it has the rights of the user who runs the service',
  }, () => {
    assert.deepEqual(
      successes(outcomes).filter((attempt) => attempt !== 'listen on TCP'),
      [],
    );
  });
});
