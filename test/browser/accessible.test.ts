import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { Watched } from './browser.ts';
import { documentPath, INSIDE, OUTSIDE, settle, signIn } from './pages.ts';
import { raiseStage, type Stage } from './stage.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LOOKS = [
  { name: 'wide and light', width: 1440, scheme: 'light' },
  { name: 'narrow and dark', width: 390, scheme: 'dark' },
] as const;

let stage: Stage;
let tab: Watched;
let axe: string;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  tab = await stage.tab();
  // The pages forbid foreign scripts, as they should; axe is one.
  await tab.page.setBypassCSP(true);
  axe = await readFile(axePath, 'utf8');
});
after(async () => {
  await stage?.close();
});

/** What axe objects to, as lines that name the rule and the place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const results = await axe.run({ resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

async function check(path: string): Promise<void> {
  for (const { name, width, scheme } of LOOKS) {
    await tab.page.setViewport({ width, height: 900 });
    await tab.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await settle(tab.page, stage.baseUrl + path);
    assert.deepEqual(await violations(tab.page), [], `${path}, ${name}`);
    const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${path}, ${name}: ${overflow} px wider than the screen`);
  }
}

describe('no page has a violation that axe finds, or is wider than the screen', () => {
  for (const [name, path] of Object.entries(OUTSIDE)) test(name, () => check(path));
  test('signing in', () => signIn(tab.page, stage));
  for (const [name, path] of Object.entries(INSIDE)) test(name, () => check(path));
  test('a document', async () => check(await documentPath(tab.page, stage)));
});

/** What can be pressed or filled in; of a group of radio buttons the keyboard stops at one. */
function reachable(): Element[] {
  const all = [...document.querySelectorAll('a[href], button:not(:disabled), input, select, textarea, summary')];
  return all.filter((one) => one.checkVisibility() && !(one.matches('[type=radio]') && !one.matches(':checked')));
}

describe('the keyboard alone reaches everything that can be pressed', () => {
  for (const [name, path] of Object.entries(INSIDE)) {
    test(name, async () => {
      const { page } = tab;
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

test('nothing complained on the way', () => {
  assert.deepEqual(tab.complaints, []);
});
