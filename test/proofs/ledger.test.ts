import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../support/database.ts';
import { runLedger } from './ledger/run.ts';

const SEEDS = [20_260_309, 20_260_310, 20_260_311, 20_260_312];
const EVENTS = 60;

test('after every event balance and grants are what a model in plain code says, concurrent pairs in one order or the other', async (t) => {
  const database = await testDatabase();
  t.after(() => database.close());
  const reports = await Promise.all(SEEDS.map((seed) => runLedger(database.db, seed, EVENTS)));
  for (const report of reports) t.diagnostic(JSON.stringify(report));
  const kinds = new Set(reports.flatMap(({ events }) => Object.keys(events)));
  assert.equal(kinds.size, 10, 'every kind of event happened');
  assert.ok(reports.some(({ pairsWithOneOrder }) => pairsWithOneOrder > 0));
});
