/**
 * Pictures of every page and of what can happen on them, wide and narrow, light and dark, of a service that this starts
 * with its demo account. `node test/browser/screenshots.ts --out FOLDER [--only NAME,NAME]`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { DOCS, documentPath, INSIDE, OUTSIDE, settle, signIn, stand } from './stage/pages.ts';
import { NEWCOMER_SCENES, OUTSIDE_SCENES, SCENES, type Scenes, signUp } from './stage/scenes.ts';
import { raiseStage } from './stage/stage.ts';

const LOOKS = [
  { name: 'wide', width: 1440, scheme: 'light' },
  { name: 'wide-dark', width: 1440, scheme: 'dark' },
  { name: 'narrow', width: 390, scheme: 'light' },
  { name: 'narrow-dark', width: 390, scheme: 'dark' },
];

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const out = values.out ?? 'screenshots';
const only = values.only?.split(',');
await mkdir(out, { recursive: true });
const stage = await raiseStage({ SIGNUP: 'open' });
try {
  const { page } = await stage.tab();
  await visit(page, { ...DOCS, ...OUTSIDE });
  await play(page, OUTSIDE_SCENES);
  await signIn(page, stage);
  await visit(page, { ...INSIDE, document: await documentPath(page, stage) });
  await play(page, SCENES);
  const newcomer = (await stage.tab()).page;
  await signUp(newcomer, stage);
  await play(newcomer, NEWCOMER_SCENES);
} finally {
  await stage.close();
}

async function visit(page: Page, pages: Record<string, string>): Promise<void> {
  await play(
    page,
    Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, () => settle(page, stage.baseUrl + path)])),
  );
}

async function play(page: Page, scenes: Scenes): Promise<void> {
  for (const [name, prepare] of Object.entries(scenes)) {
    if (only && !only.some((wanted) => name.startsWith(wanted))) continue;
    await page.setViewport({ width: 1440, height: 900 });
    const end = await prepare(page, stage);
    for (const look of LOOKS) {
      await page.setViewport({ width: look.width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look.scheme }]);
      await stand(page);
      // What lies over a page lies over what is in sight of it.
      const isCovered = (await page.$('dialog[open], :popover-open, .search-panel:not([hidden])')) !== null;
      await page.screenshot({ path: join(out, `${name}-${look.name}.png`), fullPage: !isCovered });
    }
    await end?.();
  }
}
