import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccountTurns } from './account-turns.ts';

test('work of one account runs one after the other, of different accounts side by side', async () => {
  const inTurn = createAccountTurns();
  const running = new Map<string, number>();
  let mostOfOne = 0;
  let mostOfAll = 0;
  const work = (account: string) => async () => {
    running.set(account, (running.get(account) ?? 0) + 1);
    mostOfOne = Math.max(mostOfOne, ...running.values());
    mostOfAll = Math.max(
      mostOfAll,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    );
    await sleep(2);
    running.set(account, running.get(account)! - 1);
  };
  const accounts = ['a', 'b', 'c'];
  await Promise.all(Array.from({ length: 30 }, (_, n) => inTurn(accounts[n % 3]!, work(accounts[n % 3]!))));
  assert.equal(mostOfOne, 1);
  assert.equal(mostOfAll, 3);
});

test('a failure is its own and lets the next one pass', async () => {
  const inTurn = createAccountTurns();
  const failing = inTurn('a', async () => {
    throw new Error('mine');
  });
  const next = inTurn('a', async () => 'done');
  await assert.rejects(failing, /mine/);
  assert.equal(await next, 'done');
});

test('no more than 500 wait for one account', async () => {
  const inTurn = createAccountTurns();
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 500 }, () => inTurn('a', () => gate.promise));
  await assert.rejects(
    inTurn('a', async () => {}),
    /Too many requests/,
  );
  await inTurn('b', async () => {});
  gate.resolve();
  await Promise.all(waiting);
  await inTurn('a', async () => {});
});
