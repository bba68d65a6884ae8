import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { look, lookAt, reachAll, tabForAxe, widen } from './stage/accessible.ts';
import type { Watched } from './stage/browser.ts';
import { documentPath, INSIDE, OUTSIDE, signIn } from './stage/pages.ts';
import { NEWCOMER_SCENES, OUTSIDE_SCENES, SCENES, type Scenes, signUp } from './stage/scenes.ts';
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

const check = (path: string) => lookAt(tab.page, stage.baseUrl + path);

async function checkScene(name: string, scene: Scenes[string], page: Page): Promise<void> {
  await widen(page);
  const end = await scene(page, stage);
  try {
    await look(page, name);
  } finally {
    await end?.();
  }
}

describe('no page has a violation that axe finds, or is wider than the screen', () => {
  for (const [name, path] of Object.entries(OUTSIDE)) test(name, () => check(path));
  for (const [name, scene] of Object.entries(OUTSIDE_SCENES)) test(name, () => checkScene(name, scene, tab.page));
  test('signing in', () => signIn(tab.page, stage));
  for (const [name, path] of Object.entries(INSIDE)) test(name, () => check(path));
  test('a document', async () => check(await documentPath(tab.page, stage)));
});

describe('the keyboard alone reaches everything that can be pressed', () => {
  for (const [name, path] of Object.entries(INSIDE)) test(name, () => reachAll(tab.page, stage.baseUrl + path));
});

describe('nor does what can happen on a page', () => {
  for (const [name, scene] of Object.entries(SCENES)) test(name, () => checkScene(name, scene, tab.page));
});

describe('nor does the first run', () => {
  let newcomer: Page;
  test('signing up', async () => {
    newcomer = (await tabForAxe(stage)).page;
    await signUp(newcomer, stage);
  });
  for (const [name, scene] of Object.entries(NEWCOMER_SCENES)) test(name, () => checkScene(name, scene, newcomer));
});

test('nothing complained on the way', () => {
  assert.deepEqual(tab.complaints, []);
});
