import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Lease, Limits } from '../../src/platform/limits/limits.ts';

export interface LimitsUnderTest {
  limits: Limits;
  /** Lets time go by: turned on a clock, or waited for. */
  pass(ms: number): Promise<void>;
}

let names = 0;
/** Redis keeps its counters from test to test. */
const fresh = (): string => `id ${process.pid} ${++names}`;

/** What every engine of limits keeps. Windows are short because a shared engine has a clock of its own. */
export function limitsSuite(engine: string, underTest: () => LimitsUnderTest): void {
  const windows = (windowSeconds = 60) => underTest().limits.windows({ windowSeconds, maxEntriesPerStore: 1000 });

  describe(`windows of ${engine}`, () => {
    test('the tenth of ten requests is allowed with none remaining, the eleventh is refused', async () => {
      const take = windows();
      const id = fresh();
      const verdicts = [];
      for (let request = 0; request < 11; request++) verdicts.push(await take({ store: 'key', id, limit: 10 }));
      assert.deepEqual(
        verdicts.map(({ remaining }) => remaining),
        [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0],
      );
      assert.deepEqual(
        verdicts.map(({ allowed }) => allowed),
        [...Array(10).fill(true), false],
      );
      assert.equal(new Set(verdicts.map(({ resetAtSeconds }) => resetAtSeconds)).size, 1);
      for (const { retryAfterSeconds } of verdicts) assert.ok(retryAfterSeconds > 50 && retryAfterSeconds <= 60);
    });

    test('of 500 requests at once exactly the limit is allowed', async () => {
      const take = windows();
      const id = fresh();
      const verdicts = await Promise.all(Array.from({ length: 500 }, () => take({ store: 'ip', id, limit: 60 })));
      assert.equal(verdicts.filter(({ allowed }) => allowed).length, 60);
    });

    test('a window ends a fixed time after its first request, and whoever waits as told is let in', async () => {
      const take = windows(1);
      const layer = { store: 'short', id: fresh(), limit: 1 };
      assert.equal((await take(layer)).allowed, true);
      await underTest().pass(400);
      const refused = await take(layer);
      assert.deepEqual([refused.allowed, refused.retryAfterSeconds], [false, 1]);
      await underTest().pass(700);
      assert.equal((await take(layer)).allowed, true);
      assert.equal((await take(layer)).allowed, false);
    });

    test('a walk over several layers stops at the one that refuses, and counts none behind it', async () => {
      const take = windows();
      const key = { store: 'key', id: fresh(), limit: 2 };
      const account = { store: 'account', id: fresh(), limit: 5 };
      assert.equal((await take(key, account)).remaining, 4);
      assert.equal((await take(key, account)).remaining, 3);
      for (let request = 0; request < 3; request++) {
        const { allowed, remaining } = await take(key, account);
        assert.deepEqual([allowed, remaining], [false, 0]);
      }
      assert.equal((await take(account)).remaining, 2);
      assert.equal((await take({ ...key, id: fresh() }, { ...account, limit: 3 })).allowed, false);
    });

    test('ids and stores are counted apart, whatever an id looks like', async () => {
      const take = windows();
      const id = fresh();
      for (const [store, each] of [
        ['ip', id],
        ['ip2', id],
        ['ip', `${id}\0`],
        ['ip', `${id} é`],
        ['ip', `${id} e\u0301`],
        ['ip', `${id}${'x'.repeat(8000)}`],
      ] as const) {
        assert.equal((await take({ store, id: each, limit: 1 })).allowed, true);
        assert.equal((await take({ store, id: each, limit: 1 })).allowed, false);
      }
    });

    test('a raised limit holds within the running window', async () => {
      const take = windows();
      const id = fresh();
      for (let request = 0; request < 11; request++) await take({ store: 'key', id, limit: 10 });
      assert.equal((await take({ store: 'key', id, limit: 20 })).remaining, 8);
    });
  });

  describe(`pauses of ${engine}`, () => {
    test('failures beyond the free ones cost a second, then two', async () => {
      const { limits, pass } = underTest();
      const attempt = { store: 'pair', id: fresh(), free: 3 };
      for (let failure = 0; failure < 3; failure++) assert.equal(await limits.pauses.begin(attempt), 0);
      assert.equal(await limits.pauses.begin(attempt), 1);
      await pass(1_100);
      assert.equal(await limits.pauses.begin(attempt), 0);
      assert.equal(await limits.pauses.begin(attempt), 2);
    });

    test('of 500 tries at once exactly the free ones begin', async () => {
      const attempt = { store: 'pair', id: fresh(), free: 5 };
      // A pause that grew to minutes cannot end while they are asked.
      const other = { store: 'client', id: fresh(), free: -7 };
      const { pauses } = underTest().limits;
      const waits = await Promise.all(Array.from({ length: 500 }, () => pauses.begin(attempt)));
      assert.equal(waits.filter((seconds) => seconds === 0).length, 5);
      assert.equal(await pauses.begin(other), 0);
      assert.ok((await pauses.begin(other)) > 200);
    });

    test('where one of two has to wait, neither is counted', async () => {
      const { pauses } = underTest().limits;
      const slow = { store: 'client', id: fresh(), free: -7 };
      const quick = { store: 'pair', id: fresh(), free: 2 };
      await pauses.begin(slow);
      for (let count = 0; count < 5; count++) assert.ok((await pauses.begin(quick, slow)) > 200);
      assert.equal(await pauses.begin(quick), 0);
      assert.equal(await pauses.begin(quick), 0);
      assert.equal(await pauses.begin(quick), 1);
    });

    test('what is given back or forgotten never happened', async () => {
      const { pauses } = underTest().limits;
      const attempt = { store: 'pair', id: fresh(), free: 2 };
      for (let count = 0; count < 10; count++) {
        assert.equal(await pauses.begin(attempt), 0);
        await pauses.giveBack(attempt);
      }
      await pauses.giveBack(attempt, { store: 'pair', id: fresh() });
      for (let count = 0; count < 2; count++) assert.equal(await pauses.begin(attempt), 0);
      assert.equal(await pauses.begin(attempt), 1);
      await pauses.giveBack(attempt);
      assert.equal(await pauses.begin(attempt), 0);
      await pauses.forget(attempt);
      for (let count = 0; count < 2; count++) assert.equal(await pauses.begin(attempt), 0);
      assert.equal(await pauses.begin(attempt), 1);
    });
  });

  describe(`leases of ${engine}`, () => {
    test('no more than the limit are held, and a place that is given back is free', async () => {
      const { lease } = underTest().limits;
      const wanted = { store: 'uploads', id: fresh(), limit: 2 };
      const asked = await Promise.all(Array.from({ length: 20 }, () => lease(wanted)));
      const held = asked.filter((each): each is Lease => each !== null);
      assert.equal(held.length, 2);
      assert.ok(await lease({ ...wanted, id: fresh() }));
      held[0]!.release();
      held[0]!.release();
      assert.ok(await lease(wanted));
      assert.equal(await lease(wanted), null);
    });

    test('where the oldest gives way, its holder is told', async () => {
      const { lease } = underTest().limits;
      const id = fresh();
      const lost: number[] = [];
      const open = (name: number) => lease({ store: 'streams', id, limit: 3, onLost: () => lost.push(name) });
      for (let name = 0; name < 3; name++) assert.ok(await open(name));
      assert.deepEqual(lost, []);
      for (let name = 3; name < 5; name++) assert.ok(await open(name));
      assert.deepEqual(lost, [0, 1]);
    });
  });
}
