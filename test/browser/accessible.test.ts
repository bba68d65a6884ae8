import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from './axe.ts';
import type { Watched } from './browser.ts';
import { documentPath, INSIDE, OUTSIDE, settle, signIn, stand } from './pages.ts';
import { NEWCOMER_SCENES, OUTSIDE_SCENES, SCENES, type Scenes, signUp } from './scenes.ts';
import { raiseStage, type Stage } from './stage.ts';

const LOOKS = [
  { name: 'wide and light', width: 1440, scheme: 'light' },
  { name: 'narrow and dark', width: 390, scheme: 'dark' },
] as const;

let stage: Stage;
let tab: Watched;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  tab = await stage.tab();
  // The pages forbid foreign scripts, as they should; axe is one.
  await tab.page.setBypassCSP(true);
});
after(async () => {
  await stage?.close();
});

async function look(page: Page, what: string): Promise<void> {
  for (const { name, width, scheme } of LOOKS) {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await stand(page);
    assert.deepEqual(await violations(page), [], `${what}, ${name}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${what}, ${name}: ${overflow} px wider than the screen`);
  }
}

async function check(path: string): Promise<void> {
  await settle(tab.page, stage.baseUrl + path);
  await look(tab.page, path);
}

async function checkScene(name: string, scene: Scenes[string], page: Page): Promise<void> {
  await page.setViewport({ width: LOOKS[0].width, height: 900 });
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

/** What can be pressed or filled in; of a group of radio buttons, or of chips, the keyboard stops at one. */
function reachable(): Element[] {
  const all = [...document.querySelectorAll('a[href], button:not(:disabled), input, select, textarea, summary')];
  return all.filter((one) => one.checkVisibility() && !one.matches('[type=radio]:not(:checked), [tabindex="-1"]'));
}

describe('the keyboard alone reaches everything that can be pressed', () => {
  for (const [name, path] of Object.entries(INSIDE)) {
    test(name, async () => {
      const { page } = tab;
      await page.setViewport({ width: LOOKS[0].width, height: 900 });
      await settle(page, stage.baseUrl + path);
      await page.evaluate(`window.reachable = ${reachable.toString()}`);
      const wanted = await page.evaluate('reachable().length');
      const reached = new Set<unknown>();
      for (let step = 0; step < Number(wanted) + 10; step++) {
        await page.keyboard.press('Tab');
        reached.add(await page.evaluate('reachable().indexOf(document.activeElement)'));
      }
      reached.delete(-1);
      assert.equal(reached.size, wanted);
    });
  }
});

describe('nor does what can happen on a page', () => {
  for (const [name, scene] of Object.entries(SCENES)) test(name, () => checkScene(name, scene, tab.page));
});

describe('nor does the first run', () => {
  let newcomer: Page;
  test('signing up', async () => {
    newcomer = (await stage.tab()).page;
    await newcomer.setBypassCSP(true);
    await signUp(newcomer, stage);
  });
  for (const [name, scene] of Object.entries(NEWCOMER_SCENES)) test(name, () => checkScene(name, scene, newcomer));
});

test('nothing complained on the way', () => {
  assert.deepEqual(tab.complaints, []);
});
