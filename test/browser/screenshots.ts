/**
 * Pictures of every page, wide and narrow, light and dark, of a service that this starts with its demo account.
 * `node test/browser/screenshots.ts --out FOLDER`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { documentPath, INSIDE, OUTSIDE, settle, signIn } from './pages.ts';
import { raiseStage } from './stage.ts';

const LOOKS = [
  { name: 'wide', width: 1440, scheme: 'light' },
  { name: 'wide-dark', width: 1440, scheme: 'dark' },
  { name: 'narrow', width: 390, scheme: 'light' },
  { name: 'narrow-dark', width: 390, scheme: 'dark' },
];

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = values.out ?? 'screenshots';
await mkdir(out, { recursive: true });
const stage = await raiseStage({ SIGNUP: 'open' });
try {
  const { page } = await stage.tab();
  await picture(page, OUTSIDE);
  await signIn(page, stage);
  await picture(page, { ...INSIDE, document: await documentPath(page, stage) });
} finally {
  await stage.close();
}

async function picture(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    for (const look of LOOKS) {
      await page.setViewport({ width: look.width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look.scheme }]);
      await settle(page, stage.baseUrl + path);
      await page.screenshot({ path: join(out, `${name}-${look.name}.png`), fullPage: true });
    }
  }
}
