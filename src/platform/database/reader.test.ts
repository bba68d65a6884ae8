import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { createLine } from '../../../test/support/line.ts';
import { until } from '../../../test/support/until.ts';
import { isDatabaseUnavailable } from './database.ts';
import { createReader, type Reader } from './reader.ts';

const PID = { name: 'pid', text: 'select pg_backend_pid() as pid, $1::int as given' };
const DIVIDE = { name: 'divide', text: 'select 10 / $1::int as quotient' };
const SLEEP = { name: 'sleep', text: 'select pg_sleep($1::float8)' };

let database: TestDatabase;
let reader: Reader;

before(async () => {
  database = await testDatabase();
  reader = createReader(database.connection, 2);
});
after(async () => {
  await reader.close();
  await database.close();
});

const pidOf = async () => (await reader.read<{ pid: number }>(PID, [0]))[0]!.pid;

describe('reads', () => {
  test('many at once share the connections, and each gets its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, given) => reader.read<{ pid: number; given: number }>(PID, [given])),
    );
    assert.deepEqual(
      answers.map(([row]) => row?.given),
      Array.from({ length: 500 }, (_, given) => given),
    );
    assert.equal(new Set(answers.map(([row]) => row?.pid)).size, 2);
  });

  test('one that fails does not fail its neighbours', async () => {
    const divisors = [1, 0, 2, 0, 5, 10];
    const answers = await Promise.allSettled(
      divisors.map((divisor) => reader.read<{ quotient: number }>(DIVIDE, [divisor])),
    );
    assert.deepEqual(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.quotient : answer.reason.code)),
      [10, '22012', 5, '22012', 2, 1],
    );
  });

  test('what waited on a lost connection is read on another, and the next read connects again', async () => {
    const pids = [await pidOf(), await pidOf()];
    const waiting = [reader.read(SLEEP, [0.5]), reader.read(SLEEP, [0.5])];
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
    await Promise.all(waiting);
    const later = [await pidOf(), await pidOf()];
    assert.equal(
      later.some((pid) => pids.includes(pid)),
      false,
    );
  });

  test('a server that cannot be reached fails each read, and is tried again', async () => {
    const nowhere = createReader({ ...database.connection, host: '/nonexistent' }, 2);
    for (let attempt = 0; attempt < 4; attempt++) {
      await assert.rejects(nowhere.read(PID, [0]), isDatabaseUnavailable);
    }
    await nowhere.close();
  });

  describe('over a network', () => {
    const line = createLine();
    let distant: Reader;
    before(async () => {
      distant = createReader({ connectionString: await line.open(database.connection), query_timeout: 30_000 }, 2);
    });
    after(async () => {
      line.speak();
      await distant.close();
      await line.cut();
    });
    const answered = async () => (await distant.read<{ given: number }>(PID, [7]))[0]!.given;

    test('that forgot the connections, they are asked again on new ones', async () => {
      await Promise.all([answered(), answered()]);
      line.silence();
      const waiting = [answered(), answered(), answered()];
      line.speak();
      assert.deepEqual(await Promise.all(waiting), [7, 7, 7]);
    });

    test('to a slow server they wait, and are sent twice at most', async () => {
      let isAnswered = false;
      const asking = distant.read(SLEEP, [1]).finally(() => {
        isAnswered = true;
      });
      let most = 0;
      while (!isAnswered) {
        const { rowCount } = await database.pool.query(
          "select from pg_stat_activity where state = 'active' and query = $1",
          [SLEEP.text],
        );
        most = Math.max(most, rowCount ?? 0);
      }
      await asking;
      assert.equal(most, 2);
    });

    test('on which nothing passes they fail, soon nobody waits for that, and later all is well', async () => {
      await Promise.all([answered(), answered()]);
      line.silence();
      await assert.rejects(answered(), isDatabaseUnavailable);
      const began = performance.now();
      for (let n = 0; n < 20; n++) await assert.rejects(answered(), isDatabaseUnavailable);
      const ms = performance.now() - began;
      assert.ok(ms < 1_500, `20 reads waited ${ms} ms`);
      line.speak();
      await until(() => answered().then(Boolean, () => false));
    });
  });
});
