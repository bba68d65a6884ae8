import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { suspendAccount } from '../accounts/accounts.ts';
import { openAccount } from '../accounts/open-account.ts';
import { createPastAddresses } from '../accounts/past-addresses.ts';
import { deleteAccount } from './delete-account.ts';
import { createLiveNews, type LiveNews, type News } from './live.ts';

/** A look is made every half second. */
const SOON_MS = 5_000;

let database: TestDatabase;
let live: LiveNews;

before(async () => {
  database = await testDatabase();
  live = createLiveNews(database.db, (line) => assert.fail(line));
});
after(async () => {
  await live.close();
  await database.close();
});

async function listening(name: string): Promise<{ id: string; heard: News[] }> {
  const wanted = { email: `${name}@example.com`, plan: 'free', password: null, now: new Date() } as const;
  const { id } = await openAccount(database.db, wanted);
  const heard: News[] = [];
  await live.listen(id, (news) => void heard.push(news));
  return { id, heard };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + SOON_MS;
  while (!condition()) {
    assert.ok(performance.now() < deadline, 'the condition did not come true in time');
    await sleep(10);
  }
}

test('whoever listens for an account that is suspended or deleted is told so once, and the others hear nothing', async () => {
  const [suspended, deleted, untouched] = await Promise.all(['ann', 'ben', 'cleo'].map(listening));
  await suspendAccount(database.db, suspended!.id, new Date());
  await deleteAccount(database.db, createPastAddresses(['a secret of the tests']), deleted!.id);
  await until(() => suspended!.heard.length > 0 && deleted!.heard.length > 0);
  await sleep(600);
  assert.deepEqual([suspended!.heard, deleted!.heard, untouched!.heard], [['barred'], ['barred'], []]);
});
