/** One page of each kind; `accessible.long.ts` has all of them, in every state. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lookAt, reachAll, tabForAxe } from './stage/accessible.ts';
import type { Watched } from './stage/browser.ts';
import { documentPath, INSIDE, OUTSIDE, signIn } from './stage/pages.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let tab: Watched;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  tab = await tabForAxe(stage);
});
after(async () => {
  await stage?.close();
});

test('no page has a violation that axe finds, or is wider than the screen', async () => {
  await lookAt(tab.page, stage.baseUrl + OUTSIDE['sign-up']);
  await signIn(tab.page, stage);
  for (const path of [INSIDE['new-cover-letter'], INSIDE.profile, INSIDE.keys, await documentPath(tab.page, stage)]) {
    await lookAt(tab.page, stage.baseUrl + path);
  }
});

test('the keyboard alone reaches everything that can be pressed', async () => {
  for (const path of [INSIDE['new-resume'], INSIDE.settings]) await reachAll(tab.page, stage.baseUrl + path);
});

test('nothing complained on the way', () => {
  assert.deepEqual(tab.complaints, []);
});
