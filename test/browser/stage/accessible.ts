/** What holds for every page, in every state: axe objects to nothing, nothing is wider than the screen, the keyboard reaches all. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { violations } from './axe.ts';
import type { Watched } from './browser.ts';
import { settle, stand } from './pages.ts';
import type { Stage } from './stage.ts';

const LOOKS = [
  { name: 'wide and light', width: 1440, scheme: 'light' },
  { name: 'narrow and dark', width: 390, scheme: 'dark' },
] as const;

/** A tab in which axe can run: the pages forbid foreign scripts, as they should, and axe is one. */
export async function tabForAxe(stage: Stage): Promise<Watched> {
  const tab = await stage.tab();
  await tab.page.setBypassCSP(true);
  return tab;
}

export const widen = (page: Page) => page.setViewport({ width: LOOKS[0].width, height: 900 });

/** Of a page as it is now; `what` is named where something is wrong with it. */
export async function look(page: Page, what: string): Promise<void> {
  for (const { name, width, scheme } of LOOKS) {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await stand(page);
    assert.deepEqual(await violations(page), [], `${what}, ${name}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${what}, ${name}: ${overflow} px wider than the screen`);
  }
}

export async function lookAt(page: Page, url: string): Promise<void> {
  await settle(page, url);
  await look(page, url);
}

/** A page of the docs, with all that can be opened on it. */
export async function lookAtDocs(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await openDetails(page);
  await look(page, url);
}

export async function openDetails(page: Page): Promise<void> {
  await page.$$eval('details', (parts) => {
    for (const part of parts) part.open = true;
  });
}

/** What can be pressed or filled in; of a group of radio buttons, or of chips, the keyboard stops at one. */
function reachable(): Element[] {
  const all = [...document.querySelectorAll('a[href], button:not(:disabled), input, select, textarea, summary')];
  return all.filter((one) => one.checkVisibility() && !one.matches('[type=radio]:not(:checked), [tabindex="-1"]'));
}

/** The keyboard alone reaches everything that can be pressed. */
export async function reachAll(page: Page, url: string): Promise<void> {
  await widen(page);
  await settle(page, url);
  await page.evaluate(`window.reachable = ${reachable.toString()}`);
  const wanted = await page.evaluate('reachable().length');
  const reached = new Set<unknown>();
  for (let step = 0; step < Number(wanted) + 10; step++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate('reachable().indexOf(document.activeElement)'));
  }
  reached.delete(-1);
  assert.equal(reached.size, wanted);
}
