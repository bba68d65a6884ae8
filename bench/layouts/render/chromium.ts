/** One page of a headless Chromium, used for all files. */
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { launchBrowser } from '../../../test/browser/stage/launch.ts';
import { offerFonts } from './fonts.ts';

interface Open {
  browser: Browser;
  page: Page;
  fonts: string;
}

let opening: Promise<Open> | undefined;

async function open(): Promise<Open> {
  const fonts = offerFonts();
  const browser = await launchBrowser();
  return { browser, page: await browser.newPage(), fonts };
}

export async function printHtml(html: string): Promise<Uint8Array> {
  opening ??= open();
  const { page } = await opening;
  await page.setContent(html);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

export async function closeChromium(): Promise<void> {
  const open = await opening;
  opening = undefined;
  if (open === undefined) return;
  await open.browser.close();
  rmSync(open.fonts, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
